import { z } from 'zod'

/** One result of a benchmark. */
export const Figure = z.object({
  /** Name of the measurement, with its unit. */
  what: z.string(),
  value: z.union([z.number(), z.string()]),
  /** The same measurement of the reference, from the same run. */
  reference: z.union([z.number(), z.string()]).optional(),
  /** As text; a figure without a target is only shown. */
  target: z.string().optional(),
  isReached: z.boolean().optional(),
})
export type Figure = z.output<typeof Figure>

/** Exit code of a benchmark that measured everything but missed a target; a failure is 1. */
export const missedTargetExitCode = 3

/** Prints a figure, and sends it to `bench -- all` if that runs the benchmark. */
export function report(figure: Figure): void {
  const { what, value, reference, target, isReached } = figure
  const beside = reference === undefined ? '' : `; reference: ${reference}`
  const verdict = target === undefined ? '' : ` (target: ${target}): ${isReached ? 'reached' : 'NOT REACHED'}`
  console.log(`${what}: ${value}${beside}${verdict}`)
  if (isReached === false) process.exitCode = missedTargetExitCode
  process.send?.(figure)
}
