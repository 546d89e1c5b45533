import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RecordingLog } from '../testing/recording-log.ts'
import { minutes, seconds } from './durations.ts'
import { throttleLog } from './throttle-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Notes the same problem once a second for `time` milliseconds. */
function repeat(time: number, note: () => void): void {
  for (let passed = 0; passed < time; passed += seconds(1)) {
    note()
    vi.advanceTimersByTime(seconds(1))
  }
}

function record(by?: readonly string[]) {
  const recording = new RecordingLog()
  return { lines: recording.lines, log: throttleLog(recording, by) }
}

describe('a throttled log', () => {
  it('writes a problem at once, with its stack', () => {
    const { log, lines } = record()
    log.warn({ err: new Error('no route') }, 'mails could not be claimed')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"stack"')
  })

  it('writes a problem of each second once a minute, with a count and without a stack', () => {
    const { log, lines } = record()
    repeat(minutes(5), () => log.warn({ err: new Error('no route') }, 'mails could not be claimed'))
    expect(lines).toHaveLength(6)
    expect(lines[1]).toBe('[{"reason":"no route","repeats":59},"mails could not be claimed"]')
    const told = lines.slice(1).map((line) => JSON.parse(line)[0].repeats)
    expect(1 + told.reduce((sum, repeats) => sum + repeats, 0)).toBe(300)
  })

  it('writes the last repeats after the problem is over, and a later one at once', () => {
    const { log, lines } = record()
    repeat(seconds(10), () => log.error({ err: new Error('gone') }, 'a lane broke off'))
    vi.advanceTimersByTime(minutes(1))
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('"repeats":9')
    vi.advanceTimersByTime(minutes(2))
    log.error({ err: new Error('gone') }, 'a lane broke off')
    expect(lines).toHaveLength(3)
  })

  it('keeps problems of different mailboxes apart, and different texts', () => {
    const { log, lines } = record(['mailboxId'])
    for (const mailboxId of ['a', 'b', 'a', 'b']) log.warn({ mailboxId }, 'it rests')
    for (const mailboxId of ['a', 'a']) log.warn({ mailboxId }, 'it broke')
    expect(lines).toHaveLength(3)
  })

  it('keeps at most a thousand problems apart', () => {
    const { log, lines } = record(['mailboxId'])
    for (let number = 0; number < 5000; number++) log.warn({ mailboxId: number }, 'it rests')
    expect(lines).toHaveLength(1001)
    vi.advanceTimersByTime(minutes(1))
    expect(lines.at(-1)).toContain('"repeats":3999')
  })

  it('writes everything else as it comes', () => {
    const { log, lines } = record()
    for (let number = 0; number < 3; number++) log.info({ number }, 'sent')
    expect(lines).toHaveLength(3)
  })
})
