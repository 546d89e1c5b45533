export interface Target {
  /** Address at which every call seems to come from another network. */
  readonly url: string
  /** The server itself. */
  readonly directUrl: string
}

export interface PartReport {
  /** Summary with figures. */
  readonly lines: readonly string[]
  /** Findings to fix; empty if there are none. */
  readonly findings: readonly string[]
}

export type Part = (target: Target) => Promise<PartReport>
