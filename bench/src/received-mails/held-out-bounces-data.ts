import type { SetBounce } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'

type Report = Omit<SetBounce, 'isPermanent'>

const copy =
  '\n\n--- The header of the original message is following. ---\n\nFrom: hello@brand.test\nTo: lee@run.test\nSubject: A chair'

/** Postfix, for the reply of another server. */
const postfix = (shape: string, status: string, answer: string): Report => ({
  shape: `Postfix 3, ${shape}`,
  action: 'failed',
  from: 'MAILER-DAEMON@relay3.chair.test',
  subject: 'Undelivered Mail Returned to Sender',
  status,
  diagnostic: `smtp; ${answer}`,
  text: `This is the mail system at host relay3.chair.test.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients. It's attached below.\n\n                   The mail system\n\n<lee@run.test>: host in2.run.test[198.51.100.9] said: ${answer} (in reply to RCPT TO command)`,
})

/** Gmail, for the reply of another server. */
const gmail = (shape: string, status: string, answer: string): Report => ({
  shape: `Gmail, ${shape}`,
  action: 'failed',
  from: 'mailer-daemon@googlemail.com',
  subject: 'Delivery Status Notification (Failure)',
  status,
  diagnostic: `smtp; ${answer}`,
  text: `** Message not delivered **\n\nThere was a problem delivering your message to lee@run.test. See the technical details below.\n\nThe response from the remote server was:\n${answer}`,
})

/** Microsoft 365, for the reply of another server. */
const microsoft = (shape: string, status: string, answer: string): Report => ({
  shape: `Microsoft 365, ${shape}`,
  action: 'failed',
  from: 'postmaster@brandltd.onmicrosoft.test',
  subject: 'Undeliverable: A chair',
  status,
  diagnostic: `smtp;${answer}`,
  text: `Delivery has failed to these recipients or groups:\n\nlee@run.test\nYour message wasn't delivered. Despite repeated attempts to contact the recipient's email system it didn't respond.\n\nDiagnostic information for administrators:\nRemote Server returned '${answer}'`,
})

