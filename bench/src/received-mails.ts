import {
  countShares,
  type Judged,
  judgeMails,
  listMistakes,
} from '@troupe/server/modules/outreach/incoming/knowing/testing/judge-mails'
import type { LabelledMail } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mail'
import { listLabelledMails } from '@troupe/server/modules/outreach/incoming/knowing/testing/labelled-mails'
import { report } from './measure/figures.ts'
import { summarize } from './measure/timings.ts'
import { listHeldOutMails } from './received-mails/held-out-mails.ts'

const targets = { answers: 0.995, wrong: 0.005, hardBounces: 0.98, awayNotices: 0.95 }

/** Measures which of the labelled raw mails are known for what they are, and how long one takes. */
export async function run(): Promise<void> {
  const development = listLabelledMails()
  console.log('development:', countShares(await judgeMails(development)))
  const judged = await judgeMails(listHeldOutMails())
  reportSet(judged)
  for (const mistake of listMistakes(judged)) console.log(mistake)
  const { p50, p95 } = summarize(await timeEach(development))
  console.log(`a mail: p50 ${round(p50)} ms, p95 ${round(p95)} ms`)
}

function reportSet(judged: readonly Judged[]): void {
  const shares = countShares(judged)
  const hard = judged.filter(({ mail }) => mail.isPermanent)
  report({ what: 'unseen mails', value: judged.length })
  reportLeast('answers found', shares.answers, targets.answers)
  reportMost('answers lost', 1 - shares.answers, targets.wrong)
  reportLeast(`hard bounces found, of ${hard.length}`, shares.hardBounces, targets.hardBounces)
  reportMost('hard bounces wrong', shares.wrongHardBounces, targets.wrong)
  reportLeast('away notices found', shares.awayNotices, targets.awayNotices)
  // Uncertain mails are answers on purpose: a person decides.
  console.log('unseen:', shares)
}

function reportLeast(what: string, value: number, least: number): void {
  report({ what, value: round(value), target: `>= ${least}`, isReached: value >= least })
}

function reportMost(what: string, value: number, most: number): void {
  report({ what, value: round(value), target: `<= ${most}`, isReached: value <= most })
}

async function timeEach(mails: readonly LabelledMail[]): Promise<number[]> {
  const times: number[] = []
  for (const mail of mails) {
    const start = performance.now()
    await judgeMails([mail])
    times.push(performance.now() - start)
  }
  return times
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
