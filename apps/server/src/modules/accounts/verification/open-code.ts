import { randomUUID } from 'node:crypto'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import { toNetwork } from '../limits/client-network.ts'
import * as requests from './code-request-repository.ts'
import type { CodeSubject } from './code-subject.ts'
import * as codes from './mailed-code-repository.ts'

/** Lifetime of a code (ASVS 5.0, 6.5.5). */
const codeLifetime = minutes(10)
/** A code with at least this much time left is reused for further requests: enough to read the mail and enter it. */
const enoughLifetime = minutes(5)
/** The browser offers another mail after 60 s; slightly less here, since clocks differ. */
const repeatAfter = seconds(55)

/** A requested code. */
export interface OpenedCode {
  readonly requestId: string
  readonly expiresAt: Date
}

type OpenContext = Pick<AccountContext, 'db' | 'clock' | 'jobs' | 'rateLimits'>

interface Wish {
  readonly subject: CodeSubject
  readonly registration?: requests.PendingRegistration
  /** The account's; null: the mail is in a language of the request. */
  readonly language?: string | null
}

/**
 * Opens a separate request for each caller and mails the address's code. An address has one code per purpose at a time:
 * a request soon after another shares the code of that mail, so that a stranger who requests codes neither floods the
 * address nor keeps its owner from getting one. The account is looked up later, so that neither the response nor its
 * time reveals whether it exists.
 */
export async function openCode(
  context: OpenContext,
  { subject, registration, language }: Wish,
  client: Client,
): Promise<OpenedCode> {
  const { db, clock, jobs } = context
  const now = clock.now()
  const { id: codeId, expiresAt, isToBeMailed } = await chooseCode(context, subject, now)
  const network = toNetwork(client.ip)
  const device = subject.userId ? undefined : client.device?.hash
  const requestId = await requests.insert(db, { subject, registration, device, network, expiresAt, now })
  if (!isToBeMailed) return { requestId, expiresAt }
  try {
    await jobs.enqueue('deliver-verification-code', { codeId, languages: language ? [language] : client.languages })
  } catch (error) {
    // The call fails, and a retry must not treat the code as mailed.
    await codes.setMailedAt(db, codeId, new Date(0))
    throw error
  }
  return { requestId, expiresAt }
}

async function chooseCode(
  context: OpenContext,
  subject: CodeSubject,
  now: Date,
): Promise<codes.GoodCode & { isToBeMailed: boolean }> {
  const { db, rateLimits } = context
  const fresh = { id: randomUUID(), subject, now, expiresAt: new Date(now.getTime() + codeLifetime) }
  const isNew = await codes.replaceUnlessGood(db, fresh, new Date(now.getTime() + enoughLifetime))
  if (isNew) return { ...fresh, isToBeMailed: true }
  const [present] = await codes.listGood(db, subject, now)
  // The owner has just used the code.
  if (!present) return chooseCode(context, subject, now)
  const mailedBefore = new Date(now.getTime() - repeatAfter)
  const isRepeated =
    (await codes.claimRepeat(db, { id: present.id, mailedBefore, now })) &&
    (await rateLimits.tryTake(['repeatedCodeMailsByAddress', subject.email]))
  return { ...present, isToBeMailed: isRepeated }
}
