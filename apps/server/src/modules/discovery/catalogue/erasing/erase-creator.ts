import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import type { Executor } from '../../../../database/database.ts'
import type { ErasedCreator, ForgetCreator } from '../creator-references-port.ts'
import * as repository from './creator-erasure-repository.ts'
import { keepFromStoring } from './erasure-repository.ts'
import type { Erasures } from './erasures.ts'

interface EraseParts {
  readonly erasures: Erasures
  /** Functions that erase the creator's data in other modules. */
  readonly forget: readonly ForgetCreator[]
}

/**
 * Deletes a creator and keeps hashes of its channel, handles and addresses, so that it is never stored or contacted
 * again. Call it in a transaction that has locked neither creators nor rows that refer to creators.
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

/** Lists the displayed handle and the handle in the link, which an imported list may contain. */
function listHandles({ handle, url }: repository.ChannelIdentity): string[] {
  const linked = url === null ? undefined : readChannelUrl(url)
  return linked?.reference.handle ? [handle, linked.reference.handle] : [handle]
}
