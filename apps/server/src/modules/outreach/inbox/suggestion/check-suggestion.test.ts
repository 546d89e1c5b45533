import { describe, expect, it } from 'vitest'
import { checkSuggestion } from './check-suggestion.ts'

const material = [
  'We offer 1,500 EUR for two posts. See https://tea.test/brief.',
  'My rate is ２０００ €, half of it in advance. Write to ada@one.test or @ada.bakes until 10:30.',
]
const check = (text: string) => checkSuggestion(text, material)

describe('a suggested answer', () => {
  it.each([
    'Thank you for your answer.',
    'We offered 1.500 EUR, and you asked for 2000.',
    'Half of it in advance? Two posts!',
    'The brief is at https://tea.test/brief.',
    'We write to ada@one.test, or to @ada.bakes, until 10:30.',
  ])('keeps what stands in the mails: %s', (text) => {
    expect(check(text)).toEqual({ text, leftOut: 0 })
  })

  it.each([
    'We pay 3000 EUR.',
    'Is it 30 or 1500?',
    'We pay three thousand.',
    'It is free.',
    'We guarantee it.',
    'Look at https://evil.test/x.',
    'Look at evil.test today.',
    'Look at https://tea.test/other.',
    'Write to bob@one.test.',
    'Write to @bob.',
    'On 12/05 then.',
    '我们付五百元。',
    'It is ٣٠٠٠ EUR.',
  ])('leaves out what nobody has written: %s', (text) => {
    expect(check(`Thank you.\n\n${text}\n\nSee you`)).toEqual({ text: 'Thank you.\n\nSee you', leftOut: 1 })
  })

  it('is judged sentence by sentence, and its numbered lines are no figures', () => {
    expect(check('1. Where do you live? We pay 99 EUR.\n2. What do you need?')).toEqual({
      text: '1. Where do you live?\n2. What do you need?',
      leftOut: 1,
    })
  })

  it('does not take long to judge a long text', () => {
    const start = process.threadCpuUsage()
    check('a.'.repeat(2_000) + '1,'.repeat(2_000) + '@'.repeat(2_000))
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2_000)
  })
})
