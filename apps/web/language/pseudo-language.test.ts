import { expect, test } from 'vitest'
import { compileMessage, listValues } from './compile-message.ts'
import { toPseudo } from './pseudo-language.ts'

test('a text becomes 40 % longer, accented and right to left', () => {
  const pseudo = toPseudo('Search creators')
  expect(pseudo).toBe('\u202eŠéåŕçĥ çŕéåŧøŕš ~~~~ \u202c')
  expect([...pseudo].length).toBeGreaterThanOrEqual(15 * 1.4)
})

test('blanks around a text stay around it', () => {
  expect(toPseudo(' or ')).toBe(' \u202eøŕ \u202c ')
})

test('values, plural cases and figures stay', () => {
  const message = '{count, plural, one {# creator} other {# creators}} of {all, number} at {place}'
  const pseudo = toPseudo(message)
  expect(listValues(pseudo)).toEqual(['all', 'count', 'place'])
  expect(pseudo).toContain('one {#')
  expect(compileMessage(pseudo)).toHaveLength(compileMessage(message).length)
  expect(toPseudo('?')).toBe('?')
})
