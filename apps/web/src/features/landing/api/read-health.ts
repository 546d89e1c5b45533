/** Health report of the server. `problems` are sentences for users and may be empty. */
export type Health = { state: 'operational' } | { state: 'troubled'; problems: string[] } | { state: 'unreachable' }

const timeoutMs = 5000

/** Asks the server whether it is ready. Never rejects: a missing response is reported as `unreachable`. */
export async function readHealth(): Promise<Health> {
  try {
    const response = await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok) return { state: 'operational' }
    const answer: unknown = await response.json().catch(() => null)
    return { state: 'troubled', problems: readProblems(answer) }
  } catch {
    return { state: 'unreachable' }
  }
}

function readProblems(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null || !('problems' in answer)) return []
  const { problems } = answer
  return Array.isArray(problems) ? problems.filter((problem) => typeof problem === 'string') : []
}
