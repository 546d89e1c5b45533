import type { CreatorRecord, CreatorSource } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import { silentLogger } from '../lib/logger.ts'
import { forgetShownCreator } from '../modules/brand-analysis/message-repository.ts'
import { countCollectors } from '../modules/collections/member-repository.ts'
import { tellMemberships } from '../modules/collections/person-data-repository.ts'
import { confirmCreator } from '../modules/discovery/catalogue/confirm-creator.ts'
import { createErasures } from '../modules/discovery/catalogue/erasing/erasures.ts'
import { storeCreators } from '../modules/discovery/catalogue/storing/store-creators.ts'
import type { CreatorTraces } from '../modules/onboarding/core/creator-traces-port.ts'
import { toCreatorWord } from '../modules/onboarding/core/creator-word.ts'
import { setProven } from '../modules/onboarding/own-channel/own-channel-repository.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from '../modules/onboarding/own-channel/send-own-channel-mail.ts'
import * as registrations from '../modules/onboarding/registration/registration-repository.ts'
import { hasMails, nameCompanies, tellMails } from '../modules/outreach/law/person-data-repository.ts'
import { countMails, eraseRecipients } from '../modules/outreach/mails/erased-recipient-repository.ts'
import { buildCreatorRecord } from './factories.ts'
import { findToken, onboardingSecretKey, type TestOnboarding } from './test-onboarding.ts'

/** Counts and deletes what the product's other modules store about creators. */
export const realTraces: CreatorTraces = {
  countCollectors,
  countMails,
  forget: [eraseRecipients, forgetShownCreator],
  tell: [tellMails, tellMemberships],
  nameCompanies,
  hasMails,
}

/** Shares its key with the tests' onboarding, so that it knows the channels erased there. */
export const onboardingErasures = createErasures(onboardingSecretKey)

/** Builds a complete statement from the fields that matter to a test. */
export function buildStatement(given: Partial<CreatorStatement> = {}): CreatorStatement {
  return {
    title: 'Maya bakes',
    handle: 'mayabakes',
    description: 'Bread and cakes',
    country_region: 'France',
    bio_link_url: null,
    content_categories: ['Food & Cooking'],
    estimated_price: 250,
    preferred_collaboration_types: ['Product Reviews'],
    additional_info: '',
    ...given,
  }
}

interface GivenChannel {
  readonly record?: Partial<CreatorRecord>
  readonly source?: CreatorSource
  readonly posts?: readonly CreatorPost[]
  readonly email?: string
  readonly statement?: Partial<CreatorStatement>
  /** Whether the creator has proved the channel. */
  readonly isProven?: boolean
  /** Language of the page on which it is registered; English if absent. */
  readonly language?: MailLanguage
}

export interface RegisteredChannel {
  readonly id: number
  readonly email: string
  /** Token of the link in the mail. */
  readonly token: string
  readonly statement: CreatorStatement
}

/** Stores a channel as its platform returns it. */
export async function storeChannel(
  { testApp: { database, clock } }: Pick<TestOnboarding, 'testApp'>,
  { record, source = 'youtube', posts }: Pick<GivenChannel, 'record' | 'source' | 'posts'> = {},
): Promise<number | undefined> {
  const incoming = { record: buildCreatorRecord({ handle: 'mayabakes', ...record }), ...(posts && { posts }) }
  const options = { source, erasures: onboardingErasures, now: clock.now() }
  return (await storeCreators(database.kysely, [incoming], options)).ids[0]
}

/** Registers a channel as its creator; the result includes the link to the creator's page. */
export async function buildRegisteredChannel(
  kit: TestOnboarding,
  given: GivenChannel = {},
): Promise<RegisteredChannel> {
  const { database, clock, jobs } = kit.testApp
  const { email = 'maya@one.test' } = given
  const id = await storeChannel(kit, given)
  if (id === undefined) throw new Error('The channel was not stored')
  const statement = buildStatement(given.statement)
  const now = clock.now()
  const mailId = await database.kysely.transaction().execute(async (transaction) => {
    await registrations.insert(transaction, { creatorId: id, email, statement, now })
    if (given.isProven) await setProven(transaction, { creatorId: id, email, now })
    await confirmCreator(transaction, id, { word: toCreatorWord(statement, email), at: now })
    return noteOwnChannelMail(
      transaction,
      { kind: 'registered', email, language: given.language ?? 'en', creatorId: id },
      now,
    )
  })
  await wakeOwnChannelSender({ jobs, log: silentLogger }, mailId)
  await jobs.runAll()
  return { id, email, statement, token: findToken(kit.mailer, email) }
}
