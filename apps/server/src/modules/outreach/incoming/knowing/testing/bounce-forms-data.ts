import type { BounceCause } from '@troupe/contract/mail/received-mails'

/** A delivery report; `{to}` is the recipient, `{host}` the recipient's server. */
export interface BounceForm {
  readonly shape: string
  readonly language?: string
  /** `report`: with a part for machines (RFC 3464); the others are for people only. */
  readonly form: 'report' | 'text' | 'html'
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly action?: string
  readonly status?: string
  readonly diagnostic?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cause: BounceCause
  readonly isPermanent: boolean
}

const postfixText =
  'This is the mail system at host out.brand.test.\n\nI am sorry to tell you that your message could not be passed on to one or more recipients. It is attached below.\n\n'
const postfix = {
  form: 'report',
  from: 'MAILER-DAEMON@out.brand.test',
  subject: 'Undelivered Mail Returned to Sender',
  action: 'failed',
} as const
const gmail = {
  form: 'report',
  from: 'mailer-daemon@googlemail.com',
  subject: 'Delivery Status Notification (Failure)',
  action: 'failed',
} as const
const exchange = {
  form: 'report',
  from: 'postmaster@outlook.com',
  subject: 'Undeliverable: A cooperation with our tea brand',
  action: 'failed',
} as const
const exim = {
  form: 'text',
  from: 'Mailer-Daemon@mx.brand.test',
  subject: 'Mail delivery failed: returning message to sender',
} as const
const qmail = { form: 'text', from: 'MAILER-DAEMON@mx.brand.test', subject: 'failure notice' } as const
const sendmail = {
  form: 'report',
  from: 'MAILER-DAEMON@mx.brand.test',
  subject: 'Returned mail: see transcript for details',
  action: 'failed',
} as const

const unknown = { cause: 'unknown_address', isPermanent: true } as const
const full = { cause: 'mailbox_full', isPermanent: false } as const
const blocked = { cause: 'blocked', isPermanent: false } as const
const greylisted = { cause: 'greylisted', isPermanent: false } as const
const delayed = { cause: 'delayed', isPermanent: false } as const
const tooLarge = { cause: 'too_large', isPermanent: false } as const
const other = { cause: 'other', isPermanent: false } as const

const said = (reply: string, command = 'RCPT TO') =>
  `<{to}>: host {host}[192.0.2.7] said: ${reply} (in reply to ${command} command)`
const gmailText = (reason: string) =>
  `** ${reason} **\n\nYour message to {to} was not handed over.\n\nThe answer of the other side was:\n`
const eximText = (reply: string) =>
  `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its recipients. This is a permanent error. The following address(es) failed:\n\n  {to}\n    ${reply}\n\n------ This is a copy of the message, including all the headers. ------\n\nReturn-path: <ben@brand.test>\n`
const qmailText = (reply: string) =>
  `Hi. This is the qmail-send program at mx.brand.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<{to}>:\n${reply}\n\n--- Below this line is a copy of the message.\n`

