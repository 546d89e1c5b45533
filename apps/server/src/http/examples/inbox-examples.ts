import type { Thread, ThreadDetails } from '@troupe/contract/mail/inbox'
import { inboxEndpoints } from '@troupe/contract/mail/inbox'
import { threadAnswerEndpoints } from '@troupe/contract/mail/thread-answers'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleAddress, exampleId, exampleTime } from './example-parts.ts'

const params = { id: exampleId }
const counts = { open: 1, waiting: 0, done: 12, snoozed: 0, all: 13, unread: 1 }
const creatorAddress = { name: 'Mara Bakes', address: 'mara@bakes.example' }
const ownAddress = { name: '', address: exampleAddress }

const thread: Thread = {
  id: exampleId,
  creator: { id: '7', title: 'Mara Bakes', handle: 'marabakes', platform: 'youtube' },
  ...creatorAddress,
  subject: 'Re: Hello Mara Bakes',
  state: 'open',
  unread: true,
  snoozed_until: null,
  next_step: { at: exampleTime, text: 'Send the samples' },
  has_note: true,
  has_draft: false,
  last_mail: { type: 'received', kind: 'answer', cause: null, state: null, excerpt: 'Yes, gladly', at: exampleTime },
  last_answer_at: exampleTime,
}

const details: ThreadDetails = {
  ...thread,
  note: 'Likes rye bread',
  mails: [
    {
      type: 'campaign',
      id: exampleId,
      at: exampleTime,
      from: ownAddress,
      to: creatorAddress,
      subject: 'Hello Mara Bakes',
      text: 'Would you try our flour?',
      quoted: '',
      campaign_id: exampleId,
      step: 0,
      state: 'sent',
    },
    {
      type: 'received',
      id: exampleId,
      at: exampleTime,
      from: creatorAddress,
      to: ownAddress,
      subject: 'Re: Hello Mara Bakes',
      text: 'Yes, gladly',
      quoted: '> Would you try our flour?',
      campaign_id: exampleId,
      kind: 'answer',
      is_permanent: null,
      cause: null,
      has_html: false,
      attachments: [
        { id: exampleId, name: 'rates.pdf', type: 'application/pdf', size: 48_000, state: 'ready', message: null },
      ],
    },
  ],
  has_earlier: false,
  draft: null,
  answer: {
    provider: 'smtp',
    from_email: exampleAddress,
    to_email: creatorAddress.address,
    subject: 'Re: Hello Mara Bakes',
    refusal: null,
  },
  merge_values: { title: 'Mara Bakes' },
  can_suggest: true,
}

export const inboxExamples: readonly EndpointExample[] = [
  exampleOf(inboxEndpoints.list, {
    query: { view: 'open', search: 'flour' },
    response: { threads: [thread], next_cursor: null, counts },
  }),
  exampleOf(inboxEndpoints.watch, { response: { counts, revision: '13.40' } }),
  exampleOf(inboxEndpoints.get, { params, response: details }),
  exampleOf(inboxEndpoints.change, {
    params,
    body: { state: 'waiting', next_step: { at: exampleTime, text: 'Send the samples' } },
    response: { ...thread, state: 'waiting' },
  }),
  exampleOf(inboxEndpoints.saveDraft, {
    params,
    body: { body: '<p>Thank you</p>', based_on: null },
    response: { revision: exampleId, updated_at: exampleTime },
  }),
  exampleOf(inboxEndpoints.discardDraft, {
    params,
    query: { revision: exampleId },
    response: { message: 'Draft discarded' },
  }),
  exampleOf(threadAnswerEndpoints.send, {
    params,
    body: { body: '<p>Thank you</p>', draft_revision: exampleId },
    response: details,
  }),
  exampleOf(threadAnswerEndpoints.decide, { params, body: { decision: 'resend' }, response: details }),
  exampleOf(threadAnswerEndpoints.suggest, {
    params,
    body: { wish: 'Ask for the address' },
    response: {
      text: 'Thank you! Where may we send the flour?',
      html: '<p>Thank you! Where may we send the flour?</p>',
      left_out: 0,
      message: '',
    },
  }),
  exampleOf(threadAnswerEndpoints.openFrame, {
    params,
    body: { images: false },
    response: { url: '/api/inbox/frames/c2lnbmF0dXJl', has_remote_images: true },
  }),
  exampleOf(threadAnswerEndpoints.frame, { params: { token: 'c2lnbmF0dXJl' }, response: '<!doctype html>…' }),
  exampleOf(threadAnswerEndpoints.downloadAttachment, { params }),
]
