import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { report } from '../measure/figures.ts'
import { costlyKinds } from './mixed-calls.ts'
import { describeFailures, findQuantile, isAnswered, isFailure, round, toTable } from './outcome-table.ts'
import type { Outcome } from './protocol.ts'
import type { Driver } from './start-driver.ts'

/**
 * Busy processes per core, so that any other thread gets a quarter of a core: server and database, with one thread
 * each, get half a core.
 */
const processesPerCore = 3

/** Keeps all cores busy until stopped, like another program on the machine. */
function startOtherWork(): { stop(): void } {
  const processes: ChildProcess[] = Array.from({ length: processesPerCore * availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  return {
    stop() {
      for (const busy of processes) busy.kill('SIGKILL')
    },
  }
}

const seconds = { before: 10, peak: 20, after: 15 }
const targets = { refusalP95: 100, cheapShare: 0.95, cheapP95: 1000, goodShare: 0.8, recoverySeconds: 5 }
/** In milliseconds: refusals come at once, answers within the limit of their kind. */
const starvedTargets = { refusalP95: 100, cheapP95: 1000, searchP95: 5000 }
const starvedSeconds = 30
const barePerSecond = 10
const probesPerSecond = { live: 5, ready: 5 }

/** Measures a server at twice the calls it can answer, and how soon it recovers. */
export async function measureOverload(driver: Driver, load: { capacity: number; everyday: number }): Promise<void> {
  const everyday = { ...probesPerSecond, mix: load.everyday }
  const outcomes = await driver.run({
    steps: [
      { seconds: seconds.before, perSecond: everyday },
      { seconds: seconds.peak, perSecond: { ...probesPerSecond, mix: 2 * load.capacity } },
      { seconds: seconds.after, perSecond: everyday },
    ],
  })
  const [peakStart, peakEnd] = [seconds.before * 1000, (seconds.before + seconds.peak) * 1000]
  const peak = outcomes.filter(({ at }) => at >= peakStart && at < peakEnd)
  console.log(`\ntwice the capacity for ${seconds.peak} s (milliseconds of what was answered)`)
  console.table(toTable(peak, seconds.peak))
  judgePeak(peak, load.capacity)
  judgeRecovery(
    outcomes.filter(({ at }) => at < peakStart),
    outcomes.filter(({ at }) => at >= peakEnd).map((outcome) => ({ ...outcome, at: outcome.at - peakEnd })),
  )
}

/**
 * Measures the everyday load while other work takes all but half a core. The load process and the bare route compete
 * for the processor too, and their waiting is part of all times.
 */
export async function measureStarved(driver: Driver, everyday: number): Promise<void> {
  const otherWork = startOtherWork()
  try {
    const perSecond = { ...probesPerSecond, mix: everyday, bare: barePerSecond }
    judgeStarved(await driver.run({ steps: [{ seconds: starvedSeconds, perSecond }] }))
  } finally {
    otherWork.stop()
  }
}

function judgeStarved(outcomes: readonly Outcome[]): void {
  console.log(`\nother work takes all but half a core, for ${starvedSeconds} s (milliseconds of what was answered)`)
  console.table(toTable(outcomes, starvedSeconds))
  const bare = outcomes.filter(({ kind }) => kind === 'bare')
  const calls = outcomes.filter((outcome) => !isProbe(outcome) && outcome.kind !== 'bare')
  const what = 'half a core: '
  judgeFailures(what, outcomes)
  const isCostly = ({ kind }: Outcome) => costlyKinds.has(kind)
  const cheap = calls.filter((outcome) => !isCostly(outcome))
  const shares = [cheap, calls.filter(isCostly)].map((own) => toPercent(own.filter(isAnswered).length / own.length))
  const [cheapShare = 0, costlyShare = 0] = shares
  report({
    what: `${what}other calls than searches answered, percent (reference: searches)`,
    value: cheapShare,
    reference: costlyShare,
    target: '> reference',
    isReached: cheapShare > costlyShare,
  })
  const reference = findQuantile(bare, 0.95)
  for (const [name, own, target] of [
    ['refusals', calls.filter(({ isRefusal }) => isRefusal), starvedTargets.refusalP95],
    ['other calls', cheap.filter(isAnswered), starvedTargets.cheapP95],
    ['searches', calls.filter((outcome) => isCostly(outcome) && isAnswered(outcome)), starvedTargets.searchP95],
  ] as const) {
    const p95 = findQuantile(own, 0.95)
    report({
      what: `${what}p95 of ${name} (ms; reference: bare route)`,
      value: p95,
      reference,
      target: `< ${target}`,
      isReached: p95 < target,
    })
  }
}

function judgeFailures(what: string, outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(isFailure)
  report({
    what: `${what}neither answered nor refused`,
    value: failed.length,
    target: '0',
    isReached: failed.length === 0,
  })
  if (failed.length > 0) console.log(`failed: ${describeFailures(outcomes)}`)
}

const isProbe = ({ kind }: Outcome) => kind in probesPerSecond

function judgePeak(peak: readonly Outcome[], capacity: number): void {
  const calls = peak.filter((outcome) => !isProbe(outcome))
  const refused = calls.filter(({ isRefusal }) => isRefusal)
  const what = 'double load: '
  judgeFailures(what, peak)
  report({ what: `${what}refused, percent`, value: toPercent(refused.length / calls.length) })
  const refusalP95 = findQuantile(refused, 0.95)
  const isQuick = refusalP95 < targets.refusalP95
  report({
    what: `${what}p95 of refusals (ms)`,
    value: refusalP95,
    target: `< ${targets.refusalP95}`,
    isReached: isQuick,
  })
  const good = calls.filter(isAnswered).length / seconds.peak / capacity
  report({
    what: `${what}answered, of the capacity`,
    value: Math.round(good * 100) / 100,
    target: `>= ${targets.goodShare}`,
    isReached: good >= targets.goodShare,
  })
  judgeCheapCalls(
    calls.filter(({ kind }) => !costlyKinds.has(kind)),
    what,
  )
  const probes = peak.filter(isProbe)
  const isAlive = probes.every(isAnswered)
  report({
    what: `${what}health and readiness answered, of ${probes.length}; slowest (ms)`,
    value: `${probes.filter(isAnswered).length}; ${findQuantile(probes, 1)}`,
    target: 'all',
    isReached: isAlive,
  })
}

function judgeCheapCalls(calls: readonly Outcome[], what: string): void {
  const answered = calls.filter(isAnswered)
  const share = answered.length / calls.length
  report({
    what: `${what}other calls than searches answered, percent`,
    value: toPercent(share),
    target: `>= ${toPercent(targets.cheapShare)}`,
    isReached: share >= targets.cheapShare,
  })
  const p95 = findQuantile(answered, 0.95)
  report({
    what: `${what}their p95 (ms)`,
    value: p95,
    target: `< ${targets.cheapP95}`,
    isReached: p95 < targets.cheapP95,
  })
}

/**
 * Reports the first second after the peak in which nothing is refused and answers take at most twice as long as before.
 */
function judgeRecovery(before: readonly Outcome[], after: readonly Outcome[]): void {
  const usual = findQuantile(before, 0.95)
  const isAsBefore = (second: number) => {
    const own = after.filter(({ at }) => at >= second * 1000 && at < (second + 1) * 1000)
    return own.every(isAnswered) && findQuantile(own, 0.95) <= 2 * usual
  }
  const recovered = Array.from({ length: seconds.after }, (_, second) => second).find(isAsBefore)
  report({
    what: 'after it: seconds until none is refused and p95 is at most twice the usual',
    value: recovered ?? `more than ${seconds.after}`,
    target: `<= ${targets.recoverySeconds}`,
    isReached: recovered !== undefined && recovered <= targets.recoverySeconds,
  })
}

const toPercent = (share: number) => round(share * 100)
