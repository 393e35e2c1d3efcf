// Written by Scripts/catalog.py. Do not edit.
// Source: merged from: braintree/credit-card-type fbd8ed8 (2026-06-30, MIT), renatovico/bin-cc
// 14d35a0 (2026-01-15, MIT), the table of the English Wikipedia article Payment card number
// (snapshot 2024-07-19), RuPay ranges as in public gateway code, ISO/IEC 7812-1 (Luhn, up to 19
// digits), ISO/IEC 7813 (expiry). Where they differ the stricter length set and the wider use was
// taken. Collected 2026-11-30: 34 rows.

/// Brand, name, region, flags (y n m ?: Luhn always, never, mostly, unknown; e: ended; w: grouped in
/// fours until whole), ranges of the first digits, lengths, groups of the lengths that are not in
/// fours, name and digits of the security code, an example.
enum CardTable {
  static let rows = """
    visa|Visa|world|y|4|13,16,18,19|13:4-4-5|CVV2|3|4111111111111111
    mastercard|Mastercard|world|y|51-55,2221-2720|16||CVC2|3|5555555555554444
    amex|American Express|world|y|34,37|15|15:4-6-5|CID|4|378282246310005
    diners|Diners Club International|world|y|300-305,3095,36,38-39|14,16,19|14:4-6-4|CVV2|3|30569309025904
    discover|Discover|US|y|6011,644-649,65|16,19||CID|3|6011111111111117
    jcb|JCB|JP|y|3528-3589|16,17,18,19||CAV2|3|3530111333300000
    unionpay|China UnionPay|CN|m|62,81|16,17,18,19|19:6-13|CVN2|3|6240008631401148
    maestro|Maestro|world|y|5018,5020,5038,5893,6304,6759,6761-6763,50,56-59,63,67|12,13,14,15,16,17,18,19|13:4-4-5,14:4-6-4,15:4-6-5|CVC2|3|6759649826438453
    mir|Mir|RU|y|2200-2204|16,17,18,19||CVP2|3|2200000000000004
    rupay|RuPay|IN|y|508227,5085-5089,603741,606985-607984,608001-608500,652150-653149,817290,817368,817378,82,353800|16||CVD2|3|6521510000000005
    elo|Elo|BR|y|401178-401179,431274,438935,451416,457393,457631-457632,504175,506699-506778,509000-509999,627780,636297,636368,650031-650033,650035-650051,650405-650439,650485-650538,650541-650598,650700-650718,650720-650727,650901-650978,651652-651679,655000-655019,655021-655058|16||CVE|3|6362970000457013
    hipercard|Hipercard|BR|y|606282|16||CVC|3|6062826786276634
    hiper|Hiper|BR|y|637095,637568,637599,637609,637612,63737423,63743358|16||CVC|3|6370950000000005
    troy|Troy|TR|y|9792|16||CVV|3|9792020000000001
    verve|Verve|NG|y|506099-506198,507865-507964,650002-650027|16,18,19||CVV2|3|5060990580000217499
    uatp|UATP|world|yw|1|15|15:4-5-6||0|135412345678911
    dankort|Dankort|DK|y|5019,4571|16||CVV2|3|5019717010103742
    uzcard|Uzcard|UZ|?|8600,5614|16|||0|8600123456789012
    humo|Humo|UZ|?|9860|16|||0|9860123456789012
    belkart|Belkart|BY|?|9112|16|||0|9112380000000000
    borica|BORICA|BG|y|2205|16,17,18,19||CVV|3|2205012345678902
    mada|mada|SA|y|9682|16||CVV|3|9682012345678909
    napas|Napas|VN|?|9704|16,19|||0|9704000000000018
    lankapay|LankaPay|LK|?|357111|16||CVV|3|3571110000000000
    ukrcard|UkrCard|UA|y|60400100-60420099|16,17,18,19||CVV|3|6040010001234564
    tunion|China T-Union|CN|y|31|19|||0|3101234567890123457
    cabal|Cabal|AR|y|604400,627170,603522,589657,604201-604219,604300-604399|16||CVV|3|6044000123456787
    naranja|Naranja|AR|y|589562,402918,527572|16||CVV|3|5895620123456784
    interpayment|InterPayment|world|y|636|16,17,18,19||CVV|3|6360123456789016
    instapayment|InstaPayment|world|y|637-639|16||CVV|3|6370123456789014
    switch|Switch / Maestro UK|GB|ye|4903,4905,4911,4936,564182,633110,6333,6759|16,18,19||CVC2|3|4903012345678903
    solo|Solo|GB|ye|6334,6767|16,18,19||CVC2|3|6334012345678907
    laser|Laser|IE|ye|6304,6706,6709,6771|16,17,18,19|||0|6304012345678903
    enroute|Diners enRoute|world|ne|2014,2149|15|15:4-6-5||0|201400000000009
    """
}
