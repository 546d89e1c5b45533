import { describe, expect, test } from 'vitest'
import { takePage } from './graph-paging.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, place) => count - place)
const listing = (items: readonly number[], question = 'numbers') => ({
  total: items.length,
  slice: (from: number, to: number) => items.slice(from, to),
  question,
})

describe('a page of the Graph API', () => {
  test('has 25 items unless told otherwise, and never more than 50', () => {
    expect(takePage(listing(numbers(80)), {}).items).toHaveLength(25)
    expect(takePage(listing(numbers(80)), { limit: '50' }).items).toHaveLength(50)
    expect(takePage(listing(numbers(80)), { limit: '80' }).items).toHaveLength(50)
  })

  test('leads on by a cursor until the last, which has none', () => {
    const seen: number[] = []
    let after: string | undefined
    do {
      const page = takePage(listing(numbers(23)), { limit: '10', after })
      seen.push(...page.items)
      after = page.paging?.cursors.after
    } while (after)
    expect(seen).toEqual(numbers(23))
  })

  test('leads back', () => {
    const second = takePage(listing(numbers(30)), {
      limit: '10',
      after: takePage(listing(numbers(30)), { limit: '10' }).paging?.cursors.after,
    })
    const first = takePage(listing(numbers(30)), { limit: '10', before: second.paging?.cursors.before })
    expect(first.items).toEqual(numbers(30).slice(0, 10))
    expect(first.paging?.cursors).not.toHaveProperty('before')
  })

  test('goes on where it was when something new came in at the start', () => {
    const { paging } = takePage(listing(numbers(30)), { limit: '10' })
    expect(takePage(listing(numbers(33)), { limit: '10', after: paging?.cursors.after }).items).toEqual(
      numbers(30).slice(10, 20),
    )
  })

  test('has cursors that say nothing and begin as Meta’s do', () => {
    expect(takePage(listing(numbers(30)), {}).paging?.cursors.after).toMatch(/^QVFI[\w-]+$/)
  })

  test('has no paging when it is empty', () => {
    expect(takePage(listing([]), {})).toEqual({ items: [] })
  })

  test('refuses cursors of another question and invented ones', () => {
    const after = takePage(listing(numbers(30)), { limit: '10' }).paging?.cursors.after
    expect(() => takePage(listing(numbers(30), 'letters'), { after })).toThrow('(#100) Invalid cursor')
    expect(() => takePage(listing(numbers(30)), { after: 'QVFIdemo' })).toThrow('(#100) Invalid cursor')
    expect(() => takePage(listing(numbers(30)), { before: '2' })).toThrow('(#100) Invalid cursor')
  })

  test.each(['0', '-1', 'ten', '1.5'])('refuses a limit of %s', (limit) => {
    expect(() => takePage(listing(numbers(30)), { limit })).toThrow('(#100) Param limit must be a positive integer')
  })

  test('gives up at 500 items, as the Graph API does', () => {
    expect(() => takePage(listing(numbers(30)), { limit: '500' })).toThrow('reduce the amount of data')
  })
})
