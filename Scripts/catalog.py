#!/usr/bin/env python3
"""Writes the tables of cards, IBANs and documents as Swift, below Sources/MaskCatalog.

    Scripts/catalog.py FACTS_FOLDER           writes the files
    Scripts/catalog.py --check FACTS_FOLDER   exits with 1 if a file in the tree differs

FACTS_FOLDER holds cards.json, iban.json and ids.json; each names its source and date in "_header".
What the prose of a rule means to the interpreter stands in CHECKS below, one line a document; the
notation is explained in Sources/MaskCatalog/Code/CodeCheck.swift.
"""

import json
import pathlib
import sys
import unicodedata

TREE = pathlib.Path(__file__).resolve().parent.parent / "Sources/MaskCatalog"

# One leading digit names a whole industry (ISO/IEC 7812: 1 is airlines), so a number is grouped in
# fours until it is as long as the one card of that industry.
GROUPED_WHEN_WHOLE = {"uatp"}

# Slots whose facts are in the note or the rule rather than in the mask: o is a digit or a letter of
# omocodia, x a digit or X, z the digit 0 and Z the letter Z, L a letter of Russian plates.
MASKS = {
    "IT.cf": ["@@@@@@oo@oo@ooo@"],
    "CN.ric": ["###### ######## ###x"],
    "IN.ifsc": ["@@@@z******"],
    "IN.gstin": ["##@@@@@####@*Z*"],
    "RU.plate": ["L###LL ##", "L###LL ###"],
    "GB.postcode": ["@# #@@", "@## #@@", "@@# #@@", "@@## #@@", "@#@ #@@", "@@#@ #@@", "@@@ #@@"],
}

CHECKS = {
    "RU.snils": "snils",
    "RU.inn10": "w:2,4,10,3,5,9,4,6,8:11:t",
    "RU.inn12": "w:7,2,4,10,3,5,9,4,6,8:11:t w:3,7,2,4,10,3,5,9,4,6,8:11:t",
    "RU.ogrn": "at:0:^0 n:12:11:t",
    "RU.ogrnip": "n:14:13:t",
    "RU.bik": "begins:04,00,01,02",
    "RU.oms": "luhn",
    "RU.plate": "not:1:000",
    "US.ssn": "not:0:000,666,078051120,219099999,457555462 at:0:^9 not:3:00 not:5:0000",
    # IRS, "How EINs are assigned and valid EIN prefixes": those that are not in its list.
    "US.ein": "not:0:00,07,08,09,17,18,19,28,29,49,69,70,78,79,89,96,97",
    "US.aba": "s:3,7,1,3,7,1,3,7,1:10",
    "GB.postcode": "exactly:GIR0AA at:0:^QVX inner:2:ABCDEFGHJKPSTUW at:-2:^CIKMOV at:-1:^CIKMOV",
    "GB.nino": "at:0:^DFIQUV at:1:^DFIQUVO not:0:BG,GB,KN,NK,NT,TN,ZZ at:8:ABCD",
    "GB.nhs": "w:10,9,8,7,6,5,4,3,2:11:c",
    "BR.cpf": "same w:10,9,8,7,6,5,4,3,2:11:z w:11,10,9,8,7,6,5,4,3,2:11:z",
    "BR.cnpj": "same w:5,4,3,2,9,8,7,6,5,4,3,2:11:z w:6,5,4,3,2,9,8,7,6,5,4,3,2:11:z",
    "BR.cnpj_alnum": "same w:5,4,3,2,9,8,7,6,5,4,3,2:11:z w:6,5,4,3,2,9,8,7,6,5,4,3,2:11:z",
    "IN.pan": "at:3:ABCFGHJLPT",
    "IN.aadhaar": "at:0:^01 palindrome verhoeff",
    "IN.gstin": "at:5:ABCFGHJLPT luhn36",
    "IN.pin": "at:0:^0",
    "DE.idnr": "at:0:^0 idnr iso7064",
    "DE.plz": "not:0:00,01000,99999",
    "FR.nir": "nir",
    "FR.siren": "luhn",
    "FR.siret": "siret",
    "ES.dni": "n:8:23:=TRWAGMYFPDXBNJZSQVHLCKE",
    "ES.nie": "at:0:XYZ nie",
    "IT.cf": "born:it codiceFiscale",
    "IT.iva": "luhn",
    "PL.pesel": "born:pesel w:1,3,7,9,1,3,7,9,1,3:10:c",
    "PL.nip": "w:6,5,7,2,3,4,5,6,7:11",
    "NL.bsn": "same s:9,8,7,6,5,4,3,2,-1:11",
    "NL.postcode": "at:0:^0 not:4:SA,SD,SS",
    "UZ.pinfl": "at:0:123456 born:uz w:7,3,1,7,3,1,7,3,1,7,3,1,7:10:t",
    "UZ.stir": "at:0:^01",
    "GR.afm": "w:256,128,64,32,16,8,4,2:11:t",
    "KZ.iin": "born:kz iin",
    "TR.tckn": "at:0:^0 tckn",
    "CN.ric": "born:cn w:7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2:11:=10X98765432",
    "JP.mynumber": "w:6,5,4,3,2,7,6,5,4,3,2:11:z",
    "UA.rnokpp": "w:-1,5,7,9,4,6,10,5,7:11:t",
    "CH.ahv": "begins:756 w:1,3,1,3,1,3,1,3,1,3,1,3:10:c",
    "KR.rrn": "born:kr w:2,3,4,5,6,7,8,9,2,3,4,5:11:ct",
    "IL.id": "luhn",
    "HR.oib": "iso7064",
}

