import type { Body } from '@troupe/contract/base/endpoint'
import { say } from '@troupe/contract/messages/message'
import type { CreatorStatement, onboardingEndpoints } from '@troupe/contract/onboarding'
import type { Executor } from '../../../database/database.ts'
import type { ChannelReading } from '../../../database/tables/onboarding-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { takeAddressProof } from '../../accounts/verification/verify-address.ts'
import { confirmCreator } from '../../discovery/catalogue/confirm-creator.ts'
import { listByIds } from '../../discovery/catalogue/found-creator-repository.ts'
import { storeCreatorsWith } from '../../discovery/catalogue/storing/store-creators.ts'
import { toWebhookCreator } from '../../discovery/catalogue/storing/store-for-user.ts'
import { findPlatform } from '../../discovery/platforms/live-platform.ts'
import { noteEvent } from '../../webhooks/note-event.ts'
import { toCreatorWord } from '../core/creator-word.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import type { OwnChannelTokens } from '../core/own-channel-tokens.ts'
import { wakeEncoder } from '../core/wake-workers.ts'
import { checkInvitation } from '../invitations/answering/answer-invitation.ts'
import type { UsableInvitation } from '../invitations/answering/invitation-token-repository.ts'
import { takeForRegistration } from '../invitations/answering/use-invitation.ts'
import { setProven, setTokenHash } from '../own-channel/own-channel-repository.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import * as addressChanges from '../pending/address-change-repository.ts'
import * as proofs from '../pending/channel-proof-repository.ts'
import { refuseRegistered } from './fetch-channel.ts'
import { readChannel } from './read-channel.ts'
import * as registrations from './registration-repository.ts'

export type Registration = Body<typeof onboardingEndpoints.register>

/**
 * Registers a channel with its creator's statement. In one transaction, the invitation and the address proof are used
 * up, and the channel is stored in the catalogue from the platform's data and the statement. Of several concurrent
 * registrations of one channel, or with one invitation, only one succeeds.
 * @returns the creator's id, and the token of the creator's page.
 * @throws AppError `unauthenticated` without a usable invitation; `bad_request` for an address other than the invited
 * one, or one that was not verified within the last hour; `conflict` when the channel is registered; those of
 * `readChannel`.
 */
export async function registerCreator(
  context: OnboardingContext,
  registration: Registration,
  client: Client,
): Promise<{ readonly creatorId: number; readonly pageToken: string }> {
  const { db, log, clock, erasures } = context
  const invitation = await checkInvitation(context, registration.token, client)
  if (!invitation) throw refuseToken()
  if (invitation.email !== registration.email) throw new AppError('bad_request', say('onboarding.email_mismatch'))
  const reading = await readChannel(context, registration.url, { client, invitation })
  await refuseRegistered(context, reading, invitation)
  const { record, posts } = reading
  const mayDerive = findPlatform(context.platforms, record.platform)?.mayDerive
  const options = { source: 'onboarding', erasures, now: clock.now(), isWhole: true, mayDerive } as const
  const { creatorId, pageToken, mailIds } = await storeCreatorsWith(
    db,
    { creators: [{ record, ...(posts && { posts }) }], options },
    (transaction, { ids }) =>
      register(transaction, {
        creatorId: ids[0],
        tokens: context.ownChannelTokens,
        ...{ registration, reading, invitation, client, now: options.now },
      }),
  )
  log.info({ event: 'creator-registered', creatorId, ip: client.ip }, 'creator registered')
  for (const mailId of mailIds) await wakeOwnChannelSender(context, mailId)
  await wakeEncoder(context)
  return { creatorId, pageToken }
}

interface Registering {
  /** Id of the stored channel; undefined if it was erased. */
  readonly creatorId: number | undefined
  readonly now: Date
  readonly tokens: OwnChannelTokens
  readonly registration: Registration
  readonly reading: ChannelReading
  readonly invitation: UsableInvitation
  readonly client: Client
}

async function register(
  transaction: Executor,
  { creatorId, tokens, registration, reading, invitation, client, now }: Registering,
): Promise<{ creatorId: number; pageToken: string; mailIds: string[] }> {
  const { token, email } = registration
  if (creatorId === undefined) throw new AppError('conflict', say('onboarding.channel_erased'))
  const statement = toStatement(registration, reading)
  const former = await insertOrTakeOver(transaction, { creatorId, email, statement, now }, reading)
  if (!(await takeForRegistration(transaction, { token, creatorId, now }))) throw refuseToken()
  if (!(await takeAddressProof(transaction, { email, now }))) {
    throw new AppError('bad_request', say('onboarding.email_unverified'))
  }
  await confirmCreator(transaction, creatorId, { word: toCreatorWord(registration, email), at: now })
  await tellInviter(transaction, invitation, { creatorId, now })
  const [language = null] = client.languages ?? []
  const mailIds = [await noteOwnChannelMail(transaction, { kind: 'registered', email, language, creatorId }, now)]
  if (former !== undefined && former !== email) {
    const passedOn = { kind: 'passed_on', email: former, language: null, creatorId } as const
    mailIds.push(await noteOwnChannelMail(transaction, passedOn, now))
  }
  const page = tokens.issue({ creatorId, email }, now)
  await setTokenHash(transaction, creatorId, page.hash)
  return { creatorId, pageToken: page.token, mailIds }
}

/**
 * Records a registration. With a proof it replaces another address' registration that has none, and what that had under
 * way. @returns the address that it replaced, if any.
 */
async function insertOrTakeOver(
  transaction: Executor,
  registration: registrations.NewRegistration,
  { record }: ChannelReading,
): Promise<string | undefined> {
  const { creatorId, email, now } = registration
  const subject = { platform: record.platform, channelId: record.channel_id, email }
  const isProven = await proofs.takeProven(transaction, subject, now)
  if (await registrations.insert(transaction, registration)) {
    if (isProven) await setProven(transaction, { creatorId, email, now })
    return undefined
  }
  const former = isProven ? await registrations.takeOver(transaction, registration) : undefined
  if (former === undefined) throw new AppError('conflict', say('onboarding.registered_already'))
  await addressChanges.remove(transaction, creatorId)
  return former
}

async function tellInviter(
  transaction: Executor,
  { id, workspaceId }: UsableInvitation,
  { creatorId, now }: { readonly creatorId: number; readonly now: Date },
): Promise<void> {
  if (!workspaceId) return
  await noteEvent(transaction, {
    workspaceId,
    type: 'creator.registered',
    now,
    async describe() {
      const rows = await listByIds(transaction, [creatorId])
      return rows.map((row) => ({ creator: toWebhookCreator(row), invitation_id: id }))
    },
  })
}

function refuseToken(): AppError {
  return new AppError('unauthenticated', say('onboarding.token_invalid'))
}

/** Fields that the creator did not fill in take the platform's values. */
function toStatement(
  { token: _token, url: _url, email: _email, ...said }: Registration,
  { record }: ChannelReading,
): CreatorStatement {
  return {
    ...said,
    title: said.title ?? record.title,
    handle: said.handle ?? record.handle,
    description: said.description ?? record.description ?? '',
  }
}
