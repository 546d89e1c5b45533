import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { Executor } from '../../../database/database.ts'
import { chooseMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { eraseCreator } from '../../discovery/catalogue/erasing/erase-creator.ts'
import { keepFromStoring } from '../../discovery/catalogue/erasing/erasure-repository.ts'
import { forgetReadings } from '../core/channel-reading-repository.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import { forgetProofs } from '../pending/channel-proof-repository.ts'

interface Erasing {
  /** Language of the page that asked for it; undefined: that of the creator. */
  readonly language: MailLanguage | undefined
  /** Finds the registration in the transaction that erases it. */
  readonly find: (transaction: Executor) => Promise<registrations.RegistrationRow | undefined>
}

/**
 * Permanently deletes everything stored about a registered channel, and mails a confirmation. The address is erased as
 * well, unless another channel is registered with it and still needs mail. Of two concurrent calls, only one erases.
 * @returns whether there was anything to erase.
 */
export async function eraseRegistered(context: OnboardingContext, { language, find }: Erasing): Promise<boolean> {
  const { db, clock, log, erasures, traces } = context
  const now = clock.now()
  const forget = [registrations.forgetCreator, forgetReadings, forgetProofs, ...traces.forget]
  const mailId = await db.transaction().execute(async (transaction) => {
    await keepFromStoring(transaction)
    const registration = await find(transaction)
    if (!registration) return undefined
    const { creator_id: id, email } = registration
    const emails = (await registrations.hasOther(transaction, registration)) ? [] : [email]
    const spoken = language ?? (await findLanguage(transaction, id))
    if (!(await eraseCreator(transaction, { erasures, forget }, { id, emails, now }))) return undefined
    return noteOwnChannelMail(transaction, { kind: 'erased', email, language: spoken, creatorId: null }, now)
  })
  if (mailId === undefined) return false
  await wakeOwnChannelSender(context, mailId)
  log.info({ event: 'creator-erased' }, 'a creator had their channel erased')
  return true
}

/** Language of the confirmation, as long as the creator is stored. */
async function findLanguage(db: Executor, creatorId: number): Promise<MailLanguage> {
  const creator = await registrations.findPlace(db, creatorId)
  return chooseMailLanguage({ chosen: 'creator', creator, writer: undefined })
}
