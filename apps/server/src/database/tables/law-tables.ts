import type { ContactBasis } from '@troupe/contract/law/mail-laws'
import type { Generated } from 'kysely'

/** A notice about their data that a recipient got with the first mail of a campaign. */
interface PrivacyNotices {
  id: Generated<string>
  user_id: string
  recipient_id: string
  /** When the mail was handed over. */
  given_at: Date
}

/** Why a user takes a creator for one that may be written to. */
interface ContactBases {
  id: Generated<string>
  user_id: string
  creator_id: number
  basis: ContactBasis
  note: string
  noted_at: Date
}

export interface LawTables {
  privacy_notices: PrivacyNotices
  contact_bases: ContactBases
}
