import { listChildren } from './child-memory.ts'
import { readText } from './proc-files.ts'

/**
 * Milliseconds that a process, its descendants and this process have waited for a processor so far (main threads; the second
 * field of `/proc/PID/schedstat`). 0 where the system is not Linux, which alone tells it.
 */
export function readQueueWait(processId: number): number {
  const waits = [process.pid, ...listFamily(String(processId))].map((id) => {
    const [, nanoseconds] = readText(`/proc/${id}/schedstat`).split(' ')
    return Number(nanoseconds ?? 0) / 1e6
  })
  return waits.reduce((sum, wait) => sum + wait, 0)
}

function listFamily(processId: string): string[] {
  return [processId, ...listChildren(processId).flatMap(listFamily)]
}
