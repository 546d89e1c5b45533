import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { createBuiltInAnalyser } from '@troupe/server/modules/brand-analysis/built-in/built-in-analyser'
import type { Encoder } from '@troupe/server/modules/discovery/search/meaning/encoder-port'
import { multiply } from '@troupe/server/modules/discovery/search/meaning/vectors'
import { brandCases, isAmong, type Judged, judgeRankings } from './analysis/judge-rankings.ts'
import { report } from './measure/figures.ts'
import { summarize, timeEach } from './measure/timings.ts'

const target = { first: 90, 'first three': 97, p95: 150 }

/**
 * Measures how well and how fast the built-in analyser reads brands, compared with the similarity to category names.
 */
export async function run(): Promise<void> {
  const encoder = createBuiltInEncoder()
  try {
    await measureCategories(encoder)
    await measureSpeed(encoder)
  } finally {
    await encoder.close()
  }
}

async function measureCategories(encoder: Encoder): Promise<void> {
  const rankByName = await createNameRanking(encoder)
  const analyser = createBuiltInAnalyser({ encoder })
  const [bare, ours]: [Judged[], Judged[]] = [[], []]
  for (const brand of brandCases) {
    bare.push({ brand, ranking: await rankByName(brand.text) })
    ours.push({ brand, ranking: (await analyser.analyse(brand.text)).categories })
  }
  const half = (judged: readonly Judged[], isHeldOut: boolean) =>
    judged.filter(({ brand }) => brand.isHeldOut === isHeldOut)
  const heldOut = judgeRankings(half(ours, true))
  const bareHeldOut = judgeRankings(half(bare, true))
  console.log('\nright category of described brands (percent)')
  console.table({
    'reference: nearest category name, tuning half': judgeRankings(half(bare, false)),
    'reference: nearest category name, held out': bareHeldOut,
    'built-in analyser, tuning half': judgeRankings(half(ours, false)),
    'built-in analyser, held out': heldOut,
  })
  for (const isHeldOut of [false, true]) printMisses(half(ours, isHeldOut), isHeldOut ? 'held out' : 'tuning half')
  for (const place of ['first', 'first three'] as const) {
    report({
      what: `right category of held out brands among the ${place}, percent`,
      value: heldOut[place],
      reference: bareHeldOut[place],
      target: `>= ${target[place]}`,
      isReached: heldOut[place] >= target[place],
    })
  }
}

/** Creates the reference, which ranks categories by the similarity of the text's vector to those of the 75 names. */
async function createNameRanking(encoder: Encoder): Promise<(text: string) => Promise<CategoryId[]>> {
  const names = await encoder.embed(categories.map(({ name }) => name))
  return async (text) => {
    const [vector] = await encoder.embed([text])
    return categories
      .map(({ id }, index) => ({ id, closeness: multiply(vector ?? [], names[index] ?? []) }))
      .toSorted((first, second) => second.closeness - first.closeness)
      .map(({ id }) => id)
  }
}

function printMisses(judged: readonly Judged[], half: string): void {
  const misses = judged.filter((one) => !isAmong(one, 1))
  console.log(`\nnot first, ${half}: ${misses.length}`)
  for (const { brand, ranking } of misses) {
    console.log(`- ${brand.category}: ${ranking.slice(0, 4).join(', ')} | ${brand.text.slice(0, 90)}...`)
  }
}

/** Times whole analyses of descriptions of about 130 words: the four texts of a category as one. */
async function measureSpeed(encoder: Encoder): Promise<void> {
  const analyser = createBuiltInAnalyser({ encoder })
  const texts = categories.map(({ id }) =>
    brandCases
      .filter(({ category }) => category === id)
      .map(({ text }) => text)
      .join(' '),
  )
  const firstStart = performance.now()
  await analyser.analyse(texts[0] ?? '')
  const firstMs = performance.now() - firstStart
  const times = await timeEach([...texts, ...texts], (text) => analyser.analyse(text))
  const encoderTimes = await timeEach(texts, (text) => encoder.embed([text]))
  const words = texts.map((text) => text.split(/\s+/).length).toSorted((first, second) => first - second)
  console.log(
    `\nbuilt-in analysis, texts of ${words[0]} to ${words.at(-1)} words (milliseconds; ${times.length} texts)`,
  )
  console.table({
    'reference: the encoder on the same text': summarize(encoderTimes),
    'built-in analysis, warm': summarize(times),
  })
  console.log(`the first one, which also starts the encoder: ${firstMs.toFixed(0)} ms`)
  const { p95 } = summarize(times)
  report({
    what: 'p95 of a built-in analysis (ms; reference: the encoder on the same text)',
    value: p95,
    reference: summarize(encoderTimes).p95,
    target: `< ${target.p95}`,
    isReached: p95 < target.p95,
  })
}
