import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { hours, minutes, seconds } from '../../lib/durations.ts'

/** Amount of work a process has done since it started. */
export interface Activity {
  /** Processor time in milliseconds. */
  readonly cpuMs: number
  /** Bytes read and written; 0 if the system does not report them. */
  readonly ioBytes: number
}

/**
 * Reads how much a process has done: from `/proc` on Linux (proc_pid_stat(5), proc_pid_io(5)), else from `ps`.
 * @returns undefined when the process is gone or the system reports nothing about it.
 */
export async function readActivity(pid: number): Promise<Activity | undefined> {
  try {
    return process.platform === 'linux' ? await readFromProc(pid) : await readFromPs(pid)
  } catch {
    return undefined
  }
}

/** `USER_HZ`: the unit in which Linux reports times to programs, on every platform that Node supports. */
const ticksPerSecond = 100

async function readFromProc(pid: number): Promise<Activity> {
  const [stat, io] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    // A hardened container may hide it.
    readFile(`/proc/${pid}/io`, 'utf8').catch(() => ''),
  ])
  // The second field is the program's name in parentheses, which may contain spaces; `utime` and `stime` are the 14th
  // and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  const bytes = [...io.matchAll(/^(?:rchar|wchar): (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
  return { cpuMs: (ticks * 1000) / ticksPerSecond, ioBytes: bytes }
}

const run = promisify(execFile)

async function readFromPs(pid: number): Promise<Activity | undefined> {
  const { stdout } = await run('ps', ['-o', 'time=', '-p', String(pid)])
  const cpuMs = parseCpuTime(stdout.trim())
  return cpuMs === undefined ? undefined : { cpuMs, ioBytes: 0 }
}

/** Parses the time column of `ps`, `[[days-]hours:]minutes:seconds[.hundredths]`; returns milliseconds. */
export function parseCpuTime(text: string): number | undefined {
  const found = /^(?:(?:(\d+)-)?(\d+):)?(\d+):(\d+(?:\.\d+)?)$/.exec(text)
  if (!found) return undefined
  const [days = 0, hourCount = 0, minuteCount = 0, secondCount = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return hours(days * 24 + hourCount) + minutes(minuteCount) + seconds(secondCount)
}
