/** Texts of one language. */
export interface HeldOutTexts {
  /** BCP 47. */
  readonly language: string
  readonly subject: string
  readonly quoteHead: string
  readonly awaySubject: string
  readonly answers: readonly string[]
  /** `{U}` is the last day away, `{B}` the first one back, `{F}` the first day away. */
  readonly away: readonly string[]
  readonly unsubscribe: readonly string[]
}

/** Written after the rules; the rules are not changed by them. */
export const heldOutTexts: readonly HeldOutTexts[] = [
  {
    language: 'en',
    subject: 'Lens review for your channel?',
    quoteHead: 'On Tue, Oct 6, 2026 at 9:15 AM Ola from Optik <ola@lenses.test> wrote:',
    awaySubject: 'Out of office -',
    answers: [
      'Hi Ola, happy to test it. Which mount would you send?',
      'Love the lens. My fee for a dedicated review is 1,200 plus the loan of the unit for a month.',
      'Not a fit for us, but good luck with the launch!',
      'Sorry for the slow answer, I was on holiday and had no access to my mails. Yes, let us do it.',
      'Please remove the exclusivity clause from the contract, then I will sign.',
    ],
    away: [
      'I am out of the office from {F} to {U} and will respond to your email upon my return.',
      'Thanks for reaching out. I am on parental leave until {U}. Please write to team@photo.test if it is urgent.',
      'Hello, you have reached my inbox while I am at a trade fair. I return on {B}.',
    ],
    unsubscribe: ['Take me off this list please', "Please don't email me again.", 'I no longer wish to receive these emails. Thank you.'],
  },
  {
    language: 'zh-CN',
    subject: '镜头评测邀请',
    quoteHead: '发件人: Ola <ola@lenses.test>',
    awaySubject: '自动回复：',
    answers: ['可以的，把样机寄过来吧，评测周期大概三周。', '谢谢，我们暂时不接器材类的单子。', '前阵子休假没看邮件，抱歉回复晚了。价格没问题，可以签。'],
    away: ['你好，我{F}到{U}请假，有事请打我手机。', '我目前不在公司，{B}回来上班后会第一时间回复邮件。'],
    unsubscribe: ['不要再给我发邮件了', '麻烦把我从邮件列表里删掉，谢谢'],
  },
  {
    language: 'es',
    subject: '¿Reseña de nuestro objetivo?',
    quoteHead: 'El mar, 6 oct 2026 a las 9:15, Ola (<ola@lenses.test>) escribió:',
    awaySubject: 'Respuesta automática:',
    answers: ['Hola, Ola. Encantado de probarlo. ¿Para qué montura sería?', 'Gracias, pero este trimestre ya lo tengo completo.', 'Perdona el retraso, he estado de vacaciones. Acepto las condiciones.'],
    away: ['Hola: estoy fuera de la oficina del {F} al {U}. Si es urgente, llame a nuestra recepción.', 'Gracias por escribir. No podré atender el correo hasta mi regreso, el {B}.'],
    unsubscribe: ['Por favor, no me escriban más.', 'Quiero darme de baja de la lista.'],
  },
  {
    language: 'pt-BR',
    subject: 'Review da nossa lente?',
    quoteHead: 'Em ter., 6 de out. de 2026 às 09:15, Ola <ola@lenses.test> escreveu:',
    awaySubject: 'Resposta automática:',
    answers: ['Oi Ola, topo testar. Qual é a montagem?', 'Obrigado, mas não é o perfil do canal.', 'Desculpe a demora, estava de férias. Podemos fechar.'],
    away: ['Olá! Estou de férias e volto ao trabalho em {B}. Assuntos urgentes: contato@foto.test.', 'Estarei ausente até {U} e responderei as mensagens na volta.'],
    unsubscribe: ['Não me mandem mais e-mails, por favor.', 'Quero cancelar a inscrição.'],
  },
  {
    language: 'fr',
    subject: 'Un test de notre objectif ?',
    quoteHead: 'Le mar. 6 oct. 2026 à 09:15, Ola <ola@lenses.test> a écrit :',
    awaySubject: 'Réponse automatique :',
    answers: ['Bonjour Ola, avec plaisir. Quelle monture ?', 'Merci, mais ce n’est pas dans la ligne de la chaîne.', "Désolé pour le retard, j'étais en congé. C'est d'accord pour moi."],
    away: ['Je suis actuellement en congé et de retour au bureau le {B}. Pour toute urgence, merci de contacter accueil@photo.test.', "Absent jusqu'au {U}, je lirai votre message à mon retour."],
    unsubscribe: ['Merci de supprimer mon adresse de votre liste.', 'Je ne veux plus recevoir de mails de votre part.'],
  },
  {
    language: 'de',
    subject: 'Test unseres Objektivs?',
    quoteHead: 'Am Di., 6. Okt. 2026 um 09:15 Uhr schrieb Ola <ola@lenses.test>:',
    awaySubject: 'Automatische Antwort:',
    answers: ['Hallo Ola, sehr gern. Für welches Bajonett?', 'Danke, das passt leider nicht zum Kanal.', 'Entschuldige die späte Antwort, ich war im Urlaub. Der Vertrag passt so.'],
    away: ['Guten Tag, ich bin bis {U} außer Haus. Ihre E-Mail wird nicht gelesen; bitte wenden Sie sich an info@foto.test.', 'Hallo, ich habe Urlaub und bin am {B} wieder am Platz.'],
    unsubscribe: ['Bitte entfernen Sie mich aus Ihrer Liste. Danke!', 'Ich möchte keine weiteren E-Mails erhalten.'],
  },
  {
    language: 'it',
    subject: 'Una recensione del nostro obiettivo?',
    quoteHead: 'Il giorno mar 6 ott 2026 alle ore 09:15 Ola <ola@lenses.test> ha scritto:',
    awaySubject: 'Risposta automatica:',
    answers: ['Ciao Ola, volentieri. Con quale attacco?', 'Grazie, ma al momento siamo al completo.', 'Scusa il ritardo, ero in ferie. Per me va bene.'],
    away: ['Sono assente dal {F} al {U}. Per necessità urgenti scrivere a info@foto.test.', 'Gentile mittente, sono in ferie e rientrerò in ufficio il {B}.'],
    unsubscribe: ['Vi prego di non inviarmi più email.', 'Cancellatemi dalla lista per favore.'],
  },
  {
    language: 'nl',
    subject: 'Review van onze lens?',
    quoteHead: 'Op di 6 okt 2026 om 09:15 schreef Ola <ola@lenses.test>:',
    awaySubject: 'Automatisch antwoord:',
    answers: ['Hoi Ola, graag. Welke vatting?', 'Bedankt, maar dit past niet bij het kanaal.'],
    away: ['Ik ben afwezig tot en met {U}. Voor dringende zaken kunt u bellen met de balie.', 'Momenteel ben ik met vakantie. Vanaf {B} ben ik weer bereikbaar.'],
    unsubscribe: ['Verwijder mij uit uw bestand.', 'Ik wil geen mails meer ontvangen.'],
  },
  {
    language: 'pl',
    subject: 'Recenzja naszego obiektywu?',
    quoteHead: 'wt., 6 paź 2026 o 09:15 Ola <ola@lenses.test> napisał(a):',
    awaySubject: 'Automatyczna odpowiedź:',
    answers: ['Cześć, chętnie. Z jakim bagnetem?', 'Dziękuję, ale to nie pasuje do kanału.'],
    away: ['Przebywam na urlopie do {U}. W sprawach pilnych proszę dzwonić do biura.', 'Nie ma mnie w biurze, wrócę {B}.'],
    unsubscribe: ['Proszę o usunięcie mnie z bazy.', 'Proszę nie wysyłać mi więcej wiadomości.'],
  },
  {
    language: 'ru',
    subject: 'Обзор нашего объектива?',
    quoteHead: 'вт, 6 окт. 2026 г. в 09:15, Ola <ola@lenses.test>:',
    awaySubject: 'Автоответ:',
    answers: ['Добрый день! С удовольствием. Какой байонет?', 'Спасибо, но нам это не подходит.', 'Извините за задержку, был в отпуске. Условия подходят.'],
    away: ['Добрый день! Я в отпуске с {F} по {U}. По всем вопросам пишите на info@foto.test.', 'Меня нет в офисе. Вернусь к работе {B} и отвечу на ваше письмо.'],
    unsubscribe: ['Удалите мой адрес из вашей базы, пожалуйста.', 'Не присылайте мне больше писем.'],
  },
  {
    language: 'ja',
    subject: 'レンズのレビューのお願い',
    quoteHead: '2026年10月6日(火) 9:15 Ola <ola@lenses.test>:',
    awaySubject: '自動応答:',
    answers: ['ご連絡ありがとうございます。ぜひ試したいです。マウントは何になりますか。', 'せっかくですが、今回はお断りいたします。', '休暇をいただいており、返信が遅くなり申し訳ありません。条件は問題ありません。'],
    away: ['{F}から{U}まで不在にしております。ご用件は{B}以降に確認いたします。', '現在休暇中です。{B}に出社予定です。'],
    unsubscribe: ['今後のご連絡は不要です。', 'メール配信の停止をお願いします。'],
  },
  {
    language: 'ko',
    subject: '렌즈 리뷰 제안',
    quoteHead: '2026년 10월 6일 (화) 오전 9:15, Ola <ola@lenses.test>님이 작성:',
    awaySubject: '자동응답:',
    answers: ['안녕하세요, 좋습니다. 마운트가 무엇인가요?', '감사하지만 채널과 맞지 않습니다.', '휴가라 답이 늦었습니다. 조건 괜찮습니다.'],
    away: ['{F}부터 {U}까지 연차 휴가입니다. 급한 일은 팀 메일로 보내 주세요.', '출장으로 자리를 비웠습니다. {B} 출근 후 확인하겠습니다.'],
    unsubscribe: ['메일 수신을 거부합니다.', '더 이상 연락하지 마세요.'],
  },
  {
    language: 'tr',
    subject: 'Lens incelemesi?',
    quoteHead: 'Ola <ola@lenses.test>, 6 Eki 2026 Sal, 09:15 tarihinde şunu yazdı:',
    awaySubject: 'Otomatik Yanıt:',
    answers: ['Merhaba Ola, memnuniyetle. Hangi bayonet?', 'Teşekkürler ama kanala uygun değil.'],
    away: ['{F} - {U} tarihleri arasında yıllık izindeyim. Acil konular için ekibime yazabilirsiniz.', 'Ofis dışındayım, {B} itibarıyla geri döneceğim.'],
    unsubscribe: ['Lütfen adresimi listenizden silin.', 'Bir daha mail göndermeyin lütfen.'],
  },
  {
    language: 'id',
    subject: 'Ulasan lensa kami?',
    quoteHead: 'Pada Sel, 6 Okt 2026 pukul 09.15 Ola <ola@lenses.test> menulis:',
    awaySubject: 'Balasan Otomatis:',
    answers: ['Hai Ola, boleh. Mount apa?', 'Terima kasih, tapi tidak cocok untuk kanal saya.'],
    away: ['Saya sedang cuti tanggal {F} hingga {U}. Bila mendesak silakan hubungi tim saya.', 'Saya tidak berada di kantor dan baru kembali {B}.'],
    unsubscribe: ['Mohon jangan kirim email lagi ke saya.', 'Hapus alamat saya dari daftar Anda.'],
  },
  {
    language: 'vi',
    subject: 'Đánh giá ống kính?',
    quoteHead: 'Vào Th 3, 6 thg 10, 2026 vào lúc 09:15 Ola <ola@lenses.test> đã viết:',
    awaySubject: 'Trả lời tự động:',
    answers: ['Chào Ola, mình sẵn sàng. Ngàm nào vậy?', 'Cảm ơn nhưng không hợp với kênh của mình.'],
    away: ['Tôi đang nghỉ phép từ {F} đến {U}. Nếu gấp, xin gọi cho văn phòng.', 'Hiện tôi không có mặt ở văn phòng, {B} tôi sẽ đi làm lại.'],
    unsubscribe: ['Vui lòng ngừng gửi email cho tôi.', 'Tôi không muốn nhận email nữa.'],
  },
  {
    language: 'ar',
    subject: 'مراجعة عدستنا؟',
    quoteHead: 'في الثلاثاء، 6 أكتوبر 2026 في 9:15 ص كتب Ola <ola@lenses.test>:',
    awaySubject: 'رد تلقائي:',
    answers: ['مرحبا أولا، بكل سرور. ما نوع الحامل؟', 'شكرا لكن هذا لا يناسب القناة.'],
    away: ['أنا في إجازة من {F} إلى {U}. للحالات العاجلة يرجى الاتصال بالمكتب.', 'أنا خارج المكتب وسأعود يوم {B}.'],
    unsubscribe: ['لا أريد أن تصلني رسائل منكم.', 'الرجاء حذف عنواني من قائمتكم.'],
  },
]

