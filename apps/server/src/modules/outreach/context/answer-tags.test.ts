import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createAnswerTags, listAnswerTags, toIdRange } from './answer-tags.ts'

const tags = createAnswerTags(Buffer.alloc(32, 1))
const makeMail = () => ({ id: randomUUID(), userId: randomUUID() })
const readTag = (address: string | undefined) => listAnswerTags(address ?? '')[0] ?? ''

it('marks an address with a tag that is found among others, in any case', () => {
  const mail = makeMail()
  const address = tags.address('maya@brand.test', mail)
  expect(address).toMatch(/^maya\+r[0-9a-f]{30}@brand\.test$/)
  const [tag = '', ...others] = listAnswerTags(`"Maya" <${address?.toUpperCase()}>, ada+news@one.test`)
  expect(others).toEqual([])
  expect(tags.isOf(tag, mail)).toBe(true)
  const { first, last } = toIdRange(tag)
  expect(first <= mail.id && mail.id <= last).toBe(true)
})

it.each([
  ['another mail', () => ({ id: randomUUID() })],
  ['a mail of another user', () => ({ userId: randomUUID() })],
])('is not that of %s', (_, change) => {
  const mail = makeMail()
  const tag = readTag(tags.address('maya@brand.test', mail))
  expect(tags.isOf(tag, { ...mail, ...change() })).toBe(false)
})

it('is not that of another installation, nor one that was changed', () => {
  const mail = makeMail()
  const tag = readTag(tags.address('maya@brand.test', mail))
  expect(createAnswerTags(Buffer.alloc(32, 2)).isOf(tag, mail)).toBe(false)
  expect(tags.isOf(`${tag.slice(0, -1)}${tag.endsWith('0') ? '1' : '0'}`, mail)).toBe(false)
  expect(tags.isOf(tag.slice(0, 20), mail)).toBe(false)
})

it('is left out where it would make the address too long', () => {
  expect(tags.address(`${'m'.repeat(32)}@brand.test`, makeMail())).toHaveLength(64 + '@brand.test'.length)
  expect(tags.address(`${'m'.repeat(33)}@brand.test`, makeMail())).toBeUndefined()
})

it('is looked for at most 20 times in one text', () => {
  expect(listAnswerTags(`a+r${'0'.repeat(30)}@b.test, `.repeat(1000))).toHaveLength(20)
})
