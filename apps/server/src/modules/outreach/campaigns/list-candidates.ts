import { type MergeTemplate, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { quietDays, type SendEmailRequest } from '@troupe/contract/outreach'
import { days } from '../../../lib/durations.ts'
import { findPersonIds } from '../../discovery/persons/find-person-ids.ts'
import { parseStep } from '../content/parse-step.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { type Candidate, chooseRecipients, toEmailKey } from '../mails/recipient-choice.ts'
import * as recipients from '../mails/recipient-repository.ts'
import * as suppressions from '../suppressions/suppression-repository.ts'
import type { NewStep } from './campaign-repository.ts'

/** The ids in both lists, in order, without duplicates. */
export function toCreatorIds({ kols, kol_ids }: Pick<SendEmailRequest, 'kols' | 'kol_ids'>): number[] {
  return [...new Set([...kols.map(({ id }) => id), ...kol_ids].map(Number))]
}

interface Choice {
  readonly userId: string
  readonly creatorIds: readonly number[]
  readonly steps: readonly Pick<NewStep, 'subject' | 'html' | 'text'>[]
  /** Days after a mail in which its recipient is left out; undefined: none. */
  readonly skipDays: number | undefined
}

interface Choosing {
  /** All chosen creators, and whether they would receive these mails. */
  readonly candidates: Candidate[]
  /** Number of creators to whose address the user has written in the last 30 days. */
  readonly writtenLately: number
}

/** Chooses the recipients of mails. */
export async function listCandidates(
  { database, erasures, clock }: Pick<OutreachContext, 'database' | 'erasures' | 'clock'>,
  { userId, creatorIds, steps, skipDays = 0 }: Choice,
): Promise<Choosing> {
  const chosen = await recipients.listChosen(database.kysely, creatorIds)
  const personIds =
    creatorIds.length > 1 ? await findPersonIds(database.kysely, userId, creatorIds) : new Map<number, number>()
  const creators = chosen.map((creator) => ({ ...creator, personId: personIds.get(creator.id) }))
  const keys = creators.flatMap(({ email }) => (email ? [toEmailKey(email)] : []))
  const since = (count: number) => new Date(clock.now().getTime() - days(count))
  const written = await recipients.listLastWritten(database.kysely, {
    userId,
    emailKeys: keys,
    since: since(Math.max(skipDays, quietDays)),
  })
  const hadMail = (key: string, within: number) => {
    const at = written.get(key)
    return at !== undefined && at >= since(within)
  }
  const suppressed = await suppressions.findKeys(database.kysely, userId, keys)
  const erased = await erasures.find(database.kysely, { emails: keys })
  const excluded = new Map<string, 'suppressed' | 'written_lately'>()
  const skipped = skipDays > 0 ? keys.filter((key) => hadMail(key, skipDays)) : []
  for (const key of skipped) excluded.set(key, 'written_lately')
  for (const key of [...suppressed, ...erased.emails]) excluded.set(key, 'suppressed')
  return {
    candidates: chooseRecipients(creators, steps.flatMap(toTemplates), excluded),
    writtenLately: keys.filter((key) => hadMail(key, quietDays)).length,
  }
}

function toTemplates(step: Pick<NewStep, 'subject' | 'html' | 'text'>): MergeTemplate[] {
  return [parseMergeTemplate(step.subject ?? ''), parseStep(step).html]
}
