import { randomUUID } from 'node:crypto'
import { collectionEndpoints } from '@troupe/contract/collections'
import { say } from '@troupe/contract/messages/message'
import { SendEmailResponse } from '@troupe/contract/outreach'
import { body } from '../../../bench/src/mail/sending-brand.ts'
import { type Answer, read } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { insist } from './insist.ts'
import type { Colleague, Team } from './team.ts'

/** Days within which no creator may get a second first mail. */
const quietDays = 30
/** Share of a round's creators that each colleague chooses. */
const chosenShare = 0.7

const allWritten = say('outreach.all_written_lately', { days: quietDays }).text

interface Acknowledged {
  readonly id: string
  readonly recipients: number
}

/** What the servers have acknowledged to the colleagues. */
export interface Work {
  /** The last one is everybody's; each is to have all creators. */
  readonly collectionIds: readonly string[]
  readonly campaigns: Acknowledged[]
  /** Campaigns that were refused because all of their creators had been written to. */
  refused: number
  /** Answers that should not have been given. */
  readonly unexpected: string[]
}

/** Makes a collection for each colleague, and one for all of them. */
export async function beginWork(cluster: Cluster, { colleagues }: Team): Promise<Work> {
  const owners = [...colleagues, colleagues[0]]
  const made = owners.map(async ({ token }, index) => {
    const named = { name: index === colleagues.length ? 'Of all' : `Collection ${index}` }
    const answer = await insist(cluster, '/api/collections', { method: 'POST', token, body: named })
    return read(collectionEndpoints.createCollection.response, answer).id
  })
  return { collectionIds: await Promise.all(made), campaigns: [], refused: 0, unexpected: [] }
}

/**
 * All colleagues at once add these creators to their own collection and to the common one, and start a campaign with a
 * follow-up to the ones that they choose.
 * @param isForAll Whether each chooses all of them.
 */
export async function workAtOnce(
  cluster: Cluster,
  { team, work, creatorIds, isForAll }: { team: Team; work: Work; creatorIds: readonly string[]; isForAll: boolean },
): Promise<void> {
  const common = work.collectionIds[team.colleagues.length] ?? ''
  await Promise.all(
    team.colleagues.map(async (colleague, index) => {
      const own = work.collectionIds[index] ?? ''
      const chosen = isForAll ? creatorIds : creatorIds.filter(() => Math.random() < chosenShare)
      await Promise.all([
        ...[own, common].map((id) => add(cluster, work, { colleague, id, creatorIds })),
        start(cluster, work, { colleague, id: own, creatorIds: shuffle(chosen) }),
      ])
    }),
  )
}

interface Part {
  readonly colleague: Colleague
  /** The collection. */
  readonly id: string
  readonly creatorIds: readonly string[]
}

async function add(cluster: Cluster, work: Work, { colleague, id, creatorIds }: Part): Promise<void> {
  const options = { method: 'POST', token: colleague.token, body: { kol_ids: creatorIds } } as const
  const answer = await insist(cluster, `/api/collections/${id}/kols`, options)
  if (answer.status === 200) collectionEndpoints.addToCollection.response.parse(JSON.parse(answer.body))
  else work.unexpected.push(describe('collection', answer))
}

async function start(cluster: Cluster, work: Work, { colleague, id, creatorIds }: Part): Promise<void> {
  if (creatorIds.length === 0) return
  const mail = {
    ...{ subject: 'Hello {{title}}', body, email_provider: 'smtp', kol_ids: creatorIds, collection_id: id },
    ...{ skip_written_days: quietDays, follow_ups: [{ delay_hours: 24, body: '<p>Did you see it?</p>' }] },
  }
  const headers = { 'idempotency-key': randomUUID() }
  const options = { method: 'POST', token: colleague.token, body: mail, headers } as const
  const answer = await insist(cluster, '/api/kols/send-email', options)
  if (answer.status === 200) {
    const { campaign } = SendEmailResponse.parse(JSON.parse(answer.body))
    work.campaigns.push({ id: campaign.id, recipients: campaign.recipients })
  } else if (answer.status === 422 && answer.body.includes(allWritten)) work.refused++
  else work.unexpected.push(describe('campaign', answer))
}

const describe = (what: string, { status, body: said }: Answer) => `${what}: ${status} ${said.slice(0, 200)}`

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
