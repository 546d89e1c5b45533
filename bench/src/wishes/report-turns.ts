import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sortTurn } from '@troupe/server/modules/brand-analysis/turns/sort-turn'
import { z } from 'zod'
import { report } from '../measure/figures.ts'
import { toTurnPrediction } from './to-turn-prediction.ts'

/** Share of messages of the right kind that is asked for. */
const target = 0.95

const Row = z.looseObject({
  id: z.string(),
  message: z.string(),
  context: z.string(),
  criteria: z.looseObject({ regions: z.array(z.string()).optional(), platforms: z.array(z.string()).optional() }),
})
type Row = z.output<typeof Row>

const share = z.number().nullable()
const Score = z.object({
  kind: z.object({ all: z.object({ rate: share }) }),
  changes_exact: z.object({ rate: share }),
  about: z.object({ rate: share }),
})

interface Scorer {
  scoreTurns(rows: readonly Row[], predictions: readonly object[]): unknown
}

/** Measures how many labelled messages of conversations are sorted rightly, and how many of their changes are read exactly. */
export async function reportTurns(folder: string): Promise<void> {
  const rows = readFileSync(join(folder, 'turns.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Row.parse(JSON.parse(line)))
  const scorer: unknown = await import(pathToFileURL(join(folder, 'score.mjs')).href)
  if (!isScorer(scorer)) throw new Error('score.mjs has no scoreTurns')
  const score = Score.parse(scorer.scoreTurns(rows, rows.map(predict)))
  const value = score.kind.all.rate ?? 0
  report({ what: 'messages of the right kind, share', value, target: `>= ${target}`, isReached: value >= target })
  report({ what: 'changes read exactly, share', value: score.changes_exact.rate ?? 0 })
  report({ what: 'subjects of questions, share', value: score.about.rate ?? 0 })
}

function predict({ id, message, context, criteria }: Row): object {
  const shown = Number(/(\d+) creators shown/.exec(context)?.[1] ?? 0)
  const turn = sortTurn(message, { hasCriteria: Object.keys(criteria).length > 0, shown })
  return { id, ...toTurnPrediction(turn, criteria) }
}

function isScorer(module: unknown): module is Scorer {
  return typeof module === 'object' && module !== null && 'scoreTurns' in module
}
