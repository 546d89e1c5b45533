import { Creator, type Person } from '@troupe/contract/creators'
import type { Executor } from '../../../database/database.ts'
import type { ToImagePath } from '../../../images/image-paths.ts'
import { presentCreator } from '../catalogue/creator-presenter.ts'
import { listByIds } from '../catalogue/found-creator-repository.ts'
import { type ChannelGroup, groupChannels, type PersonStatement } from './group-channels.ts'
import { listNamed } from './person-channel-repository.ts'
import { listStatements } from './person-statement-repository.ts'
import { findConfirmedAddress, listNamedChannels, provePersons } from './prove-persons.ts'

export interface PersonParts {
  readonly db: Executor
  readonly toImagePath: ToImagePath
}

/** A creator with their person, if another channel of theirs is known. */
export type WithPerson<C> = C & { person?: Person }

/** The channels of persons as far as the user's statements and proofs connect them. */
export interface FoundPersons {
  /** Groups of two or more channels. */
  readonly groups: readonly ChannelGroup[]
  /** The given channels and all that are connected to them, by id. */
  readonly channels: ReadonlyMap<number, Creator>
  /** The user's statements about any of them. */
  readonly statements: readonly PersonStatement[]
}

/** Adds their person to the creators that have another channel in the catalogue. Order and number stay. */
export async function addPersons<C extends Creator>(
  parts: PersonParts,
  workspaceId: string,
  creators: readonly C[],
): Promise<WithPerson<C>[]> {
  const persons = toPersons(await findPersons(parts, workspaceId, creators))
  return creators.map((creator) => {
    const person = persons.get(creator.id)
    return person ? { ...creator, person } : creator
  })
}

/** Presents the persons, by the ids of all their channels. */
export function toPersons(found: FoundPersons): ReadonlyMap<string, Person> {
  return new Map(
    found.groups.flatMap((group) => [...group.keys()].map((id) => [String(id), toPerson(id, group, found)] as const)),
  )
}

/** Steps from a given channel to another of the same person; each may need a statement of the database. */
const maxSteps = 4

/**
 * Finds the persons of these channels for a user. Two short statements of the database at most, unless channels are
 * connected; none of them reads the whole catalogue.
 */
export async function findPersons(
  { db, toImagePath }: PersonParts,
  workspaceId: string,
  creators: readonly Creator[],
): Promise<FoundPersons> {
  const channels = toMap(creators)
  // With channels that were read and are not connected, since a name with two holders proves nothing.
  const candidates = new Map(channels)
  const statements = new Map<string, PersonStatement>()
  const read = async (rows: ReturnType<typeof listByIds>) =>
    toMap((await rows).map((row) => presentCreator(row, toImagePath)))
  let added: ReadonlyMap<number, Creator> = channels
  for (let step = 0; step < maxSteps && added.size > 0; step++) {
    // One after the other: in a transaction, both have the same connection.
    const named = await read(listNamed(db, toNames([...added.values()])))
    const stated = await listStatements(db, workspaceId, [...added.keys()])
    for (const [id, creator] of named) candidates.set(id, candidates.get(id) ?? creator)
    for (const statement of stated) statements.set(`${statement.creator_id} ${statement.other_id}`, statement)
    const proven = provePersons([...candidates.values()]).flatMap(({ ids }) => ids)
    const joined = stated.filter(({ is_same }) => is_same).flatMap((pair) => [pair.creator_id, pair.other_id])
    const unread = [...new Set(joined)].filter((id) => !candidates.has(id))
    for (const [id, creator] of await read(listByIds(db, unread))) candidates.set(id, creator)
    added = pick(
      candidates,
      [...proven, ...joined].filter((id) => !channels.has(id)),
    )
    for (const [id, creator] of added) channels.set(id, creator)
  }
  const isKnown = (...ids: readonly number[]) => ids.every((id) => channels.has(id))
  const stated = [...statements.values()]
  const proofs = provePersons([...candidates.values()]).filter(({ ids }) => isKnown(...ids))
  const known = stated.filter(({ creator_id, other_id }) => isKnown(creator_id, other_id))
  return { groups: groupChannels(known, proofs), channels, statements: stated }
}

const toMap = (creators: readonly Creator[]) => new Map(creators.map((creator) => [Number(creator.id), creator]))

function pick(creators: ReadonlyMap<number, Creator>, ids: readonly number[]): ReadonlyMap<number, Creator> {
  return new Map(
    ids.flatMap((id) => {
      const creator = creators.get(id)
      return creator ? [[id, creator] as const] : []
    }),
  )
}

/** The channels that descriptions name, and the addresses that creators have confirmed. */
function toNames(creators: readonly Creator[]) {
  return {
    named: creators.flatMap(({ description, platform }) =>
      listNamedChannels(description).filter((named) => named.platform !== platform),
    ),
    addresses: creators.flatMap((creator) => findConfirmedAddress(creator) ?? []),
  }
}

function toPerson(id: number, group: ChannelGroup, { channels }: FoundPersons): Person {
  const others = [...group].flatMap(([otherId, reasons]) => {
    const creator = channels.get(otherId)
    return otherId !== id && creator ? [{ creator: toChannel(creator), reasons: [...reasons].sort() }] : []
  })
  others.sort(
    (one, two) =>
      (two.creator.subscribers ?? -1) - (one.creator.subscribers ?? -1) ||
      Number(one.creator.id) - Number(two.creator.id),
  )
  return { id: String(Math.min(...group.keys())), others }
}

/** Leaves out what a screen adds to a creator, such as the match of a search. */
function toChannel(creator: Creator): Creator {
  return Creator.parse(creator)
}
