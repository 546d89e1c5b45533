import { z } from 'zod'

/** What a benchmark found out, in one line. */
export const Figure = z.object({
  /** What was measured, with its unit. */
  what: z.string(),
  value: z.union([z.number(), z.string()]),
  /** The same of whatever it is measured beside, in the same run. */
  reference: z.union([z.number(), z.string()]).optional(),
  /** In words; without one the figure is only shown. */
  target: z.string().optional(),
  isReached: z.boolean().optional(),
})
export type Figure = z.output<typeof Figure>

/** How a benchmark ends that measured all it should, but missed a target; a failure is 1. */
export const missedTargetExitCode = 3

/** Prints a figure, and tells it to `bench -- all` where that runs the benchmark. */
export function report(figure: Figure): void {
  const { what, value, reference, target, isReached } = figure
  const beside = reference === undefined ? '' : `; reference: ${reference}`
  const verdict = target === undefined ? '' : ` (target: ${target}): ${isReached ? 'reached' : 'NOT REACHED'}`
  console.log(`${what}: ${value}${beside}${verdict}`)
  if (isReached === false) process.exitCode = missedTargetExitCode
  process.send?.(figure)
}
