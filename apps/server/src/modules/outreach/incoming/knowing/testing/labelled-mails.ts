import { listAnswerMails } from './answer-mails.ts'
import { listAwayMails } from './away-mails.ts'
import { listBounceMails } from './bounce-mails.ts'
import { listFurtherMails } from './further-mails.ts'
import type { LabelledMail } from './labelled-mail.ts'
import { listRequestMails } from './request-mails.ts'

/** The labelled mails by which the rules were made; the same ones each time. */
export function listLabelledMails(): LabelledMail[] {
  return [...listAnswerMails(), ...listAwayMails(), ...listRequestMails(), ...listBounceMails(), ...listFurtherMails()]
}
