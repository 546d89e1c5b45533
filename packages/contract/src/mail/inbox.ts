import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { dropUnstorable, normalizeText } from '../base/text.ts'
import { Platform } from '../catalogues/platforms.ts'
import { Assignee, Assignment } from '../collection-members/assignment.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { EmailProvider } from './email-provider.ts'
import { bodyMaxLength } from './mail-content.ts'
import { BounceCause, ReceivedMailKind } from './received-mails.ts'
import { ThreadAnswerState, ThreadMail } from './thread-mails.ts'

/** `open`: the user is to answer; `waiting`: the other one is; `done`: neither. A received mail opens a thread again. */
export const threadStates = ['open', 'waiting', 'done'] as const
export const ThreadState = z.enum(threadStates)
export type ThreadState = z.output<typeof ThreadState>

/** Lists of threads. One that is snoozed is in `snoozed` and `all` only, until its time comes. */
export const inboxViews = [...threadStates, 'snoozed', 'all'] as const
export const InboxView = z.enum(inboxViews)
export type InboxView = z.output<typeof InboxView>

export const threadPageSize = 50
export const noteMaxLength = 5_000
export const nextStepMaxLength = 200
/** More mails of one thread are not shown; the newest are. */
export const shownThreadMails = 200

/** Something to be done on a day: the user is notified when it is due, and the thread opens again. */
export const NextStep = z.object({ at: z.iso.datetime(), text: z.string() })
export type NextStep = z.output<typeof NextStep>

/** A conversation by mail with one creator, or with one address if the creator is not known any more. */
export const Thread = z.object({
  id: z.uuid(),
  /** Null if the creator is not in the catalogue any more. */
  creator: z.object({ id: z.string(), title: z.string(), handle: z.string(), platform: Platform }).nullable(),
  /** Name and address for the list; the name is the creator's if known. The address is '' once it is erased. */
  name: z.string(),
  address: z.string(),
  /** Subject of the newest mail. */
  subject: z.string(),
  state: ThreadState,
  unread: z.boolean(),
  /** Null unless it is snoozed now. */
  snoozed_until: z.iso.datetime().nullable(),
  next_step: NextStep.nullable(),
  has_note: z.boolean(),
  has_draft: z.boolean(),
  assigned_to: Assignee.optional(),
  /** The newest mail. */
  last_mail: z.object({
    type: z.enum(['campaign', 'received', 'answer']),
    /** Kind of a received mail; null for others. */
    kind: ReceivedMailKind.nullable(),
    /** Cause of a mail that came back or is late; null for others. */
    cause: BounceCause.nullable(),
    /** State of an answer of the user; null for others. */
    state: ThreadAnswerState.nullable(),
    /** Beginning of its text, in one line. */
    excerpt: z.string(),
    at: z.iso.datetime(),
  }),
  /** When the other one last answered; null for never. */
  last_answer_at: z.iso.datetime().nullable(),
})
export type Thread = z.output<typeof Thread>

const count = z.number().int()

/** Number of threads of each view, and of unread ones that are not snoozed. */
export const InboxCounts = z.object({
  open: count,
  waiting: count,
  done: count,
  snoozed: count,
  all: count,
  unread: count,
})
export type InboxCounts = z.output<typeof InboxCounts>

const Revision = z.uuid()

/** An answer while it is written. */
export const AnswerDraft = z.object({
  /** HTML from the editor; may be incomplete. */
  body: z.string(),
  /** Changes with each save. */
  revision: Revision,
  updated_at: z.iso.datetime(),
})
export type AnswerDraft = z.output<typeof AnswerDraft>

/** How an answer would leave. */
export const AnswerTerms = z.object({
  provider: EmailProvider,
  /** Address that it is sent from: that of the mailbox that the thread used. */
  from_email: z.string(),
  to_email: z.string(),
  subject: z.string(),
  /** Why no answer can be sent, with advice; null if it can. */
  refusal: z.object({ message: z.string(), ...messageFields }).nullable(),
})
export type AnswerTerms = z.output<typeof AnswerTerms>