# Documents whose facts say that some right numbers have a wrong check digit.
LENIENT = {"UZ.pinfl", "KR.rrn"}

# Numbers that stand for a person or an account.
SENSITIVE = {
    "RU.snils", "RU.inn12", "RU.account", "RU.passport", "RU.passport_int", "RU.oms", "US.ssn",
    "GB.nino", "GB.nhs", "BR.cpf", "IN.pan", "IN.aadhaar", "DE.idnr", "FR.nir", "ES.dni", "ES.nie",
    "IT.cf", "PL.pesel", "NL.bsn", "UZ.pinfl", "UZ.passport", "GR.afm", "KZ.iin", "TR.tckn",
    "CN.ric", "JP.mynumber", "UA.rnokpp", "CH.ahv", "KR.rrn", "IL.id", "HR.oib",
}


def escaped(text):
    """`text` as the inside of a Swift literal, with what cannot be seen spelled out."""
    visible = lambda c: c not in '\\"' and (c == " " or unicodedata.category(c)[0] not in "CZM")
    return "".join(c if visible(c) else "\\u{%X}" % ord(c) for c in text)


def pattern(mask):
    """A mask of the facts as a pattern of the engine, with the slot symbols of the tables."""
    symbols = {"#": "0", "@": "U", "*": "N", "o": "o", "x": "x", "z": "z", "Z": "Z", "L": "L"}
    out, inside = "", False
    for character in mask:
        slot = symbols.get(character)
        if (slot is not None) != inside:
            out += "[" if slot else "]"
            inside = slot is not None
        out += slot or character
    return out + ("]" if inside else "")


def document(entry):
    name = f"{entry['cc']}.{entry['id']}"
    masks = MASKS.get(name, entry["mask"])
    flags = ("s" if name in SENSITIVE else "") + ("w" if name in LENIENT else "")
    return [name, entry["name"], ";".join(pattern(mask) for mask in masks), CHECKS.get(name, ""),
            flags, entry["valid"][0]]


def in_fours(length):
    return [4] * (length // 4) + ([length % 4] if length % 4 else [])


def card(name, brand):
    groups = [f"{length}:{'-'.join(map(str, sizes))}" for length, sizes in brand["groups"].items()
              if sizes != in_fours(int(length))]
    luhn = {True: "y", False: "n", "mostly": "m", None: "?"}[brand["luhn"]]
    flags = luhn + ("e" if brand["status"].startswith("ended") else "")
    flags += "w" if name in GROUPED_WHEN_WHOLE else ""
    ranges = ",".join(low if low == high else f"{low}-{high}" for low, high in brand["ranges"])
    return [name, brand["name"], brand["region"], flags, ranges,
            ",".join(map(str, brand["lengths"])), ",".join(groups),
            brand["cvv"][0] if brand["cvv"][1] else "", str(brand["cvv"][1]), brand["examples"][0]]


def iban(country, facts):
    start, end = facts["bank"]
    territory = facts.get("note", "")[-2:] if facts.get("note", "").startswith("territory") else ""
    return [country, str(facts["len"]), facts["bban"].replace("!", ""), f"{start}-{end}",
            "s" if facts.get("sepa") else "", territory, facts["ex"]]


def table(facts, name, comment, rows):
    header = facts["_header"]
    source = header["source"].split(";")[0]
    words, lines, line = f"Source: {source}. Collected {header['date']}: {len(rows)} rows.".split(), [], "//"
    for word in words:
        if len(line) + 1 + len(word) > 100:
            lines.append(line)
            line = "//"
        line += " " + word
    return "\n".join([
        "// Written by Scripts/catalog.py. Do not edit.", *lines, line, "",
        *[f"/// {text}" for text in comment],
        f"enum {name} {{",
        '  static let rows = """',
        *["    " + "|".join(map(escaped, row)) for row in rows],
        '    """',
        "}",
        "",
    ])


def main(arguments):
    check = arguments[:1] == ["--check"]
    folder = pathlib.Path(arguments[1 if check else 0])
    read = lambda name: json.loads((folder / name).read_text(encoding="utf-8"))
    cards, ibans, ids = read("cards.json"), read("iban.json"), read("ids.json")
    files = {
        "Card/CardTable.swift": table(cards, "CardTable", [
            "Brand, name, region, flags (y n m ?: Luhn always, never, mostly, unknown; e: ended; w: grouped in",
            "fours until whole), ranges of the first digits, lengths, groups of the lengths that are not in",
            "fours, name and digits of the security code, an example.",
        ], [card(*item) for item in cards["brands"].items()]),
        "IBAN/IBANTable.swift": table(ibans, "IBANTable", [
            "Country, length, structure of the BBAN (n digit, a letter, c either), where the bank stands in it,",
            "s for SEPA, the country that a territory's accounts are printed with, an example.",
        ], [iban(*item) for item in ibans["countries"].items()]),
        "Document/DocumentTable.swift": table(ids, "DocumentTable", [
            "Document, name, patterns with `;` between, checks, flags (s: sensitive; w: a wrong check digit",
            "only warns), an example.",
        ], [document(entry) for entry in ids["ids"]]),
    }
    differs = 0
    for name, text in files.items():
        path = TREE / name
        if check:
            differs |= path.read_text(encoding="utf-8") != text
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return differs


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
