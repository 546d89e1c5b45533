import { setTimeout as pause } from 'node:timers/promises'
import { HybridSearchResponse } from '@troupe/contract/discovery'
import type { Database } from '@troupe/server/database/database'
import { inventPerson, signUp } from '../../../tools/testing/test-person.ts'
import { call, read } from '../cluster/client.ts'
import type { Report } from '../cluster/report.ts'

const topics = 40
const creatorsPerTopic = 40
const searchers = 3
/** Searches that ask platforms too, and words of theirs. */
const liveEvery = 10
const liveQueries = ['vegan cakes', 'trail running', 'chess openings', 'sourdough', 'street photography', 'lego']

const toTopic = (number: number) => `topic${number}x`

/** Lines of an import: creators that only these searches are about. */
export const topicLines: readonly string[] = Array.from({ length: topics * creatorsPerTopic }, (_, index) => {
  const topic = toTopic(index % topics)
  return `youtube,topical${index},Topical ${index},channel about ${topic} and gardens,${5000 + index}`
})

/** Counts of answers by kind. */
export interface Tally {
  /** Answers with all creators of the topic. */
  complete: number
  /** Answers that said that parts are missing, and had all creators of the others. */
  incomplete: number
  /** Answers that came from platforms as well. */
  live: number
  /** Refusals, by what they say. */
  readonly refused: Map<string, number>
  /** Answers without creators of a part that they did not call missing, or of a part that was there. */
  readonly wrong: string[]
  readonly milliseconds: number[]
}

interface Topical {
  readonly id: number
  readonly topic: string
  readonly port: number
}

/** Searches for topics whose creators are known, and judges the answers. */
export class TopicSearches {
  readonly #database: Database
  readonly #url: () => string
  /** Creators by topic. */
  readonly #creators = new Map<string, readonly Topical[]>()
  /** Ids of creators that live searches have shown. */
  readonly shown = new Set<number>()
  #tally = newTally()
  #token = ''
  #number = 0

  constructor(database: Database, url: () => string) {
    this.#database = database
    this.#url = url
  }

  /** Reads which worker has which creator of the topics. */
  async readPlaces(): Promise<void> {
    const { rows } = await this.#database.pool.query<{ id: number; handle: string }>(
      `select id, handle from creators where handle like 'topical%'`,
    )
    const { rows: places } = await this.#database.pool.query<{ id: number; port: number }>(
      `select id, nodeport as port from channels join pg_dist_shard_placement
      on shardid = get_shard_id_for_distribution_column('creators', id) where id = any($1)`,
      [rows.map(({ id }) => id)],
    )
    const ports = new Map(places.map(({ id, port }) => [id, port]))
    const topical = rows.map(({ id, handle }) => {
      const topic = toTopic(Number(handle.replace('topical', '')) % topics)
      return { id, topic, port: ports.get(id) ?? 0 }
    })
    this.#creators.clear()
    for (const [topic, creators] of Map.groupBy(topical, (creator) => creator.topic)) {
      this.#creators.set(topic, creators)
    }
  }

  /** Searches as a new person from now on: access tokens end after 15 minutes. */
  async signIn(): Promise<void> {
    this.#token = (await signUp(this.#url(), inventPerson())).access_token
  }

  /** Returns the counts since the previous call, and resets them. */
  takeTally(): Tally {
    const tally = this.#tally
    this.#tally = newTally()
    return tally
  }

  get tally(): Tally {
    return this.#tally
  }

  /** Several people search until the signal is aborted. @param gone Port of a worker that is being killed. */
  async runUntil(signal: AbortSignal, gone?: number): Promise<void> {
    const search = async () => {
      while (!signal.aborted) await this.#searchNext(gone)
    }
    await Promise.all(Array.from({ length: searchers }, search))
  }

  /** Searches for each topic once. @returns whether all answers were complete. */
  async areAllComplete(): Promise<boolean> {
    const before = this.#tally.complete
    for (let number = 0; number < topics; number++) await this.#search(toTopic(number))
    return this.#tally.complete - before === topics
  }

  /** Lists the creators that live searches have shown and that are not stored. */
  async listLost(): Promise<number[]> {
    const { rows } = await this.#database.pool.query<{ id: number }>('select id from creators')
    const stored = new Set(rows.map(({ id }) => id))
    return [...this.shown].filter((id) => !stored.has(id))
  }

  async #searchNext(gone: number | undefined): Promise<void> {
    const number = this.#number++
    if (number % liveEvery === 0) return this.#searchLive(`${liveQueries[number % liveQueries.length]} ${number}`)
    return this.#search(toTopic(number % topics), gone)
  }

  async #search(topic: string, gone?: number): Promise<void> {
    const answer = await this.#ask({ query_text: topic, max_api_requests: 0, result_limit: 100 })
    if (!answer) return
    const found = new Set(answer.results.map(({ id }) => Number(id)))
    const lacking = (this.#creators.get(topic) ?? []).filter(({ id }) => !found.has(id))
    const unexplained = answer.missing_parts ? lacking.filter(({ port }) => port !== gone) : lacking
    if (unexplained.length > 0) {
      const said = answer.missing_parts ? `${answer.missing_parts.missing} parts missing` : 'nothing missing'
      this.#tally.wrong.push(`${topic}: ${unexplained.length} creators lacking, said ${said}`)
    } else if (answer.missing_parts) this.#tally.incomplete++
    else this.#tally.complete++
  }

  /** A platform's answer is stored before the search is answered: what is shown stays. */
  async #searchLive(query: string): Promise<void> {
    const answer = await this.#ask({ query_text: query, max_api_requests: 2 })
    if (!answer) return
    this.#tally.live++
    for (const { id } of answer.results) this.shown.add(Number(id))
  }

  async #ask(body: object): Promise<HybridSearchResponse | undefined> {
    const answer = await call(`${this.#url()}/api/kols/hybrid-search`, { method: 'POST', token: this.#token, body })
    if (answer.status === 200) {
      this.#tally.milliseconds.push(answer.milliseconds)
      return read(HybridSearchResponse, answer)
    }
    const reason = `${answer.status} ${/"message_key":"([^"]+)"/.exec(answer.body)?.[1] ?? answer.body.slice(0, 100)}`
    this.#tally.refused.set(reason, (this.#tally.refused.get(reason) ?? 0) + 1)
    await pause(Number(answer.retryAfter ?? 0.1) * 1000)
    return undefined
  }
}

const newTally = (): Tally => ({
  complete: 0,
  incomplete: 0,
  live: 0,
  refused: new Map(),
  wrong: [],
  milliseconds: [],
})

/** Reports answers, and checks that none lacked something without saying so. */
export function judge(
  report: Report,
  name: string,
  { complete, incomplete, live, refused, wrong, milliseconds }: Tally,
) {
  const longest = Math.round(Math.max(0, ...milliseconds))
  const refusals = [...refused].map(([reason, count]) => `${count} × ${reason}`).join(', ') || 'none'
  report.say(
    `${name}: ${complete} complete answers, ${incomplete} that say what is missing, ${live} with platforms; longest ${longest} ms; refused: ${refusals}`,
  )
  report.check(
    `${name}: no answer hides a gap`,
    wrong.length === 0,
    wrong.slice(0, 3).join('; ') || complete + incomplete,
  )
}
