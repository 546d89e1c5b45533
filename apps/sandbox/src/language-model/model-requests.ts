/** A request as it came, its key left out. */
export interface ModelRequest {
  readonly at: string
  readonly body: unknown
}

export interface ModelRequests {
  keep(body: unknown): void
  /** The latest, oldest first. */
  list(): readonly ModelRequest[]
  reset(): void
}

const mostKept = 50

/** Remembers what the language model was asked, so that a test can read what left the product. */
export function createModelRequests(now: () => Date): ModelRequests {
  const kept: ModelRequest[] = []
  return {
    keep(body) {
      kept.push({ at: now().toISOString(), body })
      if (kept.length > mostKept) kept.shift()
    },
    list: () => kept,
    reset() {
      kept.length = 0
    },
  }
}
