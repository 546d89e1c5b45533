import { readChannelUrl } from '@troupe/contract/channel-url'
import type { Executor } from '../../database/database.ts'
import * as repository from './creator-erasure-repository.ts'
import type { ErasedCreator, ForgetCreator } from './creator-references-port.ts'
import type { Erasures } from './erasures.ts'

interface EraseParts {
  readonly erasures: Erasures
  /** Has every other module forget the creator, too. */
  readonly forget: readonly ForgetCreator[]
}

/**
 * Deletes a creator, whom nobody stores or writes to again: of the channel, its handle and the addresses hashes stay. To be
 * called in a transaction.
 * @returns whether there was one.
 */
export async function eraseCreator(
  transaction: Executor,
  { erasures, forget }: EraseParts,
  creator: ErasedCreator,
): Promise<boolean> {
  const identity = await repository.lockIdentity(transaction, creator.id)
  if (!identity) return false
  const { platform, channel_id: channelId } = identity
  const erased = { platform, channelId, handles: listHandles(identity), emails: creator.emails }
  await erasures.remember(transaction, erased, creator.now)
  for (const forgetIn of forget) await forgetIn(transaction, creator)
  await repository.dropEmails(transaction, creator.emails, creator.now)
  await repository.deleteById(transaction, creator.id)
  return true
}

/** The handle that is shown, and the one of the link, which a list may name the channel by. */
function listHandles({ handle, url }: repository.ChannelIdentity): string[] {
  const linked = url === null ? undefined : readChannelUrl(url)
  return linked?.reference.handle ? [handle, linked.reference.handle] : [handle]
}
