/** Texts of one language, of another style. */
export interface FurtherTexts {
  /** BCP 47. */
  readonly language: string
  readonly subject: string
  readonly quoteHead: string
  readonly answers: readonly string[]
  /** `{U}` is the last day away, `{B}` the first one back; with `n` in figures. */
  readonly away: readonly string[]
  readonly awaySubject: string
  readonly unsubscribe: readonly string[]
}

export const furtherTexts: readonly FurtherTexts[] = [
  {
    language: 'en',
    subject: 'Your running shoes and my channel',
    quoteHead: 'On 14/09/2026 16:20, Kim at Stride <kim@shoes.test> wrote:',
    answers: [
      'Hey Kim, count me in! Size 42 please. I usually need ten days from delivery to upload.',
      'Thanks but no thanks - I only do long-term partnerships these days.',
      'Hello, my manager handles brand deals, I put her in copy. She will send you our media kit tomorrow.',
      'Currently on the road for a race in Chile, back at my desk in October. Ping me then? I do like the shoes.',
    ],
    away: [
      "Hi there! I'm off the grid hiking right now and won't be reading mail. I'm back on {B} - if it can't wait, text my manager.",
      'I am out of office through {U}. Mails are not forwarded. Thank you for your patience.',
      'Thank you for your email. Our studio is closed for the holidays until {U}. We will get back to you after we reopen.',
    ],
    awaySubject: 'Out of Office:',
    unsubscribe: ['Kindly delete my address from your database.', 'Do not contact me again.', 'Please stop sending me these emails.'],
  },
  {
    language: 'zh-CN',
    subject: '跑鞋合作',
    quoteHead: '在 2026-09-14 16:20:11，"Kim" <kim@shoes.test> 写道：',
    answers: ['可以聊聊，先把产品资料发给我看看吧。', '最近档期排满了，十月之后再约可以吗？', '这个价格有点低，我一般一条报价一万起。'],
    away: ['本人因公出差，{B}返岗，期间邮件回复可能延迟，敬请谅解。', '国庆放假通知：我司于{U}结束休假，急事请致电。'],
    awaySubject: '自动答复：',
    unsubscribe: ['别再发了，退订。', '请停止发送邮件给我。'],
  },
  {
    language: 'es',
    subject: 'Tus vídeos y nuestras zapatillas',
    quoteHead: 'El 14/9/26 a las 16:20, Kim de Stride escribió:',
    answers: ['¡Hola Kim! Me apunto. ¿Cuándo llegaría el paquete?', 'De momento paso, tengo contrato con otra marca hasta diciembre.', 'Os paso con mi representante, ella lleva las colaboraciones.'],
    away: ['Estoy de viaje sin apenas conexión. Vuelvo el {B} y entonces contesto a todos los mensajes.', 'Nuestra oficina permanecerá cerrada hasta el {U}. Disculpen las molestias.'],
    awaySubject: 'Fuera de la oficina:',
    unsubscribe: ['Bórrenme de su base de datos, por favor.', 'No me envíen más correos.'],
  },
  {
    language: 'pt-BR',
    subject: 'Seus vídeos e os nossos tênis',
    quoteHead: 'Em 14/09/2026 16:20, Kim escreveu:',
    answers: ['Oi Kim, topo sim! Calço 38.', 'Agora não dá, estou com exclusividade até dezembro.', 'Quanto vocês pagam por um reels e dois stories?'],
    away: ['Estou viajando a trabalho e volto no dia {B}. Até lá, respostas podem demorar.', 'Estaremos em recesso até {U}. Retornaremos o contato assim que possível.'],
    awaySubject: 'Ausência:',
    unsubscribe: ['Parem de me mandar e-mails.', 'Favor me excluir da lista.'],
  },
  {
    language: 'fr',
    subject: 'Vos vidéos et nos chaussures',
    quoteHead: 'Le 14/09/2026 à 16:20, Kim de Stride a écrit :',
    answers: ['Salut Kim, partante ! Je fais du 39.', "C'est gentil, mais je suis sous contrat avec une autre marque jusqu'en décembre.", 'Pouvez-vous m’envoyer le brief et les dates ?'],
    away: ['Actuellement en déplacement, je ne consulte pas mes mails. Je serai à nouveau disponible à partir du {B}.', "Le studio est fermé jusqu'au {U}. Nous vous répondrons dès la réouverture."],
    awaySubject: 'Absence du bureau :',
    unsubscribe: ['Supprimez mon adresse de vos fichiers, merci.', 'Arrêtez de m’écrire svp.'],
  },
  {
    language: 'de',
    subject: 'Deine Videos und unsere Laufschuhe',
    quoteHead: 'Am 14.09.2026 um 16:20 schrieb Kim von Stride:',
    answers: ['Hi Kim, bin dabei! Größe 43 bitte.', 'Danke, aber ich bin bis Dezember exklusiv bei einer anderen Marke.', 'Schickt mir mal das Briefing, dann melde ich mich mit einem Angebot.', 'Ich bin gerade auf Reisen und wieder im Oktober da, meldet euch dann gern noch mal!'],
    away: ['Moin! Ich bin unterwegs und lese keine Mails. Ab {B} bin ich zurück und melde mich.', 'Unser Büro ist bis {Un} geschlossen. Nachrichten werden danach der Reihe nach beantwortet.'],
    awaySubject: 'Abwesenheitsnotiz:',
    unsubscribe: ['Streichen Sie mich von der Liste.', 'Bitte keine weiteren Mails.'],
  },
  {
    language: 'it',
    subject: 'I tuoi video e le nostre scarpe',
    quoteHead: 'Il 14/09/2026 16:20, Kim di Stride ha scritto:',
    answers: ['Ciao Kim, ci sto! Porto il 40.', 'Per ora passo, ho un contratto con un altro marchio fino a dicembre.'],
    away: ['In questi giorni sono in viaggio e leggo poco la posta. Torno il {B}.', 'Lo studio resterà chiuso fino al {U}. Risponderemo appena possibile.'],
    awaySubject: 'Fuori sede:',
    unsubscribe: ['Toglietemi dalla mailing list, grazie.', 'Non scrivetemi più.'],
  },
  {
    language: 'ru',
    subject: 'Ваши видео и наши кроссовки',
    quoteHead: '14.09.2026 16:20, Kim <kim@shoes.test> пишет:',
    answers: ['Привет, Ким! Давайте попробуем. Размер 41.', 'Пока не готова, до декабря у меня контракт с другим брендом.', 'Пришлите условия, передам менеджеру.'],
    away: ['Я в командировке до {U}, почту читаю редко.', 'Здравствуйте! Сейчас меня нет на месте, выйду на работу {B}. Если срочно, звоните.'],
    awaySubject: 'Нет на месте:',
    unsubscribe: ['Уберите меня из базы.', 'Прекратите присылать мне письма.'],
  },
  {
    language: 'ja',
    subject: 'ランニングシューズの件',
    quoteHead: '2026/09/14 16:20、Kim <kim@shoes.test> のメール:',
    answers: ['ぜひお願いします。サイズは26センチです。', '今回は見送らせていただきます。またの機会にお願いします。', '条件の詳細を送っていただけますか。'],
    away: ['誠に勝手ながら{U}まで夏季休業とさせていただきます。{B}より順次対応いたします。', '{U}まで出張のため、返信が遅れることがございます。'],
    awaySubject: '不在通知:',
    unsubscribe: ['メールの配信を止めてください。', '配信リストから外してください。'],
  },
  {
    language: 'ko',
    subject: '러닝화 협찬 제안',
    quoteHead: '2026. 9. 14. 오후 4:20, Kim <kim@shoes.test> 작성:',
    answers: ['네, 좋아요! 사이즈는 260입니다.', '12월까지 다른 브랜드와 계약이 있어서 이번에는 어렵겠습니다.', '조건을 먼저 보내 주시겠어요?'],
    away: ['{U}까지 해외 출장으로 부재중입니다. 확인하는 대로 답장드리겠습니다.', '휴가 중입니다. {B}에 출근합니다. 급하시면 전화 주세요.'],
    awaySubject: '부재중:',
    unsubscribe: ['앞으로 연락하지 말아 주세요.', '메일 그만 보내세요.'],
  },
  {
    language: 'tr',
    subject: 'Videolarınız ve ayakkabılarımız',
    quoteHead: '14.09.2026 16:20 tarihinde Kim yazdı:',
    answers: ['Selam Kim, varım! 42 numara giyiyorum.', 'Aralık ayına kadar başka bir markayla anlaşmam var, şimdilik olmaz.'],
    away: ['Seyahatteyim, maillere geç dönebilirim. {B} tarihinde tekrar işbaşındayım.', 'Ofisimiz {U} tarihine kadar kapalıdır. Anlayışınız için teşekkürler.'],
    awaySubject: 'Ofis Dışında:',
    unsubscribe: ['Beni listeden silin lütfen.', 'Artık mail atmayın.'],
  },
  {
    language: 'id',
    subject: 'Video Anda dan sepatu kami',
    quoteHead: 'Pada 14/09/2026 16:20, Kim menulis:',
    answers: ['Hai Kim, boleh! Ukuran saya 40.', 'Untuk sekarang belum bisa, masih ada kontrak sampai Desember.'],
    away: ['Saat ini saya sedang dinas luar dan akan masuk kantor {B}. Mohon maaf atas keterlambatan balasan.', 'Kantor kami libur hingga {U}.'],
    awaySubject: 'Jawaban otomatis:',
    unsubscribe: ['Mohon keluarkan email saya dari daftar.', 'Tolong berhenti mengirim email ke saya.'],
  },
  {
    language: 'vi',
    subject: 'Video của bạn và giày của chúng tôi',
    quoteHead: 'Vào 16:20, 14/09/2026 Kim đã viết:',
    answers: ['Chào Kim, mình đồng ý nhé! Size của mình là 39.', 'Hiện mình đang có hợp đồng với nhãn khác đến tháng 12 nên chưa nhận được.'],
    away: ['Tôi đang đi công tác đến hết {U}, có thể trả lời chậm.', 'Văn phòng nghỉ lễ, làm việc lại từ {B}.'],
    awaySubject: 'Phản hồi tự động:',
    unsubscribe: ['Đừng gửi thư cho tôi nữa.', 'Xin loại tôi khỏi danh sách nhận mail.'],
  },
  {
    language: 'ar',
    subject: 'مقاطعك وأحذيتنا',
    quoteHead: 'في 14/09/2026 16:20، كتب Kim <kim@shoes.test>:',
    answers: ['أهلا كيم، موافقة! مقاسي 39.', 'حاليا لدي عقد مع علامة أخرى حتى ديسمبر.'],
    away: ['أنا مسافر حاليا وقد يتأخر ردي. أعود إلى العمل يوم {B}.', 'مكتبنا مغلق حتى {U} بمناسبة العيد.'],
    awaySubject: 'الرد التلقائي:',
    unsubscribe: ['احذفوني من القائمة من فضلكم.', 'لا ترسلوا لي المزيد من الرسائل.'],
  },
]

