import { readEntries, readText } from './proc-files.ts'

/**
 * Measures the peak resident memory of any child process since the last call, in bytes, sampled every few milliseconds;
 * 0 on systems other than Linux, which do not report it.
 */
export function watchChildMemory(): { takePeak(): number; stop(): void } {
  let peak = 0
  const timer = setInterval(() => {
    for (const child of listChildren()) peak = Math.max(peak, readPeak(child))
  }, 5)
  return {
    takePeak() {
      const taken = peak
      peak = 0
      return taken
    },
    stop: () => clearInterval(timer),
  }
}

/** Lists the `nice` values (0 to 19) of all threads of child processes; empty on systems other than Linux. */
export function listChildPriorities(): number[] {
  return listChildren().flatMap((child) =>
    readEntries(`/proc/${child}/task`).flatMap((thread) => {
      const afterName = readText(`/proc/${child}/task/${thread}/stat`).split(') ')[1]
      return afterName === undefined ? [] : [Number(afterName.split(' ')[16])]
    }),
  )
}

/** Processes that a process has started and that still run. */
export function listChildren(processId = 'self'): string[] {
  return readEntries(`/proc/${processId}/task`).flatMap((thread) =>
    readText(`/proc/${processId}/task/${thread}/children`).split(' ').filter(Boolean),
  )
}

function readPeak(processId: string): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readText(`/proc/${processId}/status`))?.[1] ?? 0) * 1024
}
