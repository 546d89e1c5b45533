import { hash, randomUUID } from 'node:crypto'
import type { ThreadDetails, ThreadState } from '@troupe/contract/mail/inbox'
import { findMissingField, parseMergeTemplate, renderMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../../database/database.ts'
import type { Member } from '../../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../../lib/app-error.ts'
import { days } from '../../../../lib/durations.ts'
import { escapeHtml } from '../../../../lib/escape-html.ts'
import { freezeBody } from '../../content/freeze-body.ts'
import { toMessageId, toSignatureHtml } from '../../content/render-mail.ts'
import * as mailboxes from '../../mailboxes/mailbox-repository.ts'
import * as recipients from '../../mails/recipient-repository.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import { type FullTerms, findAnswerTerms } from '../terms/answer-terms.ts'
import { listMessageIds } from '../terms/answered-repository.ts'
import * as changes from '../threads/changing-repository.ts'
import { findThread, getThread } from '../threads/get-thread.ts'
import type { NewAnswer } from './answer-repository.ts'
import * as answers from './answer-repository.ts'
import { quoteMail } from './quote-mail.ts'

/** More of the mails before are not named. */
const mostReferences = 20

interface AnswerCall extends Member {
  readonly threadId: string
  readonly body: string
  readonly draftRevision: string | undefined
  readonly nextState: ThreadState
  readonly idempotencyKey: string | undefined
}

/**
 * Stores an answer, which leaves at once. A repeated call with the same key has no second effect.
 * @throws AppError `not_found`; `conflict` when no mail can be sent, the day's limit is reached, the draft has changed or the
 * key was used for another mail; `invalid_input` for a merge field without a value.
 */
export async function sendAnswer(context: InboxContext, call: AnswerCall): Promise<ThreadDetails> {
  const { database, clock, log } = context
  const { workspaceId, threadId } = call
  await findThread(context, workspaceId, threadId)
  const requestHash = hash('sha256', JSON.stringify([threadId, call.body]), 'base64url')
  if (await wasSent(database.kysely, call, requestHash)) return getThread(context, workspaceId, threadId)

  const terms = await findAnswerTerms(context, workspaceId, threadId)
  if (terms.refusal) throw new AppError('conflict', terms.refusal)
  const now = clock.now()
  const answer = await composeAnswer(context, call, { terms, requestHash, now })
  const isNew = await database.kysely.transaction().execute(async (transaction) => {
    if (!(await answers.lockThread(transaction, { workspaceId, threadId }))) return false
    // The lock makes an erasure of the creator come before or after all of this.
    if (!(await recipients.lockAddressed(transaction, answer.recipient_id))) {
      throw new AppError('conflict', say('inbox.address_gone'))
    }
    if (!(await answers.insert(transaction, answer, now))) return false
    await refuseFullDay(transaction, terms, now)
    await takeDraft(transaction, call)
    await answers.noteAnswered(transaction, threadId, { state: call.nextState, now })
    return true
  })
  // The key was used at the same moment.
  if (!isNew) await wasSent(database.kysely, call, requestHash)
  else log.info({ event: 'answer-queued', workspaceId, threadId, answerId: answer.id }, 'an answer is sent')
  void context.engine.startDue()
  return getThread(context, workspaceId, threadId)
}

/** Whether the answer was stored before. @throws AppError `conflict` when its key was used for another mail. */
async function wasSent(
  db: Executor,
  { workspaceId, idempotencyKey: key }: AnswerCall,
  requestHash: string,
): Promise<boolean> {
  const earlier = key === undefined ? undefined : await answers.findByIdempotencyKey(db, workspaceId, key)
  if (earlier && earlier.request_hash !== requestHash) {
    throw new AppError('conflict', say('http.idempotency_key_of_mail'))
  }
  return earlier !== undefined
}

async function composeAnswer(
  { database }: InboxContext,
  { workspaceId, userId, threadId, body, idempotencyKey }: AnswerCall,
  { terms, requestHash, now }: { terms: FullTerms; requestHash: string; now: Date },
): Promise<NewAnswer> {
  const { answered, mailbox, from, to, shown, mergeValues } = terms
  if (!answered || !mailbox || !from) throw new Error('An answer that is not refused has a mail to answer')
  const content = fillIn(await freezeBody(body), mergeValues)
  const id = randomUUID()
  const isNamed = !answered.message_id.startsWith('none-')
  const parent = isNamed ? answered.message_id : answered.sent_message_id
  const exchange = { recipientId: answered.recipient_id, before: now }
  const earlier = await listMessageIds(database.kysely, { workspaceId, threadId }, exchange)
  const references = parent === null ? earlier : [...earlier.filter((each) => each !== parent), parent]
  const signature = mailbox.signature
  const quote = quoteMail(answered, { answer: content.text, timeZone: mailbox.sending_window?.time_zone })
  return {
    id,
    workspace_id: workspaceId,
    created_by: userId,
    thread_id: threadId,
    recipient_id: answered.recipient_id,
    sent_id: answered.sent_id,
    mailbox_id: mailbox.id,
    from_name: from.name,
    from_email: from.address,
    to_name: to.name,
    to_email: to.address,
    subject: shown.subject,
    body,
    html: `<!doctype html>
<html><head><meta charset="utf-8"></head><body>
${content.html}
${toSignatureHtml(signature)}${quote.html}</body></html>`,
    text: toText([content.text, signature === '' ? '' : `-- \n${signature}`, quote.text]),
    in_reply_to: parent,
    reference_ids: references.slice(-mostReferences),
    message_id: toMessageId({ id, resends: 0 }, from),
    idempotency_key: idempotencyKey ?? null,
    request_hash: requestHash,
  }
}

const toText = (parts: readonly string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`

/** Fills in the merge fields of a template. @throws AppError `invalid_input` for one that has no value. */
function fillIn(content: { html: string; text: string }, values: FullTerms['mergeValues']) {
  const html = parseMergeTemplate(content.html)
  const missing = findMissingField(html, values)
  if (missing !== undefined) throw new AppError('invalid_input', say('inbox.field_unknown', { field: missing }))
  return {
    html: renderMergeTemplate(html, values, escapeHtml),
    text: renderMergeTemplate(parseMergeTemplate(content.text), values),
  }
}

/** @throws AppError `conflict` when the mailbox may send no more today. */
async function refuseFullDay(db: Executor, { mailbox }: FullTerms, now: Date): Promise<void> {
  if (!mailbox || mailbox.per_day === null) return
  const used = await mailboxes.countUseAndClaims(db, mailbox.id, new Date(now.getTime() - days(1)))
  if (used >= mailbox.per_day) throw new AppError('conflict', say('inbox.day_full'))
}

/** Removes the draft that the answer was written as. If it is gone, another window may have sent it. */
async function takeDraft(
  db: Executor,
  { workspaceId, threadId: id, draftRevision: revision }: AnswerCall,
): Promise<void> {
  if (revision === undefined || (await changes.removeDraft(db, { workspaceId, id, revision }))) return
  throw new AppError('conflict', say('inbox.draft_changed'))
}
