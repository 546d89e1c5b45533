import { connectDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/lib/logger'
import { findBrokenInvariants } from '@troupe/server/testing/calls/outreach-invariants'

interface ComparedMails {
  /** Number of the campaign's mails by outcome; the keys are readable descriptions. */
  readonly results: Readonly<Record<string, number>>
  /**
   * Whether every recipient is accounted for, no mail was accepted twice, and every mail recorded as sent was accepted.
   */
  readonly isRight: boolean
  /** Invariants of sending that are violated. */
  readonly broken: readonly string[]
}

interface Compared {
  readonly databaseUrl: string
  readonly campaignId: string
  /** Number of mails that the mail server accepted, by address. */
  readonly taken: ReadonlyMap<string, number>
  readonly recipients: number
}

/** Compares the recorded outcome of a finished campaign with the mails that the mail server accepted. */
export async function compareMails({ databaseUrl, campaignId, taken, recipients }: Compared): Promise<ComparedMails> {
  const database = connectDatabase({ databaseUrl }, 2, silentLogger)
  const { rows } = await database.pool.query<{ email: string; state: string }>(
    `select email, messages.state from messages join recipients on recipients.id = recipient_id
      where messages.campaign_id = $1`,
    [campaignId],
  )
  const broken = await findBrokenInvariants(database.kysely, new Date())
  await database.close()
  const count = (isMeant: (mail: { state: string; times: number }) => boolean) =>
    rows.filter(({ email, state }) => isMeant({ state, times: taken.get(email) ?? 0 })).length
  const results = {
    recipients: rows.length,
    'sent, and taken once': count(({ state, times }) => state === 'sent' && times === 1),
    'unknown, and taken': count(({ state, times }) => state === 'unknown' && times === 1),
    'unknown, and not taken': count(({ state, times }) => state === 'unknown' && times === 0),
    'taken twice': count(({ times }) => times > 1),
    'said to be sent, and lost': count(({ state, times }) => state === 'sent' && times === 0),
    'in any other state': count(({ state }) => state !== 'sent' && state !== 'unknown'),
  }
  const isRight =
    results['taken twice'] + results['said to be sent, and lost'] + results['in any other state'] === 0 &&
    rows.length === recipients
  return { results, isRight, broken }
}
