import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { chooseMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import type { MailMessage } from '../../accounts/core/mailer-port.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as addressChanges from '../pending/address-change-repository.ts'
import {
  composeAddressChangedMail,
  composeErasureNotice,
  composeNewAddressMail,
  composeOldAddressMail,
  composePassedOnMail,
} from './change-mail.ts'
import { composeFarewellMail, composeLinkMail, type OwnChannelAct, toOwnChannelUrl } from './own-channel-mail.ts'
import type { OwnChannelMail, PendingMail } from './own-channel-mail-repository.ts'
import * as registrations from './own-channel-repository.ts'

export type ComposeContext = Pick<OnboardingContext, 'db' | 'clock' | 'ownChannelTokens' | 'getPublicUrl'> & {
  /** Composes the mail with the link to all data about its reader; undefined if nothing is stored. */
  composeOwnData(reader: Reader): Promise<MailMessage | undefined>
}

/** Maximum number of channels in one mail. */
const channelsPerMail = 50

/**
 * Composes a recorded mail from what is stored now. @returns undefined if there is nothing left to say: no channel is
 * registered with the address, or the change that it reports was stopped.
 */
export async function composeOwnChannelMail(
  context: ComposeContext,
  mail: PendingMail,
): Promise<MailMessage | undefined> {
  const { kind, email, creatorId, createdAt } = mail
  if (kind === 'own_data') return context.composeOwnData({ email, language: mail.language ?? 'en' })
  if (kind === 'erased') {
    const others = await registrations.listByEmail(context.db, email, { creatorId: null, limit: 1 })
    return composeFarewellMail({ email, language: mail.language ?? 'en' }, { isWrittenTo: others.length > 0 })
  }
  if (kind === 'registered' || kind === 'requested') {
    const channels = await registrations.listByEmail(context.db, email, { creatorId, limit: channelsPerMail })
    const language = chooseLanguage(mail, channels[0])
    const links = await Promise.all(channels.map((channel) => makePageLink(context, channel, { email, language })))
    return links.length > 0 ? composeLinkMail(kind, { email, language }, links) : undefined
  }
  const channel = creatorId === null ? undefined : await registrations.findMailedChannel(context.db, creatorId)
  if (!channel) return undefined
  return composeChange(context, { kind, email, createdAt, language: chooseLanguage(mail, channel) }, channel)
}

interface ChangeMail {
  readonly kind: Exclude<OwnChannelMail['kind'], 'erased' | 'registered' | 'requested' | 'own_data'>
  readonly email: string
  /** When the change was asked for. */
  readonly createdAt: Date
  readonly language: MailLanguage
}

async function composeChange(
  context: ComposeContext,
  { kind, createdAt, ...reader }: ChangeMail,
  channel: registrations.MailedChannel,
): Promise<MailMessage | undefined> {
  const { db, ownChannelTokens } = context
  const { creatorId, registeredEmail, erasureDueAt } = channel
  if (kind === 'passed_on') return composePassedOnMail(reader, channel)
  if (kind === 'erasure_notice') {
    if (!erasureDueAt) return undefined
    const { token } = ownChannelTokens.issueObjection(creatorId, createdAt)
    return composeErasureNotice(reader, { ...channel, url: toUrl(context, token, reader, 'keep') }, erasureDueAt)
  }
  if (kind === 'address_changed') {
    if (registeredEmail !== reader.email) return undefined
    return composeAddressChangedMail(reader, await makePageLink(context, channel, reader))
  }
  const change = await addressChanges.find(db, creatorId, context.clock.now())
  const side = kind === 'address_old' ? 'old' : 'new'
  // A newer change has mails of its own.
  if (!change || reader.email !== (side === 'old' ? registeredEmail : change.email)) return undefined
  const { token } = ownChannelTokens.issueAddress(side, change)
  const subject = { ...channel, url: toUrl(context, token, reader, `${side}-address`) }
  if (side === 'new') return composeNewAddressMail(reader, subject, change.expiresAt)
  const { expiresAt, email: newEmail } = change
  return composeOldAddressMail(reader, subject, { newEmail, expiresAt, isProven: channel.isProven })
}

function chooseLanguage(
  { language }: OwnChannelMail,
  creator: Pick<registrations.RegisteredChannel, 'language' | 'country'> | undefined,
): MailLanguage {
  return language ?? chooseMailLanguage({ chosen: 'creator', creator, writer: undefined })
}

interface Reader {
  readonly email: string
  readonly language: MailLanguage
}

/** Makes the link to a channel's page the only valid one. */
async function makePageLink(
  context: ComposeContext,
  { creatorId, platform, title }: registrations.RegisteredChannel,
  reader: Reader,
) {
  const { token, hash } = context.ownChannelTokens.issue({ creatorId, email: reader.email }, context.clock.now())
  await registrations.setTokenHash(context.db, creatorId, hash)
  return { platform, title, url: toUrl(context, token, reader, 'token') }
}

function toUrl({ getPublicUrl }: ComposeContext, token: string, { language }: Reader, act: OwnChannelAct): string {
  return toOwnChannelUrl(getPublicUrl(), token, language, act)
}
