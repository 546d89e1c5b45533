import type { Executor } from '../../../database/database.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { days } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as devices from './known-device-repository.ts'

/** Browsers without a sign-in for this long count as unknown again. */
const rememberedFor = days(180)

/**
 * Remembers this browser as one of the user's, so that its sign-ins are counted separately from those of strangers.
 * Call after the user has entered the password or a mailed code, and proven the second factor if the account has one: a
 * known browser has guesses of its own at the codes of the authenticator app.
 */
export async function rememberDevice(
  { clock }: Pick<AccountContext, 'clock'>,
  db: Executor,
  { userId, sessionId, client }: { userId: string; sessionId?: string; client: Client },
): Promise<void> {
  const { device } = client
  if (!device) return
  const expiresAt = new Date(clock.now().getTime() + rememberedFor)
  await devices.upsert(db, { userId, device: device.hash, ...(sessionId && { sessionId }), expiresAt })
}
