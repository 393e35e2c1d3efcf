#!/usr/bin/env python3
"""Makes the compact corpora of the email tests, and the fuzz seeds, from the full ones.

    Scripts/email_corpora.py CORPORA Tests/MaskEngineTests/Resources fuzz/corpus/email

CORPORA holds email.jsonl, email-typing.jsonl, email-invalid-utf8.jsonl and email-typo.jsonl. Notes
and sources are left out, expectations kept: a letter or a number a profile, in the order basic,
html, rfc5321, rfc6531, `-` where the corpus leaves the question open.
"""
import hashlib
import json
import os
import sys

PROFILES = ["basic", "html", "rfc5322", "rfc6531"]


def lines(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def first_bad_byte(data):
    try:
        data.decode("utf-8")
        return None
    except UnicodeDecodeError as error:
        return error.start


def typed(expected):
    if expected is None:
        return "-"
    return {"valid": "v", "incomplete": "i", "empty": "e"}.get(
        expected["state"], f"x{expected['bad_offset']}")


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    source, target, seeds = sys.argv[1:]
    os.makedirs(target, exist_ok=True)
    os.makedirs(seeds, exist_ok=True)

    def write(name, rows):
        with open(os.path.join(target, name), "w", encoding="ascii") as out:
            for row in rows:
                out.write(json.dumps(row, separators=(",", ":")) + "\n")
        print(f"{name}: {len(rows)} rows")

    addresses = lines(source, "email.jsonl")
    write("email-addresses.jsonl", [
        [row["address"], "".join({True: "t", False: "f", None: "-"}[row["expect"][p]]
                                 for p in PROFILES)] for row in addresses])
    write("email-typing.jsonl", [
        [row["text"], " ".join(typed(row["expect"][p]) for p in PROFILES)]
        for row in lines(source, "email-typing.jsonl")])
    write("email-utf8.jsonl", [
        [row["bytes_hex"], first_bad_byte(bytes.fromhex(row["bytes_hex"]))]
        for row in lines(source, "email-invalid-utf8.jsonl")])
    write("email-typos.jsonl", [
        {k: v for k, v in row.items() if k != "source"}
        for row in lines(source, "email-typo.jsonl")])

    # A seed is a profile's byte and the text; every 12th address, and every ill-formed text.
    wanted = [(i % 8, row["address"].encode()) for i, row in enumerate(addresses[::12])]
    wanted += [(3, bytes.fromhex(row["bytes_hex"]))
               for row in lines(source, "email-invalid-utf8.jsonl")]
    for profile, text in wanted:
        data = bytes([profile]) + text
        name = hashlib.sha1(data).hexdigest()[:12]
        with open(os.path.join(seeds, name), "wb") as out:
            out.write(data)
    print(f"{seeds}: {len(wanted)} seeds")


main()
