import type { MemberStatus } from '@troupe/contract/collections'

/** Statuses in English, for files. */
export const statusNames: Record<MemberStatus, string> = {
  to_contact: 'To contact',
  contacted: 'Contacted',
  replied: 'Replied',
  negotiating: 'Negotiating',
  agreed: 'Agreed',
  content_due: 'Content due',
  live: 'Live',
  paid: 'Paid',
  declined: 'Declined',
}
