import { minutes } from './durations.ts'
import type { Logger } from './logger.ts'

const interval = minutes(1)
/** Maximum number of problems tracked at once, which bounds the memory. Further ones are counted together. */
const mostTroubles = 1000

type Level = 'warn' | 'error'

interface Trouble {
  readonly level: Level
  readonly text: string
  readonly timer: NodeJS.Timeout
  repeats: number
  latest: object
}

/**
 * Creates a log for repeated work. A problem is logged at once, and while it lasts once a minute, with the number of
 * occurrences since (`repeats`) and the latest error as one line without its stack. Entries with the same text and the
 * same values of the facts in `by` are the same problem. Entries below warning level are logged as they come.
 */
export function throttleLog(log: Logger, by: readonly string[] = []): Logger {
  const troubles = new Map<string, Trouble>()

  function note(level: Level, facts: object, text: string): void {
    const key = toKey(level, text, facts)
    const known = troubles.get(key)
    if (known) {
      known.repeats++
      known.latest = facts
      return
    }
    log[level](facts, text)
    troubles.set(key, start(key, { level, text, facts }))
  }

  function toKey(level: Level, text: string, facts: object): string {
    const key = JSON.stringify([level, text, ...by.map((name) => Reflect.get(facts, name))])
    return troubles.size < mostTroubles || troubles.has(key) ? key : JSON.stringify([level, text])
  }

  function start(key: string, { level, text, facts }: { level: Level; text: string; facts: object }): Trouble {
    const timer = setInterval(() => tellRepeats(key), interval).unref()
    return { level, text, timer, repeats: 0, latest: facts }
  }

  function tellRepeats(key: string): void {
    const trouble = troubles.get(key)
    if (!trouble) return
    if (trouble.repeats === 0) {
      clearInterval(trouble.timer)
      troubles.delete(key)
      return
    }
    log[trouble.level]({ ...withoutStack(trouble.latest), repeats: trouble.repeats }, trouble.text)
    trouble.repeats = 0
  }

  return {
    error: (facts: unknown, text?: unknown) => pass('error', facts, text),
    warn: (facts: unknown, text?: unknown) => pass('warn', facts, text),
    info: log.info.bind(log),
    debug: log.debug.bind(log),
  }

  function pass(level: Level, facts: unknown, text: unknown): void {
    if (typeof facts === 'object' && facts !== null && typeof text === 'string') note(level, facts, text)
    else note(level, {}, String(facts))
  }
}

function withoutStack(facts: object): object {
  const { err, ...rest }: { err?: unknown } = { ...facts }
  if (err === undefined) return rest
  return { ...rest, reason: err instanceof Error ? err.message : String(err) }
}
