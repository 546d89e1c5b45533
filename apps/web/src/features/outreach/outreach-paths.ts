/** Where the pieces of outreach lead. */
export interface OutreachPaths {
  emailConfig: string
  campaigns: string
}
