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
  reportSet('development', await judgeMails(development))
  const heldOut = await judgeMails(listHeldOutMails())
  reportSet('held-out', heldOut)
  for (const mistake of listMistakes(heldOut)) console.log(mistake)
  const { p50, p95 } = summarize(await timeEach(development))
  report({ what: 'a mail, median (ms)', value: round(p50) })
  report({ what: 'a mail, p95 (ms)', value: round(p95) })
}

function reportSet(name: string, judged: readonly Judged[]): void {
  const shares = countShares(judged)
  report({ what: `${name}: mails`, value: judged.length })
  reportLeast(`${name}: answers found`, shares.answers, targets.answers)
  reportMost(`${name}: answers lost`, 1 - shares.answers, targets.wrong)
  // Uncertain mails are answers on purpose: a person decides.
  report({ what: `${name}: others left to people`, value: round(shares.wrongAnswers) })
  reportLeast(`${name}: hard bounces found`, shares.hardBounces, targets.hardBounces)
  reportMost(`${name}: hard bounces wrong`, shares.wrongHardBounces, targets.wrong)
  reportLeast(`${name}: away notices found`, shares.awayNotices, targets.awayNotices)
  report({ what: `${name}: days read`, value: round(shares.awayDates) })
  report({ what: `${name}: unsubscribes found`, value: round(shares.unsubscribes) })
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
