import type { LeftOutReason } from '@troupe/contract/mail/campaigns'
import { isEmailAddress } from '@troupe/contract/mail/email-address'
import { findMissingField, type MergeTemplate, type MergeValues } from '@troupe/contract/mail/merge-fields'
import { type NameableCreator, toMergeValues } from '../content/merge-values.ts'

export interface ChosenCreator extends NameableCreator {
  readonly id: number
  readonly email: string | null
  /** Address of a picture at the platform; null if unknown. */
  readonly avatar: string | null
  /** ISO 639-1; null if unknown. */
  readonly language: string | null
  /** The same for all chosen channels of one person; absent if there is only one. */
  readonly personId?: number | undefined
}

/** A chosen creator, and the reason if the campaign leaves them out. */
export interface Candidate {
  readonly creator: ChosenCreator
  readonly values: MergeValues
  /** Comparable form of the address; null if the creator is left out. */
  readonly emailKey: string | null
  readonly leftOut: { reason: LeftOutReason; detail: string | null } | undefined
}

/**
 * Comparable form of an address: spellings that differ only in case or Unicode compatibility form reach the same
 * reader.
 */
export function toEmailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase()
}

/**
 * Decides for each chosen creator whether they receive the campaign, and if not why. Of several channels with the same
 * address or of the same person, the first chosen one that can receive it does.
 * @param excluded keys of the addresses that receive nothing, with the reason.
 * @param columnValues values of own columns of a collection, by creator and name of the column.
 */
export function chooseRecipients(
  creators: readonly ChosenCreator[],
  templates: readonly MergeTemplate[],
  excluded: ReadonlyMap<string, 'suppressed' | 'written_lately'>,
  columnValues: ReadonlyMap<number, Readonly<Record<string, string>>> = new Map(),
): Candidate[] {
  const taken = new Set<string>()
  const writtenPersons = new Set<number>()
  return creators.map((creator) => {
    const values = toMergeValues(creator, columnValues.get(creator.id))
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
    const { personId } = creator
    if (personId !== undefined && writtenPersons.has(personId)) return leaveOut('same_person', creator.email)
    const exclusion = excluded.get(emailKey)
    if (exclusion) return leaveOut(exclusion, creator.email)
    for (const template of templates) {
      const missing = findMissingField(template, values)
      if (missing) return leaveOut('missing_field', missing)
    }
    taken.add(emailKey)
    if (personId !== undefined) writtenPersons.add(personId)
    return { creator, values, emailKey, leftOut: undefined }
  })
}
