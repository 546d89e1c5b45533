export interface Target {
  /** Where every call seems to come from another network. */
  readonly url: string
  /** The server itself. */
  readonly directUrl: string
}

export interface PartReport {
  /** What was done, with its figures. */
  readonly lines: readonly string[]
  /** What has to be mended; empty when all is well. */
  readonly findings: readonly string[]
}

export type Part = (target: Target) => Promise<PartReport>
