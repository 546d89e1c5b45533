import { forgetShownCreator } from '../modules/brand-analysis/message-repository.ts'
import { countCollectors } from '../modules/collections/member-repository.ts'
import { tellMemberships } from '../modules/collections/person-data-repository.ts'
import type { OnboardingOptions } from '../modules/onboarding/onboarding.ts'
import { hasMails, nameCompanies, tellMails } from '../modules/outreach/law/person-data-repository.ts'
import { countMails, eraseRecipients } from '../modules/outreach/mails/erased-recipient-repository.ts'
import { forgetToldCreator } from '../modules/webhooks/delivery-repository.ts'

/** The data that the modules keep about creators: counted, told to the creator, and erased. */
export const creatorTraces: OnboardingOptions['traces'] = {
  countCollectors,
  countMails,
  forget: [eraseRecipients, forgetShownCreator, forgetToldCreator],
  tell: [tellMails, tellMemberships],
  nameCompanies,
  hasMails,
}
