import { describe, expect, it } from 'vitest'
import { classifyMail } from './classify-mail.ts'
import type { MailPart, ParsedMail } from './parsed-mail.ts'

function makeMail(
  headers: Readonly<Record<string, string>> = {},
  { subject = 'Re: Tea?', parts = [] }: { subject?: string; parts?: readonly MailPart[] } = {},
): ParsedMail {
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]))
  return { headers: values, from: { name: 'Ada', address: 'ada@one.test' }, subject, text: 'Yes, gladly', parts }
}

/** A report about one recipient. */
function makeReport(fields: readonly string[]): ParsedMail {
  const content = ['Reporting-MTA: dns; mx.one.test', '', 'Final-Recipient: rfc822; ada@one.test', ...fields, ''].join(
    '\r\n',
  )
  return makeMail({ 'Auto-Submitted': 'auto-replied' }, { parts: [{ type: 'message/delivery-status', content }] })
}

const feedback = (type: string) =>
  makeMail({}, { parts: [{ type: 'message/feedback-report', content: `Feedback-Type: ${type}\r\nVersion: 1\r\n` }] })

describe('a mail', () => {
  it.each<[string, Record<string, string>, string?]>([
    ['has no special header', {}],
    ['says that a person wrote it', { 'Auto-Submitted': 'no' }],
    ['asks others not to reply automatically, as ticket systems do', { 'X-Auto-Response-Suppress': 'All' }],
    ['came through a list', { Precedence: 'list' }],
    ['came through a group that marks all mails as bulk', { Precedence: 'bulk' }],
    ['has a subject that a person may have kept', {}, 'Out of office next week, but yes'],
    ['denies to be an automatic reply', { 'X-Autorespond': 'no' }],
  ])('is an answer if it %s', (_, headers, subject = 'Re: Tea?') => {
    expect(classifyMail(makeMail(headers, { subject }))).toEqual({ kind: 'answer' })
  })

  it.each<[string, Record<string, string>, string?]>([
    ['RFC 3834', { 'Auto-Submitted': 'auto-replied (vacation)' }],
    ['Exchange', { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }, 'Autosvar: Tea?'],
    ['a header of its own', { 'X-Autoreply': 'yes' }],
    ['its precedence', { Precedence: 'auto_reply' }],
    ['two weak signs', { Precedence: 'bulk', 'X-Auto-Response-Suppress': 'OOF' }, 'Tea?'],
    ['a weak sign and its subject', { 'X-Auto-Response-Suppress': 'All' }, 'Automatic reply: Tea?'],
    ['a weak sign and its Chinese subject', { Precedence: 'junk' }, '自动回复：Tea?'],
  ])('is an automatic answer by %s', (_, headers, subject = 'Re: Tea?') => {
    expect(classifyMail(makeMail(headers, { subject }))).toEqual({ kind: 'auto_answer', awayUntil: null })
  })

  it('is an answer by an unknown ticket system', () => {
    const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
    expect(classifyMail(makeMail(headers, { subject: 'Re: Tea?' }))).toEqual({ kind: 'answer' })
  })
})

describe('a delivery report', () => {
  it.each([
    ['an unknown address', '5.1.1', true],
    ['a disabled mailbox', '5.2.1', true],
    ['an unknown domain', '5.1.2', true],
    ['a full mailbox', '5.2.2', false],
    ['a spam filter', '5.7.1', false],
    ['a delivery that timed out', '5.4.7', false],
    ['a temporary failure that lasted too long', '4.4.1', false],
  ])('about %s (%s) is final: %s', (_, status, isPermanent) => {
    expect(classifyMail(makeReport(['Action: failed', `Status: ${status}`]))).toMatchObject({
      kind: 'bounce',
      status,
      isPermanent,
    })
  })

  it('of a delay is not final, whatever its code', () => {
    expect(classifyMail(makeReport(['Action: delayed', 'Status: 5.1.1']))).toMatchObject({ isPermanent: false })
  })

  it('takes the more precise code from the reply of the server', () => {
    const fields = ['Action: failed', 'Status: 5.0.0', 'Diagnostic-Code: smtp; 550-5.2.2 The mailbox', ' is full']
    expect(classifyMail(makeReport(fields))).toMatchObject({
      status: '5.2.2',
      isPermanent: false,
      reply: '550-5.2.2 The mailbox is full',
    })
  })

  it('that all went well is no bounce', () => {
    expect(classifyMail(makeReport(['Action: delivered', 'Status: 2.0.0']))).toEqual({
      kind: 'auto_answer',
      awayUntil: null,
    })
  })

  it('without recipients is judged by its headers', () => {
    const parts = [{ type: 'message/delivery-status', content: 'Reporting-MTA: dns; mx.one.test\r\n' }]
    expect(classifyMail(makeMail({}, { parts }))).toEqual({ kind: 'answer' })
  })

  it('with thousands of groups is read up to a limit', () => {
    const content = 'Action: delivered\n\n'.repeat(100_000)
    expect(classifyMail(makeMail({}, { parts: [{ type: 'message/delivery-status', content }] }))).toEqual({
      kind: 'auto_answer',
      awayUntil: null,
    })
  })
})

