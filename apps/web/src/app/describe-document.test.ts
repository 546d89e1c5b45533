import { afterEach, expect, test } from 'vitest'
import { describeDocument } from './describe-document.ts'

afterEach(() => document.head.replaceChildren())

test('the document gets its title and description', () => {
  document.head.innerHTML = '<title>Troupe</title><meta name="description" content="Find creators.">'
  describeDocument({ title: '标题', description: '说明' })
  expect(document.title).toBe('标题')
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('说明')
})

test('a document without a description gets its title', () => {
  describeDocument({ title: '标题', description: '说明' })
  expect(document.title).toBe('标题')
})
