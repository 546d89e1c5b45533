import type { AnswerSuggestion } from '@troupe/contract/mail/thread-answers'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { AppError } from '../../../../lib/app-error.ts'
import { escapeHtml } from '../../../../lib/escape-html.ts'
import type { SuggestionMail } from '../context/answer-suggester-port.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import { isByMachine } from '../context/machine-kinds.ts'
import { findThread, listMails } from '../threads/get-thread.ts'
import { checkSuggestion } from './check-suggestion.ts'

type Parts = Pick<InboxContext, 'database' | 'rateLimits' | 'suggester'>

/**
 * Has the language model propose an answer to a thread of the user. Nothing is sent or stored, and what neither the mails nor
 * the user have written is left out.
 * @throws AppError `not_found`; `conflict` when there is no language model; `unavailable` when it gives no usable answer;
 * `too_many_requests`.
 */
export async function suggestAnswer(
  context: Parts,
  { workspaceId, threadId }: { workspaceId: string; threadId: string },
  wish: string,
): Promise<AnswerSuggestion> {
  const { suggester, rateLimits } = context
  await findThread(context, workspaceId, threadId)
  if (!suggester) throw new AppError('conflict', say('inbox.no_language_model'))
  await rateLimits.take(['analysesByUser', workspaceId])
  const mails = (await listMails(context, workspaceId, threadId)).flatMap(toMaterial)
  const suggestion = await suggester.suggest({ mails, wish })
  if (suggestion === undefined) throw new AppError('unavailable', say('inbox.suggestion_failed'))
  const { text, leftOut } = checkSuggestion(suggestion, [...mails.map((mail) => mail.text), wish])
  const notice = leftOut === 0 ? { message: '' } : tellMessage(say('inbox.sentences_left_out', { count: leftOut }))
  return { text, html: toHtml(text), left_out: leftOut, ...notice }
}

/** Mails that people have written. Those of machines say nothing that is to be answered. */
function toMaterial(mail: ThreadMail): SuggestionMail[] {
  if (mail.type !== 'received') return [{ by: 'user', text: `${mail.subject}\n\n${mail.text}` }]
  if (isByMachine(mail.kind)) return []
  return [{ by: 'creator', text: `${mail.subject}\n\n${mail.text}` }]
}

function toHtml(text: string): string {
  if (text === '') return ''
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
