import { maxPersonChannels, type Person } from '@troupe/contract/creators'
import { say } from '@troupe/contract/messages/message'
import type { Database, Executor } from '../../../database/database.ts'
import type { ToImagePath } from '../../../images/image-paths.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { Clock } from '../../../lib/clock.ts'
import { presentCreator } from '../catalogue/creator-presenter.ts'
import { type FoundPersons, findPerson, findPersons } from '../persons/find-persons.ts'
import { deleteStatements, lockStatements, saveStatements } from '../persons/person-statement-repository.ts'
import { getKnownCreator, type KnownCreator } from './known-creator.ts'

export interface PersonContext {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly toImagePath: ToImagePath
}

interface NamedPair {
  readonly id: string
  readonly otherId: string
}

/**
 * States for a user that two channels belong to one person, with all channels of the persons they had so far.
 * @returns the person of the first channel.
 * @throws AppError `not_found`; `bad_request` for one channel; `conflict` if the person would have too many channels.
 */
export async function joinChannels(context: PersonContext, userId: string, named: NamedPair): Promise<Person | null> {
  return changePerson(context, userId, {
    named,
    change: async (db, { own, others, pair }) => {
      if (own.includes(pair[1])) return
      if (own.length + others.length > maxPersonChannels) {
        throw new AppError('conflict', say('discovery.person_too_large', { max: maxPersonChannels }))
      }
      const between = own.flatMap((id) => others.map((other) => [id, other] as const))
      await deleteStatements(db, { userId, pairs: between })
      await saveStatements(db, { userId, pairs: [pair], isSame: true, now: context.clock.now() })
    },
  })
}

/**
 * States for a user that the second channel belongs to another person than the first one and its other channels, also if
 * it is proved to be theirs.
 * @returns what is left of the person of the first channel.
 * @throws AppError `not_found`; `bad_request` for one channel.
 */
export async function separateChannels(
  context: PersonContext,
  userId: string,
  named: NamedPair,
): Promise<Person | null> {
  return changePerson(context, userId, {
    named,
    change: async (db, { own, pair: [, otherId] }) => {
      const pairs = own.filter((id) => id !== otherId).map((id) => [id, otherId] as const)
      await saveStatements(db, { userId, pairs, isSame: false, now: context.clock.now() })
    },
  })
}

interface Pair {
  readonly pair: readonly [number, number]
  /** The first channel, and the other channels of its person. */
  readonly own: readonly number[]
  /** The second channel, and the other channels of its person. */
  readonly others: readonly number[]
}

interface PersonChange {
  readonly named: NamedPair
  readonly change: (db: Executor, pair: Pair) => Promise<void>
}

async function changePerson(
  context: PersonContext,
  userId: string,
  { named: { id, otherId }, change }: PersonChange,
): Promise<Person | null> {
  const { database, toImagePath } = context
  const known = await Promise.all([getKnownCreator(database, id), getKnownCreator(database, otherId)])
  const [first, second] = known.map((creator) => toPublic(creator, toImagePath))
  if (!first || !second || first.id === second.id) throw new AppError('bad_request', say('discovery.person_needs_two'))
  return database.kysely.transaction().execute(async (db) => {
    await lockStatements(db, userId)
    const found = await findPersons({ db, toImagePath }, userId, [first, second])
    const pair = [Number(first.id), Number(second.id)] as const
    await change(db, { pair, own: listGroup(found, pair[0]), others: listGroup(found, pair[1]) })
    return (await findPerson({ db, toImagePath }, userId, first)) ?? null
  })
}

function toPublic({ profile_read_at, tried_at, ...shown }: KnownCreator, toImagePath: ToImagePath) {
  return presentCreator(shown, toImagePath)
}

function listGroup({ groups }: FoundPersons, id: number): number[] {
  return [...(groups.find((group) => group.has(id))?.keys() ?? [id])]
}
