import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BenchCatalogue } from '../catalogue/bench-catalogue.ts'
import { report } from '../measure/figures.ts'
import { judgedQueries } from './judged-queries.ts'

const file = join(import.meta.dirname, '../../../../shared/data/wishes/nothing.jsonl')
const Wish = z.object({ text: z.string(), fits: z.boolean() })
/** Mostly English, the only language that the built-in encoder knows; other texts have to be found by their words. */
const plain = /^[\x20-\x7e]*$/

const targets = { refused: 0.9, kept: 0.98 }

/**
 * How often a search over the synthetic population says that nothing fits where nothing does, and finds something where something
 * does. Needs the catalogue of `measureJudgedPopulation`.
 */
export async function measureNothingFits(catalogue: BenchCatalogue): Promise<void> {
  if (!existsSync(file)) return console.log(`texts that nothing fits: ${file} is not there; not measured`)
  const wishes = readFileSync(file, 'utf8').trim().split('\n')
  const texts = wishes.map((line) => Wish.parse(JSON.parse(line))).filter(({ text }) => plain.test(text))
  const fitting = [...texts.filter(({ fits }) => fits), ...judgedQueries.map(({ query }) => ({ text: query }))]
  const kept = await listAnswered(catalogue, fitting)
  const lost = fitting.filter(({ text }) => !kept.includes(text)).map(({ text }) => text)
  const unfitting = texts.filter(({ fits }) => !fits)
  const answered = await listAnswered(catalogue, unfitting)
  console.log(`\nnothing fits, but results were shown: ${answered.join('; ') || 'none'}`)
  console.log(`something fits, but nothing was shown: ${lost.join('; ') || 'none'}`)
  reportShare(
    `${unfitting.length} texts that nothing fits, share answered so`,
    1 - answered.length / unfitting.length,
    targets.refused,
  )
  reportShare(
    `${fitting.length} texts that something fits, share with results`,
    kept.length / fitting.length,
    targets.kept,
  )
}

async function listAnswered(catalogue: BenchCatalogue, texts: readonly { text: string }[]): Promise<string[]> {
  const answered: string[] = []
  for (const { text } of texts) if ((await catalogue.search(text)).results.length > 0) answered.push(text)
  return answered
}

function reportShare(what: string, value: number, target: number): void {
  report({ what, value: Number(value.toFixed(3)), target: `>= ${target}`, isReached: value >= target })
}
