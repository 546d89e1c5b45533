import { describe, expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

describe("a service's own words", () => {
  test.each([
    ['exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.', 'exceeded your quota.'],
    ['Tom &amp; Jerry&#39;s &quot;show&quot; &#x2014; live', `Tom & Jerry's "show" — live`],
    ['&lt;img src=x onerror=alert(1)&gt;hello', 'hello'],
    ['<<script>script>alert(1)<</script>/script>', 'scriptalert(1)/script'],
    ['line\r\nbreak\0 and \u001b[31mcolour\u202e', 'line break and [31mcolour'],
    ['&unknown; &#99999999; &#x110000;', '&unknown; &#99999999; &#x110000;'],
    ['see /list?key=AIza123&x=1 or access_token=abc', 'see /list?key=…&x=1 or access_token=…'],
  ])('%j reads %j', (text, plain) => {
    expect(toPlainText(text, [])).toBe(plain)
  })

  test('end after 200 characters, never in the middle of a letter', () => {
    const plain = toPlainText('🎂'.repeat(500), [])
    expect(plain.length).toBeLessThanOrEqual(200)
    expect(plain).toMatch(/^🎂+…$/u)
  })

  test('are short work even when they are long and full of brackets', () => {
    const startedAt = process.threadCpuUsage()
    toPlainText('<'.repeat(2_000_000), ['secret'])
    toPlainText('&#1'.repeat(700_000), ['secret'])
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(1000)
  })
})
