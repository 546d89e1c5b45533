import { memberStatuses } from '@troupe/contract/collections'
import type { Creator } from '@troupe/contract/creators'
import type { Deal } from '@troupe/contract/pipeline/deals'
import type { PipelineCard, PipelineColumn } from '@troupe/contract/pipeline/pipeline'
import type { CardRow } from './board-repository.ts'
import type { LinkRow } from './deal-link-repository.ts'
import type { DealRow } from './deal-repository.ts'

type Creators = ReadonlyMap<number, Creator>

/** Presents the rows, in their order, as one column for each status; rows whose creator is gone are left out. */
export function presentColumns(rows: readonly CardRow[], creators: Creators): PipelineColumn[] {
  const groups = Map.groupBy(rows, ({ status }) => status)
  return memberStatuses.map((status) => {
    const group = groups.get(status) ?? []
    return { status, count: group[0]?.count ?? 0, cards: presentCards(group, creators) }
  })
}

export function presentCards(rows: readonly CardRow[], creators: Creators): PipelineCard[] {
  return rows.flatMap((row) => {
    const creator = creators.get(row.creator_id)
    if (!creator) return []
    const { id, title, handle, platform, avatar_path, subscribers } = creator
    return {
      collection: { id: row.collection_id, name: row.collection_name },
      creator: { id, title, handle, platform, avatar_path, subscribers },
      status: row.status,
      fee: presentFee(row),
      due_on: row.due_on,
      has_note: row.has_note,
      links: row.links,
      assigned_to: row.assigned_to,
    }
  })
}

export function presentDeal(deal: DealRow, links: readonly LinkRow[]): Deal {
  const { deliverables, due_on, note, assigned_to } = deal
  return { fee: presentFee(deal), deliverables, due_on, note, assigned_to, links: links.map(presentLink) }
}

function presentFee({ fee_amount, fee_currency }: Pick<DealRow, 'fee_amount' | 'fee_currency'>): Deal['fee'] {
  return fee_amount === null || fee_currency === null ? null : { amount: fee_amount, currency: fee_currency }
}

function presentLink({ added_at, read_at, ...link }: LinkRow): Deal['links'][number] {
  return { ...link, added_at: added_at.toISOString(), read_at: read_at?.toISOString() ?? null }
}
