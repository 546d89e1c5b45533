import { createRandom } from '../lib/random.ts'
import type { Channel } from '../platforms/channel.ts'
import { dayMilliseconds } from '../platforms/clock.ts'
import type { World } from '../platforms/world.ts'
import { toAscii } from '../population/naming.ts'
import { GraphError } from './graph/graph-error.ts'
import { listMedia, type Media } from './graph/media.ts'

export interface Hashtag {
  readonly id: string
  /** Without `#`, in lower case. */
  readonly name: string
}

/** The hashtags of the world's posts, and the searches for them. */
export interface Hashtags {
  /**
   * Finds a hashtag. A new one counts against the 30 different hashtags that may be searched for in seven days. Throws
   * errors 24 and 18.
   */
  search(name: string): Hashtag
  findById(id: string): Hashtag | undefined
  /** Hashtags searched for in the last seven days, newest first. */
  listSearched(): readonly Hashtag[]
  /** `top`: the most liked of the latest posts; `recent`: posts of the last 24 hours. */
  listMedia(hashtag: Hashtag, options: { order: 'top' | 'recent'; origin: string }): readonly Media[]
  reset(): void
}

const weeklyHashtags = 30
/** Maximum number of people considered for a hashtag, and of posts of each. */
const mostPeople = 40
const postsOfEach = 12

/** Ids are global and permanent: 1784 and 13 digits. */
function composeId(name: string): string {
  const random = createRandom(`hashtag/${name}`)
  return `1784${Array.from({ length: 13 }, () => random.integer(0, 9)).join('')}`
}

/** A hashtag with the channels that use it, most followed first. */
interface Subject {
  readonly hashtag: Hashtag
  readonly people: readonly Channel[]
}

function indexSubjects(world: World): Subject[] {
  const peopleByName = new Map<string, Channel[]>()
  for (const channel of world.search('instagram', '')) {
    const names = channel.person.topics.flatMap(({ topic, subjects }) => [topic, ...subjects].map(toAscii))
    for (const name of new Set(names)) peopleByName.set(name, [...(peopleByName.get(name) ?? []), channel])
  }
  return [...peopleByName].map(([name, people]) => ({ hashtag: { id: composeId(name), name }, people }))
}

/** Creates the hashtags, which are indexed on the first request. */
export function createHashtags(world: World): Hashtags {
  let subjects: { byName: Map<string, Subject>; byId: Map<string, Subject> } | undefined
  const searched = new Map<Hashtag, Date>()

  function getSubjects() {
    if (subjects) return subjects
    const all = indexSubjects(world)
    subjects = {
      byName: new Map(all.map((subject) => [subject.hashtag.name, subject])),
      byId: new Map(all.map((subject) => [subject.hashtag.id, subject])),
    }
    return subjects
  }

  function listSearched(): Hashtag[] {
    const since = world.now().getTime() - 7 * dayMilliseconds
    const recent = [...searched].filter(([, at]) => at.getTime() > since)
    return recent.toSorted(([, one], [, other]) => other.getTime() - one.getTime()).map(([hashtag]) => hashtag)
  }

  return {
    listSearched,
    findById: (id) => getSubjects().byId.get(id)?.hashtag,
    search(text) {
      const hashtag = getSubjects().byName.get(text.toLowerCase())?.hashtag
      if (!hashtag) {
        throw new GraphError(24, 'The requested resource does not exist', { subcode: 2207024, isTransient: false })
      }
      const before = listSearched()
      if (!before.includes(hashtag) && before.length >= weeklyHashtags) {
        const message = 'The user has searched for too many unique hashtags within 7 days'
        throw new GraphError(18, `(#18) ${message}`, { subcode: 2207034, isTransient: false })
      }
      if (!before.includes(hashtag)) searched.set(hashtag, world.now())
      return hashtag
    },
    listMedia({ name }, { order, origin }) {
      const media = (getSubjects().byName.get(name)?.people ?? [])
        .slice(0, mostPeople)
        .flatMap((channel) => listMedia(world, { channel, origin }, postsOfEach))
        .filter(({ post }) => post.hashtags.some((tag) => tag.toLowerCase() === name))
      if (order === 'top') return media.toSorted((one, other) => (other.post.likes ?? 0) - (one.post.likes ?? 0))
      const since = world.now().getTime() - dayMilliseconds
      return media.filter(({ post }) => post.publishedAt.getTime() > since)
    },
    reset() {
      searched.clear()
    },
  }
}
