import { execFileSync } from 'node:child_process'

/** Lists the processes that a process has started and that still run. */
export function listChildren(processId: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return rows.flatMap(([child, parent]) => (child !== undefined && parent === processId ? [child] : []))
}
