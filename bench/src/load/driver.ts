// Generates the load in its own process: receives the target first, then one phase after another, and replies to each
// with its outcomes.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '@troupe/sandbox/lib/random'
import { createMixedCalls } from './mixed-calls.ts'
import { LoadTarget, type Outcome, Phase, Stream } from './protocol.ts'
import { type Answer, isRefusal, send } from './send.ts'

const random = createRandom('load')
const [told] = await once(process, 'message')
const target = LoadTarget.parse(told)
const callAtRandom = createMixedCalls(target, random)
const get = (url: string) => send({ method: 'GET', url })

const asks: Record<Stream, () => Promise<{ kind: string; answer: Answer }>> = {
  mix: callAtRandom,
  bare: async () => ({ kind: 'bare', answer: await get(target.bareUrl) }),
  live: async () => ({ kind: 'live', answer: await get(`${target.url}/health/live`) }),
  ready: async () => ({ kind: 'ready', answer: await get(`${target.url}/health/ready`) }),
}

process.on('message', async (message) => {
  const phase = Phase.parse(message)
  process.send?.('steps' in phase ? await runOpen(phase.steps) : await runClosed(phase))
})
process.send?.('ready')

async function askAndNote(stream: Stream, due: number, start: number, outcomes: Outcome[]): Promise<void> {
  const { kind, answer } = await asks[stream]()
  const ms = performance.now() - due
  outcomes.push({ kind, at: due - start, ms, status: answer.status, isRefusal: isRefusal(answer) })
}

async function runClosed(phase: { seconds: number; stream: Stream; atOnce: number }): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const start = performance.now()
  const end = start + phase.seconds * 1000
  const lane = async () => {
    while (performance.now() < end) await askAndNote(phase.stream, performance.now(), start, outcomes)
  }
  await Promise.all(Array.from({ length: phase.atOnce }, lane))
  return outcomes
}

type Step = Extract<Phase, { steps: unknown }>['steps'][number]

/** Sends requests at random times, like independent users (a Poisson process for each stream). */
async function runOpen(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const asked: Promise<void>[] = []
  const start = performance.now()
  let stepStart = start
  for (const { seconds, perSecond } of steps) {
    const end = stepStart + seconds * 1000
    const arrive = async (stream: Stream, rate: number, from: number) => {
      for (let due = from; ; ) {
        due += (-Math.log(1 - random.next()) / rate) * 1000
        if (due >= end) return
        const early = due - performance.now()
        if (early > 0) await pause(early)
        asked.push(askAndNote(stream, due, start, outcomes))
      }
    }
    const streams = Stream.options.flatMap((stream) => ({ stream, rate: perSecond[stream] ?? 0 }))
    const from = stepStart
    await Promise.all(streams.filter(({ rate }) => rate > 0).map(({ stream, rate }) => arrive(stream, rate, from)))
    stepStart = end
  }
  await Promise.all(asked)
  return outcomes
}
