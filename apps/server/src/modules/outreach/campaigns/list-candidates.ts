import { type MergeTemplate, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { quietDays, type SendEmailRequest } from '@troupe/contract/outreach'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { days } from '../../../lib/durations.ts'
import { findPersonIds } from '../../discovery/persons/find-person-ids.ts'
import { type Contacts, findContacts } from '../contacts/contacts.ts'
import { parseStep } from '../content/parse-step.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { type Candidate, chooseRecipients, toEmailKey } from '../mails/recipient-choice.ts'
import * as recipients from '../mails/recipient-repository.ts'
import { findWaiting, lockAndFindWritten } from '../mails/written-meanwhile-repository.ts'
import * as suppressions from '../suppressions/suppression-repository.ts'
import type { NewStep } from './campaign-repository.ts'

/** The ids in both lists, in order, without duplicates. */
export function toCreatorIds({ kols, kol_ids }: Pick<SendEmailRequest, 'kols' | 'kol_ids'>): number[] {
  return [...new Set([...kols.map(({ id }) => id), ...kol_ids].map(Number))]
}

type ChoiceFields = Pick<
  SendEmailRequest,
  'kols' | 'kol_ids' | 'skip_written_days' | 'written_anyway' | 'collection_id'
>

/** The parts of a call that choose the creators. */
export function readChoice(request: ChoiceFields): Omit<Choice, keyof Member | 'steps'> {
  const { skip_written_days: skipDays, written_anyway: writtenAnyway, collection_id: collectionId } = request
  return { creatorIds: toCreatorIds(request), skipDays, writtenAnyway, collectionId }
}

interface Choice extends Member {
  readonly creatorIds: readonly number[]
  readonly steps: readonly Pick<NewStep, 'subject' | 'html' | 'text'>[]
  /** Days after a mail in which its recipient is left out; undefined: none. */
  readonly skipDays: number | undefined
  /** Ids of creators who are not left out because of a mail. */
  readonly writtenAnyway?: readonly string[] | undefined
  /** Collection whose own columns are merge fields; undefined: none is. */
  readonly collectionId?: string | undefined
}

interface Choosing {
  /** All chosen creators, and whether they would receive these mails. */
  readonly candidates: Candidate[]
  /** Number of creators with such a mail. */
  readonly writtenLately: number
  /**
   * Whether a creator had a mail in the last 30 days, at this channel, their address or another channel of the person, or a
   * mail to the address waits.
   */
  readonly isWrittenLately: (creator: Candidate['creator']) => boolean
  /** The user's mails that concern the creators. */
  readonly contacts: Contacts
  /** The newest of them in the last 30 days. */
  readonly findLastMail: (creator: Pick<Candidate['creator'], 'id'>) => LastMail | undefined
}

/** The newest mail that concerns a creator. */
export interface LastMail {
  readonly at: Date
  readonly campaign_id: string
  /** With its merge fields. */
  readonly campaign_subject: string
}

/** Chooses the recipients of mails. */
export async function listCandidates(
  {
    database,
    erasures,
    clock,
    readColumnValues,
  }: Pick<OutreachContext, 'database' | 'erasures' | 'clock' | 'readColumnValues'>,
  { workspaceId, userId, creatorIds, steps, skipDays = 0, writtenAnyway = [], collectionId }: Choice,
): Promise<Choosing> {
  const chosen = await recipients.listChosen(database.kysely, creatorIds)
  const personIds = await findPersonIds(database.kysely, workspaceId, creatorIds)
  const creators = chosen.map((creator) => ({ ...creator, personId: personIds.get(creator.id) }))
  const keys = creators.flatMap(({ email }) => (email ? [toEmailKey(email)] : []))
  const since = (count: number) => new Date(clock.now().getTime() - days(count))
  const contacts = await findContacts(database.kysely, workspaceId, { creatorIds, personIds })
  const findMail = (id: number, within: number) => findLastMail(contacts, id, since(within))
  const waiting = await findWaiting(database.kysely, { workspaceId, emailKeys: keys })
  const isWritten = ({ id, email }: Candidate['creator'], within: number) =>
    findMail(id, within) !== undefined || (email !== null && waiting.has(toEmailKey(email)))
  const excepted = toExcepted(creators, writtenAnyway)
  const suppressed = await suppressions.findKeys(database.kysely, workspaceId, keys)
  const erased = await erasures.find(database.kysely, { emails: keys })
  const excluded = new Map<string, 'suppressed' | 'written_lately'>()
  for (const creator of creators) {
    const key = creator.email && toEmailKey(creator.email)
    if (!key) continue
    if (skipDays > 0 && !excepted.has(key) && isWritten(creator, skipDays)) excluded.set(key, 'written_lately')
    if (contacts.get(creator.id)?.some(({ unsubscribed_at }) => unsubscribed_at !== null)) suppressed.add(key)
  }
  for (const key of [...suppressed, ...erased.emails]) excluded.set(key, 'suppressed')
  const member = { workspaceId, userId }
  const columnValues = collectionId ? await readColumnValues(member, collectionId, creatorIds) : undefined
  return {
    candidates: chooseRecipients(creators, steps.flatMap(toTemplates), excluded, columnValues),
    writtenLately: creators.filter((creator) => isWritten(creator, quietDays)).length,
    isWrittenLately: (creator) => isWritten(creator, quietDays),
    contacts,
    findLastMail: ({ id }) => findMail(id, quietDays),
  }
}

interface Meanwhile extends Pick<Choice, 'workspaceId' | 'skipDays'> {
  readonly writtenAnyway?: readonly string[] | undefined
  readonly candidates: readonly Candidate[]
  readonly now: Date
}

/**
 * Leaves out those to whom another member of the workspace has begun to write since the candidates were chosen. Until the
 * transaction ends, no other campaign of the workspace begins.
 */
export async function leaveOutWritten(
  transaction: Executor,
  { workspaceId, skipDays = 0, writtenAnyway = [], candidates, now }: Meanwhile,
): Promise<Candidate[]> {
  if (skipDays === 0) return [...candidates]
  const emailKeys = candidates.flatMap(({ emailKey, leftOut }) => (emailKey && !leftOut ? [emailKey] : []))
  const since = new Date(now.getTime() - days(skipDays))
  const written = await lockAndFindWritten(transaction, { workspaceId, emailKeys, since })
  const excepted = toExcepted(
    candidates.map(({ creator }) => creator),
    writtenAnyway,
  )
  return candidates.map((candidate) => {
    const { creator, emailKey, leftOut } = candidate
    const isWritten = emailKey !== null && written.has(emailKey) && !excepted.has(emailKey)
    return isWritten && !leftOut
      ? { ...candidate, emailKey: null, leftOut: { reason: 'written_lately', detail: creator.email } }
      : candidate
  })
}

/** Comparable forms of the addresses of those who are not left out because of a mail. */
function toExcepted(creators: readonly Candidate['creator'][], writtenAnyway: readonly string[]): Set<string> {
  const anyway = new Set(writtenAnyway)
  return new Set(creators.flatMap(({ id, email }) => (email && anyway.has(String(id)) ? [toEmailKey(email)] : [])))
}

function findLastMail(contacts: Contacts, creatorId: number, since: Date): LastMail | undefined {
  const mail = contacts.get(creatorId)?.find(({ written_at }) => written_at !== null)
  if (!mail?.written_at || mail.written_at < since) return undefined
  const { written_at: at, campaign_id, campaign_subject } = mail
  return { at, campaign_id, campaign_subject }
}

function toTemplates(step: Pick<NewStep, 'subject' | 'html' | 'text'>): MergeTemplate[] {
  return [parseMergeTemplate(step.subject ?? ''), parseStep(step).html]
}