export const ThreadDetails = Thread.extend({
  note: z.string(),
  /** In order, the oldest first; the newest `shownThreadMails`. */
  mails: z.array(ThreadMail),
  has_earlier: z.boolean(),
  draft: AnswerDraft.nullable(),
  answer: AnswerTerms,
  /** Values of merge fields by their names, with which a template is filled in when it is put into the answer. */
  merge_values: z.record(z.string(), z.string()),
  /** Whether a language model can suggest an answer. */
  can_suggest: z.boolean(),
})
export type ThreadDetails = z.output<typeof ThreadDetails>

const due = z.iso.datetime({ offset: true })

/** Changes of a thread; what is absent stays. */
const ThreadNote = z
  .string()
  .max(noteMaxLength, schemaText('inbox.note_too_long', { max: noteMaxLength }))
  .transform(dropUnstorable)

export const ThreadChange = z.object({
  state: ThreadState.optional(),
  unread: z.boolean().optional(),
  /** At most a year ahead; null ends it. */
  snoozed_until: due.nullable().optional(),
  note: ThreadNote.optional(),
  /** At most a year ahead; null removes it. */
  next_step: z
    .object({
      at: due,
      text: z
        .string()
        .max(nextStepMaxLength, schemaText('inbox.next_step_too_long', { max: nextStepMaxLength }))
        .transform(normalizeText)
        .default(''),
    })
    .nullable()
    .optional(),
  /** A member who may change things. */
  assigned_to: Assignee.optional(),
  /** Note that was read before it was changed; absent: whichever is stored is replaced. */
  based_on: z.object({ note: ThreadNote }).optional(),
})
export type ThreadChange = z.output<typeof ThreadChange>

const ById = z.object({ id: z.uuid() })
const tag = 'outreach'
const path = '/api/inbox'
const thread = `${path}/threads/:id` as const

export const inboxEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: `${path}/threads`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: `The user's conversations by mail, those with the newest mail first, ${threadPageSize} a page`,
    query: z.object({
      view: InboxView.default('open'),
      /** Only those that are unread. */
      unread: z.literal('true').optional(),
      assigned: Assignment.optional(),
      /** Words in names, addresses, subjects, texts or notes; all must occur. */
      search: z.string().max(200).transform(normalizeText).default(''),
      /** Only the threads with this creator. */
      creator_id: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      /** From the page before. */
      cursor: z.string().max(200).optional(),
    }),
    response: z.object({
      threads: z.array(Thread),
      /** Null on the last page. */
      next_cursor: z.string().nullable(),
      counts: InboxCounts,
    }),
  }),
  /**
   * Server-sent events, read through fetch with the bearer token: `inbox` events, one at once, then one after each change
   * (at most one per second). Whenever `revision` differs, threads or counts have changed.
   */
  watch: defineEndpoint({
    method: 'GET',
    path: `${path}/events`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: 'Changes of the inbox as server-sent events (event `inbox`, data: counts and a revision)',
    response: z.object({ counts: InboxCounts, revision: z.string() }),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: thread,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: 'One conversation with its mails both ways, its draft and its note',
    params: ById,
    response: ThreadDetails,
  }),
  change: defineEndpoint({
    method: 'PATCH',
    path: thread,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary:
      'Changes state, unread, snooze, note, next step or assignment of a conversation; 409 when the note is another one by now than in `based_on`',
    params: ById,
    body: ThreadChange,
    response: Thread,
  }),
  saveDraft: defineEndpoint({
    method: 'PUT',
    path: `${thread}/draft`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: 'Stores an unfinished answer; 409 when another window has stored, sent or removed it since `based_on`',
    params: ById,
    /** `based_on`: revision that was changed; null for a new answer. */
    body: z.object({
      body: z.string().max(bodyMaxLength).transform(dropUnstorable),
      based_on: Revision.nullable(),
    }),
    response: AnswerDraft.pick({ revision: true, updated_at: true }),
  }),
  discardDraft: defineEndpoint({
    method: 'DELETE',
    path: `${thread}/draft`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: 'Removes an unfinished answer, unless it was changed since `revision`',
    params: ById,
    query: z.object({ revision: Revision }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const
