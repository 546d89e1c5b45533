import type { Executor } from '../../../database/database.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { days } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as devices from './known-device-repository.ts'

/** A browser without a sign-in for this long counts as unknown again. */
const rememberedFor = days(180)

/**
 * Remembers that this browser is one of the user's: its sign-ins are counted apart from those of strangers. To be called when
 * its user has shown the password or a mailed code.
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
