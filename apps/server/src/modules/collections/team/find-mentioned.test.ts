import { expect, test } from 'vitest'
import { findMentioned } from './find-mentioned.ts'

const people = ['ann', 'Anna', 'Anna Maria', '李明', 'o.k'].map((username) => ({
  user_id: `id of ${username}`,
  username,
}))
const find = (text: string) => findMentioned(text, people).map((id) => id.replace('id of ', ''))

test.each([
  ['@Anna please call', ['Anna']],
  ['please, @anna!', ['Anna']],
  ['(@ann) and @Anna', ['ann', 'Anna']],
  ['@Anna Maria and @Anna Marianne', ['Anna Maria', 'Anna']],
  ['问 @李明。', ['李明']],
  ['@o.k. then', ['o.k']],
  ['@Anna @anna', ['Anna']],
])('a note mentions members by their names: %s', (text, names) => {
  expect(find(text)).toEqual(names)
})

test.each(['mail anna@ann', 'Anna', '@', '@annabel', '@ Anna', '@stranger'])('a note mentions nobody: %s', (text) => {
  expect(find(text)).toEqual([])
})
