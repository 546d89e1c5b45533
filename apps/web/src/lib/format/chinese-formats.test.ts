import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The formats are made when their modules are loaded, so these are loaded again in another language.
async function load() {
  const { activateLanguage } = await import('../language/active-language.ts')
  activateLanguage({ code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' }, {})
  return {
    ...(await import('./numbers.ts')),
    ...(await import('./dates.ts')),
    ...(await import('./lists.ts')),
  }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

test.each([
  [999, '999'],
  [9500, '9500'],
  [15_000, '1.5万'],
  [12_345_678, '1234.6万'],
  [234_000_000, '2.3亿'],
])('in Chinese a count of %d is shown as %s', async (count, text) => {
  expect((await load()).formatCount(count)).toBe(text)
})

test('in Chinese money, dates and lists are those of Intl, with blanks beside figures in sentences', async () => {
  const formats = await load()
  expect(formats.formatDollars(12_500)).toBe('US$1.3万')
  expect(formats.formatExact(1_234_567)).toBe('1,234,567')
  expect(formats.formatDay('2026-03-01')).toBe('2026年3月1日')
  expect(formats.formatTimeAgo(new Date('2026-06-13T12:00:00Z'), new Date('2026-06-15T12:00:00Z'))).toBe('前天')
  expect(formats.formatTimeAgo(new Date('2026-06-15T11:46:00Z'), new Date('2026-06-15T12:00:00Z'))).toBe('14 分钟前')
  expect(formats.listPlatforms('or')).toBe('TikTok、Instagram 或 YouTube')
})
