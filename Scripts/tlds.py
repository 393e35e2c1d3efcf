#!/usr/bin/env python3
"""Writes the snapshot of top-level domains that the email hints use.

    Scripts/tlds.py LIST Sources/MaskEngine/Email/EmailTopLevels+Snapshot.swift

LIST holds one name a line, A-label first and, behind a tab, its U-label; `#` begins a comment, and
the first number of ten digits in one is IANA's version, a date and a counter.
"""
import re
import sys


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    version, names = None, set()
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            line = line.strip("\n")
            if line.startswith("#"):
                found = re.search(r"\b(\d{10})\b", line)
                version = version or (found and found.group(1))
                continue
            names.update(name.lower() for name in line.split("\t") if name)
    if version is None or not names:
        sys.exit(f"{sys.argv[1]}: no version or no names")
    with open(sys.argv[2], "w", encoding="utf-8") as out:
        out.write("// Delegated top-level domains, A-labels and U-labels. Facts from IANA's root zone list, version\n"
                  f"// {version}. Written by Scripts/tlds.py; do not edit.\n\n")
        out.write("extension EmailTopLevels {\n")
        out.write("  /// The list this library was released with, version "
                  f"{version} of {version[:4]}-{version[4:6]}-{version[6:8]}.\n")
        out.write("  public static let snapshot = EmailTopLevels(\n")
        out.write(f"    version: \"{version}\", date: \"{version[:4]}-{version[4:6]}-{version[6:8]}\",\n")
        out.write('    names: """\n')
        line = "     "
        for name in sorted(names):
            if len(line) + len(name) + 3 > 100:
                out.write(line + " \\\n")
                line = "     "
            line += " " + name
        out.write(line + "\n")
        out.write('      """.split(separator: " ").map(String.init))\n}\n')
    print(f"{sys.argv[2]}: {len(names)} names, version {version}")


main()
