/// The domains that hints know: what typos are compared with, and what must never be corrected.
///
/// ```swift
/// var domains = EmailDomains.standard
/// domains.popular.insert("example.org", at: 0)     // our own staff mistype this one
/// matcher.hints(for: text, domains: domains)
/// ```
///
/// Names are lower case. Making one costs a few hundred short strings: make it once and keep it.
public struct EmailDomains: Sendable, Hashable {
  /// Widely used domains, the most used first: what a typo may have been meant to be.
  public var popular: [String] { didSet { combine() } }
  /// Names that exist under many endings: `yahoo`, `hotmail`.
  public var secondLevels: [String] { didSet { combine() } }
  /// Endings under which they do, the most used first: `com`, `co.uk`. An unknown ending is
  /// compared with these, too.
  public var endings: [String] { didSet { combine() } }
  /// Real domains that look like a typo of a popular one.
  public var lookalikes: Set<String>
  /// Which top-level domains exist.
  public var topLevels: EmailTopLevels

  /// `popular`, then each second level under each ending: the most used first, none twice.
  package private(set) var candidates: [String] = []
  /// The bytes of each candidate, side by side with them.
  private(set) var candidateBytes: [[UInt8]] = []
  private var combined: Set<String> = []

  /// Makes a set of domains from its parts.
  public init(
    popular: [String], secondLevels: [String] = [], endings: [String] = [],
    lookalikes: Set<String> = [], topLevels: EmailTopLevels = .snapshot
  ) {
    self.popular = popular
    self.secondLevels = secondLevels
    self.endings = endings
    self.lookalikes = lookalikes
    self.topLevels = topLevels
    combine()
  }

  /// Whether `domain`, in lower case, is one of those that are never corrected.
  func isKnown(_ domain: String) -> Bool {
    combined.contains(domain) || lookalikes.contains(domain)
  }

  private mutating func combine() {
    combined = []
    candidates = (popular + secondLevels.flatMap { name in endings.map { name + "." + $0 } })
      .filter { combined.insert($0).inserted }
    candidateBytes = candidates.map { Array($0.utf8) }
  }

  /// The domains this library was released with: mailboxes that are open to everybody, by our
  /// estimate of how many people use them.
  public static let standard = EmailDomains(
    popular: [
      "gmail.com", "hotmail.com", "yahoo.com", "outlook.com", "icloud.com", "qq.com", "mail.ru",
      "aol.com", "yandex.ru", "163.com", "live.com", "msn.com", "gmx.de", "web.de", "proton.me",
      "protonmail.com", "yahoo.co.uk", "hotmail.co.uk", "yahoo.co.jp", "orange.fr", "naver.com",
      "126.com", "me.com", "comcast.net", "hotmail.fr", "yahoo.fr", "wanadoo.fr", "free.fr",
      "libero.it", "bk.ru", "inbox.ru", "list.ru", "rambler.ru", "ya.ru", "googlemail.com",
      "ymail.com", "rocketmail.com", "mac.com", "gmx.net", "gmx.com", "gmx.at", "gmx.ch",
      "t-online.de", "freenet.de", "uol.com.br", "bol.com.br", "terra.com.br", "ig.com.br",
      "sfr.fr", "laposte.net", "virgilio.it", "alice.it", "tiscali.it", "wp.pl", "o2.pl",
      "interia.pl", "onet.pl", "seznam.cz", "centrum.cz", "ukr.net", "i.ua", "abv.bg",
      "freemail.hu", "citromail.hu", "telenet.be", "skynet.be", "ziggo.nl", "kpnmail.nl",
      "bluewin.ch", "btinternet.com", "sky.com", "virginmedia.com", "ntlworld.com", "talktalk.net",
      "bigpond.com", "optusnet.com.au", "xtra.co.nz", "rogers.com", "shaw.ca", "sympatico.ca",
      "bellsouth.net", "sbcglobal.net", "att.net", "verizon.net", "cox.net", "charter.net",
      "earthlink.net", "juno.com", "rediffmail.com", "sina.com", "sohu.com", "foxmail.com",
      "daum.net", "hanmail.net", "docomo.ne.jp", "ezweb.ne.jp", "softbank.ne.jp", "zoho.com",
      "fastmail.com", "hey.com", "tutanota.com", "posteo.de", "mailbox.org", "email.com",
      "mail.com", "pm.me", "yandex.com", "duck.com",
    ],
    secondLevels: ["yahoo", "hotmail", "outlook", "live", "gmx", "yandex"],
    endings: [
      "com", "co.uk", "fr", "de", "it", "es", "com.br", "ru", "nl", "co.jp", "ca", "in", "co.in",
      "com.au", "com.mx", "com.ar", "jp", "be", "ch", "at", "se", "no", "dk", "fi", "pl", "pt",
      "ie", "gr", "hu", "cz", "ro", "com.tr", "co.id", "com.ph", "com.vn", "com.sg", "com.hk",
      "com.tw", "co.nz", "co.za", "co.th", "com.my", "cl", "com.co", "com.pe", "com.ve", "us",
      "net", "org", "kz", "ua", "by", "fm", "lv", "lt", "ee", "com.tw", "cn", "com.cn",
    ],
    lookalikes: [
      "gail.com", "mailw.com", "email.it", "fmail.com", "tmail.com", "smail.com", "zmail.com",
      "qmail.com", "gmail.io", "gmai.com", "gmal.com", "cloud.com", "icloud.net", "cloud.de",
      "outlook.org", "hotmail.net", "mymail.com", "myself.com", "protonmail.ch", "proton.com",
      "yaboo.com", "yahoo.net", "comcast.com", "verizon.com", "charter.com", "orange.com",
      "naver.net", "laposte.fr", "free.com", "fastmail.fm", "mailbox.com", "duckduckgo.com",
    ])
}
