import { describe, expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'
import { build, findMessage, isMessageKey, isPlainMessageKey, quote, say, schemaText } from './message.ts'
import { messages } from './messages-data.ts'
import { readMessage, toWireMessage } from './wire-message.ts'
import { MessageParams } from './wire-schemas.ts'

/** Placeholders of a message, each with a value of its kind. */
function makeValues(message: string): Record<string, string | number> {
  const placeholders = message.matchAll(/\{(\w+)(, (?:number|plural))?(?=[,}])/g)
  return Object.fromEntries([...placeholders].map(([, name, kind]) => [name, kind ? 2 : `<${name}>`]))
}

describe('the table of messages', () => {
  it('leaves the numbers of HTTP statuses out of sentences, except for people who configure endpoints', () => {
    const numbered = Object.entries(messages).filter(([, message]) => message.includes('{status}'))
    expect(numbered.map(([key]) => key)).toEqual(['self_check.model_refuses', 'webhooks.answered'])
  })

  it.each(Object.entries(messages))('has a message for %s that its parameters complete', (_key, message) => {
    const values = makeValues(message)
    const text = formatMessage(message, values)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    for (const value of Object.values(values)) expect(text).toContain(String(value))
  })

  it('has no apostrophe beside a brace, where ICU takes it for a quotation', () => {
    expect(Object.values(messages).filter((message) => /'[{}]|[{}]'/.test(message))).toEqual([])
  })

  it('has no text twice, which would be translated twice', () => {
    const texts = Object.values<string>(messages)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})

describe('a message', () => {
  it('takes its parameters into the English text', () => {
    expect(say('collections.too_many', { max: 1000 })).toEqual({
      key: 'collections.too_many',
      params: { max: 1000 },
      text: 'You have 1000 collections. Delete one to make another.',
    })
  })

  it('chooses the singular and the plural by the count', () => {
    const left = (count: number) => say('accounts.code_wrong', { count }).text
    expect(left(1)).toBe('Incorrect verification code. You have 1 attempt left.')
    expect(left(4)).toBe('Incorrect verification code. You have 4 attempts left.')
  })

  it('writes large numbers with separators where the message says so', () => {
    expect(say('discovery.sheet_too_long', { max: 1_048_575 }).text).toContain('1,048,575 creators')
  })

  it('demands exactly the parameters of its placeholders, by type', () => {
    // @ts-expect-error the parameter is missing
    expect(() => say('collections.too_many')).toThrow('no value')
    // @ts-expect-error it has another name
    expect(() => say('collections.too_many', { most: 3 })).toThrow('no value')
    // @ts-expect-error a plural needs a number
    say('wait.days', { count: 'three' })
    // @ts-expect-error this message has no parameters
    say('collections.unknown', { max: 3 })
  })

  it('is refused when stored values lack one of its parameters', () => {
    expect(() => build('wait.days', {})).toThrow('no value for {count')
  })

  it('contains another message, which is translated by itself', () => {
    const said = say('limits.refused', { reason: say('limits.calls'), wait: say('wait.seconds', { count: 1 }) })
    expect(said.text).toBe('Too many calls. Please try again in 1 second.')
    const wire = toWireMessage(said)
    expect(wire).toEqual({
      message_key: 'limits.refused',
      message_params: {
        reason: { message_key: 'limits.calls' },
        wait: { message_key: 'wait.seconds', message_params: { count: 1 } },
      },
    })
    expect(MessageParams.parse(wire.message_params)).toEqual(wire.message_params)
  })

  it('has only a text when the text is not ours', () => {
    expect(toWireMessage(quote('550 no such user'))).toEqual({})
    const said = say('outreach.test_mail_failed', { reason: quote('550 no such user') })
    expect(said.text).toBe('The test mail was not sent: 550 no such user')
    expect(toWireMessage(said).message_params).toEqual({ reason: '550 no such user' })
  })

  it('is found by the text that a schema carries', () => {
    const text = schemaText('common.name_too_long', { max: 77 })
    expect(text).toBe('A name has at most 77 characters')
    expect(findMessage(text)).toMatchObject({ key: 'common.name_too_long', params: { max: 77 } })
    expect(findMessage('Invalid input')).toBeUndefined()
  })

  it('is read back from its stored key and parameters', () => {
    const said = say('limits.refused', { reason: say('limits.calls'), wait: say('wait.hours', { count: 2 }) })
    const { message_key: key = null, message_params: params = {} } = toWireMessage(said)
    expect(readMessage(key, params)).toEqual(said)
    expect(readMessage('limits.of_a_later_release', {})).toBeUndefined()
    expect(readMessage('limits.refused', {})).toBeUndefined()
    expect(readMessage(null, {})).toBeUndefined()
  })

  it('has a known key, and none of the object’s own names', () => {
    expect(['wait.days', 'collections.unknown', 'toString', ''].map(isMessageKey)).toEqual([true, true, false, false])
    expect(['wait.days', 'collections.unknown', 'toString'].map(isPlainMessageKey)).toEqual([false, true, false])
  })
})

describe('the formatter', () => {
  it('prefers an exact branch, and formats what stands inside a branch', () => {
    const message = 'You have {count, plural, =0 {none, {name}} one {# of {name}} other {# of {name}}}.'
    const format = (count: number) => formatMessage(message, { count, name: 'Ann' })
    expect([format(0), format(1), format(1200)]).toEqual([
      'You have none, Ann.',
      'You have 1 of Ann.',
      'You have 1,200 of Ann.',
    ])
  })

  it('does not take braces in a value for placeholders', () => {
    expect(formatMessage('Such as {example}.', { example: '{{country|your country}}' })).toBe(
      'Such as {{country|your country}}.',
    )
  })

  it('refuses a brace without an end and a plural without a branch for the count', () => {
    expect(() => formatMessage('{count', { count: 1 })).toThrow('not closed')
    expect(() => formatMessage('{count, plural, one {#}}', { count: 2 })).toThrow('no branch')
  })
})
