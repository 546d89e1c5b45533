import type { MailLanguage, MailLanguageChoice } from '@troupe/contract/mail/mail-languages'
import type { Executor } from '../../../database/database.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { chooseMailLanguage } from '../../../lib/mail-texts/choose-mail-language.ts'
import { findById } from '../../accounts/core/account-repository.ts'
import type { ChosenCreator } from './recipient-choice.ts'

/** A user who writes a mail, and the choice of its language. */
export interface Writing {
  readonly userId: string
  readonly client: Client
  readonly chosen: MailLanguageChoice
}

/** Returns the function that chooses the language of the parts that are added to a mail, for each of its readers. */
export async function getLanguageOf(
  db: Executor,
  { userId, client, chosen }: Writing,
): Promise<(creator?: Pick<ChosenCreator, 'language' | 'region'>) => MailLanguage> {
  const writer = (await findById(db, userId))?.language ?? client.languages?.[0]
  // A campaign has thousands of readers, but few languages and countries.
  const known = new Map<string, MailLanguage>()
  return (creator) => {
    const place = creator && { language: creator.language, country: creator.region }
    const key = JSON.stringify(place)
    const language = known.get(key) ?? chooseMailLanguage({ chosen, creator: place, writer })
    known.set(key, language)
    return language
  }
}
