// Written by Scripts/dates.py. Do not edit.
// Source: PyPI babel 2.19.0 (BSD) = CLDR 49 (Unicode License v3).
// Collected 2026-11-30: 108 locales.

/// Orders of the date, the short date (empty: the same), month and year, and the time; the words
/// of a 12-hour clock.
enum DateTable {
  static let rows = """
    en_US|MM/dd/yyyy|MM/dd/yy|MM/yyyy|hh:mm\u{202F}a|AM|PM
    en_GB|dd/MM/yyyy||MM/yyyy|HH:mm||
    en_CA|dd/MM/yyyy|yyyy-MM-dd|yyyy-MM|hh:mm\u{202F}a|a.m.|p.m.
    en_AU|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm\u{202F}a|am|pm
    en_NZ|dd/MM/yyyy||MM/yyyy|hh:mm\u{202F}a|am|pm
    en_IE|dd/MM/yyyy||MM/yyyy|HH:mm||
    en_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm\u{202F}a|AM|PM
    en_ZA|yyyy/MM/dd||MM/yyyy|HH:mm||
    en_SG|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm\u{202F}a|am|pm
    es_ES|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    es_MX|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm\u{202F}a|a.m.|p.m.
    es_AR|dd/MM/yyyy|dd/MM/yy|MM-yyyy|HH:mm||
    es_CO|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm\u{202F}a|a.\u{202F}m.|p.\u{202F}m.
    es_CL|dd-MM-yyyy|dd-MM-yy|MM-yyyy|HH:mm||
    es_PE|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm\u{202F}a|a.\u{202F}m.|p.\u{202F}m.
    es_US|dd/MM/yyyy||MM/yyyy|hh:mm\u{202F}a|a.m.|p.m.
    pt_BR|dd/MM/yyyy||MM/yyyy|HH:mm||
    pt_PT|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    fr_FR|dd/MM/yyyy||MM/yyyy|HH:mm||
    fr_CA|yyyy-MM-dd||yyyy-MM|HH 'h' mm||
    fr_CH|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    fr_BE|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    de_DE|dd.MM.yyyy|dd.MM.yy|MM/yyyy|HH:mm||
    de_AT|dd.MM.yyyy|dd.MM.yy|MM/yyyy|HH:mm||
    de_CH|dd.MM.yyyy|dd.MM.yy|MM/yyyy|HH:mm||
    it_IT|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    it_CH|dd/MM/yyyy|dd.MM.yy|MM/yyyy|HH:mm||
    nl_NL|dd-MM-yyyy||MM-yyyy|HH:mm||
    nl_BE|dd/MM/yyyy||MM/yyyy|HH:mm||
    ru_RU|dd.MM.yyyy||MM.yyyy|HH:mm||
    uk_UA|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    be_BY|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    kk_KZ|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    uz_UZ|dd/MM/yyyy|dd/MM/yy|MM.yyyy|HH:mm||
    ky_KG|dd.MM.yyyy|dd.MM.yy|yyyy-MM|HH:mm||
    az_AZ|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    hy_AM|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    ka_GE|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    tg_TJ|dd.MM.yyyy|dd/MM/yy|MM-yyyy|HH:mm||
    tk_TM|dd.MM.yyyy||MM.yyyy|HH:mm||
    mn_MN|yyyy.MM.dd||yyyy MM|HH:mm||
    pl_PL|dd.MM.yyyy||MM.yyyy|HH:mm||
    cs_CZ|dd. MM. yyyy|dd.MM.yy|MM/yyyy|HH:mm||
    sk_SK|dd. MM. yyyy||MM/yyyy|HH:mm||
    hu_HU|yyyy. MM. dd.||yyyy. MM.|HH:mm||
    ro_RO|dd.MM.yyyy||MM.yyyy|HH:mm||
    ro_MD|dd.MM.yyyy||MM.yyyy|HH:mm||
    bg_BG|dd.MM.yyyy\u{202F}'г'.|dd.MM.yy\u{202F}'г'.|MM.yyyy\u{202F}'г'.|HH:mm||
    sr_RS|dd. MM. yyyy.||MM. yyyy.|HH:mm||
    hr_HR|dd. MM. yyyy.||MM. yyyy.|HH:mm||
    bs_BA|dd. MM. yyyy.||MM. yyyy.|HH:mm||
    sl_SI|dd. MM. yyyy||MM/yyyy|HH:mm||
    mk_MK|dd.MM.yyyy\u{202F}'г'.||MM.yyyy\u{202F}'г'.|HH:mm||
    sq_AL|dd.MM.yyyy|dd.MM.yy|MM.yyyy|hh:mm\u{202F}a|p.d.|m.d.
    el_GR|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm\u{202F}a|π.μ.|μ.μ.
    tr_TR|dd.MM.yyyy||MM/yyyy|HH:mm||
    sv_SE|yyyy-MM-dd||yyyy-MM|HH:mm||
    nb_NO|dd.MM.yyyy||MM.yyyy|HH:mm||
    da_DK|dd.MM.yyyy||MM.yyyy|HH.mm||
    fi_FI|dd.MM.yyyy||MM.yyyy|HH.mm||
    is_IS|dd.MM.yyyy||MM.yyyy|HH:mm||
    et_EE|dd.MM.yyyy|dd.MM.yy|MM.yyyy|HH:mm||
    lv_LV|dd.MM.yyyy.|dd.MM.yy|MM.yyyy.|HH:mm||
    lt_LT|yyyy-MM-dd||yyyy-MM|HH:mm||
    ga_IE|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    ca_ES|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    eu_ES|yyyy/MM/dd|yy/MM/dd|yyyy/MM|HH:mm||
    gl_ES|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    mt_MT|MM/dd/yyyy|dd/MM/yyyy|yyyy-MM|HH:mm||
    he_IL|dd.MM.yyyy||MM.yyyy|HH:mm||
    ar_EG|dd\u{200F}/MM\u{200F}/yyyy||MM\u{200F}/yyyy|hh:mm a|ص|م
    ar_SA|dd\u{200F}/MM\u{200F}/yyyy||MM\u{200F}/yyyy|hh:mm a|ص|م
    ar_AE|dd\u{200F}/MM\u{200F}/yyyy||MM\u{200F}/yyyy|hh:mm a|ص|م
    ar_MA|dd\u{200F}/MM\u{200F}/yyyy||MM\u{200F}/yyyy|HH:mm||
    fa_IR|yyyy/MM/dd||yyyy/MM|HH:mm||
    ps_AF|yyyy/MM/dd||yyyy/MM|HH:mm||
    ur_PK|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    hi_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|am|pm
    bn_BD|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    bn_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    mr_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    ta_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    te_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    gu_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    kn_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    ml_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    pa_IN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    or_IN|MM/dd/yyyy|MM/dd/yy|MM/yyyy|hh:mm a|AM|PM
    as_IN|dd-MM-yyyy||MM-yyyy|a hh.mm|প\u{9C2}ৰ\u{9CD}ব\u{9BE}হ\u{9CD}ন|অপৰ\u{9BE}হ\u{9CD}ন
    ne_NP|yyyy-MM-dd|yy/MM/dd|yyyy-MM|HH:mm||
    si_LK|yyyy-MM-dd||yyyy-MM|HH:mm||
    my_MM|dd/MM/yyyy|dd/MM/yy|yyyy/MM|HH:mm||
    th_TH|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm น.||
    lo_LA|dd/MM/yyyy||MM/yyyy|HH:mm||
    km_KH|dd/MM/yyyy|dd/MM/yy|MM/yyyy|hh:mm a|AM|PM
    vi_VN|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH:mm||
    id_ID|dd/MM/yyyy|dd/MM/yy|MM/yyyy|HH.mm||
    ms_MY|dd/MM/yyyy|dd/MM/yy|MM-yyyy|hh:mm\u{202F}a|PG|PTG
    fil_PH|MM/dd/yyyy|MM/dd/yy|MM/yyyy|hh:mm\u{202F}a|AM|PM
    zh_CN|yyyy/MM/dd||yyyy/MM|HH:mm||
    zh_TW|yyyy/MM/dd||yyyy/MM|HH:mm||
    zh_HK|dd/MM/yyyy||MM/yyyy|ahh:mm|上午|下午
    ja_JP|yyyy/MM/dd||yyyy/MM|HH:mm||
    ko_KR|yyyy/MM/dd|yy. MM. dd.|yyyy/MM|a hh:mm|오전|오후
    sw_KE|dd/MM/yyyy||MM/yyyy|HH:mm||
    am_ET|dd/MM/yyyy||MM/yyyy|hh:mm a|ጥዋት|ከሰዓት
    af_ZA|yyyy-MM-dd||MM-yyyy|HH:mm||
    zu_ZA|yyyy-MM-dd||yyyy-MM|HH:mm||
    """
}
