import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { Executor } from '../../../database/database.ts'
import { chooseMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { eraseCreator } from '../../discovery/catalogue/erasing/erase-creator.ts'
import { keepFromStoring } from '../../discovery/catalogue/erasing/erasure-repository.ts'
import { forgetReadings } from '../core/channel-reading-repository.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from './own-channel-repository.ts'
import { type PageCall, refuseLink, takePageCall } from './own-channel-service.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from './send-own-channel-mail.ts'

/**
 * Permanently deletes everything stored about the channel, and mails a confirmation. The address is erased as well,
 * unless another channel is registered with it and still needs mail. Of two concurrent calls, only one erases.
 * @throws AppError `unauthenticated`, `too_many_requests`.
 */
export async function eraseOwnChannel(context: OnboardingContext, call: PageCall): Promise<void> {
  const { db, clock, log, erasures, traces } = context
  const tokenHash = await takePageCall(context, call)
  const now = clock.now()
  const forget = [registrations.forgetCreator, forgetReadings, ...traces.forget]
  const mailId = await db.transaction().execute(async (transaction) => {
    await keepFromStoring(transaction)
    const registration = await registrations.findByToken(transaction, tokenHash)
    if (!registration) throw refuseLink()
    const { creator_id: id, email } = registration
    const emails = (await registrations.hasOther(transaction, registration)) ? [] : [email]
    const language = await chooseLanguage(transaction, id, call)
    if (!(await eraseCreator(transaction, { erasures, forget }, { id, emails, now }))) throw refuseLink()
    return noteOwnChannelMail(transaction, { kind: 'erased', email, language, creatorId: null }, now)
  })
  await wakeOwnChannelSender(context, mailId)
  log.info({ event: 'creator-erased' }, 'a creator had their channel erased')
}

/** Chooses the language of the confirmation, as long as the creator is stored. */
async function chooseLanguage(db: Executor, creatorId: number, { client }: PageCall): Promise<MailLanguage> {
  const [requested] = client.languages ?? []
  if (requested) return requested
  const creator = await registrations.findPlace(db, creatorId)
  return chooseMailLanguage({ chosen: 'creator', creator, writer: undefined })
}