/** Delivery reports. */
export const heldOutBounces: readonly {
  readonly shape: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly status?: string
  readonly action?: string
  readonly diagnostic?: string
  readonly isPermanent: boolean
}[] = [
  { shape: 'Gmail, in French', from: 'mailer-daemon@googlemail.com', subject: 'Delivery Status Notification (Failure)', text: "** Adresse introuvable **\n\nVotre message n'est pas arrivé à pat@photo.test car l'adresse est introuvable ou ne peut pas recevoir de messages.", status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550-5.1.1 The email account that you tried to reach does not exist.', isPermanent: true },
  { shape: 'Exchange, in Spanish, for people only', from: 'postmaster@photo.test', subject: 'No se puede entregar: objetivo', text: 'No se encontró pat@photo.test en photo.test.\n\nEl servidor remoto devolvió: 550 5.1.10 RESOLVER.ADR.RecipientNotFound', isPermanent: true },
  { shape: 'Exchange, in Japanese, for people only', from: 'postmaster@photo.test', subject: '配信不能: レンズ', text: 'pat@photo.test にメッセージを配信できませんでした。\n指定したアドレスが見つかりませんでした。', isPermanent: true },
  { shape: 'Exchange, in Portuguese, for people only', from: 'postmaster@photo.test', subject: 'Não é possível entregar: lente', text: 'A sua mensagem para pat@photo.test não pôde ser entregue. O endereço não foi encontrado.', isPermanent: true },
  { shape: 'Exim, no such person', from: 'Mailer-Daemon@web7.host.test', subject: 'Mail delivery failed: returning message to sender', text: 'A message that you sent could not be delivered to one or more of its recipients. This is a permanent error. The following address(es) failed:\n\n  pat@photo.test\n    host mail.photo.test [203.0.113.5]\n    SMTP error from remote mail server after RCPT TO:<pat@photo.test>:\n    550 No such person at this address', isPermanent: true },
  { shape: 'Exim, domain', from: 'Mailer-Daemon@web7.host.test', subject: 'Mail delivery failed: returning message to sender', text: 'The following address(es) failed:\n\n  pat@phoot.test\n    all relevant MX records point to non-existent hosts', isPermanent: true },
  { shape: 'qmail, vpopmail', from: 'MAILER-DAEMON@mx.photo.test', subject: 'failure notice', text: "Hi. This is the qmail-send program at mx.photo.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<pat@photo.test>:\nThis address no longer accepts mail.", isPermanent: true },
  { shape: 'Postfix, virtual mailbox', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: unknown user: "pat"', status: '5.1.1', action: 'failed', diagnostic: 'x-unix; unknown user: "pat"', isPermanent: true },
  { shape: 'Postfix, Dovecot', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: host mx.photo.test said: 550 5.1.1 <pat@photo.test> User doesn\'t exist: pat@photo.test (in reply to RCPT TO command)', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 <pat@photo.test> User doesn\'t exist', isPermanent: true },
  { shape: 'Proofpoint, invalid', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: 550 5.1.1 User Unknown', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 User Unknown', isPermanent: true },
  { shape: 'Cloudflare routing', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: 550 5.1.1 Address does not exist', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 Address does not exist. a77', isPermanent: true },
  { shape: 'Amazon SES', from: 'MAILER-DAEMON@amazonses.test', subject: 'Delivery Status Notification (Failure)', text: 'An error occurred while trying to deliver the mail to the following recipients:\npat@photo.test', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 user unknown', isPermanent: true },
  { shape: 'Sina', from: 'postmaster@sina.test', subject: '系统退信通知', text: '您的邮件无法到达：pat@photo.test\n退信代码：550\n原因：该用户不存在', isPermanent: true },
  { shape: 'Rambler', from: 'mailer-daemon@rambler.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: 550 5.1.1 Recipient address rejected: undeliverable address: Mailbox does not exist', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 Recipient address rejected', isPermanent: true },
  { shape: 'Nate', from: 'postmaster@nate.test', subject: '반송된 메일입니다', text: 'pat@photo.test 으로 보낸 메일이 전달되지 못했습니다.\n사유: 사용자 없음 (User unknown)', isPermanent: true },
  { shape: 'UOL', from: 'mailer-daemon@uol.test', subject: 'Mensagem devolvida', text: 'Não foi possível entregar a mensagem. O usuário pat@photo.test é desconhecido.', isPermanent: true },
  { shape: 'o2.pl', from: 'mailer-daemon@o2.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: 550 5.1.1 Nie ma takiego uzytkownika / No such user', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 Nie ma takiego uzytkownika / No such user', isPermanent: true },
  { shape: 'account closed', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: 550 This account has been closed', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 550 This account has been closed', isPermanent: true },
  { shape: 'bare 550 at the address', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: host mx.photo.test said: 550 Rejected recipient (in reply to RCPT TO command)', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 550 Unknown recipient', isPermanent: true },
  { shape: 'Plesk', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: host mx.photo.test said: 550 5.1.1 sorry, no mailbox here by that name', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 sorry, no mailbox here by that name', isPermanent: true },
  { shape: 'GMX, full', from: 'mailer-daemon@gmx.test', subject: 'Mail delivery failed', text: 'pat@photo.test: Das Postfach des Empfängers ist voll.', isPermanent: false },
  { shape: 'Gmail, too much', from: 'mailer-daemon@googlemail.com', subject: 'Delivery Status Notification (Failure)', text: '** Message not delivered **', status: '5.2.1', action: 'failed', diagnostic: 'smtp; 450-4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.', isPermanent: false },
  { shape: 'Outlook, full', from: 'postmaster@outlook.com', subject: 'Undeliverable: lens', text: "The recipient's mailbox is full and can't accept messages now.", status: '5.2.2', action: 'failed', diagnostic: 'smtp;552 5.2.2 Mailbox full', isPermanent: false },
  { shape: 'Barracuda, block', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: 554 Service unavailable; Client host blocked', status: '5.7.1', action: 'failed', diagnostic: 'smtp; 554 Service unavailable; Client host [203.0.113.9] blocked using Barracuda Reputation', isPermanent: false },
  { shape: 'SPF', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: 550 5.7.23 SPF validation failed', status: '5.7.23', action: 'failed', diagnostic: 'smtp; 550 5.7.23 The message was rejected because of Sender Policy Framework violation', isPermanent: false },
  { shape: 'QQ, spam', from: 'postmaster@qq.test', subject: '系统退信', text: '您的邮件被退回：pat@photo.test\n原因：邮件被判定为垃圾邮件。', isPermanent: false },
  { shape: 'server down', from: 'MAILER-DAEMON@mx.photo.test', subject: 'Undelivered Mail Returned to Sender', text: '<pat@photo.test>: connect to mx.photo.test: No route to host', status: '4.4.1', action: 'failed', diagnostic: 'X-Postfix; connect to mx.photo.test: No route to host', isPermanent: false },
  { shape: 'Gmail, delay, in German', from: 'mailer-daemon@googlemail.com', subject: 'Delivery Status Notification (Delay)', text: '** Zustellung unvollständig **\n\nWir versuchen es weitere 46 Stunden.', status: '4.3.0', action: 'delayed', isPermanent: false },
]
