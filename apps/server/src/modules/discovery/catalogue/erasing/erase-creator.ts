import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import type { Executor } from '../../../../database/database.ts'
import type { ErasedCreator, ForgetCreator } from '../creator-references-port.ts'
import * as repository from './creator-erasure-repository.ts'
import { keepFromStoring } from './erasure-repository.ts'
import type { Erasures } from './erasures.ts'

interface EraseParts {
  readonly erasures: Erasures
  /** Erase the creator's data in other modules. */
  readonly forget: readonly ForgetCreator[]
}

/**
 * Deletes a creator and keeps hashes of channel, handle and addresses, so that the creator is never stored or written to again.
 * To be called in a transaction that has locked no creator, nor anything that refers to one.
 * @returns whether the creator existed.
 */
export async function eraseCreator(
  transaction: Executor,
  { erasures, forget }: EraseParts,
  creator: ErasedCreator,
): Promise<boolean> {
  await keepFromStoring(transaction)
  const identity = await repository.lockIdentity(transaction, creator)
  if (!identity) return false
  const { platform, channel_id: channelId } = identity
  const erased = { platform, channelId, handles: listHandles(identity), emails: creator.emails }
  await erasures.remember(transaction, erased, creator.now)
  for (const forgetIn of forget) await forgetIn(transaction, creator)
  await repository.dropEmails(transaction, creator.emails, creator.now)
  await repository.deleteById(transaction, creator.id)
  return true
}

/** The displayed handle and the handle of the link, which an imported list may use. */
function listHandles({ handle, url }: repository.ChannelIdentity): string[] {
  const linked = url === null ? undefined : readChannelUrl(url)
  return linked?.reference.handle ? [handle, linked.reference.handle] : [handle]
}