/** Delivery reports of further servers. */
export const furtherBounces: readonly {
  readonly shape: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly status?: string
  readonly action?: string
  readonly diagnostic?: string
  readonly emptySender?: boolean
  readonly isPermanent: boolean
}[] = [
  { shape: 'Exim report, no such user', from: 'Mailer-Daemon@h77.host.test', subject: 'Mail delivery failed: returning message to sender', text: 'A message that you sent could not be delivered to one or more of its recipients.\n\n  lee@run.test\n    host mx.run.test [198.51.100.4]\n    SMTP error from remote mail server after RCPT TO:<lee@run.test>:\n    550 No Such User Here', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 550 No Such User Here', isPermanent: true },
  { shape: 'IONOS', from: 'mailer-daemon@kundenserver.test', subject: 'Mail delivery failed: returning message to sender', text: 'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its recipients. The following addresses failed:\n\nlee@run.test:\nSMTP error from remote server for RCPT TO command, host: mx.run.test reason: 550 5.1.1 Recipient not found', isPermanent: true },
  { shape: 'Comcast', from: 'MAILER-DAEMON@mta.test', subject: 'Permanent Error', text: 'This email is being returned to you because the remote server would not or could not accept the message.\n550 5.1.1 Not our Customer', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 Not our Customer', isPermanent: true },
  { shape: 'Orange', from: 'MAILER-DAEMON@mwinf.test', subject: 'Undelivered Mail Returned to Sender', text: 'lee@run.test: 550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 Adresse d au moins un destinataire invalide. OFR_416', isPermanent: true },
  { shape: 'Libero', from: 'MAILER-DAEMON@libero.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: host smtp-in.libero.test said: 550 RCPT TO <lee@run.test> Mailbox disabled', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 550 RCPT TO <lee@run.test> Mailbox disabled', isPermanent: true },
  { shape: 'T-Online', from: 'MAILER-DAEMON@t.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 550 5.7.0 Unknown recipient <lee@run.test>', status: '5.7.0', action: 'failed', diagnostic: 'smtp; 550 unknown mailbox: lee@run.test', isPermanent: true },
  { shape: 'Mimecast', from: 'postmaster@mimecast.test', subject: 'Undeliverable: shoes', text: 'Invalid Recipient - https://community.mimecast.test/docs/550', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 550 Invalid Recipient - https://community.mimecast.test', isPermanent: true },
  { shape: 'Barracuda, account unknown', from: 'MAILER-DAEMON@x.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 550 permanent failure for one or more recipients (lee@run.test:550 5.1.1 RESOLVER.ADR.RecipNotFound)', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 550 permanent failure for one or more recipients (lee@run.test:550 5.1.1 RESOLVER.ADR.RecipNotFound)', isPermanent: true },
  { shape: 'Google Workspace group', from: 'mailer-daemon@googlemail.com', subject: 'Delivery Status Notification (Failure)', text: "We're writing to let you know that the group you tried to contact (lee) may not exist, or you may not have permission to post messages to the group.", status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550-5.1.1 The group does not exist', isPermanent: true },
  { shape: 'Lotus Domino', from: 'postmaster@run.test', subject: 'DELIVERY FAILURE: User lee (lee@run.test) not listed in Domino Directory', text: 'Your message\n\n  Subject: shoes\n\nwas not delivered to:\n\n  lee@run.test\n\nbecause:\n\n  User lee (lee@run.test) not listed in Domino Directory', isPermanent: true },
  { shape: 'James', from: 'postmaster@james.test', subject: 'Re: shoes', text: "Hi. This is the James mail server at james.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up.\n\nFailed recipient(s):\nlee@run.test\n\nError message:\n550 5.1.1 User unknown", emptySender: true, isPermanent: true },
  { shape: 'Communigate', from: 'MAILER-DAEMON@cgp.test', subject: 'Undeliverable mail: shoes', text: 'Failed to deliver to \'<lee@run.test>\'\nSMTP module(domain run.test) reports:\n account lee@run.test is unknown', status: '5.0.0', action: 'failed', isPermanent: true },
  { shape: 'Outlook NDR, domain', from: 'postmaster@outlook.com', subject: 'Undeliverable: shoes', text: "Your message to lee@rum.test couldn't be delivered.\nrum.test couldn't be found, or is unable to receive email.", status: '5.4.310', action: 'failed', diagnostic: 'smtp;550 5.4.310 DNS domain rum.test does not exist', isPermanent: true },
  { shape: 'Sohu', from: 'postmaster@sohu.test', subject: '系统退信', text: '您的邮件未能送达以下收件人：lee@run.test\n失败原因：用户不存在（550 5.1.1 User unknown）', isPermanent: true },
  { shape: 'Aliyun', from: 'postmaster@aliyun.test', subject: '退信：跑鞋合作', text: '您的邮件投递失败。收信人地址 lee@run.test 有误或已注销，请核对。', isPermanent: true },
  { shape: 'Daum', from: 'postmaster@daum.test', subject: '[반송] 메일 전송에 실패했습니다', text: '메일을 전달할 수 없습니다.\n받는 사람: lee@run.test\n원인: 받는 사람의 메일 주소가 존재하지 않습니다.', isPermanent: true },
  { shape: 'Docomo', from: 'MAILER-DAEMON@docomo.test', subject: 'Returned mail: see transcript for details', text: '550 Unknown user lee@run.test', status: '5.1.1', action: 'failed', diagnostic: 'SMTP; 550 Unknown user lee@run.test', isPermanent: true },
  { shape: 'Terra', from: 'mailer-daemon@terra.test', subject: 'Mensagem não entregue', text: 'Sua mensagem não pôde ser entregue.\nO destinatário lee@run.test não existe.', isPermanent: true },
  { shape: 'Seznam', from: 'mailer-daemon@seznam.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 550 5.1.1 Sorry, no mailbox here by that name', status: '5.1.1', action: 'failed', diagnostic: 'smtp; 550 5.1.1 Sorry, no mailbox here by that name', isPermanent: true },
  { shape: 'OVH, null MX', from: 'MAILER-DAEMON@ovh.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: Domain run.test does not accept mail (nullMX)', status: '5.1.0', action: 'failed', diagnostic: 'X-Postfix; Domain run.test does not accept mail (nullMX)', isPermanent: true },
  { shape: 'Fastmail, full', from: 'MAILER-DAEMON@fm.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 552 5.2.2 Over quota', status: '5.2.2', action: 'failed', diagnostic: 'smtp; 552 5.2.2 Over quota', isPermanent: false },
  { shape: 'Free, full', from: 'MAILER-DAEMON@free.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 550 5.0.0 Boite du destinataire pleine', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 550 Boite du destinataire pleine. Recipient overquota', isPermanent: false },
  { shape: 'AOL, policy', from: 'MAILER-DAEMON@aol.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 554 5.7.9 Message not accepted for policy reasons', status: '5.7.9', action: 'failed', diagnostic: 'smtp; 554 5.7.9 Message not accepted', isPermanent: false },
  { shape: 'Proofpoint, block', from: 'MAILER-DAEMON@pp.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 554 Blocked - see https://ipcheck.proofpoint.test/?ip=203.0.113.9', status: '5.0.0', action: 'failed', diagnostic: 'smtp; 554 Blocked - see https://ipcheck.proofpoint.test', isPermanent: false },
  { shape: 'Outlook, throttled', from: 'postmaster@outlook.com', subject: 'Undeliverable: shoes', text: 'The server is busy.', status: '4.7.500', action: 'failed', diagnostic: 'smtp; 451 4.7.500 Server busy. Please try again later', isPermanent: false },
  { shape: 'server without TLS', from: 'MAILER-DAEMON@x.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 530 5.7.0 Must issue a STARTTLS command first', status: '5.7.0', action: 'failed', diagnostic: 'smtp; 530 5.7.0 Must issue a STARTTLS command first', isPermanent: false },
  { shape: 'content refused', from: 'MAILER-DAEMON@x.test', subject: 'Undelivered Mail Returned to Sender', text: '<lee@run.test>: 550 5.6.0 Your message contains an attachment that is not accepted here', status: '5.6.0', action: 'failed', diagnostic: 'smtp; 550 5.6.0 attachment not accepted', isPermanent: false },
  { shape: 'postponed', from: 'postmaster@x.test', subject: 'Delivery Status Notification (Delay)', text: 'This is an automatically generated Delivery Status Notification.\n\nTHIS IS A WARNING MESSAGE ONLY.', status: '4.4.7', action: 'delayed', isPermanent: false },
]
