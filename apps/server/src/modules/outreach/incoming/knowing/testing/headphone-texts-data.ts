import type { SetBounce, SetTexts } from './mail-set.ts'

/** Mails about headphones. */
export const headphoneTexts: readonly SetTexts[] = [
  {
    language: 'en',
    subject: 'Our headphones in your studio',
    quoteHead: 'On 2 Mar 2027, at 11:30, Ivo <ivo@sound.test> wrote:',
    awaySubject: 'Automatic reply:',
    answers: [
      'Send me the specs and I will tell you by Monday.',
      'We are closed for renovation, so no filming before April. After that, gladly!',
      'How did you find my address? Anyway, yes.',
    ],
    away: [
      'Hello, I am out on vacation from {F} through {U}. Please direct urgent questions to help@studio.test.',
      'Thanks for your note. I have limited internet this week and will be back online {B}.',
    ],
    unsubscribe: ['Take my email off your list.', 'Please do not send me any more emails.'],
  },
  {
    language: 'zh-CN',
    subject: '耳机合作',
    quoteHead: 'Ivo <ivo@sound.test> 于2027年3月2日周二 11:30写道：',
    awaySubject: '自动回复:',
    answers: ['参数发我看看，周一给你答复。', '装修停业中，四月之后可以拍。'],
    away: ['您好，本人{F}至{U}休假，邮件可能无法及时回复。', '我在外地出差，{B}回公司后处理您的邮件。'],
    unsubscribe: ['不要再发邮件给我了，谢谢。'],
  },
  {
    language: 'es',
    subject: 'Nuestros auriculares',
    quoteHead: 'El mar, 2 mar 2027 a las 11:30, Ivo (<ivo@sound.test>) escribió:',
    awaySubject: 'Respuesta automática:',
    answers: [
      'Mándame las especificaciones y te digo el lunes.',
      'Cerramos por reformas, así que hasta abril no grabo. Después, encantada.',
    ],
    away: [
      'Estaré fuera de la oficina hasta el {U}. Por favor, diríjase a ayuda@estudio.test si es urgente.',
      'Estoy de permiso y me reincorporo el {B}.',
    ],
    unsubscribe: ['Por favor, sáquenme de su lista de correo.'],
  },
  {
    language: 'pt-BR',
    subject: 'Nossos fones',
    quoteHead: 'Em ter., 2 de mar. de 2027 às 11:30, Ivo <ivo@sound.test> escreveu:',
    awaySubject: 'Resposta automática:',
    answers: ['Manda as especificações que respondo na segunda.', 'Fechamos para reforma, só gravo depois de abril.'],
    away: [
      'Estarei fora do escritório até {U}. Se for urgente, procure ajuda@estudio.test.',
      'Estou de folga e volto em {B}.',
    ],
    unsubscribe: ['Me tirem dessa lista, por favor.'],
  },
  {
    language: 'fr',
    subject: 'Nos casques',
    quoteHead: 'Le mar. 2 mars 2027 à 11:30, Ivo <ivo@sound.test> a écrit :',
    awaySubject: 'Réponse automatique :',
    answers: [
      'Envoyez-moi la fiche technique, je réponds lundi.',
      'Nous sommes en travaux, pas de tournage avant avril. Ensuite, volontiers.',
    ],
    away: [
      "Je serai absente du bureau jusqu'au {U}. Pour les urgences : aide@studio.test.",
      'Je suis en vacances ; retour le {B}.',
    ],
    unsubscribe: ['Retirez mon adresse de votre liste.'],
  },
  {
    language: 'de',
    subject: 'Unsere Kopfhörer',
    quoteHead: 'Am Di., 2. März 2027 um 11:30 Uhr schrieb Ivo <ivo@sound.test>:',
    awaySubject: 'Automatische Antwort:',
    answers: [
      'Schickt mir die Daten, ich sage bis Montag Bescheid.',
      'Wir renovieren, vor April drehe ich nicht. Danach gern.',
    ],
    away: [
      'Ich bin bis {U} im Urlaub und lese keine E-Mails. Eilige Anfragen bitte an hilfe@studio.test.',
      'Guten Tag, ich bin außer Haus und am {B} wieder erreichbar.',
    ],
    unsubscribe: ['Bitte streichen Sie mich aus Ihrer Liste.'],
  },
  {
    language: 'it',
    subject: 'Le nostre cuffie',
    quoteHead: 'Il giorno mar 2 mar 2027 alle ore 11:30 Ivo <ivo@sound.test> ha scritto:',
    awaySubject: 'Risposta automatica:',
    answers: ['Mandami le specifiche e ti dico entro lunedì.', 'Siamo chiusi per lavori, prima di aprile non giro.'],
    away: [
      'Sono in ferie fino al {U} compreso. Per urgenze chiamare lo studio.',
      'Sarò fuori sede; riprenderò il lavoro il {B}.',
    ],
    unsubscribe: ['Vorrei essere rimosso dalla lista.'],
  },
  {
    language: 'ru',
    subject: 'Наши наушники',
    quoteHead: 'вт, 2 мар. 2027 г. в 11:30, Ivo <ivo@sound.test>:',
    awaySubject: 'Автоматический ответ:',
    answers: [
      'Пришлите характеристики, отвечу в понедельник.',
      'У нас ремонт, до апреля не снимаю. Потом с удовольствием.',
    ],
    away: ['Я в отпуске по {U}. Срочные вопросы: help@studio.test.', 'Сейчас я в командировке и вернусь в офис {B}.'],
    unsubscribe: ['Исключите меня из списка рассылки.'],
  },
  {
    language: 'ja',
    subject: 'ヘッドホンのご提案',
    quoteHead: '2027年3月2日(火) 11:30 Ivo <ivo@sound.test>:',
    awaySubject: '自動返信:',
    answers: [
      '仕様を送ってください。月曜までに返事します。',
      '改装中のため、四月まで撮影できません。その後でしたらぜひ。',
    ],
    away: [
      '{F}から{U}まで休暇を取得しております。お急ぎの場合は代表までお電話ください。',
      '不在にしております。{B}に復帰いたします。',
    ],
    unsubscribe: ['今後メールを送らないようお願いします。'],
  },
  {
    language: 'ko',
    subject: '헤드폰 제안',
    quoteHead: '2027년 3월 2일 (화) 오전 11:30, Ivo <ivo@sound.test>님이 작성:',
    awaySubject: '자동 회신:',
    answers: [
      '사양을 보내 주시면 월요일까지 답 드릴게요.',
      '공사 중이라 4월 전에는 촬영이 어렵습니다. 그 후에는 좋아요.',
    ],
    away: ['{F}부터 {U}까지 휴가입니다. 급한 일은 대표번호로 전화 주세요.', '출장 중이며 {B}에 사무실로 돌아옵니다.'],
    unsubscribe: ['더 이상 메일을 받고 싶지 않습니다.'],
  },
  {
    language: 'tr',
    subject: 'Kulaklıklarımız',
    quoteHead: 'Ivo <ivo@sound.test>, 2 Mar 2027 Sal, 11:30 tarihinde şunu yazdı:',
    awaySubject: 'Otomatik yanıt:',
    answers: [
      'Özellikleri gönderin, pazartesiye kadar söylerim.',
      'Tadilattayız, nisandan önce çekim yok. Sonra olur.',
    ],
    away: [
      '{U} tarihine kadar yıllık izindeyim. Acil durumda ofisi arayın.',
      'Ofiste değilim, {B} tarihinde geri döneceğim.',
    ],
    unsubscribe: ['Lütfen beni e-posta listenizden çıkarın.'],
  },
  {
    language: 'id',
    subject: 'Headphone kami',
    quoteHead: 'Pada Sel, 2 Mar 2027 pukul 11.30 Ivo <ivo@sound.test> menulis:',
    awaySubject: 'Balasan otomatis:',
    answers: ['Kirim spesifikasinya, saya jawab hari Senin.', 'Kami sedang renovasi, baru bisa syuting setelah April.'],
    away: [
      'Saya cuti tanggal {F} sampai dengan {U}. Jika mendesak silakan telepon kantor.',
      'Saya sedang tidak di kantor, kembali tanggal {B}.',
    ],
    unsubscribe: ['Mohon hapus email saya dari daftar.'],
  },
  {
    language: 'vi',
    subject: 'Tai nghe của chúng tôi',
    quoteHead: 'Vào Th 3, 2 thg 3, 2027 vào lúc 11:30 Ivo <ivo@sound.test> đã viết:',
    awaySubject: 'Trả lời tự động:',
    answers: ['Gửi mình thông số, thứ hai mình trả lời.', 'Studio đang sửa, sau tháng 4 mới quay được.'],
    away: [
      'Tôi nghỉ phép từ {F} đến hết {U}. Việc gấp xin gọi văn phòng.',
      'Tôi đang đi công tác và sẽ quay lại làm việc vào {B}.',
    ],
    unsubscribe: ['Làm ơn đừng gửi email cho tôi nữa.'],
  },
  {
    language: 'ar',
    subject: 'سماعاتنا',
    quoteHead: 'في الثلاثاء، 2 مارس 2027 في 11:30 ص كتب Ivo <ivo@sound.test>:',
    awaySubject: 'رد تلقائي:',
    answers: ['أرسل المواصفات وسأخبرك يوم الاثنين.', 'الاستوديو تحت الصيانة، لا تصوير قبل أبريل.'],
    away: ['أنا في إجازة حتى {U}. للضرورة اتصلوا بالمكتب.', 'أنا غير متواجدة في المكتب وسأعود يوم {B}.'],
    unsubscribe: ['يرجى عدم إرسال المزيد من الرسائل.'],
  },
]

