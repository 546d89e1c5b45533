import type { MailRule } from './mail-laws.ts'

/** Where the texts of the European Union's laws stand. */
const eu = 'https://eur-lex.europa.eu/eli/'

/** What a country's law says about advertising mails to an address that never wrote to the sender. */
export interface MailLaw {
  readonly rule: MailRule
  /** The law by the name under which it is cited. */
  readonly law: string
  /** Where its text, or the authority's guide, stands. */
  readonly source: string
  /** Whether it has an exception for the sender's customers. */
  readonly customers?: true
  /** Whether an address that its owner published for business may be written to about that business. */
  readonly published?: true
  /** A word that the subject has to begin or end with. */
  readonly label?: string
}

/** The rule of the European Union, for its countries without a row of their own. */
export const euMailLaw: MailLaw = {
  rule: 'persons_consent',
  law: 'ePrivacy Directive 2002/58/EC, art. 13',
  source: `${eu}dir/2002/58/oj`,
  customers: true,
}

export const euCountries = 'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/**
 * By ISO 3166-1 alpha-2 code. Looked up in November 2026; `docs/compliance.md` says how to read them. The addresses are
 * those under which others cite these laws; the pages themselves were not opened.
 */
export const mailLaws: Readonly<Record<string, MailLaw>> = {
  AR: {
    rule: 'opt_out',
    law: 'Ley 25.326, art. 27',
    source: 'https://servicios.infoleg.gob.ar/infolegInternet/anexos/60000-64999/64790/texact.htm',
  },
  AT: {
    rule: 'consent',
    law: 'TKG 2021 § 174',
    source: 'https://www.ris.bka.gv.at/eli/bgbl/i/2021/190/P174/NOR40238632',
    customers: true,
  },
  AU: {
    rule: 'consent',
    law: 'Spam Act 2003, s. 16',
    source: 'https://www.acma.gov.au/avoid-sending-spam',
    customers: true,
    published: true,
  },
  BE: {
    rule: 'persons_consent',
    law: 'Code de droit économique, art. XII.13',
    source: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
    customers: true,
  },
  BR: {
    rule: 'opt_out',
    law: 'LGPD (Lei 13.709/2018), art. 7 and 18',
    source: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
  },
  CA: {
    rule: 'consent',
    law: 'CASL (S.C. 2010, c. 23), s. 6 and 10(9)',
    source: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    customers: true,
    published: true,
  },
  CH: {
    rule: 'consent',
    law: 'UWG art. 3(1)(o)',
    source: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de',
    customers: true,
  },
  CN: {
    rule: 'consent',
    law: '互联网电子邮件服务管理办法, art. 13',
    source: 'https://www.miit.gov.cn/zwgk/zcwj/flfg/art/2020/art_fcdb58d9dd4341be8bd8b829cf9a9159.html',
    label: '广告',
  },
  CZ: { rule: 'consent', law: 'Act 480/2004, § 7', source: 'https://www.e-sbirka.cz/sb/2004/480', customers: true },
  DE: {
    rule: 'consent',
    law: 'UWG § 7(2) and (3)',
    source: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html',
    customers: true,
  },
  DK: {
    rule: 'consent',
    law: 'Markedsføringsloven § 10',
    source: 'https://www.retsinformation.dk/eli/lta/2024/1420',
    customers: true,
  },
  ES: {
    rule: 'consent',
    law: 'LSSI (Ley 34/2002), art. 21',
    source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2002-13758',
    customers: true,
  },
  FI: {
    rule: 'persons_consent',
    law: 'Act 917/2014, s. 200 and 202',
    source: 'https://www.finlex.fi/en/legislation/translations/2014/eng/917',
    customers: true,
  },
  FR: {
    rule: 'persons_consent',
    law: 'CPCE art. L34-5',
    source: 'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique-sms-mms-et-automate-dappel',
    customers: true,
  },
  GB: {
    rule: 'persons_consent',
    law: 'PECR 2003, reg. 22',
    source: 'https://www.legislation.gov.uk/uksi/2003/2426/regulation/22',
    customers: true,
  },
  HK: {
    rule: 'opt_out',
    law: 'Unsolicited Electronic Messages Ordinance (Cap. 593)',
    source: 'https://www.elegislation.gov.hk/hk/cap593',
  },
  IE: {
    rule: 'persons_consent',
    law: 'S.I. 336/2011, reg. 13',
    source: 'https://www.irishstatutebook.ie/eli/2011/si/336/made/en/print',
    customers: true,
  },
  IL: {
    rule: 'consent',
    law: 'Communications Law 1982, s. 30A',
    source: 'https://www.nevo.co.il/law_html/law01/032_002.htm',
    customers: true,
    label: 'פרסומת',
  },
  IN: {
    rule: 'opt_out',
    law: 'Digital Personal Data Protection Act 2023',
    source: 'https://www.meity.gov.in/writereaddata/files/Digital%20Personal%20Data%20Protection%20Act%202023.pdf',
  },
  IT: {
    rule: 'consent',
    law: 'Codice Privacy, art. 130',
    source: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2003-06-30;196',
    customers: true,
  },
  JP: {
    rule: 'consent',
    law: '特定電子メール法, art. 3',
    source: 'https://www.soumu.go.jp/main_sosiki/joho_tsusin/d_syohi/m_mail.html',
    customers: true,
    published: true,
  },
  KR: {
    rule: 'consent',
    law: '정보통신망법, art. 50',
    source: 'https://www.law.go.kr/법령/정보통신망이용촉진및정보보호등에관한법률',
    customers: true,
    label: '(광고)',
  },
  MX: {
    rule: 'opt_out',
    law: 'Ley Federal de Protección al Consumidor, art. 17',
    source: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPC.pdf',
  },
  NL: {
    rule: 'consent',
    law: 'Telecommunicatiewet, art. 11.7',
    source: 'https://wetten.overheid.nl/BWBR0009950',
    customers: true,
    published: true,
  },
  NO: {
    rule: 'persons_consent',
    law: 'Markedsføringsloven § 15',
    source: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
    customers: true,
  },
  NZ: {
    rule: 'consent',
    law: 'Unsolicited Electronic Messages Act 2007, s. 9',
    source: 'https://www.legislation.govt.nz/act/public/2007/0007/latest/whole.html',
    customers: true,
    published: true,
  },
  PL: {
    rule: 'consent',
    law: 'Prawo komunikacji elektronicznej, art. 398',
    source: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001221',
  },
  PT: {
    rule: 'persons_consent',
    law: 'Lei 41/2004, art. 13-A',
    source: 'https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?nid=707&tabela=leis',
    customers: true,
  },
  SE: {
    rule: 'persons_consent',
    law: 'Marknadsföringslagen (2008:486), 19–21 §',
    source:
      'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/marknadsforingslag-2008486_sfs-2008-486/',
    customers: true,
  },
  SG: {
    rule: 'opt_out',
    law: 'Spam Control Act 2007',
    source: 'https://sso.agc.gov.sg/Act/SCA2007',
    label: '<ADV>',
  },
  TW: {
    rule: 'opt_out',
    law: 'Personal Data Protection Act, art. 20',
    source: 'https://law.moj.gov.tw/LawClass/LawAll.aspx?pcode=I0050021',
  },
  US: {
    rule: 'opt_out',
    law: 'CAN-SPAM Act (15 U.S.C. 7701–7713)',
    source: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
  },
  ZA: {
    rule: 'consent',
    law: 'POPIA, s. 69',
    source: 'https://www.gov.za/documents/protection-personal-information-act',
    customers: true,
  },
}

/** The law of a country; undefined if the table has none. */
export function findMailLaw(country: string): MailLaw | undefined {
  return mailLaws[country] ?? (euCountries.includes(country) ? euMailLaw : undefined)
}
