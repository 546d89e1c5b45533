import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Limits processes to a share of one core in total. */
export interface HoldBack {
  /** Method, for the report. */
  readonly means: string
  /** Runs a function that starts processes; they and their children are limited. */
  start<T>(work: () => T): T
  /** Stops one of them completely, like a debugger or a sleeping machine. */
  stop(processId: number): void
  goOn(processId: number): void
  /** Releases the remaining processes. */
  end(): void
}

const period = 100_000

/**
 * Uses a control group if this process may create one (Linux, as root), else stops and continues the processes in turn.
 */
export function holdBack(share: number): HoldBack {
  return holdByGroup(share) ?? holdByTurns(share)
}

/** https://www.kernel.org/doc/html/latest/scheduler/sched-bwc.html: first version 1, then version 2. */
const hierarchies = [
  { root: '/sys/fs/cgroup/cpu', limit: (share: number) => ({ 'cpu.cfs_quota_us': String(period * share) }) },
  { root: '/sys/fs/cgroup', limit: (share: number) => ({ 'cpu.max': `${period * share} ${period}` }) },
]

function holdByGroup(share: number): HoldBack | undefined {
  for (const { root, limit } of hierarchies) {
    const group = join(root, `troupe-drill-${process.pid}`)
    try {
      if (!existsSync(join(root, 'cgroup.procs'))) continue
      mkdirSync(group)
      for (const [file, value] of Object.entries(limit(share))) writeFileSync(join(group, file), value)
    } catch {
      // Not permitted, or without this controller: try the next one.
      if (existsSync(group)) rmdirSync(group)
      continue
    }
    const enter = (folder: string) => writeFileSync(join(folder, 'cgroup.procs'), String(process.pid))
    return {
      means: 'a control group',
      start(work) {
        enter(group)
        try {
          return work()
        } finally {
          enter(root)
        }
      },
      stop: (processId) => void process.kill(processId, 'SIGSTOP'),
      goOn: (processId) => void process.kill(processId, 'SIGCONT'),
      end: () => rmdirSync(group),
    }
  }
  return undefined
}

/** Limits the processor time of every process started by this one, as `cpulimit` does. */
function holdByTurns(share: number): HoldBack {
  const held = new Set<number>()
  /** Processes that are not limited: those from before, and those that are stopped completely. */
  const left = new Set(listDescendants())
  const look = setInterval(() => {
    for (const pid of listDescendants()) if (!left.has(pid)) held.add(pid)
  }, 500)
  let stopping: NodeJS.Timeout | undefined
  const turns = setInterval(() => {
    signal(held, 'SIGCONT')
    stopping = setTimeout(() => signal(held, 'SIGSTOP'), (period / 1000) * share)
  }, period / 1000)
  return {
    means: 'stopping and continuing them in turn',
    start: (work) => work(),
    stop(processId) {
      left.add(processId)
      held.delete(processId)
      process.kill(processId, 'SIGSTOP')
    },
    goOn(processId) {
      left.delete(processId)
      held.add(processId)
      process.kill(processId, 'SIGCONT')
    },
    end() {
      clearInterval(look)
      clearInterval(turns)
      clearTimeout(stopping)
      signal(held, 'SIGCONT')
    },
  }
}

function signal(pids: Set<number>, name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      pids.delete(pid)
    }
  }
}

function listDescendants(): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const parents = new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid = 0, parent = 0]) => [pid, parent]),
  )
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === process.pid || isOurs(parent))
  }
  return [...parents.keys()].filter(isOurs)
}
