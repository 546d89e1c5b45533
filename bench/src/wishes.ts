import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readWish } from '@troupe/server/modules/discovery/wish/read-wish'
import { z } from 'zod'
import { report } from './measure/figures.ts'
import { summarize } from './measure/timings.ts'
import { reportTurns } from './wishes/report-turns.ts'
import { toPrediction } from './wishes/to-prediction.ts'

const folder = join(import.meta.dirname, '../../../shared/data/wishes')
const rounds = 20
const targets = { english: 0.95, others: 0.9, without: 0.99, wrong: 0.01, milliseconds: 2 }

const Row = z.looseObject({ id: z.string(), lang: z.string(), text: z.string() })
type Row = z.output<typeof Row>

const share = z.number().nullable()
const Score = z.object({
  filters_exact: z.object({ all: z.object({ rate: share }) }),
  topic: z.object({ hit: share }),
  false_filters_where_none: z.object({ rate: share }),
  fields: z.record(z.string(), z.object({ n: z.number(), precision: share, recall: share })),
})

interface Scorer {
  readonly filterFields: readonly string[]
  scoreParse(rows: readonly Row[], predictions: readonly object[]): unknown
}

/** Measures what is understood of labelled search texts in 15 languages, and how long reading one takes. */
export async function run(): Promise<void> {
  if (!existsSync(folder)) return console.log(`wishes: ${folder} is not there; not measured`)
  const lines = readFileSync(join(folder, 'parse.jsonl'), 'utf8').trim().split('\n')
  const rows = lines.map((line) => Row.parse(JSON.parse(line)))
  const scorer = await loadScorer()
  const score = (some: readonly Row[]) => Score.parse(scorer.scoreParse(some, some.map(predict)))

  const counts = rows.map((row) => ({ row, ...countCriteria(score([row]), scorer.filterFields) }))
  const f1 = (language: string) => toF1(counts.filter(({ row }) => row.lang === language))
  const languages = [...new Set(rows.map(({ lang }) => lang))].map((language) => ({ language, f1: f1(language) }))
  console.table(languages)
  const [lowest] = languages.filter(({ language }) => language !== 'en').toSorted((one, other) => one.f1 - other.f1)
  reportLeast('criteria in English, F1', f1('en'), targets.english)
  reportLeast(`criteria in ${lowest?.language}, the lowest, F1`, lowest?.f1 ?? 0, targets.others)
  reportMost(
    'texts with a wrong criterion, share',
    counts.filter(({ tooMuch }) => tooMuch > 0).length / rows.length,
    targets.wrong,
  )
  const all = score(rows)
  reportLeast('texts without criteria left so, share', 1 - (all.false_filters_where_none.rate ?? 1), targets.without)
  report({ what: 'topics found, share', value: all.topic.hit ?? 0 })
  reportMost('reading, p95 (ms)', summarize(rows.flatMap(timeReading)).p95, targets.milliseconds)
  await reportTurns(folder)
}

function reportLeast(what: string, value: number, least: number): void {
  report({ what, value: round(value), target: `>= ${least}`, isReached: value >= least })
}

function reportMost(what: string, value: number, most: number): void {
  report({ what, value: round(value), target: `<= ${most}`, isReached: value <= most })
}

const predict = ({ id, text }: Row) => ({ id, ...toPrediction(readWish(text)) })

async function loadScorer(): Promise<Scorer> {
  const module: unknown = await import(pathToFileURL(join(folder, 'score.mjs')).href)
  if (!isScorer(module)) throw new Error('score.mjs has no scoreParse')
  return module
}

function isScorer(module: unknown): module is Scorer {
  return typeof module === 'object' && module !== null && 'scoreParse' in module && 'filterFields' in module
}

interface Counts {
  readonly right: number
  readonly tooMuch: number
  readonly missed: number
}

/** Right, wrong and missed criteria of one text, from its precision and recall by field. */
function countCriteria({ fields }: z.output<typeof Score>, names: readonly string[]): Counts {
  const each = names.map((name) => {
    const { n, precision, recall } = fields[name] ?? { n: 0, precision: null, recall: null }
    const right = n * (recall ?? 0)
    const tooMuch = right > 0 && precision ? right / precision - right : precision === 0 ? 1 : 0
    return { right, tooMuch, missed: n - right }
  })
  return {
    right: sum(each.map(({ right }) => right)),
    tooMuch: sum(each.map(({ tooMuch }) => tooMuch)),
    missed: sum(each.map(({ missed }) => missed)),
  }
}

function toF1(counts: readonly Counts[]): number {
  const right = sum(counts.map((each) => each.right))
  const wrong = sum(counts.map(({ tooMuch, missed }) => tooMuch + missed))
  return round((2 * right) / (2 * right + wrong))
}

function timeReading({ text }: Row): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now()
    readWish(text)
    return performance.now() - start
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const round = (value: number) => Math.round(value * 1000) / 1000
