/** State of the landing page's visitor. */
export type Visitor =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; username: string; email: string; onSignOut: () => void }

/** Paths to which the landing page links. */
export interface LandingLinks {
  readonly home: string
  readonly auth: string
  readonly dashboard: string
}
