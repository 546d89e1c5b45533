/** Headers that are read of every mail: those that tell what it answers, and whether it may be a report. */
export const askedHeaders: readonly string[] = [
  'Message-ID',
  'In-Reply-To',
  'References',
  'From',
  'To',
  'Delivered-To',
  'X-Original-To',
  'Subject',
  'Auto-Submitted',
  'Precedence',
  'Content-Type',
  'X-Failed-Recipients',
]
