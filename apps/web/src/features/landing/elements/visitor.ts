/** Visitor of the landing page. */
export type Visitor =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; username: string; email: string; onSignOut: () => void }

/** Where the landing page leads to. */
export interface LandingLinks {
  readonly home: string
  readonly auth: string
  readonly dashboard: string
}