describe('a feedback report', () => {
  it('of abuse is a complaint', () => {
    expect(classifyMail(feedback('abuse'))).toEqual({ kind: 'complaint' })
  })

  it('that takes a complaint back is none', () => {
    expect(classifyMail(feedback('not-spam'))).toEqual({ kind: 'auto_answer', awayUntil: null })
  })
})

/** A mail of that text, sent on Wednesday, 5 August 2026. */
function makeText(
  text: string,
  { subject = 'Re: Tea?', zone = '+0200', ...headers }: Record<string, string> = {},
): ParsedMail {
  return { ...makeMail({ Date: `Wed, 05 Aug 2026 08:30:10 ${zone}`, ...headers }, { subject }), text }
}

describe('an away notice', () => {
  const replied = { 'Auto-Submitted': 'auto-replied' }

  it.each<[string, string | null, Record<string, string>?]>([
    ['I am away until 14 August.', '2026-08-15'],
    ['I am away through Aug 14, back on Monday, August 17th.', '2026-08-17'],
    ['Out of office from August 3-14.', '2026-08-15'],
    ['I will be back on 8/10.', '2026-08-10', { zone: '-0700' }],
    ['I will be back on 10/8.', '2026-08-10', { zone: '+0100' }],
    ['I am back on Monday.', '2026-08-10'],
    ['I will return next week.', '2026-08-10'],
    ['I am away until 5 January.', '2027-01-06'],
    ['I was away until 1 August.', null],
    ['I am away until 30 February.', null],
    ['I am away and read my mails rarely.', null],
    ['Ich bin vom 3. bis zum 14. August im Urlaub.', '2026-08-15'],
    ['Je suis absente du 3 au 14 août inclus.', '2026-08-15'],
    ['Estoy de vacaciones y regreso el 17/08/2026.', '2026-08-17'],
    ['8月3日から8月14日まで休暇です。', '2026-08-15'],
    ['我8月3日至14日休假，8月17日返回。', '2026-08-17'],
    ['8월 14일까지 휴가입니다.', '2026-08-15'],
    ['أنا في إجازة حتى ١٤ أغسطس.', '2026-08-15'],
  ])('"%s" names %s as the day of return', (text, awayUntil, headers = {}) => {
    expect(classifyMail(makeText(text, { ...replied, ...headers }))).toEqual({ kind: 'auto_answer', awayUntil })
  })

  it('is known by its words, without a header, if a person would not write so', () => {
    const text =
      'Thank you for your mail. I am out of the office with limited access to email. In urgent cases, call my colleague.'
    expect(classifyMail(makeText(text, { subject: 'Tea?' }))).toMatchObject({ kind: 'auto_answer' })
  })

  it.each([
    'I am out of office until Monday, then I will read the contract.',
    'I got your automatic reply, so once more: I accept.',
    'Yes!\n\nOn Mon, 3 Aug 2026 at 10:02, Ben <ben@brand.test> wrote:\n> This is an automatic reply. I am out of office.',
  ])('is none if a person speaks of an absence: "%s"', (text) => {
    expect(classifyMail(makeText(text))).toEqual({ kind: 'answer' })
  })
})

describe('a mail from a ticket system', () => {
  const headers = {
    'X-Mailer': 'Zendesk Mailer',
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  }

  it('is an answer, for people who write there look like programs', () => {
    expect(classifyMail(makeText('We would love two boxes.', headers))).toEqual({ kind: 'answer' })
  })

  it('is automatic if it only confirms the receipt', () => {
    const text = 'Thank you for contacting us. We have received your request and will reply within two days.'
    expect(classifyMail(makeText(text, headers))).toMatchObject({ kind: 'auto_answer' })
  })

  it('is automatic by its subject, behind the name of the system', () => {
    const mail = makeText('Sua solicitação (nº 90211) foi recebida.', headers)
    const subject = '[Lar Digital] Recebemos sua solicitação: Tea?'
    expect(classifyMail({ ...mail, subject })).toMatchObject({ kind: 'auto_answer' })
  })
})

