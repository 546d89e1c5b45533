import type { BrandAnalysis } from '@troupe/contract/brand-analysis'
import { NewMessage } from '@troupe/contract/conversations'
import type { MessageReference } from '@troupe/contract/messages/wire-schemas'
import { afterEach, expect, test } from 'vitest'
import { activateLanguage, english } from '../../../../lib/language/active-language.ts'
import { speakChinese } from '../../../../testing/speak-chinese.ts'
import { tellChanges, tellParagraphs, toNewMessage, toTextMessage } from './chat-message.ts'

afterEach(() => activateLanguage(english, {}))

const category = { name_of: 'category', code: 'baking', name: 'Baking' } as const
const cooking = { name_of: 'category', code: 'food_cooking', name: 'Food & Cooking' } as const
const countries = ['DE', 'FR', 'JP'].map((code) => ({ name_of: 'country', code, name: 'English' }) as const)
const words = { items: ['“rye bread”', '“sourdough”'], join: 'and' } as const

function say(message_key: string, message_params: Record<string, unknown>): MessageReference {
  return { message_key, message_params: JSON.parse(JSON.stringify(message_params)) }
}

const paragraphs = [
  [
    say('brand_text.field', { category, words }),
    say('brand_text.further_fields', {
      fields: {
        items: [say('brand_text.field_words', { category: cooking, words: { ...words, join: 'comma' } })],
        join: 'and',
      },
    }),
    say('brand_text.near_fields', { categories: { items: [category, cooking], join: 'and' } }),
  ],
  [say('brand_text.regions', { countries: { items: countries, join: 'and' }, words })],
  [
    say('brand_text.usual_size', { size: say('brand_text.followers', { min: 10_000, max: 1_000_000 }) }),
    say('brand_text.engagement', { percent: 2.5, words }),
  ],
  [
    say('brand_text.platforms', {
      platforms: { items: ['TikTok', 'YouTube'], join: 'and' },
      reasons: {
        items: [say('brand_text.platform_words', { words: '“tutorials”', platform: 'YouTube' })],
        join: 'and',
      },
    }),
  ],
  [say('brand_text.keywords', { words })],
]

const analysis: BrandAnalysis = {
  keywords: [],
  categories: [],
  criteria: [],
  engine: 'built_in',
  notices: [],
  usage: null,
  suggested_follower_range: { min: 1, max: 2 },
  engagement_rate_range: { min: 0, max: 1 },
  target_platforms: [],
  detailed_analysis: 'The text is about bread.\n\nIt is English.',
  analysis_messages: paragraphs,
}

/** Leaves out what stays as it is in every language: quotations and the names of platforms. */
const withoutNames = (text: string) => text.replaceAll(/“[^”]*”|TikTok|YouTube/g, '')

test('an analysis is Chinese from its first to its last sentence', () => {
  speakChinese()
  const told = tellParagraphs(analysis)
  expect(told).toHaveLength(paragraphs.length)
  expect(told.map(withoutNames).join('')).not.toMatch(/\p{Script=Latin}/u)
  expect(told[1]).toBe('搜索面向以下国家/地区的创作者：德国、法国和日本，因为文中写道“rye bread”和“sourdough”。')
  expect(told[3]).toBe('TikTok 和 YouTube 适合该品牌：“tutorials”适合 YouTube。')
})

test('an analysis is shown as the server wrote it in English, and where the catalogue lacks a sentence', () => {
  const written = ['The text is about bread.', 'It is English.']
  expect(tellParagraphs(analysis)).toEqual(written)
  speakChinese()
  expect(tellParagraphs({ ...analysis, analysis_messages: [[say('brand_text.of_a_later_release', {})]] })).toEqual(
    written,
  )
  expect(tellParagraphs({ ...analysis, analysis_messages: undefined })).toEqual(written)
})

test('changes are told in Chinese, with numbers in Chinese units', () => {
  speakChinese()
  const change_messages = [
    say('brand_change.only', { things: { items: countries, join: 'and' } }),
    say('brand_change.most_followers', { max: 50_000 }),
    say('brand_change.least_engagement', { min: 0.035 }),
    null,
  ]
  const changes = ['only Germany, France and Japan', 'at most 50K followers', 'at least 3.5% engagement', '自己的话']
  expect(tellChanges({ changes, change_messages })).toEqual([
    '仅限：德国、法国和日本',
    '粉丝最多 5万',
    '互动率至少 3.5%',
    '自己的话',
  ])
})

test('a change too long to be saved is saved in short', () => {
  const [short, long] = ['only Germany', `only ${'🎂'.repeat(150)}`]
  const saved = NewMessage.parse(toNewMessage({ ...toTextMessage('Found.'), changes: [short, long] }))
  expect(saved.changes).toEqual([short, `only ${'🎂'.repeat(94)}…`])
})
