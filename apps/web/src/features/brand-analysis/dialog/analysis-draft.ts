/** How a brand is described. */
export const ways = ['text', 'file'] as const
export type Way = (typeof ways)[number]

/** What was put into the form so far. */
export interface Draft {
  way: Way
  text: string
  file: File | null
}

export const emptyDraft: Draft = { way: 'text', text: '', file: null }
