import { describe, expect, it } from 'vitest'
import { labelledMessages } from './labelled-messages-data.ts'
import { sortTurn } from './sort-turn.ts'
import type { Turn, TurnChanges } from './turn.ts'

const shown = { hasCriteria: true, shown: 10 }
const empty = { hasCriteria: false, shown: 0 }

function readChange(message: string): TurnChanges {
  const turn = sortTurn(message, shown)
  if (turn.kind !== 'change') throw new Error(`${message} is ${turn.kind}`)
  return turn.changes
}

describe('sorting messages of a conversation', () => {
  it.each(Object.entries(labelledMessages))(
    'finds 95 of 100 messages of the kind %s in 15 languages',
    (kind, messages) => {
      const wrong = messages.filter((message) => sortTurn(message, shown).kind !== kind)
      expect(wrong.length / messages.length, wrong.join(' | ')).toBeLessThanOrEqual(0.05)
    },
  )

  it.each<[string, Partial<Turn>]>([
    ['why her?', { kind: 'question', about: ['why_creator'] }],
    ['how can I reach her?', { kind: 'question', about: ['email'], refersTo: 'one' }],
    ['wie kann ich sie erreichen?', { kind: 'question', about: ['email'], refersTo: 'one' }],
    ['彼女にどうやって連絡できますか', { kind: 'question', about: ['email'], refersTo: 'one' }],
    ['can we get creators with an email?', { kind: 'change' }],
    ['und wer ist verifiziert?', { kind: 'question', about: ['verified'] }],
    ['is the third one verified?', { kind: 'question', about: ['verified'], ordinal: 3 }],
    ['how many are from Germany?', { kind: 'question', about: ['count'] }],
    ['more like the third', { kind: 'more', like: 3 }],
    ['organic dog food', { kind: 'new_brand', isSure: false }],
    ['A vegan bakery in Berlin', { kind: 'new_brand' }],
    ['Luxury watches, Switzerland, budget $5000', { kind: 'new_brand' }],
    ['new client: a brewery', { kind: 'new_brand', isSure: true }],
    ["I don't know", { kind: 'unread' }],
    ['we teach English', { kind: 'new_brand' }],
    ['...', { kind: 'unread' }],
  ])('reads what "%s" is about', (message, turn) => {
    expect(sortTurn(message, shown)).toMatchObject(
      turn.kind === 'question' ? { ...turn, about: expect.arrayContaining([turn.about?.[0]]) } : turn,
    )
  })

  it.each([
    ['one', 'why her?'],
    ['one', 'what is her e-mail?'],
    ['one', 'what are her prices?'],
    ['one', "what's their e-mail?"],
    ['one', '¿cuál es su correo?'],
    ['one', 'wie ist ihre E-Mail?'],
    ['one', 'quel est son e-mail ?'],
    ['one', 'qual é o e-mail dela?'],
    ['one', 'qual è la sua email?'],
    ['one', 'onun e-postası ne?'],
    ['one', 'apa emailnya?'],
    ['one', 'email của cô ấy là gì?'],
    ['one', '她的邮箱是什么？'],
    ['one', '他的邮箱是什么？'],
    ['one', '彼女のメールアドレスは？'],
    ['one', '그녀의 이메일은 뭐예요?'],
    ['one', 'какая у неё почта?'],
    ['one', 'ما هو بريدها الإلكتروني؟'],
    ['one', 'उसका ईमेल क्या है?'],
    ['all', 'why them?'],
    ['all', 'what are their e-mails?'],
    ['all', 'what are the e-mails?'],
    ['all', '¿cuáles son sus correos?'],
    ['all', 'wie sind ihre E-Mails?'],
    ['all', 'quels sont leurs tarifs ?'],
    ['all', 'quali sono i loro indirizzi?'],
    ['all', 'onların e-postaları ne?'],
    ['all', 'apa email mereka?'],
    ['all', '他们的邮箱是什么？'],
    ['all', '彼らのメールアドレスは？'],
    ['all', 'какая у них почта?'],
    [undefined, 'what is the e-mail?'],
    [undefined, 'why Root & Carrot?'],
  ])('tells whether one creator or all are meant: %s, "%s"', (refersTo, message) => {
    expect(sortTurn(message, shown)).toMatchObject({ kind: 'question', refersTo })
  })

  it('knows what is asked of a creator whose name it does not know', () => {
    expect(sortTurn("Root & Carrot's e-mail?", shown)).toMatchObject({ kind: 'question', about: ['email'] })
  })

  it('takes the first message for a brand, unless it greets or asks', () => {
    const kinds = ['vegan cakes', 'cakes from Berlin, no gluten', 'hello', 'what can you do?'].map(
      (message) => sortTurn(message, empty).kind,
    )
    expect(kinds).toEqual(['new_brand', 'new_brand', 'smalltalk', 'question'])
  })

  it('takes a long text for a brand', () => {
    expect(sortTurn(`Only Germany. ${'Our story began in a small kitchen. '.repeat(20)}`, shown).kind).toBe('new_brand')
  })

  it('answers at once for any text', () => {
    const hostile = ['1 111 ', '9', 'us ', '德', "a'", 'only ', 'not ', '10k-', 'why? ', '，'].map((part) =>
      part.repeat(280 / part.length),
    )
    const start = process.threadCpuUsage()
    for (const message of hostile) sortTurn(message, shown)
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500)
  })
})

