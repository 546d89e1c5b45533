import { expect, test } from 'vitest'
import { findMeant, findSpokenOf } from './creators-meant.ts'

const [root, rooted, ada, chef, her] = [
  { title: 'Root & Carrot', handle: 'rootcarrot' },
  { title: 'Root', handle: 'root_daily' },
  { title: 'Ádá Baker', handle: 'ada' },
  { title: '美食家小王', handle: 'xiaowang' },
  { title: 'Her', handle: 'her.diary' },
]
const shown = [root, rooted, ada, chef, her]
const nothing = { creator: null, refers_to: null }
const one = { creator: null, refers_to: 'one' } as const

const findFor = (text: string, words: Parameters<typeof findMeant>[1] = nothing, spokenOf?: (typeof shown)[number]) =>
  findMeant(text, words, { shown, spokenOf })

test.each([
  ['why Root & Carrot?', [root]],
  ['why root and carrot?', [root]],
  ['why Root?', [rooted]],
  ['what is @rootcarrot’s e-mail?', [root]],
  ['what is ada baker’s price?', [ada]],
  ['美食家小王的邮箱是什么？', [chef]],
  ['Root & Carrot的邮箱是什么？', [root]],
  ['the e-mails of Ádá Baker and Root & Carrot?', [root, ada]],
  ['what is the e-mail?', shown],
])('a question means the creators that it names, else all: "%s"', (text, creators) => {
  expect(findFor(text)).toEqual({ creators, isAssumed: false })
})

test('"her" is the creator that the last answer spoke of, and not one of that name', () => {
  expect(findFor('what is her e-mail?', one, ada)).toEqual({ creators: [ada], isAssumed: false })
})

test('"her" is the first, which is said, where no answer spoke of one', () => {
  expect(findFor('what is her e-mail?', one)).toEqual({ creators: [root], isAssumed: true })
})

test('"her" is the only one shown, without a remark', () => {
  expect(findMeant('why her?', one, { shown: [ada], spokenOf: undefined })).toEqual({
    creators: [ada],
    isAssumed: false,
  })
})

test('"their e-mails" are those of all shown, also after an answer about one', () => {
  expect(findFor('what are their e-mails?', { creator: null, refers_to: 'all' }, ada)?.creators).toEqual(shown)
})

test('a position takes precedence, and may be one that does not exist', () => {
  expect(findFor('why the second?', { creator: 2, refers_to: null }, ada)?.creators).toEqual([rooted])
  expect(findFor('why the ninth?', { creator: 9, refers_to: null }, ada)).toBeUndefined()
})

test('an answer speaks of a creator if it names one and no other', () => {
  const spoken = ['Root & Carrot: is within all limits of this search.', 'You’re welcome.']
  expect(findSpokenOf(spoken, shown)).toBe(root)
  expect(findSpokenOf([...spoken, 'Root: not known\nÁdá Baker: not known'], shown)).toBeUndefined()
  expect(findSpokenOf([], shown)).toBeUndefined()
})
