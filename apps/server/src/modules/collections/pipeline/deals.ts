import { type PostAddress, readPostUrl } from '@troupe/contract/discover/post-url'
import { say } from '@troupe/contract/messages/message'
import type { Deal, DealValues } from '@troupe/contract/pipeline/deals'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { type DealParts, refuseOverwriting } from '../team/refuse-overwriting.ts'
import { tellMentioned } from '../team/tell-mentioned.ts'
import * as links from './deal-link-repository.ts'
import * as deals from './deal-repository.ts'
import type { PipelineContext } from './pipeline-context.ts'
import { presentDeal } from './pipeline-presenter.ts'

interface NamedDeal {
  readonly id: string
  readonly creatorId: string
}

const toNamed = ({ workspaceId, userId }: Member, { id, creatorId }: NamedDeal) => ({
  workspaceId,
  userId,
  collectionId: id,
  creatorId: Number(creatorId),
})

/** The agreement with a member; empty if there is none. @throws AppError `not_found` if there is no such member. */
export function getDeal({ database }: PipelineContext, caller: Member, named: NamedDeal): Promise<Deal> {
  return read(database.kysely, toNamed(caller, named))
}

async function read(db: Executor, member: deals.NamedMember): Promise<Deal> {
  const deal = await deals.find(db, member)
  if (!deal) throw notAMember()
  return presentDeal(deal, await links.list(db, member))
}

/** Parts that are absent stay. Links are checked by the contract. */
interface DealChange extends NamedDeal, DealParts {
  /** The values that the user had read. */
  readonly based_on?: DealParts | undefined
}

/**
 * Changes parts of a deal; figures of new links are read soon after.
 * @throws AppError `not_found` if there is no such member; `conflict` when a part has been changed since the user read it.
 */
export async function putDeal(
  { database, clock, jobs, tellMember }: PipelineContext,
  caller: Member,
  { id, creatorId, based_on: basedOn, ...change }: DealChange,
): Promise<Deal> {
  const member = toNamed(caller, { id, creatorId })
  const posts = change.links && readUniquePosts(change.links)
  const wanted = { ...change, links: posts?.map(({ url }) => url) }
  const deal = await database.kysely.transaction().execute(async (db) => {
    if (!(await deals.lock(db, member))) throw notAMember()
    const stored = toValues(await read(db, member))
    refuseOverwriting({ stored, wanted, basedOn })
    const { fee = stored.fee, deliverables = stored.deliverables, due_on = stored.due_on, note = stored.note } = wanted
    if (wanted.note !== undefined) await tellMentioned(db, { clock, tellMember }, { ...member, note })
    const price = { fee_amount: fee?.amount ?? null, fee_currency: fee?.currency ?? null }
    await deals.put(db, member, { ...price, deliverables, due_on, note })
    if (posts) await links.replaceAll(db, member, { posts, now: clock.now() })
    return read(db, member)
  })
  if (posts && posts.length > 0) await jobs.enqueue('read-deal-links')
  return deal
}

function readUniquePosts(urls: readonly string[]): PostAddress[] {
  const posts = urls.flatMap((url) => readPostUrl(url) ?? [])
  return [...new Map(posts.map((post) => [`${post.platform} ${post.postId}`, post])).values()]
}

const toValues = ({ links: stored, ...deal }: Deal): DealValues => ({ ...deal, links: stored.map(({ url }) => url) })

const notAMember = () => new AppError('not_found', say('collections.not_a_member'))
