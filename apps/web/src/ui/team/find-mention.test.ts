import { expect, test } from 'vitest'
import { completeMention, findTypedMention } from './find-mention.ts'

test.each([
  ['@', { start: 0, typed: '' }],
  ['Ask @be', { start: 4, typed: 'be' }],
  ['(@李', { start: 1, typed: '李' }],
])('a mention is typed at the end of: %s', (text, mention) => {
  expect(findTypedMention(text, text.length)).toEqual(mention)
})

test.each(['', 'Ask', 'mail ben@one', 'Ask @ben '])('no mention is typed at the end of: %s', (text) => {
  expect(findTypedMention(text, text.length)).toBeUndefined()
})

test('a name takes the place of what was typed, and the caret stands behind it', () => {
  expect(completeMention('Ask @be, please', { start: 4, typed: 'be' }, 'ben')).toEqual({
    text: 'Ask @ben , please',
    caret: 9,
  })
  expect(completeMention('Ask @be now', { start: 4, typed: 'be' }, 'ben')).toEqual({ text: 'Ask @ben now', caret: 9 })
})
