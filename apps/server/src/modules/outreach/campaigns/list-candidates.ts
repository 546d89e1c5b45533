import { type MergeTemplate, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { quietDays, type SendEmailRequest } from '@troupe/contract/outreach'
import { days } from '../../../lib/durations.ts'
import { parseStep } from '../content/parse-step.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { type Candidate, type ChosenCreator, chooseRecipients, toEmailKey } from '../mails/recipient-choice.ts'
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

/** All chosen creators, and whether they would receive these mails. */
export async function listCandidates(
  { database, erasures, clock }: Pick<OutreachContext, 'database' | 'erasures' | 'clock'>,
  { userId, creatorIds, steps, skipDays }: Choice,
): Promise<Candidate[]> {
  const creators = await recipients.listChosen(database.kysely, creatorIds)
  const keys = toEmailKeys(creators)
  const written = skipDays === undefined ? [] : await listWrittenLately({ database, clock }, { userId, keys, skipDays })
  const suppressed = await suppressions.findKeys(database.kysely, userId, keys)
  const erased = await erasures.find(database.kysely, { emails: keys })
  const excluded = new Map<string, 'suppressed' | 'written_lately'>(written.map((key) => [key, 'written_lately']))
  for (const key of [...suppressed, ...erased.emails]) excluded.set(key, 'suppressed')
  return chooseRecipients(creators, steps.flatMap(toTemplates), excluded)
}

function toEmailKeys(creators: readonly Pick<ChosenCreator, 'email'>[]): string[] {
  return creators.flatMap(({ email }) => (email ? [toEmailKey(email)] : []))
}

function listWrittenLately(
  { database, clock }: Pick<OutreachContext, 'database' | 'clock'>,
  { userId, keys, skipDays }: { userId: string; keys: readonly string[]; skipDays: number },
): Promise<string[]> {
  const since = new Date(clock.now().getTime() - days(skipDays))
  return recipients.listWrittenSince(database.kysely, { userId, emailKeys: keys, since })
}

/** The number of these creators to whose address the user has written in the last 30 days. */
export async function countWrittenLately(
  parts: Pick<OutreachContext, 'database' | 'clock'>,
  userId: string,
  creators: readonly Pick<ChosenCreator, 'email'>[],
): Promise<number> {
  const keys = toEmailKeys(creators)
  const written = new Set(await listWrittenLately(parts, { userId, keys, skipDays: quietDays }))
  return keys.filter((key) => written.has(key)).length
}

function toTemplates(step: Pick<NewStep, 'subject' | 'html' | 'text'>): MergeTemplate[] {
  return [parseMergeTemplate(step.subject ?? ''), parseStep(step).html]
}