describe('reading the changes of a message', () => {
  it('tells what is wanted less from what is wanted more', () => {
    expect(readChange('less beauty and more makeup').topics).toMatchObject([
      { text: 'beauty', polarity: 'less' },
      { text: 'makeup', polarity: 'more' },
    ])
  })

  it('takes "no email" for a limit that is taken away, not for a topic', () => {
    expect(readChange('no email')).toMatchObject({ email: false, topics: [] })
  })

  it('takes "over about 3 %" for a lower limit', () => {
    expect(readChange('over about 3 %').amounts).toMatchObject([{ quantity: 'engagement', min: 0.03, max: undefined }])
  })

  it('excludes each of the things that a word for it and an "and" connect', () => {
    for (const message of ['not Germany and gaming', 'not Germany and vegan food', 'exclude TikTok and spicy food']) {
      const { topics = [] } = readChange(message)
      expect(topics, message).toEqual([expect.objectContaining({ polarity: 'not' })])
    }
  })

  it('excludes only what follows the word for it', () => {
    expect(readChange('without Germany under 50k France').countries).toEqual({ only: ['FR'], also: [], not: ['DE'] })
  })

  it.each<[string, Partial<TurnChanges>]>([
    ['drop the big ones', { rescales: [{ quantity: 'followers', direction: 'down' }] }],
    ['no one under 20k', { amounts: [{ quantity: 'followers', min: 20_000, max: undefined, onlyNarrows: true }] }],
    ['remove the third one', { drop: 3 }],
    ["the country doesn't matter", { anywhere: true }],
    ['not only verified', { verified: false }],
    ['only Berlin', { city: 'Berlin' }],
    ['posted this week', { postedWithinDays: 7 }],
    ['also Canada', { countries: { only: [], also: ['CA'], not: [] } }],
    ['베를린만', { countries: { only: ['DE'], also: [], not: [] } }],
  ])('%s', (message, changes) => {
    expect(readChange(message)).toMatchObject(changes)
  })

  it.each([
    ['cats too', 'cats', 'also'],
    ['猫も', '猫', 'also'],
    ['고양이도', '고양이', 'also'],
    ['les jardins aussi', 'jardins', 'also'],
    ['не надо йоги', 'йоги', 'not'],
    ['不要游戏博主', '游戏', 'not'],
    ['makeup instead', 'makeup', 'only'],
  ])('%s', (message, text, polarity) => {
    expect(readChange(message).topics).toMatchObject([{ text, polarity }])
  })

  it('names the topics of which it does not know how they are wanted', () => {
    expect(sortTurn('under 50k followers, elephants', shown)).toMatchObject({
      kind: 'change',
      unread: ['elephants'],
    })
  })
})
