import type { Outcome } from './protocol.ts'

/** Milliseconds within which this share of the outcomes came; 0 if there are none. */
export function findQuantile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).toSorted((first, second) => first - second)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

export const isAnswered = ({ status }: Outcome): boolean => status === 200

/** Whether the outcome is neither an answer nor a valid refusal. */
export const isFailure = (outcome: Outcome): boolean => !isAnswered(outcome) && !outcome.isRefusal

/** Returns a row for each kind, most frequent first. */
export function toTable(outcomes: readonly Outcome[], seconds: number): Record<string, object> {
  const byKind = [...Map.groupBy(outcomes, ({ kind }) => kind)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return Object.fromEntries([...byKind, ['all', outcomes] as const].map(([kind, own]) => [kind, toRow(own, seconds)]))
}

function toRow(outcomes: readonly Outcome[], seconds: number): object {
  const answered = outcomes.filter(isAnswered)
  return {
    'a second': round(outcomes.length / seconds),
    refused: outcomes.filter(({ isRefusal }) => isRefusal).length,
    failed: outcomes.filter(isFailure).length,
    p50: findQuantile(answered, 0.5),
    p95: findQuantile(answered, 0.95),
    p99: findQuantile(answered, 0.99),
  }
}

/** Failures by kind, for finding the reason. */
export function describeFailures(outcomes: readonly Outcome[]): string {
  const counts = Map.groupBy(outcomes.filter(isFailure), ({ kind, status }) => `${kind} ${status || 'no answer'}`)
  return [...counts].map(([name, own]) => `${own.length} x ${name}`).join(', ') || 'none'
}

export const round = (value: number): number => Math.round(value * 10) / 10
