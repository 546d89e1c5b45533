/** A request as received, without its key. */
export interface ModelRequest {
  readonly at: string
  readonly body: unknown
}

export interface ModelRequests {
  keep(body: unknown): void
  /** The latest requests, oldest first. */
  list(): readonly ModelRequest[]
  reset(): void
}

const mostKept = 50

/** Keeps the requests to the language model, so that tests can read what the product sent. */
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
