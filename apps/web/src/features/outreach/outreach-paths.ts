/** Paths to which components of outreach link. */
export interface OutreachPaths {
  emailConfig: string
  campaigns: string
  /** Page on which a mail is written. */
  writing: string
}
