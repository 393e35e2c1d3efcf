// Written by Scripts/catalog.py. Do not edit.
// Source: rules from the public law or standard named per entry, coded here afresh, and each
// compared with PyPI python-stdnum 2.2 (LGPL, used only as an oracle) on 20,000 random numbers of
// the right shape where it has the document (field agreed). Collected 2026-11-30: 60 rows.

/// Document, name, patterns with `;` between, checks, flags (s: sensitive; w: a wrong check digit
/// only warns), an example.
enum DocumentTable {
  static let rows = """
    RU.snils|СНИЛС|[000]-[000]-[000] [00]|snils|s|112-233-445 95
    RU.inn10|ИНН, legal entity|[0000000000]|w:2,4,10,3,5,9,4,6,8:11:t||5042904166
    RU.inn12|ИНН, person|[000000000000]|w:7,2,4,10,3,5,9,4,6,8:11:t w:3,7,2,4,10,3,5,9,4,6,8:11:t|s|167253428665
    RU.ogrn|ОГРН|[0]-[00]-[00]-[00]-[00000]-[0]|at:0:^0 n:12:11:t||1-41-45-21-58626-9
    RU.ogrnip|ОГРНИП|[000000000000000]|n:14:13:t||394625212997470
    RU.bik|БИК|[000000000]|begins:04,00,01,02||044525225
    RU.account|расчётный счёт|[00000] [000] [0] [0000] [0000000]||s|40602 810 7 0000 0000025
    RU.passport|паспорт РФ (series and number)|[00] [00] [000000];[0000] [000000]||s|45 08 123456
    RU.passport_code|код подразделения|[000]-[000]|||770-001
    RU.passport_int|загранпаспорт|[00] [0000000]||s|75 1234567
    RU.kpp|КПП|[0000NN000]|||773301001
    RU.oms|полис ОМС|[0000] [0000] [0000] [0000]|luhn|s|5968 6172 4322 2304
    RU.postcode|почтовый индекс|[000000]|||101000
    RU.plate|номер автомобиля|[L000LL] [00];[L000LL] [000]|not:1:000||А123ВС 77
    US.ssn|Social Security Number|[000]-[00]-[0000]|not:0:000,666,078051120,219099999,457555462 at:0:^9 not:3:00 not:5:0000|s|123-45-6789
    US.ein|Employer Identification Number|[00]-[0000000]|not:0:00,07,08,09,17,18,19,28,29,49,69,70,78,79,89,96,97||68-7861116
    US.zip|ZIP code|[00000];[00000]-[0000]|||94105
    US.aba|ABA routing number|[000000000]|s:3,7,1,3,7,1,3,7,1:10||122214774
    GB.postcode|UK postcode|[U0] [0UU];[U00] [0UU];[UU0] [0UU];[UU00] [0UU];[U0U] [0UU];[UU0U] [0UU];[UUU] [0UU]|exactly:GIR0AA at:0:^QVX inner:2:ABCDEFGHJKPSTUW at:-2:^CIKMOV at:-1:^CIKMOV||M1 1AE
    GB.sortcode|sort code|[00]-[00]-[00]|||20-00-00
    GB.nino|National Insurance number|[UU] [00] [00] [00] [U]|at:0:^DFIQUV at:1:^DFIQUVO not:0:BG,GB,KN,NK,NT,TN,ZZ at:8:ABCD|s|AB 12 34 56 C
    GB.nhs|NHS number|[000] [000] [0000]|w:10,9,8,7,6,5,4,3,2:11:c|s|676 574 6293
    BR.cpf|CPF|[000].[000].[000]-[00]|same w:10,9,8,7,6,5,4,3,2:11:z w:11,10,9,8,7,6,5,4,3,2:11:z|s|529.982.247-25
    BR.cnpj|CNPJ|[00].[000].[000]/[0000]-[00]|same w:5,4,3,2,9,8,7,6,5,4,3,2:11:z w:6,5,4,3,2,9,8,7,6,5,4,3,2:11:z||05.250.182/0001-72
    BR.cnpj_alnum|CNPJ, alphanumeric from July 2026|[NN].[NNN].[NNN]/[NNNN]-[00]|same w:5,4,3,2,9,8,7,6,5,4,3,2:11:z w:6,5,4,3,2,9,8,7,6,5,4,3,2:11:z||12.ABC.345/01DE-35
    BR.cep|CEP|[00000]-[000]|||01310-100
    IN.pan|PAN|[UUUUU0000U]|at:3:ABCFGHJLPT|s|AAPFU0939F
    IN.aadhaar|Aadhaar|[0000] [0000] [0000]|at:0:^01 palindrome verhoeff|s|3987 9493 9447
    IN.gstin|GSTIN|[00UUUUU0000UNZN]|at:5:ABCFGHJLPT luhn36||09VKBGI5652E8Z2
    IN.pin|PIN code|[000] [000]|at:0:^0||110 001
    IN.ifsc|IFSC|[UUUUzNNNNNN]|||SBIN0005943
    DE.idnr|Steuer-IdNr|[00] [000] [000] [000]|at:0:^0 idnr iso7064|s|41 036 277 897
    DE.plz|PLZ|[00000]|not:0:00,01000,99999||10115
    FR.nir|NIR (sécurité sociale)|[0] [00] [00] [NN] [000] [000] [00]|nir|s|1 77 12 2A 783 060 48
    FR.siren|SIREN|[000] [000] [000]|luhn||429 734 015
    FR.siret|SIRET|[000] [000] [000] [00000]|siret||003 684 420 04439
    FR.cp|code postal|[00000]|||75001
    ES.dni|DNI|[00000000U]|n:8:23:=TRWAGMYFPDXBNJZSQVHLCKE|s|12345678Z
    ES.nie|NIE|[U0000000U]|at:0:XYZ nie|s|X7510380Y
    IT.cf|codice fiscale|[UUUUUUooUooUoooU]|born:it codiceFiscale|s|RSSMRA85T10A562S
    IT.iva|partita IVA|[00000000000]|luhn||15370810697
    PL.pesel|PESEL|[00000000000]|born:pesel w:1,3,7,9,1,3,7,9,1,3:10:c|s|88082340922
    PL.nip|NIP|[000]-[000]-[00]-[00]|w:6,5,7,2,3,4,5,6,7:11||752-620-66-98
    PL.postcode|kod pocztowy|[00]-[000]|||00-950
    NL.bsn|BSN|[0000].[00].[000]|same s:9,8,7,6,5,4,3,2,-1:11|s|1392.98.198
    NL.postcode|postcode|[0000] [UU]|at:0:^0 not:4:SA,SD,SS||1012 AB
    UZ.pinfl|JShShIR / ПИНФЛ|[00000000000000]|at:0:123456 born:uz w:7,3,1,7,3,1,7,3,1,7,3,1,7:10:t|sw|61608990404320
    UZ.passport|passport / ID card|[UU] [0000000]||s|AA 1234567
    UZ.stir|STIR / ИНН|[000] [000] [000]|at:0:^01||302 123 456
    GR.afm|ΑΦΜ|[000000000]|w:256,128,64,32,16,8,4,2:11:t|s|997878026
    KZ.iin|ИИН|[000000]-[0]-[00000]|born:kz iin|s|690713-4-96405
    TR.tckn|T.C. Kimlik No|[00000000000]|at:0:^0 tckn|s|10000000146
    CN.ric|居民身份证|[000000] [00000000] [000x]|born:cn w:7,9,10,5,8,4,2,1,6,3,7,9,10,5,8,4,2:11:=10X98765432|s|310104 19960704 3467
    JP.mynumber|マイナンバー|[0000] [0000] [0000]|w:6,5,4,3,2,7,6,5,4,3,2:11:z|s|5566 5018 6190
    JP.postcode|郵便番号|〒[000]-[0000]|||〒100-0001
    UA.rnokpp|РНОКПП|[0000000000]|w:-1,5,7,9,4,6,10,5,7:11:t|s|1592684840
    CH.ahv|AHV / AVS|[000].[0000].[0000].[00]|begins:756 w:1,3,1,3,1,3,1,3,1,3,1,3:10:c|s|756.9217.0769.85
    KR.rrn|주민등록번호|[000000]-[0000000]|born:kr w:2,3,4,5,6,7,8,9,2,3,4,5:11:ct|sw|250519-2206203
    IL.id|מספר זהות|[000000000]|luhn|s|007025000
    HR.oib|OIB|[00000000000]|iso7064|s|19670408793
    """
}