describe('a wish to be removed', () => {
  it.each([
    'Please remove me from your list.',
    'Hi Ben,\n\nnot interested, please stop emailing me.\n\nBest regards,\nMaria Lopez',
    '退订',
    'Bitte nehmen Sie mich aus dem Verteiler. Danke!\n\nVon meinem iPhone gesendet',
    'Ne m’envoyez plus de mails svp',
    'Please remove me from your list and don’t contact me again.',
    'Bonjour,\n\nMerci de me retirer de votre liste.\n\nN. Roux\n\n________________',
    'I don’t do brand partnerships and never will. Please delete my details and don’t contact me again.\n\nMarcus Bell',
    'Non ho mai dato il consenso. Vi chiedo di non scrivermi più e di eliminare i miei dati.',
    'Vi chiedo di non contattarmi più e di cancellare il mio indirizzo dai vostri archivi.',
    'Hej, ta bort mig från er lista och skriv inte till mig igen, tack.',
  ])('is known from "%s"', (text) => {
    expect(classifyMail(makeText(text))).toEqual({ kind: 'unsubscribe' })
  })

  it('is known from a subject without a text', () => {
    expect(classifyMail(makeText('', { subject: 'unsubscribe' }))).toEqual({ kind: 'unsubscribe' })
  })

  it.each([
    'Please remove me from your list, but add my manager.',
    'Please do not contact me until September.',
    'Please remove the exclusivity from the contract.',
    'Not interested, thanks.',
    'Yes, gladly!\n\n> To unsubscribe, reply with stop.',
    'Do not remove me from your list.',
    'Please remove my old address and use this one.',
    'We love your lamps! Please stop sending me the newsletter.',
    'Please remove me from your list and send me the contract.',
  ])('is none if there is more to it: "%s"', (text) => {
    expect(classifyMail(makeText(text))).toEqual({ kind: 'answer' })
  })
})

describe('a filter that asks the sender to confirm', () => {
  const text = 'Your message is being held. Please click the link below to confirm that you are not a robot.'

  it('is a challenge, also if it is marked as automatic', () => {
    expect(classifyMail(makeText(text))).toEqual({ kind: 'challenge' })
    expect(classifyMail(makeText(text, { 'Auto-Submitted': 'auto-replied' }))).toEqual({ kind: 'challenge' })
  })

  it('is a challenge, also if it names the address in the middle of a sentence', () => {
    const german =
      'Ihre Nachricht an peter@holz.test wurde noch nicht zugestellt. Bitte klicken Sie auf den Link, um zu bestätigen, dass Sie ein Mensch sind.'
    expect(classifyMail(makeText(german))).toEqual({ kind: 'challenge' })
  })

  it('is none if a person asks to confirm something', () => {
    const asked = 'Please confirm that you are the right contact and click the link to my media kit.'
    expect(classifyMail(makeText(asked))).toEqual({ kind: 'answer' })
  })
})

describe('a server that writes for people only', () => {
  const makeFreeReport = (text: string, subject = 'Undelivered Mail Returned to Sender'): ParsedMail => ({
    ...makeText(text, { subject }),
    from: { name: '', address: 'mailer-daemon@mx.one.test' },
  })

  it.each<[string, string, boolean]>([
    ['<ada@one.test>: 550 5.1.1 User unknown', 'unknown_address', true],
    ['<ada@one.test>: 550 5.7.1 No such user!', 'unknown_address', true],
    ['<ada@one.test>: 554 5.7.1 inactive account', 'unknown_address', true],
    ['<ada@one.test>: 552 5.2.2 over quota', 'mailbox_full', false],
    ['<ada@one.test>: 554 5.7.1 rejected as spam', 'blocked', false],
    ['<ada@one.test>: 550 5.1.8 Sender address rejected: Domain not found', 'blocked', false],
    ['<ada@one.test>: 451 4.7.1 Greylisted', 'greylisted', false],
    ['<ada@one.test>: 450 4.1.1 User unknown', 'unknown_address', false],
    ['The message could not be delivered: it is too large.', 'too_large', false],
    ['Delivery failed.', 'other', false],
    ['Your message could not be delivered yet. We will keep trying for two days.', 'delayed', false],
  ])('is understood: "%s" is %s, for good: %s', (text, cause, isPermanent) => {
    expect(classifyMail(makeFreeReport(text))).toMatchObject({ kind: 'bounce', cause, isPermanent })
  })

  it('is no person who quotes such a report', () => {
    const text = 'My mail came back with "550 5.1.1 User unknown", so I write from here: yes!'
    expect(classifyMail(makeText(text))).toEqual({ kind: 'answer' })
  })
})
