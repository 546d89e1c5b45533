import { type CollectionColumn, columnEndpoints } from '@troupe/contract/collection-members/columns'
import { collectionEndpoints } from '@troupe/contract/collections'
import { type Deal, dealEndpoints } from '@troupe/contract/pipeline/deals'
import { type PipelineCard, pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleCreator, exampleId, exampleTime } from './example-parts.ts'

const collection = {
  id: exampleId,
  name: 'Vegan bakers',
  description: 'For the oat drink in spring',
  kol_count: 1,
  created_at: exampleTime,
  updated_at: exampleTime,
}
const params = { id: exampleId }
const kol_ids = [exampleCreator.id]
const column: CollectionColumn = { id: exampleId, name: 'Rate', type: 'number', choices: [] }
const membership = { status: 'contacted', note: 'Answers on Mondays', tags: ['Spring'] } as const
const member = { ...membership, tags: [...membership.tags], values: { [column.id]: '250' } }
const success = { success: true } as const

const deal = {
  fee: { amount: 450, currency: 'EUR' },
  deliverables: 'One video of at least 60 seconds',
  due_on: '2027-03-31',
}
const post = 'https://www.youtube.com/watch?v=abcdefghijk'
const agreed: Deal = {
  ...deal,
  note: 'Answers on Mondays',
  links: [
    {
      platform: 'youtube',
      url: post,
      added_at: exampleTime,
      read_at: exampleTime,
      failure: null,
      figures: [{ day: '2027-04-02', views: 12_400, likes: 830, comments: 41 }],
    },
  ],
}
const { id: creator_id, title, handle, platform, avatar_path, subscribers } = exampleCreator
const card: PipelineCard = {
  collection: { id: exampleId, name: collection.name },
  creator: { id: creator_id, title, handle, platform, avatar_path, subscribers },
  status: 'agreed',
  fee: deal.fee,
  due_on: deal.due_on,
  has_note: true,
  links: 1,
}
const ofMember = { ...params, creatorId: exampleCreator.id }
const token = 'yS3s5Zs0n2m1Qb4v8r7t6w9x1c2v3b4n5m6a7s8d9f0'

const pipelineExamples: readonly EndpointExample[] = [
  exampleOf(dealEndpoints.getDeal, { params: ofMember, response: agreed }),
  exampleOf(dealEndpoints.putDeal, { params: ofMember, body: { ...deal, links: [post] }, response: agreed }),
  exampleOf(pipelineEndpoints.getPipeline, {
    response: {
      totals: { creators: 1, reach: 48_200, fees: [deal.fee] },
      columns: [{ status: 'agreed', count: 1, cards: [card] }],
      calendar_since: exampleTime,
    },
  }),
  exampleOf(pipelineEndpoints.listCards, { query: { status: 'agreed', offset: 50 }, response: { cards: [card] } }),
  exampleOf(pipelineEndpoints.linkFile, {
    body: { format: 'csv' },
    response: { file_url: `/api/pipeline/files/${token}` },
  }),
  exampleOf(pipelineEndpoints.readFile, { params: { token } }),
  exampleOf(pipelineEndpoints.makeCalendar, {
    body: {},
    response: { path: `/api/calendar-feed/${token}`, since: exampleTime },
  }),
  exampleOf(pipelineEndpoints.deleteCalendar, { response: success }),
  exampleOf(pipelineEndpoints.readCalendar, { params: { token } }),
]

export const collectionExamples: readonly EndpointExample[] = [
  exampleOf(collectionEndpoints.testCollectionAccess, { response: success }),
  exampleOf(collectionEndpoints.listCollections, {
    response: [
      {
        ...collection,
        faces: [{ id: exampleCreator.id, title: exampleCreator.title, avatar_path: exampleCreator.avatar_path }],
        statuses: [{ status: 'contacted', creators: 1 }],
      },
    ],
  }),
  exampleOf(collectionEndpoints.createCollection, {
    body: { name: collection.name, description: collection.description, kol_ids },
    response: collection,
  }),
  exampleOf(collectionEndpoints.getCollection, {
    params,
    query: { offset: 0 },
    response: {
      ...collection,
      kols: [{ ...exampleCreator, ...member, added_at: exampleTime }],
      columns: [column],
      totals: {
        reach: 48_200,
        average_engagement: 5.8,
        estimated_cost: 480,
        with_reach: 1,
        with_engagement: 1,
        with_price: 1,
        with_email: 1,
        platforms: [{ platform: 'youtube', creators: 1, reach: 48_200 }],
        statuses: [{ status: 'contacted', creators: 1 }],
      },
    },
  }),
  exampleOf(collectionEndpoints.changeCollection, {
    params,
    body: { name: 'Bakers' },
    response: { ...collection, name: 'Bakers' },
  }),
  exampleOf(collectionEndpoints.deleteCollection, { params, response: success }),
  exampleOf(collectionEndpoints.addToCollection, { params, body: { kol_ids }, response: { added_count: 1 } }),
  exampleOf(collectionEndpoints.removeFromCollection, { params, body: { kol_ids }, response: { removed_count: 1 } }),
  exampleOf(collectionEndpoints.changeMember, {
    params: { ...params, creatorId: exampleCreator.id },
    body: member,
    response: member,
  }),
  exampleOf(collectionEndpoints.listCollectionsOfCreator, {
    params: { id: exampleCreator.id },
    response: [
      { id: exampleId, name: collection.name, ...membership, tags: [...membership.tags], added_at: exampleTime },
    ],
  }),
  exampleOf(collectionEndpoints.listTags, { response: ['Autumn', 'Spring'] }),
  exampleOf(collectionEndpoints.changeTags, {
    params,
    body: { kol_ids, add: ['Spring'], remove: ['Autumn'] },
    response: { changed_count: 1 },
  }),
  exampleOf(columnEndpoints.listColumns, { params, response: [column] }),
  exampleOf(columnEndpoints.addColumn, { params, body: { name: 'Rate', type: 'number' }, response: column }),
  exampleOf(columnEndpoints.changeColumn, {
    params: { ...params, columnId: column.id },
    body: { name: 'Fee', position: 0 },
    response: { ...column, name: 'Fee' },
  }),
  exampleOf(columnEndpoints.deleteColumn, { params: { ...params, columnId: column.id }, response: success }),
  ...pipelineExamples,
]
