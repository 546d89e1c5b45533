import type { Money } from '@troupe/contract/catalogues/currencies'
import { readPostUrl } from '@troupe/contract/discover/post-url'
import { say } from '@troupe/contract/messages/message'
import type { Deal } from '@troupe/contract/pipeline/deals'
import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
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

interface DealChange extends NamedDeal {
  readonly fee: Money | null
  readonly deliverables: string
  readonly due_on: string | null
  readonly note?: string | undefined
  /** Checked by the contract. */
  readonly links: readonly string[]
}

/**
 * Replaces a deal; figures of new links are read soon after.
 * @throws AppError `not_found` if there is no such member.
 */
export async function putDeal(
  { database, clock, jobs, tellMember }: PipelineContext,
  caller: Member,
  { fee, deliverables, due_on, note, links: urls, ...named }: DealChange,
): Promise<Deal> {
  const member = toNamed(caller, named)
  const posts = urls.flatMap((url) => readPostUrl(url) ?? [])
  const unique = [...new Map(posts.map((post) => [`${post.platform} ${post.postId}`, post])).values()]
  const change = { fee_amount: fee?.amount ?? null, fee_currency: fee?.currency ?? null, deliverables, due_on, note }
  const deal = await database.kysely.transaction().execute(async (db) => {
    if (note !== undefined) await tellMentioned(db, { clock, tellMember }, { ...member, note })
    if (!(await deals.put(db, member, change))) throw notAMember()
    await links.replaceAll(db, member, { posts: unique, now: clock.now() })
    return read(db, member)
  })
  if (unique.length > 0) await jobs.enqueue('read-deal-links')
  return deal
}

const notAMember = () => new AppError('not_found', say('collections.not_a_member'))
