/** Texts of people and programs in one language. */
export interface MailTexts {
  /** BCP 47. */
  readonly language: string
  /** The mail that is answered. */
  readonly subject: string
  readonly greeting: string
  readonly closing: string
  readonly name: string
  /** Above a quoted mail. */
  readonly quoteHead: string
  /** Before the subject of an answer. */
  readonly re: string
  readonly answers: readonly string[]
  /** Answers with words that programs use, too. */
  readonly deceiving: readonly string[]
  /** Words that a mail program puts before the subject of an away notice. */
  readonly awaySubject: string
  /**
   * Away notices. `{U}` is the last day away, `{B}` the first one back, `{F}` the first day away; with `n` in figures.
   */
  readonly away: readonly string[]
  readonly received: string
  readonly unsubscribe: readonly string[]
  readonly challenge: string
}

export const mailTexts: readonly MailTexts[] = [
  {
    language: 'en',
    subject: 'A cooperation with our tea brand',
    greeting: 'Hi Ben,',
    closing: 'Best regards,',
    name: 'Maria Lopez',
    quoteHead: 'On Mon, 6 Jul 2026 at 10:02, Ben Field <ben@brand.test> wrote:',
    re: 'Re:',
    answers: [
      'Thanks for thinking of me! I would love to hear more. What budget do you have in mind for one video?',
      'Sounds interesting. My rate is 800 per video and 300 per story; I can publish in the second half of August.',
      'I do not work with tea brands at the moment, sorry. Maybe next year.',
      'Yes, please send two boxes to my studio. I will film as soon as they are here.',
      'Could you tell me whether the usage rights include paid ads?',
    ],
    deceiving: [
      'I am on holiday until 20 July, but your idea sounds great. Can we talk on the 21st? I would film it in the garden.',
      'My assistant got an automatic reply from you, so I am writing once more: yes, I am interested. When do you need an answer?',
      'I unsubscribed from your newsletter long ago, but this offer is different. Please send me the contract.',
      'I got your auto-reply, so once more: I accept the price. Send me the contract and I will start.',
      'Thanks for your message! I am on a business trip, sorry for the slow reply. The price is fine for me, let us do it.',
      'I am out of office until Monday and will look at the contract when I am back. I like it so far.',
      'My last mail was returned with "550 user unknown", so here it is again: 500 for the reel is fine for me.',
    ],
    awaySubject: 'Automatic reply:',
    away: [
      'Thank you for your message. I am currently out of the office and will be back on {B}. For urgent matters please contact my colleague at office@studio.test.',
      'I am on annual leave from {F} to {U} with limited access to email. I will reply when I return.',
      'Hello! I am away from my desk until {U}. Your message will be answered after my return.',
      'Thanks for getting in touch! I am travelling at the moment and only have sporadic access to email. I will get back to you as soon as I can.',
    ],
    received:
      'Thank you for contacting us. We have received your message and will reply within two working days. This is an automated message, please do not reply.',
    unsubscribe: [
      'Please remove me from your mailing list.',
      'Unsubscribe',
      'Stop emailing me, please. Thanks.',
      'Not interested, please take me off your list.',
    ],
    challenge:
      'Your message to maria@studio.test is being held because you are not yet on my list of approved senders. Please click the link below to confirm that you are a person: https://filter.test/c/81b2',
  },
  {
    language: 'zh-CN',
    subject: '茶叶品牌合作邀请',
    greeting: '您好：',
    closing: '祝好',
    name: '王小雨',
    quoteHead: 'Ben Field <ben@brand.test> 于2026年7月6日周一 10:02写道：',
    re: '回复：',
    answers: [
      '谢谢邀请，我很感兴趣。请问一条视频的预算大概是多少？',
      '可以合作。我的报价是每条视频六千元，八月下旬可以发布。',
      '不好意思，我目前不接茶类推广，以后有机会再说。',
      '样品请寄到工作室，收到以后我就开始拍。',
    ],
    deceiving: [
      '我这周在外地休假，不过这个合作我想接。下周二方便通话吗？脚本可以先发我看看。',
      '之前收到你们的自动回复，所以再写一次：价格我可以接受，什么时候签合同？',
      '我正在出差，回复晚了不好意思。合作没问题，合同发我就行。',
    ],
    awaySubject: '自动回复:',
    away: [
      '您好，我于{F}至{U}休假，期间无法及时查看邮件，将于{B}返回后尽快回复您。',
      '感谢您的来信。本人正在出差，{B}回公司上班，如有急事请联系我的同事。',
      '您好！您的邮件我已收到，目前外出，网络不便，回来后会尽快回复。',
    ],
    received: '您好，您的邮件我们已经收到，我们会在两个工作日内回复。此邮件为系统自动发送，请勿直接回复。',
    unsubscribe: ['退订', '请不要再给我发邮件了，谢谢。', '请把我从名单中删除。'],
    challenge: '您发送的邮件尚未送达。您的邮件已被暂时拦截，请点击以下链接验证您不是机器人：https://filter.test/c/81b2',
  },
  {
    language: 'zh-TW',
    subject: '茶葉品牌合作邀請',
    greeting: '您好：',
    closing: '祝好',
    name: '林美玲',
    quoteHead: 'Ben Field <ben@brand.test> 於 2026年7月6日 週一 上午10:02寫道：',
    re: '回覆：',
    answers: [
      '謝謝邀請，我很有興趣。請問一支影片的預算大約多少？',
      '可以合作，我的報價是一支影片兩萬元，八月下旬可以上片。',
      '不好意思，目前檔期已滿，謝謝您的邀請。',
    ],
    deceiving: ['我這週休假，不過這個案子我想接，下週二可以通話嗎？'],
    awaySubject: '自動回覆:',
    away: [
      '您好，我於{F}至{U}休假，無法即時查看郵件，{B}返回後將盡快回覆您。',
      '感謝您的來信，我目前出差中，{B}恢復上班，如有急事請聯絡我的同事。',
    ],
    received: '您好，您的郵件我們已經收到，將於兩個工作日內回覆。此郵件為系統自動發送，請勿直接回覆。',
    unsubscribe: ['退訂', '請不要再寄郵件給我，謝謝。', '請將我從名單中移除。'],
    challenge: '您的郵件尚未送達，已被暫時攔截。請點選以下連結，驗證您不是機器人：https://filter.test/c/81b2',
  },
  {
    language: 'es',
    subject: 'Colaboración con nuestra marca de té',
    greeting: 'Hola, Ben:',
    closing: 'Un saludo,',
    name: 'Lucía Gómez',
    quoteHead: 'El lun, 6 jul 2026 a las 10:02, Ben Field (<ben@brand.test>) escribió:',
    re: 'Re:',
    answers: [
      'Gracias por pensar en mí. ¿Qué presupuesto tenéis para un vídeo?',
      'Me interesa. Mi tarifa es de 800 por vídeo y puedo publicar a finales de agosto.',
      'Ahora mismo no trabajo con marcas de té, lo siento.',
      'Perfecto, enviad dos cajas a mi estudio y grabo en cuanto lleguen.',
    ],
    deceiving: [
      'Estoy de vacaciones hasta el 20 de julio, pero la idea me encanta. ¿Hablamos el 21? Podría grabarlo en la playa.',
      'Recibí una respuesta automática vuestra, así que escribo otra vez: acepto el precio. ¿Cuándo firmamos?',
    ],
    awaySubject: 'Respuesta automática:',
    away: [
      'Gracias por su mensaje. Estoy fuera de la oficina y regreso el {B}. Para asuntos urgentes, contacte con mi compañera en oficina@studio.test.',
      'Estaré de vacaciones del {F} al {U}, con acceso limitado al correo. Responderé a mi regreso.',
      'Hola, estoy ausente hasta el {U}. Contestaré a su correo cuando vuelva.',
    ],
    received:
      'Hemos recibido su mensaje y le responderemos en dos días laborables. Este es un mensaje automático, por favor no responda.',
    unsubscribe: [
      'Por favor, elimínenme de su lista.',
      'No quiero recibir más correos.',
      'Deseo darme de baja. Gracias.',
    ],
    challenge:
      'Su mensaje está retenido porque su dirección no figura entre los remitentes conocidos. Haga clic en el enlace para confirmar que es una persona: https://filter.test/c/81b2',
  },
  {
    language: 'pt-BR',
    subject: 'Parceria com a nossa marca de chá',
    greeting: 'Olá, Ben!',
    closing: 'Abraços,',
    name: 'Joana Alves',
    quoteHead: 'Em seg., 6 de jul. de 2026 às 10:02, Ben Field <ben@brand.test> escreveu:',
    re: 'Re:',
    answers: [
      'Obrigada pelo convite! Qual é o orçamento para um vídeo?',
      'Tenho interesse. Cobro 3.000 por vídeo e posso publicar no fim de agosto.',
      'No momento não faço publicidade de chá, desculpe.',
      'Pode mandar duas caixas para o meu estúdio, gravo assim que chegarem.',
    ],
    deceiving: [
      'Estou de férias até 20 de julho, mas adorei a ideia. Podemos conversar no dia 21? Gravaria na praia.',
      'Recebi uma resposta automática de vocês, então escrevo de novo: aceito o valor. Quando assinamos?',
    ],
    awaySubject: 'Resposta automática:',
    away: [
      'Obrigada pela sua mensagem. Estou fora do escritório e retorno em {B}. Em casos urgentes, entre em contato com a minha equipe: equipe@studio.test.',
      'Estarei de férias de {F} a {U}, com acesso limitado ao e-mail. Responderei quando voltar.',
      'Olá, estou ausente até {U}. Responderei assim que possível.',
    ],
    received:
      'Recebemos a sua mensagem e responderemos em até dois dias úteis. Esta é uma mensagem automática, por favor não responda.',
    unsubscribe: [
      'Por favor, remova meu e-mail da sua lista.',
      'Não quero mais receber e-mails.',
      'Quero sair da lista, obrigada.',
    ],
    challenge:
      'A sua mensagem está retida porque ainda não o conhecemos. Clique no link para confirmar que é uma pessoa: https://filter.test/c/81b2',
  },
  {
    language: 'fr',
    subject: 'Un partenariat avec notre marque de thé',
    greeting: 'Bonjour Ben,',
    closing: 'Cordialement,',
    name: 'Camille Roux',
    quoteHead: 'Le lun. 6 juil. 2026 à 10:02, Ben Field <ben@brand.test> a écrit :',
    re: 'Re :',
    answers: [
      "Merci d'avoir pensé à moi. Quel budget prévoyez-vous pour une vidéo ?",
      'Cela m’intéresse. Mon tarif est de 800 par vidéo, je peux publier fin août.',
      'Je ne travaille pas avec des marques de thé en ce moment, désolée.',
      'Parfait, envoyez deux boîtes à mon studio, je tourne dès leur arrivée.',
    ],
    deceiving: [
      "Je suis en vacances jusqu'au 20 juillet, mais l'idée me plaît beaucoup. On s'appelle le 21 ? Je tournerais au jardin.",
      "J'ai reçu une réponse automatique de votre part, donc je réécris : le prix me convient. Quand signe-t-on ?",
    ],
    awaySubject: 'Réponse automatique :',
    away: [
      'Merci pour votre message. Je suis absente du bureau et serai de retour le {B}. En cas d’urgence, contactez ma collègue : bureau@studio.test.',
      'Je suis en congés du {F} au {U}, avec un accès limité à mes mails. Je vous répondrai dès mon retour.',
      "Bonjour, je suis absente jusqu'au {U} inclus et répondrai à mon retour.",
    ],
    received:
      'Nous avons bien reçu votre message et vous répondrons sous deux jours ouvrés. Ceci est un message automatique, merci de ne pas y répondre.',
    unsubscribe: [
      'Merci de me retirer de votre liste.',
      'Veuillez ne plus me contacter.',
      'Désinscription',
      'Je ne souhaite plus recevoir vos mails.',
    ],
    challenge:
      'Votre message a été mis en attente, car vous n’êtes pas encore connu de notre filtre. Cliquez sur le lien pour confirmer que vous êtes humain : https://filter.test/c/81b2',
  },
  {
    language: 'de',
    subject: 'Zusammenarbeit mit unserer Teemarke',
    greeting: 'Hallo Ben,',
    closing: 'Viele Grüße',
    name: 'Anna Weiß',
    quoteHead: 'Am Mo., 6. Juli 2026 um 10:02 Uhr schrieb Ben Field <ben@brand.test>:',
    re: 'AW:',
    answers: [
      'danke, dass ihr an mich denkt. Welches Budget habt ihr für ein Video?',
      'das klingt gut. Ich nehme 800 für ein Video und kann Ende August veröffentlichen.',
      'ich arbeite zurzeit nicht mit Teemarken, tut mir leid.',
      'schickt gern zwei Kisten ins Studio, ich drehe, sobald sie da sind.',
    ],
    deceiving: [
      'ich bin bis zum 20. Juli im Urlaub, aber die Idee gefällt mir. Wollen wir am 21. telefonieren? Ich würde im Garten drehen.',
      'ich habe von euch eine automatische Antwort bekommen, deshalb noch einmal: Der Preis passt mir. Wann unterschreiben wir?',
      'eure automatische Antwort habe ich bekommen. Ich bin ab Montag wieder im Büro und schicke euch dann mein Angebot.',
    ],
    awaySubject: 'Automatische Antwort:',
    away: [
      'vielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und ab dem {B} wieder erreichbar. In dringenden Fällen wenden Sie sich bitte an meine Kollegin: buero@studio.test.',
      'ich bin vom {F} bis {U} im Urlaub und habe nur eingeschränkten Zugriff auf meine E-Mails. Ich antworte nach meiner Rückkehr.',
      'ich bin bis einschließlich {Un} abwesend. Ihre Nachricht wird nicht weitergeleitet.',
    ],
    received:
      'wir haben Ihre Nachricht erhalten und melden uns innerhalb von zwei Werktagen. Dies ist eine automatisch erstellte Nachricht, bitte antworten Sie nicht darauf.',
    unsubscribe: [
      'Bitte nehmen Sie mich aus Ihrem Verteiler.',
      'Bitte schreiben Sie mir nicht mehr.',
      'Kein Interesse, bitte löschen Sie meine Adresse. Danke.',
    ],
    challenge:
      'Ihre Nachricht wird zurückgehalten, weil Sie noch nicht als Absender bekannt sind. Bitte klicken Sie auf den Link, um zu bestätigen, dass Sie ein Mensch sind: https://filter.test/c/81b2',
  },
  {
    language: 'it',
    subject: 'Collaborazione con il nostro marchio di tè',
    greeting: 'Ciao Ben,',
    closing: 'Saluti',
    name: 'Giulia Bianchi',
    quoteHead: 'Il giorno lun 6 lug 2026 alle ore 10:02 Ben Field <ben@brand.test> ha scritto:',
    re: 'Re:',
    answers: [
      'grazie per aver pensato a me. Che budget avete per un video?',
      'mi interessa. Chiedo 800 per un video e posso pubblicare a fine agosto.',
      'al momento non lavoro con marchi di tè, mi dispiace.',
    ],
    deceiving: ["sono in ferie fino al 20 luglio, ma l'idea mi piace molto. Ci sentiamo il 21? Girerei in giardino."],
    awaySubject: 'Risposta automatica:',
    away: [
      'Grazie per il tuo messaggio. Sono fuori ufficio e rientro il {B}. Per urgenze contattare la mia collega: ufficio@studio.test.',
      'Sarò in ferie dal {F} al {U}, con accesso limitato alla posta. Risponderò al mio rientro.',
    ],
    received:
      'Abbiamo ricevuto il tuo messaggio e risponderemo entro due giorni lavorativi. Questo è un messaggio automatico, si prega di non rispondere.',
    unsubscribe: ['Per favore, cancellatemi dalla vostra lista.', 'Non voglio più ricevere vostre email.'],
    challenge:
      'Il tuo messaggio è in attesa perché non sei ancora un mittente conosciuto. Clicca sul link per confermare di essere una persona: https://filter.test/c/81b2',
  },
  {
    language: 'nl',
    subject: 'Samenwerking met ons theemerk',
    greeting: 'Hoi Ben,',
    closing: 'Groeten,',
    name: 'Sanne Visser',
    quoteHead: 'Op ma 6 jul 2026 om 10:02 schreef Ben Field <ben@brand.test>:',
    re: 'Re:',
    answers: [
      'Leuk dat je aan mij denkt. Welk budget hebben jullie voor een video?',
      'Klinkt goed. Ik vraag 800 per video en kan eind augustus publiceren.',
    ],
    deceiving: [
      'Ik ben tot 20 juli op vakantie, maar ik vind het een leuk idee. Zullen we de 21e bellen? Ik film dan in de tuin.',
    ],
    awaySubject: 'Automatisch antwoord:',
    away: [
      'Bedankt voor je bericht. Ik ben niet op kantoor en op {B} weer terug. Bij spoed kun je contact opnemen met mijn collega: kantoor@studio.test.',
      'Ik ben van {F} tot en met {U} op vakantie en heb beperkt toegang tot mijn mail. Na mijn terugkomst reageer ik.',
    ],
    received: 'We hebben je bericht ontvangen en reageren binnen twee werkdagen. Dit is een automatisch bericht.',
    unsubscribe: ['Graag mij van jullie lijst verwijderen.', 'Stuur mij geen mails meer.'],
    challenge:
      'Uw bericht is nog niet afgeleverd, omdat u nog geen bekende afzender bent. Klik op de link en bevestig dat u een mens bent: https://filter.test/c/81b2',
  },
  {
    language: 'pl',
    subject: 'Współpraca z naszą marką herbaty',
    greeting: 'Cześć Ben,',
    closing: 'Pozdrawiam',
    name: 'Zofia Nowak',
    quoteHead: 'W dniu pon., 6 lip 2026 o 10:02 Ben Field <ben@brand.test> napisał(a):',
    re: 'Odp:',
    answers: [
      'dziękuję za propozycję. Jaki macie budżet na jeden film?',
      'brzmi ciekawie. Biorę 3000 za film i mogę opublikować pod koniec sierpnia.',
    ],
    deceiving: [
      'do 20 lipca jestem na urlopie, ale pomysł bardzo mi się podoba. Porozmawiamy 21? Nagrałabym to w ogrodzie.',
    ],
    awaySubject: 'Automatyczna odpowiedź:',
    away: [
      'Dziękuję za wiadomość. Jestem poza biurem i wracam {B}. W pilnych sprawach proszę o kontakt z koleżanką: biuro@studio.test.',
      'Od {F} do {U} jestem na urlopie i mam ograniczony dostęp do poczty. Odpowiem po powrocie.',
    ],
    received:
      'Otrzymaliśmy Twoją wiadomość i odpowiemy w ciągu dwóch dni roboczych. Ta wiadomość została wysłana automatycznie.',
    unsubscribe: ['Proszę usunąć mnie z listy.', 'Nie chcę otrzymywać więcej wiadomości.'],
    challenge:
      'Twoja wiadomość została wstrzymana, ponieważ nie jesteś jeszcze znanym nadawcą. Kliknij link, aby potwierdzić, że jesteś człowiekiem: https://filter.test/c/81b2',
  },
  {
    language: 'ru',
    subject: 'Сотрудничество с нашей маркой чая',
    greeting: 'Здравствуйте, Бен!',
    closing: 'С уважением,',
    name: 'Ольга Смирнова',
    quoteHead: 'пн, 6 июл. 2026 г. в 10:02, Ben Field <ben@brand.test>:',
    re: 'Re:',
    answers: [
      'Спасибо за предложение! Какой бюджет у вас на одно видео?',
      'Мне интересно. Мой тариф 40 000 за ролик, могу выпустить в конце августа.',
      'Сейчас я не рекламирую чай, извините.',
      'Отправьте, пожалуйста, две коробки в студию, сниму сразу, как приедут.',
    ],
    deceiving: ['Я в отпуске до 20 июля, но идея мне очень нравится. Созвонимся 21-го? Сняла бы на даче.'],
    awaySubject: 'Автоматический ответ:',
    away: [
      'Спасибо за ваше письмо. Я в отпуске и вернусь {B}. По срочным вопросам обращайтесь к моей коллеге: office@studio.test.',
      'С {F} по {U} меня не будет в офисе, доступ к почте ограничен. Отвечу после возвращения.',
    ],
    received:
      'Мы получили ваше письмо и ответим в течение двух рабочих дней. Это автоматическое сообщение, не отвечайте на него.',
    unsubscribe: [
      'Пожалуйста, удалите меня из рассылки.',
      'Больше не пишите мне.',
      'Мне не интересно. Прошу больше не присылать писем.',
    ],
    challenge:
      'Ваше письмо задержано, потому что вас ещё нет среди известных отправителей. Перейдите по ссылке и подтвердите, что вы человек: https://filter.test/c/81b2',
  },
  {
    language: 'ja',
    subject: 'お茶ブランドとのコラボレーションのご相談',
    greeting: 'お世話になっております。',
    closing: 'よろしくお願いいたします。',
    name: '佐藤花子',
    quoteHead: '2026年7月6日(月) 10:02 Ben Field <ben@brand.test>:',
    re: 'Re:',
    answers: [
      'ご連絡ありがとうございます。動画一本のご予算を教えていただけますか？',
      '興味があります。動画一本八万円で、八月下旬に公開できます。',
      '申し訳ありませんが、現在お茶の案件はお受けしておりません。',
      '商品を二箱スタジオまでお送りください。届きましたらすぐに撮影します。',
    ],
    deceiving: [
      '7月20日まで休暇をいただいていますが、ぜひやりたいです。21日に打ち合わせできますか？庭で撮影したいと思います。',
      '御社から自動返信が届いたので、もう一度ご連絡します。金額は問題ありません。契約書はいつ頃いただけますか？',
    ],
    awaySubject: '自動返信:',
    away: [
      'メールをいただきありがとうございます。{F}から{U}まで休暇をいただいております。{B}より出社いたしますので、戻り次第ご返信いたします。',
      '現在出張のため不在にしており、メールの確認ができません。{B}に帰社いたします。お急ぎの場合は事務所までご連絡ください。',
    ],
    received:
      'お問い合わせありがとうございます。メールを受け付けました。二営業日以内に担当者よりご連絡いたします。このメールは自動送信です。',
    unsubscribe: ['配信を停止してください。', '今後メールは送らないでください。'],
    challenge:
      'お送りいただいたメールは保留されています。送信者の確認のため、次のリンクをクリックして認証を完了してください。https://filter.test/c/81b2',
  },
  {
    language: 'ko',
    subject: '차 브랜드 협업 제안',
    greeting: '안녕하세요.',
    closing: '감사합니다.',
    name: '김지은',
    quoteHead: '2026년 7월 6일 (월) 오전 10:02, Ben Field <ben@brand.test>님이 작성:',
    re: 'Re:',
    answers: [
      '제안 주셔서 감사합니다. 영상 한 편의 예산이 어느 정도인가요?',
      '관심 있습니다. 영상 한 편에 80만 원이고 8월 말에 올릴 수 있습니다.',
      '지금은 차 광고를 하지 않습니다. 죄송합니다.',
      '제품 두 상자를 스튜디오로 보내 주세요. 도착하면 바로 촬영하겠습니다.',
    ],
    deceiving: [
      '7월 20일까지 휴가지만 이 제안은 꼭 하고 싶어요. 21일에 통화할 수 있을까요? 정원에서 촬영하려고 합니다.',
    ],
    awaySubject: '자동 회신:',
    away: [
      '메일 주셔서 감사합니다. {F}부터 {U}까지 휴가로 메일 확인이 어렵습니다. {B}에 복귀하여 회신드리겠습니다.',
      '현재 출장 중이라 회신이 늦을 수 있습니다. {U}까지 자리를 비웁니다. 급한 용무는 사무실로 연락 바랍니다.',
    ],
    received:
      '문의가 정상적으로 접수되었습니다. 영업일 기준 2일 이내에 답변드리겠습니다. 본 메일은 자동 발송되었습니다.',
    unsubscribe: ['수신 거부합니다.', '더 이상 메일을 보내지 마세요.'],
    challenge:
      '보내신 메일이 보류되었습니다. 아래 링크를 클릭하여 발신자 확인을 완료해 주세요. https://filter.test/c/81b2',
  },
  {
    language: 'tr',
    subject: 'Çay markamızla iş birliği',
    greeting: 'Merhaba Ben,',
    closing: 'Saygılarımla,',
    name: 'Elif Kaya',
    quoteHead: 'Ben Field <ben@brand.test>, 6 Tem 2026 Pzt, 10:02 tarihinde şunu yazdı:',
    re: 'Ynt:',
    answers: [
      'Beni düşündüğünüz için teşekkürler. Bir video için bütçeniz nedir?',
      'İlgileniyorum. Video başına 15.000 alıyorum, ağustos sonunda yayımlayabilirim.',
      'Şu anda çay markalarıyla çalışmıyorum, kusura bakmayın.',
    ],
    deceiving: ['20 Temmuz’a kadar tatildeyim ama fikri çok beğendim. 21’inde konuşalım mı? Bahçede çekerim.'],
    awaySubject: 'Otomatik yanıt:',
    away: [
      'Mesajınız için teşekkürler. Şu anda ofis dışındayım, {B} tarihinde ofise döneceğim. Acil durumlarda ekibimle iletişime geçebilirsiniz: ofis@studio.test.',
      '{U} tarihine kadar izindeyim ve e-postalarıma sınırlı erişimim var. Dönüşümde yanıt vereceğim.',
    ],
    received: 'Mesajınız bize ulaştı, iki iş günü içinde yanıt vereceğiz. Bu mesaj otomatik olarak gönderilmiştir.',
    unsubscribe: ['Lütfen beni listenizden çıkarın.', 'Bana bir daha e-posta göndermeyin.'],
    challenge:
      'Mesajınız bekletiliyor, çünkü henüz tanınan bir gönderen değilsiniz. Lütfen bağlantıya tıklayın ve bir insan olduğunuzu doğrulayın: https://filter.test/c/81b2',
  },
  {
    language: 'id',
    subject: 'Kerja sama dengan merek teh kami',
    greeting: 'Halo Ben,',
    closing: 'Salam,',
    name: 'Dewi Lestari',
    quoteHead: 'Pada Sen, 6 Jul 2026 pukul 10.02 Ben Field <ben@brand.test> menulis:',
    re: 'Re:',
    answers: [
      'Terima kasih atas tawarannya! Berapa anggaran untuk satu video?',
      'Saya tertarik. Tarif saya 5 juta per video dan bisa tayang akhir Agustus.',
      'Maaf, saat ini saya tidak menerima iklan teh.',
    ],
    deceiving: [
      'Saya sedang liburan sampai 20 Juli, tapi idenya menarik. Bisa bicara tanggal 21? Saya mau syuting di kebun.',
    ],
    awaySubject: 'Balasan otomatis:',
    away: [
      'Terima kasih atas pesan Anda. Saya sedang di luar kantor dan akan kembali pada {B}. Untuk hal mendesak, hubungi rekan saya: kantor@studio.test.',
      'Saya cuti dari {F} sampai {U} dengan akses email terbatas. Saya akan membalas setelah saya kembali.',
    ],
    received:
      'Pesan Anda telah kami terima dan akan kami balas dalam dua hari kerja. Ini adalah pesan otomatis, mohon tidak membalas.',
    unsubscribe: ['Tolong hapus saya dari daftar Anda.', 'Jangan kirim email lagi.'],
    challenge:
      'Pesan Anda belum terkirim karena Anda belum dikenal. Klik tautan berikut untuk memverifikasi bahwa Anda bukan robot: https://filter.test/c/81b2',
  },
  {
    language: 'vi',
    subject: 'Hợp tác với thương hiệu trà của chúng tôi',
    greeting: 'Chào Ben,',
    closing: 'Trân trọng,',
    name: 'Nguyễn Lan',
    quoteHead: 'Vào Th 2, 6 thg 7, 2026 vào lúc 10:02 Ben Field <ben@brand.test> đã viết:',
    re: 'Re:',
    answers: [
      'Cảm ơn bạn đã nghĩ đến mình! Ngân sách cho một video là bao nhiêu?',
      'Mình quan tâm. Giá của mình là 8 triệu một video, có thể đăng cuối tháng 8.',
      'Hiện mình không nhận quảng cáo trà, xin lỗi bạn.',
    ],
    deceiving: [
      'Mình đang nghỉ phép đến 20 tháng 7 nhưng rất thích ý tưởng này. Ngày 21 mình nói chuyện nhé? Mình sẽ quay ở vườn.',
    ],
    awaySubject: 'Trả lời tự động:',
    away: [
      'Cảm ơn bạn đã gửi email. Tôi đang vắng mặt tại văn phòng và sẽ quay lại vào {B}. Việc khẩn cấp xin liên hệ đồng nghiệp của tôi: vanphong@studio.test.',
      'Tôi nghỉ phép từ {F} đến {U} và hạn chế truy cập email. Tôi sẽ trả lời sau khi quay lại.',
    ],
    received: 'Chúng tôi đã nhận được email của bạn và sẽ phản hồi trong vòng hai ngày làm việc. Đây là email tự động.',
    unsubscribe: ['Vui lòng xóa tôi khỏi danh sách.', 'Xin đừng gửi email cho tôi nữa.'],
    challenge:
      'Thư của bạn chưa được chuyển vì bạn chưa có trong danh sách người gửi. Nhấn vào liên kết để xác nhận bạn không phải là robot: https://filter.test/c/81b2',
  },
  {
    language: 'ar',
    subject: 'تعاون مع علامتنا للشاي',
    greeting: 'مرحبا بن،',
    closing: 'مع التحية،',
    name: 'سارة حداد',
    quoteHead: 'في الاثنين، 6 يوليو 2026 في 10:02 ص كتب Ben Field <ben@brand.test>:',
    re: 'Re:',
    answers: [
      'شكرا على العرض! ما الميزانية المخصصة لفيديو واحد؟',
      'أنا مهتمة. سعري 800 للفيديو ويمكنني النشر في نهاية أغسطس.',
      'لا أعمل حاليا مع علامات الشاي، عذرا.',
    ],
    deceiving: ['أنا في إجازة حتى 20 يوليو لكن الفكرة أعجبتني. هل نتحدث يوم 21؟ سأصور في الحديقة.'],
    awaySubject: 'رد تلقائي:',
    away: [
      'شكرا على رسالتك. أنا خارج المكتب حاليا وسأعود في {B}. للأمور العاجلة يرجى التواصل مع زميلتي: office@studio.test.',
      'أنا في إجازة من {F} حتى {U} والوصول إلى البريد محدود. سأرد عند عودتي.',
    ],
    received: 'لقد استلمنا رسالتك وسنرد خلال يومي عمل. هذه رسالة تلقائية، يرجى عدم الرد على هذه الرسالة.',
    unsubscribe: ['يرجى إزالة بريدي من القائمة.', 'لا أريد استلام رسائل منكم.'],
    challenge:
      'رسالتك معلقة لأنك غير معروف لدينا بعد. انقر على الرابط لتأكيد أنك لست روبوتا: https://filter.test/c/81b2',
  },
]
