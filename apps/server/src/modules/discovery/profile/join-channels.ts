import { maxPersonChannels } from '@troupe/contract/creators'
import type { ChangedPersons } from '@troupe/contract/discover/creator-persons'
import { say } from '@troupe/contract/messages/message'
import type { Database, Executor } from '../../../database/database.ts'
import type { ToImagePath } from '../../../images/image-paths.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { Clock } from '../../../lib/clock.ts'
import { presentCreator } from '../catalogue/creator-presenter.ts'
import { addPersons, type FoundPersons, findPersons } from '../persons/find-persons.ts'
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
 * @returns the persons of all channels concerned.
 * @throws AppError `not_found`; `bad_request` for one channel; `conflict` if the person would have too many channels.
 */
export async function joinChannels(
  context: PersonContext,
  workspaceId: string,
  named: NamedPair,
): Promise<ChangedPersons> {
  return changePerson(context, workspaceId, {
    named,
    change: async (db, { own, others, pair }) => {
      if (own.includes(pair[1])) return
      if (own.length + others.length > maxPersonChannels) {
        throw new AppError('conflict', say('discovery.person_too_large', { max: maxPersonChannels }))
      }
      const between = own.flatMap((id) => others.map((other) => [id, other] as const))
      await deleteStatements(db, { workspaceId, pairs: between })
      await saveStatements(db, { workspaceId, pairs: [pair], isSame: true, now: context.clock.now() })
    },
  })
}

/**
 * States for a user that the second channel belongs to another person than the first one and its other channels, also if
 * it is proved to be theirs.
 * @returns the persons of all channels concerned.
 * @throws AppError `not_found`; `bad_request` for one channel.
 */
export async function separateChannels(
  context: PersonContext,
  workspaceId: string,
  named: NamedPair,
): Promise<ChangedPersons> {
  return changePerson(context, workspaceId, {
    named,
    change: async (db, { own, pair: [, otherId] }) => {
      const pairs = own.filter((id) => id !== otherId).map((id) => [id, otherId] as const)
      await saveStatements(db, { workspaceId, pairs, isSame: false, now: context.clock.now() })
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
  workspaceId: string,
  { named: { id, otherId }, change }: PersonChange,
): Promise<ChangedPersons> {
  const { database, toImagePath } = context
  const known = await Promise.all([getKnownCreator(database, id), getKnownCreator(database, otherId)])
  const [first, second] = known.map((creator) => toPublic(creator, toImagePath))
  if (!first || !second || first.id === second.id) throw new AppError('bad_request', say('discovery.person_needs_two'))
  return database.kysely.transaction().execute(async (db) => {
    await lockStatements(db, workspaceId)
    const found = await findPersons({ db, toImagePath }, workspaceId, [first, second])
    const pair = [Number(first.id), Number(second.id)] as const
    await change(db, { pair, own: listGroup(found, pair[0]), others: listGroup(found, pair[1]) })
    const changed = await addPersons({ db, toImagePath }, workspaceId, [...found.channels.values()])
    return { channels: changed.map(({ id, person = null }) => ({ id, person })) }
  })
}

function toPublic({ profile_read_at, tried_at, ...shown }: KnownCreator, toImagePath: ToImagePath) {
  return presentCreator(shown, toImagePath)
}

function listGroup({ groups }: FoundPersons, id: number): number[] {
  return [...(groups.find((group) => group.has(id))?.keys() ?? [id])]
}