/** Exim, for people only. */
const exim = (shape: string, answer: string): Report => ({
  shape: `Exim 4, ${shape}`,
  from: 'Mailer-Daemon@srv9.chair.test',
  subject: 'Mail delivery failed: returning message to sender',
  text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  lee@run.test\n    host in2.run.test [198.51.100.9]\n    SMTP error from remote mail server after RCPT TO:<lee@run.test>:\n    ${answer}`,
})

/** Other programs, for people only. */
const wrote = (shape: string, from: string, subject: string, text: string): Report => ({
  shape,
  from,
  subject,
  text: text + copy,
})

const wrong: readonly Report[] = [
  postfix('Shaw', '5.1.1', '550 5.1.1 lee@run.test no such user - please check the spelling'),
  postfix('Windstream', '5.0.0', '550 Mailbox for <lee@run.test> was not located'),
  postfix(
    'Mail.com',
    '5.0.0',
    '550 Requested action not taken: mailbox unavailable; For explanation visit https://postmaster.mail.test',
  ),
  postfix('Seznam', '5.1.1', '550 5.1.1 <lee@run.test>: sorry, we do not know this recipient'),
  postfix('WEB.DE', '5.0.0', '550 Diese Adresse ist bei uns nicht bekannt'),
  postfix('freenet', '5.0.0', '550 inactive or unknown recipient'),
  postfix('SFR', '5.1.1', "550 5.1.1 <lee@run.test>: Recipient address rejected: Ce compte n'existe plus"),
  postfix('Terra', '5.0.0', '550 Usuario dado de baja'),
  postfix('Tiscali', '5.0.0', '550 Utente non presente su questo sistema'),
  postfix('Home.nl', '5.0.0', '550 Deze gebruiker is niet bekend'),
  postfix('Wirtualna', '5.0.0', '550 Użytkownik lee nie figuruje w bazie'),
  postfix('Mynet', '5.0.0', '550 Kullanıcı kayıtlı değil'),
  postfix('Yandex 360', '5.1.1', '550 5.1.1 Почтовый ящик не обслуживается'),
  postfix('Sapo', '5.0.0', '550 Utilizador inexistente'),
  postfix('VNPT', '5.0.0', '550 Tài khoản không tồn tại'),
  postfix('Telkom', '5.0.0', '550 Pengguna tidak terdaftar'),
  postfix('263', '5.0.0', '550 该收件人已被删除'),
  postfix('Hinet', '5.0.0', '550 此信箱已停止使用'),
  postfix('Biglobe', '5.0.0', '550 該当するユーザーがいません'),
  postfix('Gabia', '5.0.0', '550 등록된 계정이 아닙니다'),
  postfix('Etisalat', '5.0.0', '550 هذا الحساب محذوف'),
  postfix('Bezeq', '5.0.0', '550 התיבה אינה קיימת'),
  postfix('Zen', '5.0.0', '551 This account has moved, no forwarding'),
  postfix('shop', '5.0.0', '553 We have no mailbox called lee'),
  postfix('agency', '5.0.0', '550 Lee is not with us any longer, mailbox removed'),
  gmail('Amazon WorkMail', '5.1.1', '550 5.1.1 Requested mail action not taken: mailbox unavailable'),
  gmail('Titan', '5.0.0', '550 5.4.300 Unknown recipient in tenant'),
  gmail(
    'Namecheap',
    '5.1.1',
    '550 5.1.1 <lee@run.test>: Recipient address rejected: User unknown in virtual alias table',
  ),
  gmail('Zoho', '5.0.0', '550 5.1.1 User does not exist - <lee@run.test>'),
  gmail('Hostinger', '5.1.1', '550 5.1.1 <lee@run.test>: Recipient address rejected: no such address in this domain'),
  gmail('GoDaddy', '5.1.1', '550 5.1.1 <lee@run.test> Recipient not found. IB603'),
  gmail('Yahoo Japan', '5.0.0', '550 This address does not exist in our service. [550]'),
  gmail('Posteo', '5.1.1', '550 5.1.1 <lee@run.test>: Recipient address rejected: unknown account'),
  gmail('Tuta', '5.1.1', '550 5.1.1 <lee@run.test>: Recipient address rejected: mail address not assigned'),
  gmail('Hey', '5.0.0', "550 We couldn't find a person with that address"),
  gmail(
    'domain',
    '5.1.2',
    "DNS Error: DNS type 'mx' lookup of run.test responded with code NXDOMAIN. Domain name not found: run.test",
  ),
  gmail(
    'domain, no exchanger',
    '5.1.2',
    'DNS Error: DNS type mx lookup of run.test responded with code NOERROR; the domain has no servers for mail',
  ),
  microsoft(
    'Google',
    '5.1.1',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address for typos or 550 5.1.1 unnecessary spaces.",
  ),
  microsoft('iCloud', '5.1.1', '550 5.1.1 <lee@run.test>: user lookup success but no user record found'),
  microsoft('Yahoo', '5.0.0', '552 1 Requested mail action aborted, mailbox not found'),
  microsoft('GMX', '5.0.0', '550 Requested action not taken: mailbox unavailable'),
  microsoft(
    'another tenant',
    '5.4.1',
    '550 5.4.1 Recipient address rejected: Access denied. For more information see https://aka.test/EXOSmtpErrors',
  ),
  microsoft(
    'own directory',
    '5.1.10',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  ),
  microsoft('own directory, legacy', '5.1.1', '550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found'),
  microsoft('domain', '5.4.310', '550 5.4.310 DNS domain run.test does not exist [Message=InfoDomainNonexistent]'),
  microsoft('null exchanger', '5.1.10', '556 5.1.10 Recipient address has null MX'),
  exim('Dovecot', "550 5.1.1 <lee@run.test> User doesn't exist: lee@run.test"),
  exim('cPanel', '550 No Such User Here'),
  exim('MailEnable', '550 Requested action not taken: mailbox not found or not local'),
  exim('SmarterMail', '550 <lee@run.test> No such user here'),
  exim(
    'Kopano',
    '550 5.1.1 <lee@run.test>: Recipient address rejected: undeliverable address: mailbox lookup failed, unknown user',
  ),
  exim('Mailcow', '550 5.1.1 <lee@run.test>: Recipient address rejected: User unknown in virtual mailbox table'),
  exim('Spanish', '550 El buzón lee no está dado de alta'),
  exim('Russian', '550 Нет такого почтового ящика'),
  exim('Chinese', '550 收件人地址不正确'),
  {
    shape: 'Exim 4, no route',
    from: 'Mailer-Daemon@srv9.chair.test',
    subject: 'Mail delivery failed: returning message to sender',
    text: 'A message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  lee@run.test\n    all relevant MX records point to non-existent hosts',
  },
  wrote(
    'qmail, patched',
    'MAILER-DAEMON@qp.test',
    'failure notice',
    "Hi. This is the qmail-send program at qp.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<lee@run.test>:\n198.51.100.9 does not like recipient.\nRemote host said: 550 5.1.1 unknown recipient lee\nGiving up on 198.51.100.9.",
  ),
  wrote(
    'qmail, host',
    'MAILER-DAEMON@qh.test',
    'failure notice',
    "Hi. This is the qmail-send program at qh.test.\n\n<lee@run.test>:\nSorry, I couldn't find any host named run.test. (#5.1.2)",
  ),
  wrote(
    'Sendmail 8',
    'MAILER-DAEMON@sm8.test',
    'Returned mail: see transcript for details',
    '   ----- The following addresses had permanent fatal errors -----\n<lee@run.test>\n    (reason: 550 5.1.1 User unknown)\n\n   ----- Transcript of session follows -----\n... while talking to in2.run.test.:\n>>> DATA\n<<< 550 5.1.1 User unknown\n550 5.1.1 <lee@run.test>... User unknown',
  ),
  wrote(
    'MDaemon 20',
    'MDaemon@md20.test',
    'Message Delivery Failure',
    'MDaemon has identified delivery problems with the following message(s):\n\nDomain : run.test\nRCPT   : lee@run.test\nError : 550 mailbox not found',
  ),
  wrote(
    'hMailServer',
    'mailer-daemon@hms.test',
    'Message undeliverable: A chair',
    'Your message did not reach some or all of the intended recipients.\n\nThe following recipient(s) could not be reached:\n\nlee@run.test\n   Error Type: SMTP\n   Remote server (198.51.100.9) issued an error.\n   Remote server replied: 550 Unknown user',
  ),
  wrote(
    'Zimbra',
    'MAILER-DAEMON@zm.test',
    'Undelivered Mail Returned to Sender',
    '<lee@run.test>: host in2.run.test said: 550 5.1.1 <lee@run.test>: Recipient address rejected: run.test does not have this mailbox (in reply to RCPT TO command)',
  ),
  wrote(
    'Tencent',
    'PostMaster@tx.test',
    '来自tx.test的退信',
    '抱歉，您的邮件被退回来了……\n退信原因：收件人邮件地址（lee@run.test）不存在，邮件无法送达。',
  ),
  wrote(
    'Alibaba',
    'postmaster@al.test',
    '退信/Failure Notice',
    '您的邮件无法投递至以下收件人：lee@run.test\n原因：user not exist 用户不存在',
  ),
  wrote(
    'NetEase',
    'Postmaster@ne.test',
    '系统退信',
    '抱歉，您的邮件被退回来了。\n收件人：lee@run.test\n退信原因：该用户帐号已被注销',
  ),
  wrote(
    'Worksmobile',
    'mailer-daemon@wm.test',
    '메일 전송에 실패하였습니다',
    '받는 사람: lee@run.test\n실패 이유: 받는 사람의 계정이 존재하지 않습니다.',
  ),
  wrote(
    'Sakura',
    'MAILER-DAEMON@sk.test',
    'Undelivered Mail Returned to Sender',
    '<lee@run.test>: unknown user: "lee"',
  ),
  wrote(
    'Xserver',
    'MAILER-DAEMON@xs.test',
    'Undelivered Mail Returned to Sender',
    '<lee@run.test>: Recipient address rejected: User unknown in virtual mailbox table',
  ),
  wrote(
    'Microsoft 365, Hungarian',
    'postmaster@run.test',
    'Kézbesíthetetlen: Szék',
    'Nem sikerült kézbesíteni az üzenetet a következő címzettnek: lee@run.test.\n\nlee nem található itt: run.test.',
  ),
  wrote(
    'Microsoft 365, Indonesian',
    'postmaster@run.test',
    'Tidak terkirim: Kursi',
    'Pesan Anda kepada lee@run.test tidak dapat terkirim.\n\nlee tidak ditemukan di run.test.',
  ),
  wrote(
    'Microsoft 365, Danish',
    'postmaster@run.test',
    'Kan ikke leveres: Stol',
    'Din meddelelse til lee@run.test kunne ikke leveres.\n\nlee blev ikke fundet på run.test.',
  ),
  wrote(
    'Google, Arabic',
    'mailer-daemon@googlemail.com',
    'Delivery Status Notification (Failure)',
    'لم يتم العثور على العنوان\n\nلم يتم تسليم رسالتك إلى lee@run.test لأنه تعذر العثور على العنوان.',
  ),
  wrote(
    'Google, Swedish',
    'mailer-daemon@googlemail.com',
    'Delivery Status Notification (Failure)',
    'Adressen hittades inte\n\nMeddelandet kunde inte levereras till lee@run.test eftersom adressen inte hittades.',
  ),
  wrote(
    'Google, Ukrainian',
    'mailer-daemon@googlemail.com',
    'Delivery Status Notification (Failure)',
    'Адресу не знайдено\n\nВаше повідомлення не доставлено на адресу lee@run.test, оскільки її не знайдено.',
  ),
]

const others: readonly Report[] = [
  postfix('full, iCloud', '5.2.2', '552 5.2.2 <lee@run.test>: mailbox quota exceeded'),
  postfix('full, Czech', '5.0.0', '552 Schránka příjemce je plná (mailbox full)'),
  postfix('full, Indonesian', '5.0.0', '552 Kotak surat penerima penuh'),
  postfix(
    'list, Spamhaus',
    '5.7.1',
    '554 5.7.1 <lee@run.test>: Recipient address rejected: your host is listed at sbl.spamhaus.test',
  ),
  postfix(
    'sender, callout',
    '5.0.0',
    '550 5.1.7 <hello@brand.test>: Sender address rejected: undeliverable address: unknown user',
  ),
  postfix('sender, Polish', '5.0.0', '550 Nadawca nie istnieje'),
  postfix('sender, Chinese', '5.0.0', '550 发件人地址不存在'),
  postfix('HELO', '5.0.0', '550 Helo command rejected: Host not found'),
  postfix('relay', '5.7.1', '554 5.7.1 <lee@run.test>: Relay access denied'),
  postfix('policy service', '4.7.1', '450 4.7.1 <lee@run.test>: Recipient address rejected: Greylisted for 60 seconds'),
  postfix('country', '5.7.1', '550 5.7.1 Mails from your country are not accepted'),
  gmail('DMARC', '5.7.26', '550 5.7.26 This mail has been blocked because the sender is unauthenticated'),
  gmail('full', '4.2.2', '452 4.2.2 The recipient is over their storage quota'),
  gmail(
    'slow',
    '4.4.1',
    'The recipient server did not accept our requests to connect. [in2.run.test 198.51.100.9: timed out]',
  ),
  gmail('too large', '5.3.4', '552 5.3.4 Your message exceeded size limits'),
  microsoft('blocked', '5.7.606', '550 5.7.606 Access denied, banned sending IP [198.51.100.3]'),
  microsoft('restricted', '5.7.1', '550 5.7.1 RESOLVER.RST.AuthRequired; authentication required'),
  microsoft('spam', '5.7.1', '550 5.7.1 Message rejected as spam by content filtering'),
  microsoft('expired', '4.4.7', '550 4.4.7 QUEUE.Expired; message expired'),
  microsoft(
    'sender over limit',
    '5.1.90',
    "550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients",
  ),
  exim('reverse', '550 Your host 198.51.100.3 has no reverse DNS record'),
  exim('Russian, spam', '550 Ваш IP занесён в спам-лист'),
  exim('too fast', '451 Too many connections from your host'),
  wrote(
    'waiting, German',
    'postmaster@wg.test',
    'Zustellung verzögert: Stuhl',
    'Die Zustellung an lee@run.test verzögert sich. Es wird weiter versucht.',
  ),
  wrote('full, Chinese', 'postmaster@fc.test', '系统退信', '退信原因：对方邮箱空间已满，lee@run.test'),
  wrote(
    'refused, Japanese',
    'MAILER-DAEMON@rj.test',
    'Undelivered Mail Returned to Sender',
    '<lee@run.test>: 受信者の迷惑メール設定により受信を拒否されました',
  ),
]

/** Written after the rules; the rules are not changed by them. */
export const heldOutBounces: readonly SetBounce[] = [
  ...wrong.map((one) => ({ ...one, isPermanent: true })),
  ...others.map((one) => ({ ...one, isPermanent: false })),
]
