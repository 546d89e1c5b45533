import { inboxEndpoints, type Thread, ThreadChange, type ThreadDetails } from '@troupe/contract/mail/inbox'
import { threadAnswerEndpoints } from '@troupe/contract/mail/thread-answers'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { type FakeServer, json } from './fake-server.ts'
import { draftRevision } from './keep-draft.ts'

type Received = Extract<ThreadMail, { type: 'received' }>
type Answer = Extract<ThreadMail, { type: 'answer' }>

const threadId = (number: number) => `7f1c2f0e-2222-4222-8333-${String(number).padStart(12, '0')}`
const at = '2026-01-03T10:00:00.000Z'
const user = { name: 'Maya', address: 'maya@example.test' }

const mailFields = (id: number) => ({
  id: `7f1c2f0e-3333-4222-8333-${String(id).padStart(12, '0')}`,
  at,
  subject: 'Re: An offer of tea',
  text: 'Yes, gladly.',
  quoted: '',
})

/** An answer of the creator. */
export function makeReceivedMail(parts: Partial<Received> = {}): Received {
  return {
    ...mailFields(1),
    type: 'received',
    from: { name: 'Ada', address: 'ada@one.test' },
    to: user,
    campaign_id: '7f1c2f0e-1111-4222-8333-444455556666',
    kind: 'answer',
    is_permanent: null,
    cause: null,
    has_html: false,
    attachments: [],
    ...parts,
  }
}

/** An answer of the user. */
export function makeAnswerMail(parts: Partial<Answer> = {}): Answer {
  return {
    ...mailFields(2),
    type: 'answer',
    from: user,
    to: { name: 'Ada', address: 'ada@one.test' },
    state: 'sent',
    message: null,
    ...parts,
  }
}

/** A thread in which the creator has answered. */
export function makeThread(number: number, parts: Partial<ThreadDetails> = {}): ThreadDetails {
  const name = parts.name ?? `Creator ${number}`
  return {
    id: threadId(number),
    creator: { id: String(number), title: name, handle: 'ada', platform: 'tiktok' },
    name,
    address: 'ada@one.test',
    subject: 'Re: An offer of tea',
    state: 'open',
    unread: false,
    snoozed_until: null,
    next_step: null,
    has_note: false,
    has_draft: false,
    last_mail: { type: 'received', kind: 'answer', cause: null, state: null, excerpt: 'Yes, gladly.', at },
    last_answer_at: at,
    note: '',
    mails: [makeReceivedMail()],
    has_earlier: false,
    draft: null,
    answer: {
      provider: 'smtp',
      from_email: user.address,
      to_email: 'ada@one.test',
      subject: 'Re: An offer of tea',
      refusal: null,
    },
    merge_values: { title: name },
    can_suggest: false,
    ...parts,
  }
}

/** The server's state; tests can change it. */
export interface KeptInbox {
  threads: ThreadDetails[]
}

const toListed = ({
  note: _n,
  mails: _m,
  draft: _d,
  answer: _a,
  merge_values: _v,
  can_suggest: _c,
  ...thread
}: ThreadDetails) => thread satisfies Thread
const viewOf = ({ snoozed_until, state }: ThreadDetails) => (snoozed_until === null ? state : 'snoozed')

/** Numbers of threads, as the server counts them. */
export function countThreads(threads: readonly ThreadDetails[]) {
  const of = (view: string) => threads.filter((thread) => viewOf(thread) === view).length
  const unread = threads.filter((thread) => thread.unread && viewOf(thread) !== 'snoozed').length
  return {
    open: of('open'),
    waiting: of('waiting'),
    done: of('done'),
    snoozed: of('snoozed'),
    all: threads.length,
    unread,
  }
}

/** Lets the server keep an inbox like the real one, with `pageSize` threads a page. */
export function keepInbox(server: FakeServer, kept: KeptInbox, pageSize = 50): void {
  const { find, change, missing } = accessThreads(kept)
  server.on(inboxEndpoints.list, ({ path }) => {
    const query = new URL(path, 'http://troupe.test').searchParams
    const [view, search] = [query.get('view') ?? 'open', (query.get('search') ?? '').toLowerCase()]
    const found = kept.threads.filter(
      (thread) =>
        (view === 'all' || viewOf(thread) === view) &&
        (query.get('unread') === null || thread.unread) &&
        thread.name.toLowerCase().includes(search),
    )
    const start = Number(query.get('cursor') ?? 0)
    const end = start + pageSize
    return json({
      threads: found.slice(start, end).map(toListed),
      next_cursor: end < found.length ? String(end) : null,
      counts: countThreads(kept.threads),
    })
  })
  server.on(inboxEndpoints.get, ({ path }) => {
    const thread = find(path)
    return thread ? json(thread) : missing()
  })
  server.on(inboxEndpoints.change, ({ path, body }) => {
    const { next_step, state, unread, snoozed_until, note, assigned_to, based_on } = ThreadChange.parse(body)
    if (based_on && ![based_on.note, note].includes(find(path)?.note)) return json({ detail: 'Changed' }, 409)
    const thread = change(path, {
      ...(state === undefined ? {} : { state }),
      ...(unread === undefined ? {} : { unread }),
      ...(snoozed_until === undefined ? {} : { snoozed_until }),
      ...(note === undefined ? {} : { note, has_note: note !== '' }),
      ...(next_step === undefined ? {} : { next_step }),
      ...(assigned_to === undefined ? {} : { assigned_to }),
    })
    return thread ? json(toListed(thread)) : missing()
  })
  keepAnswers(server, kept)
}

function accessThreads(kept: KeptInbox) {
  const find = (path: string) => kept.threads.find(({ id }) => path.includes(id))
  return {
    find,
    change: (path: string, parts: Partial<ThreadDetails>) => {
      kept.threads = kept.threads.map((thread) => (path.includes(thread.id) ? { ...thread, ...parts } : thread))
      return find(path)
    },
    missing: () => json({ detail: 'There is no such conversation' }, 404),
  }
}

function keepAnswers(server: FakeServer, kept: KeptInbox): void {
  const { find, change, missing } = accessThreads(kept)
  let saves = 0
  server.on(inboxEndpoints.saveDraft, ({ path, body }) => {
    const { body: html, based_on } = inboxEndpoints.saveDraft.body.parse(body)
    if (based_on !== (find(path)?.draft?.revision ?? null)) return json({ detail: 'Changed' }, 409)
    saves += 1
    const saved = { revision: draftRevision(saves), updated_at: at }
    change(path, { draft: { body: html, ...saved }, has_draft: true })
    return json(saved)
  })
  server.on(inboxEndpoints.discardDraft, ({ path }) => {
    change(path, { draft: null, has_draft: false })
    return json({ message: 'Draft discarded' })
  })
  server.on(threadAnswerEndpoints.send, ({ path, body }) => {
    const { body: html, next_state } = threadAnswerEndpoints.send.body.parse(body)
    const mails = find(path)?.mails ?? []
    const sent = makeAnswerMail({
      ...mailFields(100 + mails.length),
      text: html.replace(/<[^>]*>/g, ''),
      state: 'queued',
    })
    const thread = change(path, { mails: [...mails, sent], state: next_state, draft: null, has_draft: false })
    return thread ? json(thread) : missing()
  })
}
