import { readMessage } from '@troupe/contract/messages/wire-message'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import type { Encoder } from '../../discovery/search/meaning/encoder-port.ts'
import { createBuiltInAnalyser } from './built-in-analyser.ts'

const encoder = createBuiltInEncoder()
const analyser = createBuiltInAnalyser({ encoder })
afterAll(() => encoder.close())

const vegan = `Greenbite makes vegan protein bars and oat milk shakes for people who train hard. No dairy, no eggs, only plants.
We look for micro-influencers on TikTok and Instagram who share plant-based recipes.`

describe('the built-in analyser', () => {
  test('reads categories, key words, sizes and platforms of a brand', async () => {
    const found = await analyser.analyse(vegan)
    expect(found.categories[0]).toBe('vegan_vegetarian')
    expect(found.keywords).toContain('vegan protein bars')
    expect(found.keywords.length).toBeGreaterThanOrEqual(4)
    expect(found.keywords.filter((word) => /dairy|eggs/.test(word))).toEqual([])
    expect(found.suggested_follower_range).toEqual({ min: 10_000, max: 100_000 })
    expect(found.engagement_rate_range).toEqual({ min: 0.03, max: 1 })
    expect(found.target_platforms).toEqual(['tiktok', 'instagram'])
    expect(found.notices).toEqual([])
    expect(found.usage).toBeNull()
  })

  test('gives an explanation in paragraphs that quote the text', async () => {
    const { detailed_analysis: analysis } = await analyser.analyse(vegan)
    const quotes = [...analysis.matchAll(/“([^”…]+)/g)].map(([, words]) => words?.trim().toLowerCase() ?? '')
    const text = vegan.toLowerCase().replace(/\s+/g, ' ')
    expect(analysis.split('\n\n').length).toBeGreaterThanOrEqual(4)
    expect(quotes.length).toBeGreaterThan(5)
    expect(quotes.filter((words) => !text.includes(words))).toEqual([])
  })

  test('gives each sentence with its key and parameters, which say the same', async () => {
    const { detailed_analysis: analysis, analysis_messages: paragraphs = [] } = await analyser.analyse(vegan)
    const sentences = paragraphs.map((keyed) =>
      keyed.map(({ message_key: key, message_params: params = {} }) => readMessage(key, params)?.text),
    )
    expect(sentences.map((texts) => texts.join(' ')).join('\n\n')).toBe(analysis)
  })

  test.each([
    [
      'German',
      'Wir machen vegane Hautpflege: Gesichtscreme und Sonnenschutz für empfindliche Haut, ohne Duft.',
      'skincare',
    ],
    ['Spanish', 'Vendemos comida para perros y juguetes para cachorros, y buscamos a quienes tienen un perro.', 'dogs'],
    [
      'French',
      'Nous vendons du matériel de camping et des tentes pour ceux qui aiment la randonnée.',
      'hiking_camping',
    ],
    ['Chinese', '我们专注于敏感肌护肤,提供保湿面霜、精华和防晒产品。', 'skincare'],
  ])('reads %s in part, with a notice', async (language, text, category) => {
    const found = await analyser.analyse(text)
    expect(found.categories).toContain(category)
    expect(found.keywords.length).toBeGreaterThanOrEqual(3)
    expect(found.notices.join(' ')).toContain(language)
  })

  test.each([
    ['emoji', '😀🚀'.repeat(50)],
    ['one letter', 'x'],
    ['signs', '!!! ??? ---'],
    ['one word without end', 'a'.repeat(20_000)],
    ['right to left', 'نصنع أحذية رياضية لمن يحبون الجري في الصباح'.repeat(20)],
    ['Japanese', '敏感肌のための化粧水とクリームを作っています。'],
    ['lone surrogates', '\ud800 brand \udfff'],
    ['patterns and marks', '(.*)+ [a-z]{2,} \\p{L} $& <script>'],
    ['no sentence end', 'vegan snacks '.repeat(1500)],
  ])('answers on %s with one to five categories', async (_, text) => {
    const found = await analyser.analyse(text)
    expect(found.categories.length).toBeGreaterThanOrEqual(1)
    expect(found.categories.length).toBeLessThanOrEqual(5)
    expect(found.keywords.length).toBeLessThanOrEqual(12)
    expect(found.target_platforms.length).toBeGreaterThan(0)
  })

  test('uses words alone when the encoder fails, with a notice', async () => {
    const broken: Encoder = { model: 'broken', embed: () => Promise.reject(new Error('down')), close: async () => {} }
    const found = await createBuiltInAnalyser({ encoder: broken }).analyse(vegan)
    expect(found.categories[0]).toBe('vegan_vegetarian')
    expect(found.notices.join(' ')).toContain('encoder')
  })

  test('computes the vectors of the categories once for an encoder without shipped ones', async () => {
    let texts = 0
    const other: Encoder = {
      ...encoder,
      model: 'other',
      embed: async (asked) => {
        texts += asked.length
        return asked.map((text) =>
          Float32Array.from({ length: 512 }, (_, index) => Math.sin(text.length * (index + 1))),
        )
      },
      close: async () => {},
    }
    const reading = createBuiltInAnalyser({ encoder: other })
    await reading.analyse(vegan)
    const first = texts
    await reading.analyse(vegan)
    expect(first).toBeGreaterThan(300)
    expect(texts - first).toBeLessThan(20)
  })
})
