/** Paths to which components of outreach link. */
export interface OutreachPaths {
  emailConfig: string
  campaigns: string
  /** Conversations by mail; those of threads are below it. */
  inbox: string
  /** The board with the dates of content. */
  pipeline: string
  /** The search, over which panels of creators open. */
  dashboard: string
  /** Page on which a mail is written. */
  writing: string
}
