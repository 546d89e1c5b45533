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
  reportSet('mails that the rules were made by', await judgeMails(development))
  const heldOut = await judgeMails(listHeldOutMails())
  reportSet('held-out mails', heldOut)
  for (const mistake of listMistakes(heldOut)) console.log(mistake)
  const { p50, p95 } = summarize(await timeEach(development))
  report({ what: 'parsing and knowing a mail, median (ms)', value: round(p50) })
  report({ what: 'parsing and knowing a mail, p95 (ms)', value: round(p95) })
}

function reportSet(name: string, judged: readonly Judged[]): void {
  const shares = countShares(judged)
  report({ what: `${name}, count`, value: judged.length })
  reportLeast(`${name}: answers found, share`, shares.answers, targets.answers)
  reportMost(`${name}: others taken for answers, share`, shares.wrongAnswers, targets.wrong)
  reportLeast(`${name}: wrong addresses found, share`, shares.hardBounces, targets.hardBounces)
  reportMost(`${name}: addresses wrongly taken for wrong, share`, shares.wrongHardBounces, targets.wrong)
  reportLeast(`${name}: away notices found, share`, shares.awayNotices, targets.awayNotices)
  report({ what: `${name}: days of return read, share`, value: round(shares.awayDates) })
  report({ what: `${name}: wishes to be removed found, share`, value: round(shares.unsubscribes) })
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