export const bounceForms: readonly BounceForm[] = [
  // Postfix
  {
    ...postfix,
    shape: 'Postfix, Gmail: no account',
    text:
      postfixText +
      said(
        '550-5.1.1 The email account that you tried to reach does not exist. 550 5.1.1 https://support.google.test NoSuchUser',
      ),
    status: '5.1.1',
    diagnostic: 'smtp; 550-5.1.1 The email account that you tried to reach does not exist. 550 5.1.1 NoSuchUser',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Gmail: over quota',
    text: postfixText + said("452-4.2.2 The recipient's inbox is out of storage space."),
    status: '4.2.2',
    diagnostic: "smtp; 452-4.2.2 The recipient's inbox is out of storage space.",
    ...full,
  },
  {
    ...postfix,
    shape: 'Postfix, Gmail: unauthenticated',
    text:
      postfixText +
      said(
        "550-5.7.26 Unauthenticated email from brand.test is not accepted due to domain's DMARC policy.",
        'end of DATA',
      ),
    status: '5.7.26',
    diagnostic: "smtp; 550-5.7.26 Unauthenticated email from brand.test is not accepted due to domain's DMARC policy.",
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, Gmail: likely spam',
    text:
      postfixText +
      said('550-5.7.1 Our system has detected that this message is likely unsolicited mail.', 'end of DATA'),
    status: '5.7.1',
    diagnostic: 'smtp; 550-5.7.1 Our system has detected that this message is likely unsolicited mail.',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, Gmail: disabled',
    text: postfixText + said('550 5.2.1 The email account that you tried to reach is inactive.'),
    status: '5.2.1',
    diagnostic: 'smtp; 550 5.2.1 The email account that you tried to reach is inactive.',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Outlook.com: unavailable',
    text: postfixText + said('550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).'),
    status: '5.5.0',
    diagnostic: 'smtp; 550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Outlook.com: block list',
    text:
      postfixText +
      said(
        "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Part of their network is on our block list (S3150).",
        'MAIL FROM',
      ),
    status: '5.7.1',
    diagnostic:
      "smtp; 550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Part of their network is on our block list (S3150).",
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, Microsoft 365: access denied',
    text: postfixText + said('550 5.4.1 Recipient address rejected: Access denied.'),
    status: '5.4.1',
    diagnostic: 'smtp; 550 5.4.1 Recipient address rejected: Access denied.',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Yahoo: no account',
    text:
      postfixText +
      said("554 delivery error: dd This user doesn't have a yahoo.test account ({to}) [0]", 'end of DATA'),
    status: '5.0.0',
    diagnostic: "smtp; 554 delivery error: dd This user doesn't have a yahoo.test account ({to}) [0]",
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Yahoo: mailbox not found',
    text: postfixText + said('552 1 Requested mail action aborted, mailbox not found', 'end of DATA'),
    status: '5.0.0',
    diagnostic: 'smtp; 552 1 Requested mail action aborted, mailbox not found',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Yahoo: policy',
    text: postfixText + said('554 5.7.9 Message not accepted for policy reasons.', 'end of DATA'),
    status: '5.7.9',
    diagnostic: 'smtp; 554 5.7.9 Message not accepted for policy reasons.',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, iCloud: no user',
    text: postfixText + said('550 5.1.1 <{to}>: user does not exist'),
    status: '5.1.1',
    diagnostic: 'smtp; 550 5.1.1 <{to}>: user does not exist',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, iCloud: over quota',
    text: postfixText + said('552 5.2.2 <{to}>: user is over quota'),
    status: '5.2.2',
    diagnostic: 'smtp; 552 5.2.2 <{to}>: user is over quota',
    ...full,
  },
  {
    ...postfix,
    shape: 'Postfix, iCloud: policy',
    text: postfixText + said('554 5.7.1 [CS01] Message rejected due to local policy.', 'end of DATA'),
    status: '5.7.1',
    diagnostic: 'smtp; 554 5.7.1 [CS01] Message rejected due to local policy.',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, QQ: not found',
    text: postfixText + said('550 Mailbox not found. http://service.mail.qq.test', 'RCPT TO'),
    status: '5.0.0',
    diagnostic: 'smtp; 550 Mailbox not found. http://service.mail.qq.test',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, QQ: content',
    text: postfixText + said('550 Mail content denied.', 'end of DATA'),
    status: '5.0.0',
    diagnostic: 'smtp; 550 Mail content denied.',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, QQ: frequency',
    text: postfixText + said('550 Connection frequency limited: too many messages'),
    status: '5.0.0',
    diagnostic: 'smtp; 550 Connection frequency limited: too many messages',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, 163: not found',
    text: postfixText + said('550 User not found: {to}'),
    status: '5.0.0',
    diagnostic: 'smtp; 550 User not found: {to}',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, 163: spam',
    text: postfixText + said('554 DT:SPM 163 mx14,QsCowADX3,77', 'end of DATA'),
    status: '5.0.0',
    diagnostic: 'smtp; 554 DT:SPM 163 mx14,QsCowADX3,77',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, 126: suspended',
    text: postfixText + said('550 User suspended: {to}'),
    status: '5.0.0',
    diagnostic: 'smtp; 550 User suspended: {to}',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, GMX: unavailable',
    text: postfixText + said('550 Requested action not taken: mailbox unavailable'),
    status: '5.0.0',
    diagnostic: 'smtp; 550 Requested action not taken: mailbox unavailable',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, web.de: policy',
    text: postfixText + said('554 Transaction failed Reject due to policy restrictions.', 'end of DATA'),
    status: '5.0.0',
    diagnostic: 'smtp; 554 Transaction failed Reject due to policy restrictions.',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, Yandex: no such user',
    text: postfixText + said('550 5.7.1 No such user!'),
    status: '5.7.1',
    diagnostic: 'smtp; 550 5.7.1 No such user!',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Yandex: spam',
    text: postfixText + said('554 5.7.1 [2] Message rejected under suspicion of SPAM', 'end of DATA'),
    status: '5.7.1',
    diagnostic: 'smtp; 554 5.7.1 [2] Message rejected under suspicion of SPAM',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix, Mail.ru: unavailable',
    text:
      postfixText +
      said('550 Message was not accepted -- invalid mailbox. Local mailbox {to} is unavailable: user not found'),
    status: '5.0.0',
    diagnostic:
      'smtp; 550 Message was not accepted -- invalid mailbox. Local mailbox {to} is unavailable: user not found',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Mail.ru: full',
    text: postfixText + said('452 4.2.2 Mailbox full'),
    status: '4.2.2',
    diagnostic: 'smtp; 452 4.2.2 Mailbox full',
    ...full,
  },
  {
    ...postfix,
    shape: 'Postfix, Naver: no user',
    text: postfixText + said('550 5.1.1 No such user {to} - nsmtp'),
    status: '5.1.1',
    diagnostic: 'smtp; 550 5.1.1 No such user {to} - nsmtp',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Zoho: no account',
    text: postfixText + said('550 5.1.1 <{to}> User email address is invalid or account does not exist'),
    status: '5.1.1',
    diagnostic: 'smtp; 550 5.1.1 <{to}> User email address is invalid or account does not exist',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix, Proton: no address',
    text: postfixText + said('550 5.1.1 <{to}>: Recipient address rejected: Address does not exist'),
    status: '5.1.1',
    diagnostic: 'smtp; 550 5.1.1 <{to}>: Recipient address rejected: Address does not exist',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix: unknown in local table',
    text: postfixText + said('550 5.1.1 <{to}>: Recipient address rejected: User unknown in local recipient table'),
    status: '5.1.1',
    diagnostic: 'smtp; 550 5.1.1 <{to}>: Recipient address rejected: User unknown in local recipient table',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix: host not found',
    text: `${postfixText}<{to}>: Host or domain name not found. Name service error for name={host} type=AAAA: Host not found`,
    status: '5.4.4',
    diagnostic:
      'X-Postfix; Host or domain name not found. Name service error for name={host} type=AAAA: Host not found',
    ...unknown,
  },
  {
    ...postfix,
    shape: 'Postfix: timed out',
    text: `${postfixText}<{to}>: connect to {host}[192.0.2.7]:25: Connection timed out`,
    status: '4.4.1',
    diagnostic: 'X-Postfix; connect to {host}[192.0.2.7]:25: Connection timed out',
    ...other,
  },
  {
    ...postfix,
    shape: 'Postfix: greylisted too long',
    text: postfixText + said('450 4.2.0 <{to}>: Recipient address rejected: Greylisted, see http://postgrey.test'),
    status: '4.2.0',
    diagnostic: 'smtp; 450 4.2.0 <{to}>: Recipient address rejected: Greylisted, see http://postgrey.test',
    ...greylisted,
  },
  {
    ...postfix,
    shape: 'Postfix: too large',
    text: `${postfixText}<{to}>: message size 31457280 exceeds size limit 20971520 of server {host}[192.0.2.7]`,
    status: '5.3.4',
    diagnostic: 'X-Postfix; message size 31457280 exceeds size limit 20971520 of server {host}',
    ...tooLarge,
  },
  {
    ...postfix,
    shape: 'Postfix: relay denied',
    text: postfixText + said('554 5.7.1 <{to}>: Relay access denied'),
    status: '5.7.1',
    diagnostic: 'smtp; 554 5.7.1 <{to}>: Relay access denied',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix: listed by a block list',
    text: postfixText + said('554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.test'),
    status: '5.7.1',
    diagnostic: 'smtp; 554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.test',
    ...blocked,
  },
  {
    ...postfix,
    shape: 'Postfix: routing loop',
    text: `${postfixText}<{to}>: mail for {host} loops back to myself`,
    status: '5.4.6',
    diagnostic: 'X-Postfix; mail for {host} loops back to myself',
    ...other,
  },
  {
    ...postfix,
    shape: 'Postfix: still trying',
    subject: 'Delayed Mail (still being retried)',
    text: 'This is the mail system at host out.brand.test.\n\nYour message could not be delivered for more than 4 hours. It will be retried until it is 5 days old.\n\n<{to}>: connect to {host}: Connection refused',
    action: 'delayed',
    status: '4.4.1',
    diagnostic: 'X-Postfix; connect to {host}: Connection refused',
    ...delayed,
  },
  {
    ...postfix,
    shape: 'Postfix: still trying, greylisted',
    subject: 'Delayed Mail (still being retried)',
    text: 'Your message could not be delivered yet. It will be retried.',
    action: 'delayed',
    status: '4.2.0',
    diagnostic: 'smtp; 450 4.2.0 Greylisted',
    ...delayed,
  },
  // Gmail
  {
    ...gmail,
    shape: 'Gmail: address not found',
    text: `${gmailText('Address not found')}550 5.1.1 The email account that you tried to reach does not exist.`,
    status: '5.1.1',
    diagnostic: 'smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
    headers: { 'X-Failed-Recipients': 'x@one.test' },
    ...unknown,
  },
  {
    ...gmail,
    shape: 'Gmail: domain not found',
    text: `${gmailText('Address not found')}DNS Error: Domain name not found`,
    status: '5.1.2',
    diagnostic:
      "smtp; DNS Error: DNS type 'mx' lookup of {host} responded with code NXDOMAIN Domain name not found: {host}",
    headers: { 'X-Failed-Recipients': 'x@one.test' },
    ...unknown,
  },
  {
    ...gmail,
    shape: 'Gmail: message blocked',
    text: `${gmailText('Message blocked')}550 5.7.1 Message rejected as spam.`,
    status: '5.7.1',
    diagnostic: 'smtp; 550 5.7.1 Message rejected as spam.',
    ...blocked,
  },
  {
    ...gmail,
    shape: 'Gmail: recipient inbox full',
    text: `${gmailText('Recipient inbox full')}552 5.2.2 The recipient's inbox is out of storage.`,
    status: '5.2.2',
    diagnostic: 'smtp; 552 5.2.2 The email account that you tried to reach is over quota.',
    ...full,
  },
  {
    ...gmail,
    shape: 'Gmail: delay',
    subject: 'Delivery Status Notification (Delay)',
    text: `${gmailText('Delivery incomplete')}There was a temporary problem. Gmail will retry for 46 more hours.`,
    action: 'delayed',
    status: '4.4.1',
    diagnostic: 'smtp; The recipient server did not accept our requests to connect.',
    ...delayed,
  },
  {
    ...gmail,
    language: 'de',
    shape: 'Gmail, in German',
    text: '** Die Adresse wurde nicht gefunden **\n\nIhre Nachricht wurde nicht an {to} zugestellt, weil die Adresse nicht gefunden wurde.',
    status: '5.1.1',
    diagnostic: 'smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
    ...unknown,
  },
  {
    ...gmail,
    language: 'es',
    shape: 'Gmail, without a reply, in Spanish',
    text: '** No se ha encontrado la dirección **\n\nNo se ha podido entregar su mensaje a {to} porque la dirección no se ha encontrado.',
    status: '5.0.0',
    ...unknown,
  },
  // Exchange
  {
    ...exchange,
    shape: 'Exchange: recipient not found',
    text: "{to} wasn't found at {host}.\n\nRemote server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient {to} not found by SMTP address lookup'",
    status: '5.1.10',
    diagnostic: 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient {to} not found by SMTP address lookup',
    ...unknown,
  },
  {
    ...exchange,
    shape: 'Exchange: mailbox full',
    text: "{to} couldn't receive your message. The mailbox is full.",
    status: '5.2.2',
    diagnostic: 'smtp;554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
    ...full,
  },
  {
    ...exchange,
    shape: 'Exchange: only some senders',
    text: '{to} only accepts messages from people in its organization.',
    status: '5.7.133',
    diagnostic: 'smtp;550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
    ...blocked,
  },
  {
    ...exchange,
    shape: 'Exchange: too large',
    text: 'The message is larger than the current system limit.',
    status: '5.2.3',
    diagnostic: 'smtp;550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient',
    ...tooLarge,
  },
  {
    ...exchange,
    shape: 'Exchange: expired',
    text: 'The server has tried to deliver this message, without success.',
    status: '4.4.7',
    diagnostic: 'smtp;550 4.4.7 QUEUE.Expired; message expired',
    ...other,
  },
  {
    ...exchange,
    language: 'de',
    shape: 'Exchange, in German',
    subject: 'Unzustellbar: Zusammenarbeit',
    text: 'Fehler bei der Nachrichtenzustellung an folgende Empfänger:\n{to}\nDie eingegebene E-Mail-Adresse wurde nicht gefunden.',
    status: '5.1.1',
    diagnostic: 'smtp;550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found',
    ...unknown,
  },
  {
    ...exchange,
    language: 'fr',
    shape: 'Exchange, in French, for people only',
    form: 'text',
    subject: 'Non remis : Un partenariat',
    text: "Votre message n'a pas pu être remis à {to}.\nL'adresse est introuvable.\n\n550 5.1.10 RESOLVER.ADR.RecipientNotFound",
    ...unknown,
  },
  {
    ...exchange,
    shape: 'Exchange: delayed',
    subject: 'Delivery delayed: Tea',
    text: 'Delivery to these recipients has been delayed. The server will keep trying to deliver your message for two days.',
    action: 'delayed',
    status: '4.4.7',
    ...delayed,
  },
  // Exim, qmail, Sendmail
  {
    ...exim,
    shape: 'Exim: user unknown',
    text: eximText(
      'SMTP error from remote mail server after RCPT TO:<{to}>:\n    host {host} [192.0.2.7]: 550 5.1.1 User unknown',
    ),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Failed-Recipients': 'x@one.test' },
    ...unknown,
  },
  {
    ...exim,
    shape: 'Exim: unrouteable',
    text: eximText('Unrouteable address'),
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...unknown,
  },
  {
    ...exim,
    shape: 'Exim: over quota',
    text: eximText('mailbox is full (MTA-imposed quota exceeded while writing to file)'),
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...full,
  },
  {
    ...exim,
    shape: 'Exim: rejected as spam',
    text: eximText(
      'SMTP error from remote mail server after end of data:\n    550 This message was classified as SPAM and may not be delivered',
    ),
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...blocked,
  },
  {
    ...exim,
    shape: 'Exim: delayed',
    subject: 'Warning: message 1kX7Qh delayed 24 hours',
    text: 'This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its recipients after more than 24 hours.\n\n  {to}\n    Delay reason: connection timed out\n\nNo action is required on your part. Delivery attempts will continue for some time.',
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...delayed,
  },
  {
    ...qmail,
    shape: 'qmail: no mailbox',
    text: qmailText('Sorry, no mailbox here by that name. (#5.1.1)'),
    headers: { 'Return-Path': '<>' },
    ...unknown,
  },
  {
    ...qmail,
    shape: 'qmail: remote refusal',
    text: qmailText(
      '192.0.2.7 does not like recipient.\nRemote host said: 550 5.1.1 unknown user\nGiving up on 192.0.2.7.',
    ),
    headers: { 'Return-Path': '<>' },
    ...unknown,
  },
  {
    ...qmail,
    shape: 'qmail: no host',
    text: qmailText("Sorry, I couldn't find any host named {host}. (#5.1.2)"),
    ...unknown,
  },
  {
    ...qmail,
    shape: 'qmail: over quota',
    text: qmailText('The user is over their quota. You can try again later. (#5.2.2)'),
    ...full,
  },
  {
    ...qmail,
    shape: 'qmail: failed after',
    text: qmailText('192.0.2.7 failed after I sent the message.\nRemote host said: 554 5.7.1 rejected as spam'),
    ...blocked,
  },
  {
    ...sendmail,
    shape: 'Sendmail: user unknown',
    text: '----- The following addresses had permanent fatal errors -----\n<{to}>\n    (reason: 550 5.1.1 <{to}>... User unknown)',
    status: '5.1.1',
    diagnostic: 'SMTP; 550 5.1.1 <{to}>... User unknown',
    ...unknown,
  },
  {
    ...sendmail,
    shape: 'Sendmail: host unknown',
    text: '----- The following addresses had permanent fatal errors -----\n<{to}>\n    (reason: 550 Host unknown)',
    status: '5.1.2',
    diagnostic: 'SMTP; 550 Host unknown (Name server: {host}: host not found)',
    ...unknown,
  },
  {
    ...sendmail,
    shape: 'Sendmail: warning',
    subject: 'Warning: could not send message for past 4 hours',
    text: 'THIS IS A WARNING MESSAGE ONLY. YOU DO NOT NEED TO RESEND YOUR MESSAGE.',
    action: 'delayed',
    status: '4.4.2',
    ...delayed,
  },
  // Others, for people only
  {
    form: 'html',
    language: 'zh',
    shape: 'QQ, returned, only HTML',
    from: 'postmaster@qq.test',
    subject: '系统退信/The email is returned',
    text: '很抱歉，您的邮件被退回。\n收件人：{to}\n退信原因：收件人邮箱不存在。\n550 Mailbox not found',
    ...unknown,
  },
  {
    form: 'html',
    language: 'zh',
    shape: 'QQ, full, only HTML',
    from: 'postmaster@qq.test',
    subject: '系统退信',
    text: '您发送的邮件无法投递。\n收件人：{to}\n退信原因：对方邮箱已满。',
    ...full,
  },
  {
    form: 'html',
    language: 'zh',
    shape: '163, returned, only HTML',
    from: 'postmaster@163.test',
    subject: '系统退信',
    text: '抱歉，您的邮件被退回来了。\n{to}\n可能的原因：收件人帐号不存在。\n550 User not found',
    ...unknown,
  },
  {
    form: 'html',
    language: 'zh',
    shape: '126, blocked, only HTML',
    from: 'postmaster@126.test',
    subject: '退信通知',
    text: '您的邮件未送达。\n{to}\n原因：邮件内容被识别为垃圾邮件，已被拒收。',
    ...blocked,
  },
  {
    form: 'text',
    language: 'ja',
    shape: 'Japanese carrier, unknown',
    from: 'mailer-daemon@carrier.test',
    subject: '配信不能通知',
    text: '次の宛先にメールを配信できませんでした。\n{to}\n宛先が存在しません。\n550 Unknown user {to}',
    ...unknown,
  },
  {
    form: 'text',
    language: 'ko',
    shape: 'Naver, for people only',
    from: 'postmaster@naver.test',
    subject: '메일이 반송되었습니다',
    text: '보내신 메일이 전송되지 않았습니다.\n{to}\n사유: 존재하지 않는 계정입니다. 사용자를 찾을 수 없습니다.',
    ...unknown,
  },
  {
    form: 'text',
    language: 'ru',
    shape: 'Mail.ru, for people only',
    from: 'mailer-daemon@corp.mail.test',
    subject: 'Mail failure.',
    text: 'Это письмо создано автоматически почтовым сервером. Ваше сообщение не удалось доставить.\n{to}\nПользователь не найден: user not found',
    ...unknown,
  },
  {
    form: 'text',
    language: 'ru',
    shape: 'Yandex, full, for people only',
    from: 'mailer-daemon@yandex.test',
    subject: 'Недоставленное сообщение',
    text: 'Письмо не доставлено.\n{to}\nПочтовый ящик переполнен.',
    ...full,
  },
  {
    form: 'text',
    language: 'de',
    shape: 'GMX, for people only',
    from: 'mailer-daemon@gmx.test',
    subject: 'Mail delivery failed: returning message to sender',
    text: 'Ihre E-Mail konnte nicht zugestellt werden.\n{to}:\nGrund: Der Empfänger ist unbekannt, Postfach nicht gefunden.',
    ...unknown,
  },
  {
    form: 'text',
    shape: 'Yahoo, for people only',
    from: 'MAILER-DAEMON@yahoo.test',
    subject: 'Failure Notice',
    text: 'Sorry, we were unable to deliver your message to the following address.\n\n<{to}>:\n550: 5.1.1 User unknown\n\n--- Forwarded message follows ---',
    ...unknown,
  },
  {
    form: 'text',
    shape: 'Zoho, for people only',
    from: 'mailer-daemon@mail.zoho.test',
    subject: 'Undelivered Mail Returned to Sender',
    text: 'This message was created automatically by mail delivery software.\nA message that you sent could not be delivered.\n{to}\nINVALID_RECIPIENT, ERROR_CODE :550, ERROR_CODE :5.1.1 user does not exist',
    ...unknown,
  },
  {
    form: 'text',
    shape: 'Proton, for people only',
    from: 'MAILER-DAEMON@protonmail.test',
    subject: 'Undelivered Mail Returned to Sender',
    text: 'Your message could not be delivered.\n<{to}>: 550 5.1.1 Address does not exist',
    ...unknown,
  },
  {
    form: 'text',
    shape: 'unknown server, full',
    from: 'postmaster@small.test',
    subject: 'Undeliverable mail',
    text: 'Delivery to {to} failed: the mailbox is over quota.',
    ...full,
  },
  {
    form: 'text',
    shape: 'unknown server, only the subject',
    from: 'admin@small.test',
    subject: 'Mail delivery failed',
    headers: { 'Return-Path': '<>' },
    text: '{to}: 550 no such user here',
    ...unknown,
  },
]
