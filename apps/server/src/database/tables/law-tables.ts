import type { ContactBasis } from '@troupe/contract/law/mail-laws'
import type { Generated } from 'kysely'

/** A notice about their data that a recipient got with the first mail of a campaign. */
interface PrivacyNotices {
  id: Generated<string>
  workspace_id: string
  recipient_id: string
  /** When the mail was handed over. */
  given_at: Date
}

/** Why a workspace takes a creator for one that may be written to. */
interface ContactBases {
  id: Generated<string>
  workspace_id: string
  creator_id: number
  basis: ContactBasis
  note: string
  noted_at: Date
  /** The member that noted it; null after that member's account was deleted. */
  created_by: string | null
}

export interface LawTables {
  privacy_notices: PrivacyNotices
  contact_bases: ContactBases
}