const failed = {
  action: 'failed',
  from: 'MAILER-DAEMON@send.test',
  subject: 'Undelivered Mail Returned to Sender',
} as const
const refuse = (diagnostic: string, status: string) => ({
  ...failed,
  status,
  diagnostic: `smtp; ${diagnostic}`,
  text: `<lee@run.test>: host in.run.test said: ${diagnostic} (in reply to RCPT TO command)`,
})

/** Delivery reports. */
export const headphoneBounces: readonly SetBounce[] = [
  {
    shape: 'Gmail address',
    ...refuse(
      '550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the address',
      '5.1.1',
    ),
    isPermanent: true,
  },
  {
    shape: 'Outlook address',
    ...refuse('550 5.5.0 Requested action not taken: mailbox unavailable', '5.5.0'),
    isPermanent: true,
  },
  {
    shape: 'Yahoo address',
    ...refuse(
      '554 30 Sorry, your message to lee@run.test cannot be delivered. This mailbox is disabled (554.30).',
      '5.0.0',
    ),
    isPermanent: true,
  },
  {
    shape: 'iCloud address',
    ...refuse('550 5.1.1 unknown or illegal alias: lee@run.test', '5.1.1'),
    isPermanent: true,
  },
  { shape: 'Zoho address', ...refuse('550 5.1.1 <lee@run.test> Mailbox does not exist', '5.1.1'), isPermanent: true },
  { shape: 'Yandex address', ...refuse('550 5.7.1 No such user!', '5.7.1'), isPermanent: true },
  { shape: 'Mail.ru address', ...refuse('550 non-existing mailbox lee', '5.0.0'), isPermanent: true },
  { shape: 'Naver address', ...refuse('550 5.1.1 No such user lee - nsmtp', '5.1.1'), isPermanent: true },
  { shape: '163 address', ...refuse('550 User not found: lee@run.test', '5.0.0'), isPermanent: true },
  {
    shape: 'QQ address',
    ...refuse('550 The recipient may contain a non-existent account, please check the recipient address.', '5.0.0'),
    isPermanent: true,
  },
  {
    shape: 'GMX address',
    ...refuse(
      '550 Requested action not taken: mailbox unavailable For explanation visit https://postmaster.test',
      '5.0.0',
    ),
    isPermanent: true,
  },
  {
    shape: 'Proton address',
    ...refuse('550 5.1.1 <lee@run.test>: Recipient address rejected: Address does not exist', '5.1.1'),
    isPermanent: true,
  },
  {
    shape: 'Exchange address',
    ...refuse('550 5.1.1 User unknown', '5.1.1'),
    from: 'postmaster@run.test',
    subject: 'Undeliverable: headphones',
    isPermanent: true,
  },
  { shape: 'cPanel address', ...refuse('550 No Such User Here"', '5.0.0'), isPermanent: true },
  {
    shape: 'Rackspace address',
    ...refuse('550 5.1.1 <lee@run.test>: Recipient address rejected: User unknown in relay recipient table', '5.1.1'),
    isPermanent: true,
  },
  { shape: 'Symantec', ...refuse('550 Invalid recipient <lee@run.test> (#5.1.1)', '5.1.1'), isPermanent: true },
  { shape: 'Cisco', ...refuse('550 #5.1.0 Address rejected.', '5.1.0'), isPermanent: true },
  {
    shape: 'domain without mail',
    ...failed,
    status: '5.1.2',
    diagnostic: 'X-Postfix; Domain run.test does not exist',
    text: '<lee@run.test>: domain not found',
    isPermanent: true,
  },
  {
    shape: 'Exchange, in French, for people only',
    from: 'postmaster@run.test',
    subject: 'Non remis : casques',
    text: "Votre message n'a pas pu être remis à lee@run.test. Le destinataire est introuvable.",
    isPermanent: true,
  },
  {
    shape: 'Chinese, for people only',
    from: 'postmaster@cn.test',
    subject: '退信通知',
    text: '您发给 lee@run.test 的邮件被退回，原因：邮箱地址不存在。',
    isPermanent: true,
  },
  {
    shape: 'Korean, for people only',
    from: 'mailer-daemon@kr.test',
    subject: '메일 발송 실패 안내',
    text: 'lee@run.test 으로 메일을 전송하지 못했습니다. 존재하지 않는 메일 주소입니다.',
    isPermanent: true,
  },
  {
    shape: 'qmail',
    from: 'MAILER-DAEMON@q.test',
    subject: 'failure notice',
    text: 'Hi. This is the qmail-send program at q.test.\n\n<lee@run.test>:\nSorry, no mailbox here by that name. (#5.1.1)',
    isPermanent: true,
  },
  {
    shape: 'Exim',
    from: 'Mailer-Daemon@e.test',
    subject: 'Mail delivery failed: returning message to sender',
    text: 'A message that you sent could not be delivered to one or more of its recipients.\n\n  lee@run.test\n    SMTP error from remote mail server after RCPT TO:<lee@run.test>: 550 5.1.1 unknown user',
    isPermanent: true,
  },
  {
    shape: 'Gmail, full',
    ...refuse("452-4.2.2 The recipient's inbox is out of storage space and inactive.", '4.2.2'),
    isPermanent: false,
  },
  { shape: 'Yahoo, full', ...refuse('552 5.2.2 User has exceeded quota', '5.2.2'), isPermanent: false },
  {
    shape: 'Outlook, refused',
    ...refuse("550 5.7.1 Unfortunately, messages from [192.0.2.9] weren't sent.", '5.7.1'),
    isPermanent: false,
  },
  {
    shape: 'Gmail, refused',
    ...refuse(
      '550-5.7.1 This message is likely suspicious due to the very low reputation of the sending domain.',
      '5.7.1',
    ),
    isPermanent: false,
  },
  {
    shape: 'GMX, refused',
    ...refuse('554 Transaction failed. For explanation visit https://postmaster.test', '5.0.0'),
    isPermanent: false,
  },
  {
    shape: 'timeout',
    ...failed,
    status: '4.4.1',
    diagnostic: 'X-Postfix; connect to in.run.test: Operation timed out',
    text: 'timed out',
    isPermanent: false,
  },
  {
    shape: 'greylisted',
    ...refuse('450 4.7.1 <lee@run.test>: Recipient address rejected: Please see greylisting', '4.7.1'),
    isPermanent: false,
  },
  {
    shape: 'still trying',
    from: 'MAILER-DAEMON@send.test',
    subject: 'Delayed Mail (still being retried)',
    text: 'Your message could not be delivered yet.',
    status: '4.4.1',
    action: 'delayed',
    isPermanent: false,
  },
]
