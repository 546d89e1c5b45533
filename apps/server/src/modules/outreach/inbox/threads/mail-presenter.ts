import { parseMergeTemplate, renderMergeTemplate } from '@troupe/contract/mail/merge-fields'
import type { Attachment, ThreadMail } from '@troupe/contract/mail/thread-mails'
import { type Message, quote, say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { explainMailFailure } from '../../../../lib/explain-mail-failure.ts'
import { judgeAttachment, toShownName } from '../files/attachment-rules.ts'
import { splitQuoted } from './quoted-part.ts'
import type { CampaignMailRow, ListedAttachment, ThreadAnswer, ThreadReceivedMail } from './thread-mail-repository.ts'

/** Presents a mail of a campaign as its recipient got it, without the parts that are added below. */
export function presentCampaignMail(row: CampaignMailRow, text: string): ThreadMail {
  const { id, at, campaign_id, step, state, merge_values: values } = row
  return {
    type: 'campaign',
    id,
    at: at.toISOString(),
    from: { name: '', address: row.from_email },
    to: { name: row.title, address: row.email ?? '' },
    subject: renderMergeTemplate(parseMergeTemplate(row.subject), values).trim(),
    text: renderMergeTemplate(parseMergeTemplate(text), values).trim(),
    quoted: '',
    campaign_id,
    step,
    state,
  }
}

/** Presents a received mail with its files. */
export function presentReceived(
  row: ThreadReceivedMail,
  attachments: readonly ListedAttachment[],
  to: string,
): ThreadMail {
  const { id, subject, campaign_id, kind, is_permanent, cause, has_html } = row
  return {
    type: 'received',
    id,
    at: row.received_at.toISOString(),
    from: { name: row.from_name, address: row.from_address },
    to: { name: '', address: to },
    subject,
    ...splitQuoted(row.text),
    campaign_id,
    kind,
    is_permanent,
    cause,
    has_html,
    attachments: attachments.map(presentAttachment),
  }
}

function presentAttachment(row: ListedAttachment): Attachment {
  const { id, name, type, size } = row
  const state = judgeAttachment(row)
  return { id, name: toShownName(name), type, size, state, ...tell(explainState(state)) }
}

function explainState(state: Attachment['state']): Message | null {
  switch (state) {
    case 'dangerous':
      return say('inbox.file_dangerous')
    case 'too_large':
      return say('inbox.file_too_large')
    case 'ready':
      return null
  }
}

/** Presents an answer of the user. */
export function presentAnswer(row: ThreadAnswer): ThreadMail {
  const { text, quoted } = splitQuoted(row.text)
  return {
    type: 'answer',
    id: row.id,
    at: (row.sent_at ?? row.created_at).toISOString(),
    from: { name: row.from_name, address: row.from_email },
    to: { name: row.to_name, address: row.to_email },
    subject: row.subject,
    text: text.replace(/\n-- \n[\s\S]*$/, '').trim(),
    quoted,
    state: row.state,
    ...tell(explainAnswer(row)),
  }
}

function explainAnswer({ state, detail, to_email: address }: ThreadAnswer): Message | null {
  if (detail === 'suppressed') return say('inbox.address_suppressed', { address })
  if (detail === 'mailbox_left') return say('inbox.mailbox_left')
  if (state === 'unknown') return say('inbox.answer_unknown_outcome')
  if (detail === null) return null
  const reason = { ...(explainMailFailure(detail) ?? quote(detail)), text: detail }
  if (state === 'failed') return say('inbox.answer_failed', { reason })
  return state === 'queued' ? say('inbox.answer_retried', { reason }) : null
}

const tell = (message: Message | null) => (message ? tellMessage(message) : { message: null })
