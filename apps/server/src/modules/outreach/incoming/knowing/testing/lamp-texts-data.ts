import type { SetTexts } from './mail-set.ts'

/** Mails about lamps. */
export const lampTexts: readonly SetTexts[] = [
  {
    language: 'en',
    subject: 'A lamp for your desk videos',
    quoteHead: 'On Thu, 3 Jun 2027 at 16:20, Ola <ola@lamp.test> wrote:',
    awaySubject: 'Automatic reply:',
    answers: [
      'Does it dim? My desk is dark in the evenings.',
      'That address no longer exists, please use my new one: lee@desk.test. And yes, I would like one.',
      'I was out of office last week. Let us do it.',
    ],
    away: [
      'I am at a festival through {U} and will not see your message before then.',
      'Hi! The studio is closed for summer. We reopen on {B}.',
    ],
    unsubscribe: ['Please take me off this list.'],
  },
  {
    language: 'zh-CN',
    subject: '台灯合作',
    quoteHead: 'Ola <ola@lamp.test> 于2027年6月3日周四 16:20写道：',
    awaySubject: '自动回复:',
    answers: ['可以调光吗？晚上桌面比较暗。', '那个邮箱已经停用了，请发到新地址，我有兴趣。'],
    away: ['我在休假，{U}前不回复邮件。', '工作室放假，{B}开工。'],
    unsubscribe: ['请把我从名单里删除。'],
  },
  {
    language: 'es',
    subject: 'Una lámpara para tus vídeos',
    quoteHead: 'El jue, 3 jun 2027 a las 16:20, Ola (<ola@lamp.test>) escribió:',
    awaySubject: 'Respuesta automática:',
    answers: ['¿Se puede regular? Mi mesa es oscura.', 'Esa cuenta ya no existe, escríbeme a la nueva. Me interesa.'],
    away: ['Estaré de vacaciones hasta el {U}.', 'El estudio está cerrado; volvemos el {B}.'],
    unsubscribe: ['Quiero darme de baja.'],
  },
  {
    language: 'fr',
    subject: 'Une lampe pour vos vidéos',
    quoteHead: 'Le jeu. 3 juin 2027 à 16:20, Ola <ola@lamp.test> a écrit :',
    awaySubject: 'Réponse automatique :',
    answers: [
      'Peut-on varier la lumière ? Mon bureau est sombre.',
      'Cette adresse n’existe plus, écrivez à la nouvelle. Avec plaisir.',
    ],
    away: ["Je suis absent jusqu'au {U}.", 'Le studio est fermé, réouverture le {B}.'],
    unsubscribe: ['Merci de me désinscrire.'],
  },
  {
    language: 'de',
    subject: 'Eine Lampe für deine Videos',
    quoteHead: 'Am Do., 3. Juni 2027 um 16:20 Uhr schrieb Ola <ola@lamp.test>:',
    awaySubject: 'Automatische Antwort:',
    answers: [
      'Lässt sie sich dimmen? Mein Tisch ist dunkel.',
      'Die Adresse gibt es nicht mehr, schreibt an die neue. Gern!',
    ],
    away: [
      'Ich bin bis {U} auf einem Festival und lese nichts.',
      'Das Studio ist geschlossen, ab {B} sind wir zurück.',
    ],
    unsubscribe: ['Bitte nehmen Sie mich aus dem Verteiler.'],
  },
  {
    language: 'ja',
    subject: 'ランプのご提案',
    quoteHead: '2027年6月3日(木) 16:20 Ola <ola@lamp.test>:',
    awaySubject: '自動返信:',
    answers: ['明るさは調整できますか。机が暗いので。', 'そのアドレスは使っていません。新しい方へお願いします。'],
    away: ['{U}まで休業いたします。', '夏季休業中です。{B}から営業いたします。'],
    unsubscribe: ['今後のメールは不要です。'],
  },
]
