import {
  type ContactOutcome,
  type ContactRecord,
  contactLinks,
  contactOutcomes,
} from '@troupe/contract/campaigns/contact-records'
import type { Executor } from '../../../database/database.ts'
import { findPersonIds } from '../../discovery/persons/find-person-ids.ts'
import { type ContactRow, listContactRows, type RelatedChannel } from './contact-repository.ts'

/** The user's mails that concern a creator, newest first. */
export type Contacts = ReadonlyMap<number, readonly ContactRow[]>

/**
 * Finds the user's mails to creators, to their addresses, and to other channels of the same persons.
 * @param personIds the same number for all channels of one person, as of `findPersonIds`.
 */
export async function findContacts(
  db: Executor,
  workspaceId: string,
  {
    creatorIds,
    personIds,
  }: { readonly creatorIds: readonly number[]; readonly personIds?: ReadonlyMap<number, number> },
): Promise<Contacts> {
  const persons = personIds ?? (await findPersonIds(db, workspaceId, creatorIds))
  return Map.groupBy(await listContactRows(db, workspaceId, listRelated(creatorIds, persons)), (row) => row.creator_id)
}

function listRelated(creatorIds: readonly number[], personIds: ReadonlyMap<number, number>): RelatedChannel[] {
  const channels = Map.groupBy(personIds.keys(), (id) => personIds.get(id))
  return creatorIds.flatMap((creatorId) => {
    const ofPerson = channels.get(personIds.get(creatorId)) ?? []
    return [...new Set([creatorId, ...ofPerson])].map((channelId) => ({ creatorId, channelId }))
  })
}

const times: Record<ContactOutcome, (row: ContactRow) => Date | null> = {
  unsubscribed: (row) => row.unsubscribed_at,
  complained: (row) => row.complained_at,
  answered: (row) => row.answered_at,
  bounced: (row) => row.bounced_at,
  refused: (row) => row.refused_at,
  written: (row) => row.written_at,
}

/** Sums up the mails that concern a creator; undefined if there are none. */
export function presentContact(rows: readonly ContactRow[]): ContactRecord | undefined {
  for (const outcome of contactOutcomes) {
    const [newest] = rows
      .flatMap((row) => {
        const at = times[outcome](row)
        return at ? [{ row, at }] : []
      })
      .sort((one, two) => two.at.getTime() - one.at.getTime())
    if (newest) return presentOutcome(rows, outcome, newest)
  }
  return undefined
}

function presentOutcome(
  rows: readonly ContactRow[],
  outcome: ContactOutcome,
  { row, at }: { readonly row: ContactRow; readonly at: Date },
): ContactRecord {
  const { platform, title } = row
  const last = rows.find(({ written_at }) => written_at !== null)
  const distance = Math.min(...rows.map((each) => each.distance))
  return {
    creator_id: String(row.creator_id),
    outcome,
    outcome_at: at.toISOString(),
    campaigns: new Set(rows.map(({ campaign_id }) => campaign_id)).size,
    last_mail: last?.written_at
      ? { at: last.written_at.toISOString(), campaign_id: last.campaign_id, campaign_name: last.campaign_name }
      : null,
    link: contactLinks[distance] ?? 'person',
    written_as: { platform, title },
  }
}
