import type { SetBounce } from './mail-set.ts'

const hard = { isPermanent: true } as const
const soft = { isPermanent: false } as const
const failed = { action: 'failed', from: 'MAILER-DAEMON@relay.test', subject: 'Undelivered Mail' } as const

/** A report with a part for machines. */
const refuse = (status: string, diagnostic: string) => ({
  ...failed,
  status,
  diagnostic,
  text: `<lee@run.test>: ${diagnostic.replace(/^[\w-]+; /, '')}`,
})

/** A report for people only. */
const tell = (from: string, subject: string, text: string) => ({ from, subject, text })

/** Delivery reports in the words of many programs and languages. */
export const seedBounces: readonly SetBounce[] = [
  { shape: 'Domino', ...refuse('5.1.1', 'X-Notes; User lee (lee@run.test) not listed in Domino Directory'), ...hard },
  {
    shape: 'Domino, vague',
    ...refuse(
      '5.0.0',
      'X-Notes; No route found to domain run.test from server R1. Check Server, Connection and Domain documents',
    ),
    ...soft,
  },
  { shape: 'local delivery', ...refuse('5.1.1', 'x-unix; user lee missing home directory'), ...hard },
  { shape: 'LMTP', ...refuse('5.0.0', "smtp; 550 5.0.0 <lee@run.test> User doesn't exist: lee@run.test"), ...hard },
  {
    shape: 'badrcptto',
    ...refuse('5.7.1', 'smtp; 550 sorry, your envelope recipient is in my badrcptto list (#5.7.1)'),
    ...hard,
  },
  { shape: 'archived', ...refuse('5.0.0', 'smtp; 550 archived recipient'), ...hard },
  { shape: 'home.pl', ...refuse('5.0.0', 'smtp; 550 Account lee@run.test is not known here'), ...hard },
  { shape: 'not OK', ...refuse('5.0.0', 'smtp; 550 Recipient not OK - lee@run.test'), ...hard },
  { shape: 'no one', ...refuse('5.0.0', 'smtp; 550 There is no one at this address'), ...hard },
  { shape: 'wrong address', ...refuse('5.0.0', 'smtp; 550 This email address is wrong or no longer valid'), ...hard },
  {
    shape: 'directory',
    ...refuse('5.4.0', 'smtp; 550 5.4.1 Recipient address rejected: Access denied. AS(201806281)'),
    ...hard,
  },
  {
    shape: 'replaced',
    ...refuse('5.1.6', 'smtp; 551 5.1.6 lee@run.test has been replaced by someone@else.test'),
    ...hard,
  },
  { shape: 'not local', ...refuse('5.0.0', 'smtp; 551 User not local; please try <lee@new.test>'), ...hard },
  { shape: 'sendmail, host', ...refuse('5.1.2', 'DNS; Host unknown (Name server: run.test: host not found)'), ...hard },
  {
    shape: 'Postfix, address record',
    ...refuse(
      '5.4.4',
      'X-Postfix; Host or domain name not found. Name service error for name=run.test type=A: Host not found',
    ),
    ...hard,
  },
  {
    shape: 'Postfix, null MX',
    ...refuse('5.1.0', 'X-Postfix; Domain run.test does not accept mail (nullMX)'),
    ...hard,
  },
  { shape: 'must exist', ...refuse('5.0.0', 'smtp; 553 Recipient domain must exist'), ...hard },
  {
    shape: 'bad domain',
    ...refuse('5.0.0', 'smtp; 553 5.1.8 Mail domain mentioned in email address is unknown'),
    ...hard,
  },
  { shape: 'deactivated', ...refuse('5.0.0', 'smtp; 554 lee@run.test is a deactivated mailbox'), ...hard },
  { shape: 'suspended', ...refuse('5.2.1', 'smtp; 550 5.2.1 recipient suspend the service'), ...hard },
  { shape: 'locked', ...refuse('5.0.0', 'smtp; 550 vdelivermail: account is locked email bounced'), ...hard },
  {
    shape: 'discontinued',
    ...refuse('5.0.0', 'smtp; 554 delivery error: dd This account has been disabled or discontinued [#102].'),
    ...hard,
  },
  { shape: 'no existe, persona', ...refuse('5.0.0', 'smtp; 550 no existe dicha persona'), ...hard },
  {
    shape: 'Orange, code',
    ...refuse('5.0.0', 'smtp; 550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416'),
    ...hard,
  },
  { shape: 'Seznam', ...refuse('5.0.0', 'smtp; 550 5.1.1 Schranka neexistuje / mailbox does not exist'), ...hard },
  { shape: 'Free', ...refuse('5.0.0', 'smtp; 550 5.1.1 Boîte inconnue'), ...hard },
  { shape: 'wp.pl', ...refuse('5.0.0', 'smtp; 550 Brak takiego konta (no such account)'), ...hard },
  { shape: 'Polish alone', ...refuse('5.0.0', 'smtp; 550 Konto nie istnieje'), ...hard },
  { shape: 'Polish, none', ...refuse('5.0.0', 'smtp; 550 Nie ma takiego użytkownika'), ...hard },
  { shape: 'Russian, none', ...refuse('5.0.0', 'smtp; 550 Почтовый ящик недоступен или не существует'), ...hard },
  { shape: 'Russian, order', ...refuse('5.0.0', 'smtp; 550 Такого адреса не существует'), ...hard },
  { shape: 'German, order', ...refuse('5.0.0', 'smtp; 550 Unbekannter Empfänger'), ...hard },
  { shape: 'French, order', ...refuse('5.0.0', "smtp; 550 Il n'y a pas d'utilisateur de ce nom"), ...hard },
  { shape: 'Portuguese, order', ...refuse('5.0.0', 'smtp; 550 Não existe esse usuário aqui'), ...hard },
  { shape: 'Italian, order', ...refuse('5.0.0', 'smtp; 550 Non esiste nessun utente con questo nome'), ...hard },
  { shape: 'Spanish, order', ...refuse('5.0.0', 'smtp; 550 No existe el buzón solicitado'), ...hard },
  { shape: 'Turkish, order', ...refuse('5.0.0', 'smtp; 550 Böyle bir kullanıcı yok'), ...hard },
  { shape: 'Dutch, order', ...refuse('5.0.0', 'smtp; 550 Onbekende gebruiker'), ...hard },
  { shape: 'Chinese, modifier', ...refuse('5.0.0', 'smtp; 550 收件地址为不存在的用户'), ...hard },
  {
    shape: 'Japanese, modifier',
    ...tell(
      'mailer-daemon@jp2.test',
      'メール送信エラー',
      '存在しないメールアドレス宛に送信されたため、lee@run.test へのメールは配信されませんでした。',
    ),
    ...hard,
  },
  {
    shape: 'Korean, modifier',
    ...tell('postmaster@kr2.test', '메일 전송 실패 안내', '없는 계정(lee@run.test)으로 보내셨습니다.'),
    ...hard,
  },
  {
    shape: 'GroupWise',
    ...tell(
      'postmaster@gw.test',
      'Message status - undeliverable',
      'The message that you sent was undeliverable to the following:\n\tlee (user not found)\n\nPossibly truncated original message follows:',
    ),
    ...hard,
  },
  {
    shape: 'IMail',
    ...tell(
      'postmaster@im.test',
      'Undeliverable Mail',
      'Unknown user: lee@run.test\n\n\nOriginal message follows.\n\nReceived: from x',
    ),
    ...hard,
  },
  {
    shape: 'Exchange 2003',
    ...tell(
      'System-Administrator@run.test',
      'Undeliverable: Seeds',
      'Your message\n\n  To: lee@run.test\n  Subject: Seeds\n\ndid not reach the following recipient(s):\n\nlee@run.test on Tue, 2 Feb 2027 11:01:02 +0100\n    The recipient name is not recognized\n\tThe MTS-ID of the original message is: c=us',
    ),
    emptySender: true,
    ...hard,
  },
  {
    shape: 'Exchange 2003, German',
    ...tell(
      'postmaster@run.test',
      'Unzustellbar: Saatgut',
      'Ihre Nachricht hat mindestens einen der Empfänger nicht erreicht.\n\nFolgende(r) Empfänger konnte(n) nicht erreicht werden:\n\n lee@run.test am 02.02.2027 11:01\n  Das E-Mail-Konto ist in der Organisation, an die die Nachricht gesendet wurde, nicht vorhanden. <mail.run.test #5.1.1>',
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, Spanish',
    ...tell(
      'postmaster@run.test',
      'No se puede entregar: Semillas',
      'El mensaje para lee@run.test no se pudo entregar.\n\nNo se encontró lee en run.test.',
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, English',
    ...tell(
      'MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@run.test',
      'Undeliverable: Seeds',
      "Your message to lee@run.test couldn't be delivered.\n\nlee wasn't found at run.test.",
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, Portuguese',
    ...tell(
      'postmaster@run.test',
      'Não é possível entregar: Sementes',
      'Não foi possível entregar a sua mensagem para lee@run.test.\n\nlee não foi encontrado em run.test.',
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, Japanese',
    ...tell(
      'postmaster@run.test',
      '配信不能: 種',
      'lee@run.test へのメッセージを配信できませんでした。\n\nlee は run.test で見つかりませんでした。',
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, Chinese',
    ...tell(
      'postmaster@run.test',
      '未送达: 种子',
      '你发往 lee@run.test 的邮件无法送达。\n\n在 run.test 中未找到 lee。',
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, Italian',
    ...tell(
      'postmaster@run.test',
      'Non recapitabile: Semi',
      'Non è stato possibile recapitare il messaggio a lee@run.test.\n\nlee non è stato trovato in run.test.',
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, Polish',
    ...tell(
      'postmaster@run.test',
      'Niedostarczone: Nasiona',
      'Nie można dostarczyć wiadomości do lee@run.test.\n\nNie znaleziono użytkownika lee w run.test.',
    ),
    ...hard,
  },
  {
    shape: 'Microsoft 365, Dutch',
    ...tell(
      'postmaster@run.test',
      'Onbestelbaar: Zaden',
      'Uw bericht aan lee@run.test kan niet worden bezorgd.\n\nlee is niet gevonden op run.test.',
    ),
    ...hard,
  },
  {
    shape: 'Google, German',
    ...tell(
      'mailer-daemon@googlemail.com',
      'Delivery Status Notification (Failure)',
      'Adresse nicht gefunden\n\nIhre Nachricht wurde nicht an lee@run.test zugestellt, weil die Adresse nicht gefunden wurde oder keine E-Mails empfangen kann.',
    ),
    ...hard,
  },
  {
    shape: 'Google, Spanish',
    ...tell(
      'mailer-daemon@googlemail.com',
      'Delivery Status Notification (Failure)',
      'No se ha encontrado la dirección\n\nTu mensaje no se ha entregado a lee@run.test porque no se ha encontrado la dirección o esta no puede recibir correo.',
    ),
    ...hard,
  },
  {
    shape: 'Google, Japanese',
    ...tell(
      'mailer-daemon@googlemail.com',
      'Delivery Status Notification (Failure)',
      'アドレス不明\n\nアドレスが見つからないか、メールを受信できないため、lee@run.test にメールは配信されませんでした。',
    ),
    ...hard,
  },
  {
    shape: 'Google, Vietnamese',
    ...tell(
      'mailer-daemon@googlemail.com',
      'Delivery Status Notification (Failure)',
      'Không tìm thấy địa chỉ\n\nThư của bạn chưa được gửi đến lee@run.test vì địa chỉ không tìm thấy hoặc không thể nhận thư.',
    ),
    ...hard,
  },
  {
    shape: 'Google, Hindi',
    ...tell(
      'mailer-daemon@googlemail.com',
      'Delivery Status Notification (Failure)',
      'पता नहीं मिला\n\nआपका संदेश lee@run.test को डिलीवर नहीं किया गया.',
    ),
    ...hard,
  },
  {
    shape: 'Google, Indonesian',
    ...tell(
      'mailer-daemon@googlemail.com',
      'Delivery Status Notification (Failure)',
      'Alamat tidak ditemukan\n\nPesan Anda tidak terkirim ke lee@run.test karena alamat tidak dapat ditemukan.',
    ),
    ...hard,
  },
  {
    shape: 'MDaemon',
    ...tell(
      'MDaemon@run.test',
      'Permanent Delivery Failure',
      'The attached message had PERMANENT fatal delivery errors!\n\nFailed address: lee@run.test\n\n--- Session Transcript ---\n <-- 550 <lee@run.test>, Recipient unknown\n--- End Transcript ---',
    ),
    ...hard,
  },
  {
    shape: 'Courier',
    ...tell(
      'MAILER-DAEMON@co.test',
      'NOTICE: mail delivery status.',
      'This is a delivery status notification from co.test,\nrunning the Courier mail server.\n\nUNDELIVERABLE MAIL\n\nYour message to the following recipients cannot be delivered:\n\n<lee@run.test>:\n    mx.run.test [192.0.2.8]:\n    >>> RCPT TO:<lee@run.test>\n    <<< 550 User unknown',
    ),
    ...hard,
  },
  {
    shape: 'X1',
    ...tell(
      'mailer-daemon@x1.test',
      'Returned mail',
      'The original message was received\nto the following address: lee@run.test\nThis user does not exist.',
    ),
    ...hard,
  },
  {
    shape: 'James',
    ...tell(
      'postmaster@ja.test',
      'Re: Seeds',
      "Hi. This is the James mail server at ja.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up.\n\n   lee@run.test\n   550 Requested action not taken: no such user here",
    ),
    ...hard,
  },
  {
    shape: 'ezweb',
    ...tell(
      'Postmaster@ez.test',
      'Mail System Error - Returned Mail',
      'Each of the following recipients was rejected by a remote mail server.\n\nRecipient: <lee@run.test>\n>>> RCPT TO:<lee@run.test>\n<<< 550 <lee@run.test>: User unknown',
    ),
    ...hard,
  },
  {
    shape: 'Lark',
    ...tell('postmaster@lark.test', '退信：合作', '您的邮件未能送达 lee@run.test\n失败原因：对方企业中没有此邮箱。'),
    ...hard,
  },
  { shape: 'Sohu', ...tell('postmaster@so.test', '系统退信', '退信原因：无此用户\nlee@run.test'), ...hard },
  {
    shape: 'Taiwan',
    ...tell('MAILER-DAEMON@tw.test', '郵件無法投遞', '您寄給 lee@run.test 的信件被退回：查無此人。'),
    ...hard,
  },
  {
    shape: 'Arabic',
    ...tell('postmaster@ar.test', 'فشل التسليم', 'لا يوجد مستخدم بهذا العنوان: lee@run.test'),
    ...hard,
  },
  {
    shape: 'Ukrainian',
    ...tell(
      'postmaster@ua.test',
      'Не доставлено: насіння',
      'Повідомлення для lee@run.test не доставлено: користувача не знайдено.',
    ),
    ...hard,
  },
  { shape: 'Mailgun-like', ...refuse('5.0.0', 'smtp; 605 Not delivering to previously bounced address'), ...hard },
  {
    shape: 'SendGrid-like',
    ...refuse('5.0.0', 'smtp; 550 unroutable address: lee@run.test has no valid mail exchanger'),
    ...hard,
  },
  { shape: 'quota, Polish', ...refuse('5.0.0', 'smtp; 552 Skrzynka odbiorcy jest przepełniona'), ...soft },
  { shape: 'quota, order', ...refuse('5.0.0', 'smtp; 552 Over quota: lee@run.test'), ...soft },
  { shape: 'relay', ...refuse('5.7.1', 'smtp; 550 5.7.1 Unable to relay for lee@run.test'), ...soft },
  {
    shape: 'PTR',
    ...refuse('5.7.25', 'smtp; 550 5.7.25 The IP address sending this message does not have a PTR record set up'),
    ...soft,
  },
  {
    shape: 'sender domain',
    ...refuse(
      '5.1.8',
      'smtp; 553 5.1.8 <hello@brand.test>... Domain of sender address hello@brand.test does not exist',
    ),
    ...soft,
  },
  {
    shape: 'sender verify',
    ...refuse(
      '5.0.0',
      'smtp; 550 Verification failed for <hello@brand.test> The mail server could not deliver mail to hello@brand.test. The account or domain may not exist',
    ),
    ...soft,
  },
  {
    shape: 'sender unknown',
    ...refuse('5.0.0', 'smtp; 550 Sender verify failed: unknown user hello@brand.test'),
    ...soft,
  },
  {
    shape: 'list members only',
    ...refuse('5.7.2', 'smtp; 550 5.7.2 This group only accepts messages from people in its organization'),
    ...soft,
  },
  { shape: 'loop', ...refuse('5.4.6', 'smtp; 554 5.4.6 Too many hops'), ...soft },
  { shape: 'TLS', ...refuse('5.7.4', 'smtp; 554 5.7.4 STARTTLS required'), ...soft },
  {
    shape: 'temporary lookup',
    ...refuse(
      '4.4.3',
      'X-Postfix; Host or domain name not found. Name service error for name=run.test type=MX: Host not found, try again',
    ),
    ...soft,
  },
  {
    shape: 'link refused',
    ...refuse('5.0.0', 'smtp; 554 Message contains a link to an unknown domain and was rejected as spam'),
    ...soft,
  },
  {
    shape: 'connect refused',
    ...refuse('4.4.1', 'X-Postfix; connect to mx.run.test[192.0.2.8]:25: Connection refused'),
    ...soft,
  },
  {
    shape: 'German, full',
    ...tell(
      'mailer-daemon@de2.test',
      'Ihre E-Mail konnte nicht zugestellt werden',
      'Der Empfänger lee@run.test kann keine Nachrichten annehmen: Speicherplatz erschöpft.',
    ),
    ...soft,
  },
  {
    shape: 'Korean, full',
    ...tell('postmaster@kr3.test', '메일 반송', '수신자 lee@run.test 의 메일함 용량이 초과되었습니다.'),
    ...soft,
  },
  {
    shape: 'Chinese, refused',
    ...tell('postmaster@cn3.test', '退信', '您的邮件被对方服务器当作垃圾邮件拒绝：lee@run.test'),
    ...soft,
  },
]
