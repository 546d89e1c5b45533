import type {
  CollectionDetail,
  CollectionMember,
  CollectionSummary,
  CollectionTotals,
} from '@troupe/contract/collections'
import { makeFoundCreator } from './factories.ts'

/** Makes an id in the format of collections. */
export function makeCollectionId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function makeCollection(parts: Partial<CollectionSummary> = {}): CollectionSummary {
  return {
    id: makeCollectionId(1),
    name: 'Spring bakers',
    description: 'For the launch in March',
    kol_count: 2,
    created_at: '2026-01-01T10:00:00.000Z',
    updated_at: '2026-01-03T10:00:00.000Z',
    faces: [],
    statuses: [],
    ...parts,
  }
}

export function makeMember(parts: Partial<CollectionMember> = {}): CollectionMember {
  const { match: _, ...creator } = makeFoundCreator()
  return {
    ...creator,
    id: '1',
    status: 'to_contact',
    note: '',
    tags: [],
    values: {},
    added_at: '2026-01-02T10:00:00.000Z',
    ...parts,
  }
}

/** Makes members that differ in their names. */
export function makeMembers(names: readonly string[]): CollectionMember[] {
  return names.map((title, index) =>
    makeMember({ id: String(index + 1), channel_id: title, title, handle: title.toLowerCase() }),
  )
}

const noTotals: CollectionTotals = {
  reach: null,
  average_engagement: null,
  estimated_cost: null,
  with_reach: 0,
  with_engagement: 0,
  with_price: 0,
  with_email: 0,
  platforms: [],
  statuses: [],
}

interface DetailParts extends Partial<Omit<CollectionDetail, 'totals'>> {
  totals?: Partial<CollectionTotals>
}

export function makeCollectionDetail({ totals, ...parts }: DetailParts = {}): CollectionDetail {
  const kols = parts.kols ?? makeMembers(['Ada', 'Bo'])
  return {
    ...makeCollection(),
    kol_count: kols.length,
    kols,
    columns: [],
    ...parts,
    totals: { ...noTotals, ...totals },
  }
}
