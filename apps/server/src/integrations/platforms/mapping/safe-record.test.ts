import { describe, expect, test } from 'vitest'
import { type CreatorDraft, toSafeRecord } from './safe-record.ts'

const baseUrl = 'http://127.0.0.1:4000'
const named = { platform: 'youtube', channel_id: 'UC1', title: 'Cook', handle: 'cook' } as const
const toRecord = (draft: CreatorDraft) => toSafeRecord({ ...named, ...draft }, baseUrl)

describe('a record from a platform', () => {
  test('keeps values within the limits', () => {
    const whole = {
      ...named,
      description: 'Bread and\nbutter',
      keywords: ['bread'],
      avatar: 'https://pictures.test/a.jpg',
      url: 'https://www.youtube.com/@cook',
      subscribers: 1200,
      engagement_rate: 4.5,
      region: 'DE',
      language: 'de',
      email: 'cook@studio.test',
      email_source: 'description',
      content_categories: ['baking'],
      last_posted_at: '2026-11-10T12:00:00.000Z',
    } as const satisfies CreatorDraft
    expect(toRecord(whole)).toEqual(whole)
  })

  test.each<[string, CreatorDraft]>([
    ['id', { channel_id: '' }],
    ['id', { channel_id: 'a'.repeat(201) }],
    ['title', { title: ' \0 ' }],
    ['title', { title: undefined }],
    ['handle', { handle: 'a'.repeat(201) }],
  ])('is none without a usable %s', (_field, draft) => expect(toRecord(draft)).toBeUndefined())

  test('has clean texts within their limits', () => {
    const record = toRecord({
      title: `Co\0ok\n\u202e${'🎂'.repeat(200)}`,
      handle: 'c\u0000o\tok',
      description: `a\0b\u0085\ud800${'x'.repeat(20_000)}`,
      keywords: [
        'bread',
        'Bread',
        '',
        'a'.repeat(101),
        ' rye\nflour ',
        ...Array.from({ length: 300 }, (_, n) => `k${n}`),
      ],
    })
    expect(record?.title).toMatch(/^Cook 🎂+$/u)
    expect(record?.title.length).toBeLessThanOrEqual(300)
    expect(record?.handle).toBe('co ok')
    expect(record?.description).toHaveLength(10_000)
    expect(record?.description?.slice(0, 4)).toBe('ab\ufffdx')
    expect(record?.keywords).toHaveLength(100)
    expect(record?.keywords?.slice(0, 2)).toEqual(['bread', 'rye flour'])
  })

  test.each<CreatorDraft>([
    { subscribers: -1 },
    { subscribers: 1.5 },
    { subscribers: 1e20 },
    { subscribers: Number.NaN },
    { average_views: Number.POSITIVE_INFINITY },
    { average_likes: 1e16 },
    { engagement_rate: 101 },
    { posting_frequency: 20_000 },
    { region: 'Germany' },
    { region: 'ZZ' },
    { region: '' },
    { language: 'zxx' },
    { language: 'English' },
    { email: 'none', email_source: 'profile' },
    { last_posted_at: 'yesterday' },
    { url: 'http://www.youtube.com/@cook' },
    { keywords: ['', ' '] },
    { content_categories: [] },
    { url: 'javascript:alert(1)' },
    { url: '/@cook' },
    { url: 'https://name:word@youtube.com/' },
    { avatar: 'http://pictures.test/a.jpg' },
    { avatar: 'javascript:alert(1)' },
    { avatar: 'data:image/svg+xml,<svg/>' },
    { avatar: '//pictures.test/a.jpg' },
    { avatar: '/api/auth/logout' },
    { avatar: `${baseUrl}/api/auth/logout` },
    { avatar: `${baseUrl}/sandbox/pictures/../../api/auth/logout` },
    { avatar: 'http://127.0.0.1:4001/sandbox/pictures/a.svg' },
    { avatar: `https://pictures.test/${'a'.repeat(2000)}` },
  ])('leaves out the invalid value %j', (draft) => expect(toRecord(draft)).toEqual(named))

  test.each([
    [{ region: 'de' }, { region: 'DE' }],
    [{ region: 'uk' }, { region: 'GB' }],
    [{ language: 'pt-BR' }, { language: 'pt' }],
    [{ language: 'ZH_Hans' }, { language: 'zh' }],
    [{ language: 'fil' }, { language: 'tl' }],
    [{ email: 'write to Cook@Studio.TEST!' }, { email: 'Cook@studio.test' }],
    [{ avatar: `${baseUrl}/sandbox/pictures/avatar/a.svg?v=1` }, { avatar: '/sandbox/pictures/avatar/a.svg?v=1' }],
    [{ cover_image: `${baseUrl}/sandbox/pictures/c.svg` }, { cover_image: '/sandbox/pictures/c.svg' }],
  ] satisfies [CreatorDraft, CreatorDraft][])('reads %j', (draft, held) => {
    expect(toRecord(draft)).toEqual({ ...named, ...held })
  })
})
