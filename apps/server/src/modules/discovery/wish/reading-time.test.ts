import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'

test.each([
  ['words', 'a'.repeat(100_000)],
  ['limits', 'under 50k in Germany, '.repeat(5000)],
  ['handles', 'like @greta and '.repeat(5000)],
  ['negations', 'no gaming or '.repeat(5000)],
  ['Chinese words', '德国的数码博主和人工智能'.repeat(8000)],
  ['one Chinese sign', '数'.repeat(100_000)],
  ['Chinese numbers', '一百万'.repeat(30_000)],
  ['numbers', '5万 '.repeat(20_000)],
  ['Japanese signs', 'のもお'.repeat(30_000)],
  ['widths of pictures', 'drone views 4k '.repeat(6000)],
  ['high engagement', 'high engagement '.repeat(6000)],
  ['signs', '- @ % $ "'.repeat(10_000)],
])('reading takes time in proportion to the length of the text, of %s', (_what, text) => {
  const time = (text: string) => {
    const start = process.threadCpuUsage()
    readWish(text)
    return process.threadCpuUsage(start).user / 1000
  }
  time(text.slice(0, 1000))
  expect(time(text)).toBeLessThan(Math.max(2000, 100 * time(text.slice(0, text.length / 10))))
})
