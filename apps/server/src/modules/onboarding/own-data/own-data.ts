import { listOrigins, type OperatorBasis } from '@troupe/contract/law/data-origins'
import { type OwnData, ownDataKinds, ownDataMaxRows } from '@troupe/contract/law/own-data'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { listPosts } from '../../discovery/catalogue/creator-post-repository.ts'
import { presentCreator } from '../../discovery/catalogue/creator-presenter.ts'
import { listByIds } from '../../discovery/catalogue/found-creator-repository.ts'
import { listSnapshots } from '../../discovery/profile/profile-repository.ts'
import { hashToken } from '../core/link-tokens.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import type { PersonData, ProvedPerson } from '../person-data/person-data-port.ts'
import * as ownData from './own-data-repository.ts'
import type { OwnDataTokens } from './own-data-tokens.ts'

export type OwnDataContext = OnboardingContext & {
  readonly ownDataTokens: OwnDataTokens
  readonly dataBasis: OperatorBasis
}

/** Maximum number of channels of one address. */
const maxChannels = 50
/** Earlier than any snapshot. */
const firstDay = '0001-01-01'

/**
 * Returns everything stored about the person who holds the token of a mailed link or of an own channel's page.
 * @throws AppError `unauthenticated`, `too_many_requests`.
 */
export async function getOwnData(
  context: OwnDataContext,
  { token, client }: { readonly token: string; readonly client: Client },
): Promise<OwnData> {
  const { db, clock, rateLimits, traces } = context
  const email = await findProvedEmail(context, token)
  if (email === undefined) {
    await rateLimits.take(['wrongTokensByNetwork', { ip: client.ip }])
    throw new AppError('unauthenticated', say('onboarding.own_link_invalid'))
  }
  await rateLimits.take(['ownDataByAddress', email])
  const channels = await ownData.listChannels(db, email, maxChannels)
  const person: ProvedPerson = { email, ownIds: channels.filter(({ is_own }) => is_own).map(({ id }) => id) }
  const found = [
    ...(await tellCatalogue(
      context,
      channels.map(({ id }) => id),
    )),
    ...(await ownData.tellOnboarding(db, person, ownDataMaxRows)),
    ...(await tellOthers(db, traces.tell ?? [], person)),
  ]
  return {
    made_at: clock.now().toISOString(),
    email,
    recipients: (await traces.nameCompanies?.(db, person)) ?? [],
    sections: toSections(found),
  }
}

/** The address that a token proves; undefined if the token is unknown or too old. */
async function findProvedEmail(
  { db, clock, ownDataTokens }: OwnDataContext,
  token: string,
): Promise<string | undefined> {
  const mailed = ownDataTokens.read(token, clock.now())
  if (mailed !== undefined) return mailed
  const hash = hashToken(token)
  return hash && (await registrations.findByToken(db, hash))?.email
}

async function tellOthers(
  db: Executor,
  tellers: NonNullable<OnboardingContext['traces']['tell']>,
  person: ProvedPerson,
): Promise<PersonData[]> {
  const told: PersonData[] = []
  for (const tell of tellers) told.push(...(await tell(db, person, ownDataMaxRows)))
  return told
}

async function tellCatalogue(
  { db, toImagePath, dataBasis }: OwnDataContext,
  ids: readonly number[],
): Promise<PersonData[]> {
  const creators = (await listByIds(db, ids)).map((row) => presentCreator(row, toImagePath))
  const posts: Record<string, unknown>[] = []
  const figures: Record<string, unknown>[] = []
  for (const { id, platform, handle } of creators) {
    const of = { platform, handle }
    posts.push(...(await listPosts(db, Number(id))).map((post) => ({ ...of, ...post })))
    figures.push(...(await listSnapshots(db, Number(id), firstDay)).map((day) => ({ ...of, ...day })))
  }
  const keywords = await Promise.all(creators.map(({ id }) => registrations.findKeywords(db, Number(id))))
  return [
    { kind: 'profiles', rows: creators.map((creator, index) => ({ ...creator, keywords: keywords[index] ?? [] })) },
    {
      kind: 'origins',
      rows: creators.flatMap((creator) =>
        listOrigins(creator, dataBasis).map((origin) => ({
          platform: creator.platform,
          handle: creator.handle,
          ...origin,
        })),
      ),
    },
    { kind: 'posts', rows: posts },
    { kind: 'figures', rows: figures },
  ]
}

/** The kinds of which there is anything, in the order of the contract. */
function toSections(found: readonly PersonData[]): OwnData['sections'] {
  return ownDataKinds.flatMap((kind) => {
    const rows = found.find((data) => data.kind === kind)?.rows ?? []
    if (rows.length === 0) return []
    return [{ kind, is_cut: rows.length > ownDataMaxRows, rows: rows.slice(0, ownDataMaxRows).map(toPlain) }]
  })
}

/** Times as text, as they are sent. */
function toPlain(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
}
