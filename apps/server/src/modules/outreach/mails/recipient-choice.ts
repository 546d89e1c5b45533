import type { LeftOutReason } from '@troupe/contract/mail/campaigns'
import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { findMissingField, type MergeTemplate, type MergeValues } from '@troupe/contract/mail/merge-fields'
import { type NameableCreator, toMergeValues } from '../content/merge-values.ts'

export interface ChosenCreator extends NameableCreator {
  readonly id: number
  readonly email: string | null
}

/** A chosen creator, and whether a mail goes to them. */
export interface Candidate {
  readonly creator: ChosenCreator
  readonly values: MergeValues
  /** The address as it is compared; null for who gets nothing. */
  readonly emailKey: string | null
  readonly leftOut: { reason: LeftOutReason; detail: string | null } | undefined
}

/** An address as it is compared: the same one in other letters is the same reader. */
export function toEmailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase()
}

/**
 * Says of each chosen creator whether they are written to, and if not why. Of several channels with one address the first
 * chosen gets the mail.
 * @param suppressed keys of the addresses that get nothing.
 */
export function chooseRecipients(
  creators: readonly ChosenCreator[],
  templates: readonly MergeTemplate[],
  suppressed: ReadonlySet<string>,
): Candidate[] {
  const taken = new Set<string>()
  return creators.map((creator) => {
    const values = toMergeValues(creator)
    const leaveOut = (reason: LeftOutReason, detail: string | null = null): Candidate => ({
      creator,
      values,
      emailKey: null,
      leftOut: { reason, detail },
    })
    if (!creator.email) return leaveOut('no_email')
    if (!isEmailAddress(creator.email)) return leaveOut('invalid_email', creator.email)
    const emailKey = toEmailKey(creator.email)
    if (taken.has(emailKey)) return leaveOut('duplicate_address', creator.email)
    if (suppressed.has(emailKey)) return leaveOut('suppressed', creator.email)
    for (const template of templates) {
      const missing = findMissingField(template, values)
      if (missing) return leaveOut('missing_field', missing)
    }
    taken.add(emailKey)
    return { creator, values, emailKey, leftOut: undefined }
  })
}
