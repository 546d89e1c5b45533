import { describe, expect, test } from 'vitest'
import { RecordingLog } from '../../../testing/recording-log.ts'
import { connectLanguageModel } from '../../../testing/wire/language-model.ts'
import { useStandIns } from '../../../testing/wire/stand-ins.ts'
import type { BrandAnalyser, FoundCriterion } from '../brand-analyser-port.ts'
import { createFallbackAnalyser } from './analyse-with-fallback.ts'

const standIns = useStandIns('2026-11-21')
const { createAnalyser } = connectLanguageModel(standIns)

const text = 'Confidential: sourdough baking kits, shown on Instagram'

/** Stands in for the built-in analyser, whose findings do not matter here. */
const builtIn: BrandAnalyser = {
  analyse: async () => ({
    categories: ['food_cooking'],
    keywords: ['kits'],
    suggested_follower_range: { min: 1000, max: 5000 },
    engagement_rate_range: { min: 0.01, max: 0.02 },
    target_platforms: ['tiktok'],
    criteria: [],
    detailed_analysis: 'Kits.',
    notices: ['The text is short.'],
    usage: null,
  }),
}

function createAnalysers(model: BrandAnalyser | undefined) {
  const log = new RecordingLog()
  return { log, analyser: createFallbackAnalyser({ model, builtIn, log }) }
}

describe('a brand', () => {
  test('is analysed by the language model where there is one', async () => {
    const { analyser, log } = createAnalysers(createAnalyser())
    expect(await analyser.analyse(text)).toMatchObject({
      engine: 'language_model',
      categories: ['baking'],
      notices: [],
      usage: { model: 'sandbox-model' },
    })
    expect(log.lines).toEqual([])
  })

  test('is analysed by the built-in analyser where there is none, without a notice', async () => {
    const { analyser, log } = createAnalysers(undefined)
    expect(await analyser.analyse(text)).toEqual({ ...(await builtIn.analyse(text)), engine: 'built_in' })
    expect(log.lines).toEqual([])
  })

  test.each([
    ['slow', /took too long/],
    ['reset', /could not be reached/],
    ['half-body', /could not be reached/],
    ['error-500', /could not be reached/],
    ['redirect', /could not be reached/],
    ['refusal', /refused to answer/],
    ['content-filter', /refused to answer/],
    ['wrong-key', /refused to answer/],
    ['rate-limit', /asked too often/],
    ['rate-limit-retry-after', /asked too often/],
    ['quota', /asked too often/],
    ['malformed-json', /could not be read/],
    ['wrong-shape', /could not be read/],
    ['cut-off', /could not be read/],
    ['empty', /could not be read/],
    ['not-json', /could not be read/],
    ['half-json', /could not be read/],
    ['huge', /could not be read/],
  ])('is analysed by the built-in analyser where the model fails, with a notice: %s', async (fault, notice) => {
    await standIns.orderFault('language_model', fault)
    const { analyser, log } = createAnalysers(createAnalyser({}, { timeLimit: fault === 'slow' ? 300 : 30_000 }))
    expect(await analyser.analyse(text)).toMatchObject({
      engine: 'built_in',
      categories: ['food_cooking'],
      notices: [expect.stringMatching(notice), 'The text is short.'],
    })
    expect(log.lines).toHaveLength(1)
    expect(log.lines[0]).not.toContain(standIns.keys.languageModel.apiKey)
    expect(log.lines[0]?.toLowerCase()).not.toMatch(/sourdough|confidential/)
  })

  test('reports the cost of the model’s unusable answers', async () => {
    await standIns.orderFault('language_model', 'malformed-json')
    const { analyser } = createAnalysers(createAnalyser({ prices: { input: 1, output: 1 } }))
    const { engine, usage } = await analyser.analyse(text)
    expect([engine, usage?.cost_usd]).toEqual(['built_in', expect.any(Number)])
  })

  test('is not analysed after an internal error', async () => {
    const broken: BrandAnalyser = { analyse: () => Promise.reject(new TypeError('ours')) }
    await expect(createAnalysers(broken).analyser.analyse(text)).rejects.toThrow('ours')
  })
})

describe('the criteria of a language model', () => {
  const said = 'We ship to Germany. Our people are bakers.'
  const modelWith = (...criteria: FoundCriterion[]): BrandAnalyser => ({
    analyse: async (text) => ({ ...(await builtIn.analyse(text)), criteria }),
  })
  const analyse = async (...criteria: FoundCriterion[]) =>
    (await createAnalysers(modelWith(...criteria)).analyser.analyse(said)).criteria

  test('complete those that the rules read', async () => {
    const found = await analyse({ filter: 'audience', values: ['bakers'], quotes: ['Our people are bakers'] })
    expect(found.map(({ filter }) => filter)).toEqual(['regions', 'audience'])
  })

  test('become one for each filter', async () => {
    const quotes = ['Our people are bakers']
    const found = await analyse(
      { filter: 'languages', values: ['de'], quotes },
      { filter: 'languages', values: ['fr'], quotes },
    )
    expect(found).toMatchObject([{ filter: 'regions' }, { filter: 'languages', values: ['de', 'fr'] }])
  })

  test('cannot replace what the rules read', async () => {
    const found = await analyse({ filter: 'regions', values: ['US'], quotes: ['We ship to Germany'] })
    expect(found).toMatchObject([{ filter: 'regions', values: ['DE'] }])
  })

  test('are dropped where the text does not hold what they cite', async () => {
    const found = await analyse({ filter: 'subscriber_range', min: 5, quotes: ['at least five followers'] })
    expect(found).toMatchObject([{ filter: 'regions' }])
  })
})
