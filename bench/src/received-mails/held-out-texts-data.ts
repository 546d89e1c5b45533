import type { SetTexts } from '@troupe/server/modules/outreach/incoming/knowing/testing/mail-set'

/** Written after the rules; the rules are not changed by them. */
export const heldOutTexts: readonly SetTexts[] = [
  {
    language: 'en',
    subject: 'A chair for your studio',
    quoteHead: 'On Tue, 6 Jul 2027 at 10:02, Uma <uma@chair.test> wrote:',
    awaySubject: 'Automatic reply:',
    answers: [
      'Is it height-adjustable? I stand half of the day.',
      'My mailbox was full, sorry for the late answer. Yes, send one.',
      'I do not know this brand. Tell me more.',
    ],
    away: [
      'I am on annual leave until {U}.',
      'I am away from my desk and will return on {B}; my mail is not forwarded.',
    ],
    unsubscribe: ['Remove me from this list, please.'],
  },
  {
    language: 'zh-CN',
    subject: '椅子合作',
    quoteHead: 'Uma <uma@chair.test> 于2027年7月6日周二 10:02写道：',
    awaySubject: '自动回复:',
    answers: ['可以调高度吗？我有一半时间站着。', '之前邮箱满了，抱歉晚回，可以寄一把。'],
    away: ['您好，我{F}至{U}出差，邮件回复会有延迟。', '本人正在休假，{B}回来上班。'],
    unsubscribe: ['请不要再给我发邮件。'],
  },
  {
    language: 'es',
    subject: 'Una silla para tu estudio',
    quoteHead: 'El mar, 6 jul 2027 a las 10:02, Uma (<uma@chair.test>) escribió:',
    awaySubject: 'Respuesta automática:',
    answers: ['¿Se regula la altura? Paso medio día de pie.', 'No conozco la marca. Cuéntame más.'],
    away: ['Estoy de vacaciones hasta el {U}.', 'Me encuentro fuera de la oficina y regreso el {B}.'],
    unsubscribe: ['Denme de baja, por favor.'],
  },
  {
    language: 'de',
    subject: 'Ein Stuhl für dein Studio',
    quoteHead: 'Am Di., 6. Juli 2027 um 10:02 Uhr schrieb Uma <uma@chair.test>:',
    awaySubject: 'Automatische Antwort:',
    answers: ['Ist er höhenverstellbar? Ich stehe den halben Tag.', 'Die Marke ist mir nicht bekannt. Erzählt mehr.'],
    away: ['Ich habe Urlaub bis {U}.', 'Ich bin nicht im Büro und am {B} zurück.'],
    unsubscribe: ['Bitte löschen Sie mich aus Ihrer Liste.'],
  },
  {
    language: 'ko',
    subject: '의자 제안',
    quoteHead: '2027년 7월 6일 (화) 오전 10:02, Uma <uma@chair.test>님이 작성:',
    awaySubject: '자동 회신:',
    answers: ['높이 조절이 되나요? 반나절은 서서 일해요.', '처음 듣는 브랜드네요. 더 알려 주세요.'],
    away: ['{U}까지 휴가입니다.', '출장 중이며 {B}에 돌아옵니다.'],
    unsubscribe: ['수신을 거부합니다. 더 이상 보내지 마세요.'],
  },
]
