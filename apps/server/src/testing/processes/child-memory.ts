import { readEntries, readText } from './proc-files.ts'

/**
 * The largest resident memory of any child of this process since the last call, in bytes, seen every few milliseconds;
 * 0 where the system is not Linux, which alone tells it of others.
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

/** How much each thread of this process's children gives way to others (`nice`, 0 to 19); empty where the system is not Linux. */
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
