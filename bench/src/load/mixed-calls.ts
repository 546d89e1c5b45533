import { TokenPair } from '@troupe/contract/accounts'
import { ExportResponse } from '@troupe/contract/discover/exports'
import type { Random } from '@troupe/sandbox/lib/random'
import { filterTurns, listSearchTexts } from '../catalogue/search-texts.ts'
import type { LoadPerson, LoadTarget } from './protocol.ts'
import { type Answer, send, toJson } from './send.ts'

/** Number of each kind among a hundred calls: people browse, search now and then, and rarely export. */
const shares = [
  ['me', 20],
  ['search', 20],
  ['creator panel', 16],
  ['list collections', 14],
  ['add to collection', 8],
  ['remove from collection', 7],
  ['list campaigns', 8],
  ['refresh token', 3],
  ['export 30', 1],
  ['download', 3],
] as const

type MixedKind = (typeof shares)[number][0]

/** Expensive calls, which are refused first. */
export const costlyKinds: ReadonlySet<string> = new Set<MixedKind>(['search', 'export 30'])

const endings = ['', 'reviews', 'ideas', 'for beginners', 'weekly', 'on a budget', 'behind the scenes', 'at home']
const exportSize = 30

/** Makes the next call of a random person; resolves to its kind and the answer. */
export type CallAtRandom = () => Promise<{ kind: MixedKind; answer: Answer }>

interface ActivePerson extends LoadPerson {
  isRefreshing: boolean
}

/** Creates the calls of a target's people, each made by a random one; search texts hardly ever repeat. */
export function createMixedCalls(target: LoadTarget, random: Random): CallAtRandom {
  const people: ActivePerson[] = target.people.map((person) => ({ ...person, isRefreshing: false }))
  const files: string[] = []
  const nextSearch = createSearches()

  const get = (person: LoadPerson, path: string) =>
    send({ method: 'GET', url: target.url + path, accessToken: person.accessToken })
  const post = (person: LoadPerson, path: string, body: object) =>
    send({ method: 'POST', url: target.url + path, accessToken: person.accessToken, body })

  async function refresh(person: ActivePerson): Promise<Answer> {
    // A refresh token works only once, so a person never exchanges it twice at the same time.
    if (person.isRefreshing) return get(person, '/api/auth/me')
    person.isRefreshing = true
    const answer = await post(person, '/api/auth/refresh', { refresh_token: person.refreshToken })
    const pair = TokenPair.safeParse(toJson(answer.text))
    if (pair.success) {
      person.accessToken = pair.data.access_token
      person.refreshToken = pair.data.refresh_token
    }
    person.isRefreshing = false
    return answer
  }

  async function exportCreators(person: LoadPerson): Promise<Answer> {
    const kols = random.sample(target.creatorIds, exportSize)
    const answer = await post(person, '/api/kols/export', { kols, format: 'xlsx' })
    const made = ExportResponse.safeParse(toJson(answer.text))
    if (made.success) files.push(made.data.file_url)
    return answer
  }

  const oneCreator = () => ({ kol_ids: [random.pick(target.creatorIds)] })
  const acts: Record<MixedKind, (person: ActivePerson) => Promise<Answer>> = {
    me: (person) => get(person, '/api/auth/me'),
    search: (person) => post(person, '/api/kols/hybrid-search', nextSearch()),
    'creator panel': (person) => get(person, `/api/creators/${random.pick(target.creatorIds)}`),
    'list collections': (person) => get(person, '/api/collections'),
    'add to collection': (person) => post(person, `/api/collections/${person.collectionId}/kols`, oneCreator()),
    'remove from collection': (person) =>
      post(person, `/api/collections/${person.collectionId}/kols/remove`, oneCreator()),
    'list campaigns': (person) => get(person, '/api/campaigns'),
    'refresh token': refresh,
    'export 30': exportCreators,
    download: (person) => {
      const path = files.length === 0 ? '/api/collections' : random.pick(files)
      return get(person, path)
    },
  }
  return async () => {
    const kind = random.pickWeighted(shares)
    return { kind, answer: await acts[kind](random.pick(people)) }
  }
}

/** Returns one search after another: eight thousand texts, with the filters in turn. */
function createSearches(): () => object {
  const texts = listSearchTexts()
  let count = 0
  return () => {
    const turn = count++
    const query_text = `${texts[turn % texts.length]} ${endings[Math.floor(turn / texts.length) % endings.length]}`
    return { query_text, max_api_requests: 0, ...filterTurns[turn % filterTurns.length] }
  }
}
