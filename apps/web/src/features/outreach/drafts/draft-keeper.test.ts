import type { MailDraft, MailDraftContent } from '@troupe/contract/campaigns/mail-drafts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { draftRevision } from '../../../testing/keep-draft.ts'
import { isSameMail } from '../api/mail-draft.ts'
import { DraftKeeper, type DraftState } from './draft-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function write(subject: string): MailDraftContent {
  const content = { subject, body: '', schedule_at: null, language: 'creator' } as const
  return { ...content, kol_ids: ['1'], follow_ups: [], skip_written: true, written_anyway: [], collection_id: null }
}

function stored(subject: string, revision: string): MailDraft {
  const { kol_ids, ...content } = write(subject)
  const creators = kol_ids.map((id) => ({ id, title: `Creator ${id}`, email: null }))
  return { ...content, creators, revision, updated_at: '2026-01-01T00:00:00.000Z' }
}

/** A server with one draft, whose next calls can be made to fail. */
function prepare() {
  const server = { draft: null as MailDraft | null, fails: [] as Error[], isResponseLost: false, calls: [] as string[] }
  let saves = 0
  const states: DraftState<MailDraft>[] = []
  const keeper = new DraftKeeper<MailDraftContent, MailDraft>(
    {
      isSame: isSameMail,
      load: async () => server.draft,
      async save(content, basedOn) {
        server.calls.push(`save ${content.subject}`)
        const error = server.fails.shift()
        if (error) throw error
        if (basedOn !== (server.draft?.revision ?? null)) throw new ApiError({ status: 409 })
        saves += 1
        server.draft = stored(content.subject, draftRevision(saves))
        if (server.isResponseLost) throw new ApiError({ status: 0, code: 'unreachable' })
        return server.draft
      },
      async discard(revision) {
        server.calls.push('discard')
        if (server.draft?.revision === revision) server.draft = null
      },
    },
    (state) => states.push(state),
  )
  return { keeper, server, state: () => states.at(-1), pause: () => vi.advanceTimersByTimeAsync(700) }
}

test('a text is saved once writing pauses, not at each letter', async () => {
  const { keeper, server, state, pause } = prepare()
  for (const subject of ['T', 'Te', 'Tea']) {
    keeper.change(write(subject))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(server.calls).toEqual([])
  expect(state()).toEqual({ kind: 'saving' })
  await pause()
  expect(server.calls).toEqual(['save Tea'])
  expect(state()).toEqual({ kind: 'saved' })
  expect(keeper.isSaved).toBe(true)
})

test('what is written during a save is saved after it', async () => {
  const { keeper, server } = prepare()
  keeper.change(write('Tea'))
  const saving = keeper.flush()
  keeper.change(write('Coffee'))
  await saving
  expect(server.calls).toEqual(['save Tea', 'save Coffee'])
  expect(server.draft?.subject).toBe('Coffee')
})

test('a text from which nothing is left is removed', async () => {
  const { keeper, server, state } = prepare()
  keeper.change(write('Tea'))
  await keeper.flush()
  keeper.change(null)
  await keeper.flush()
  expect(server.draft).toBeNull()
  expect(state()).toEqual({ kind: 'unchanged' })
})

test('a mail that was never saved needs no removal', async () => {
  const { keeper, server } = prepare()
  keeper.change(null)
  await keeper.flush()
  expect(server.calls).toEqual([])
})

test('a failure is reported, and the text saved with the next attempt', async () => {
  const { keeper, server, state } = prepare()
  server.fails = [new ApiError({ status: 503, detail: 'Busy' })]
  keeper.change(write('Tea'))
  await keeper.flush()
  expect(state()).toEqual({ kind: 'failed', reason: 'Busy' })
  expect(keeper.isSaved).toBe(false)
  await keeper.flush()
  expect(state()).toEqual({ kind: 'saved' })
})

test('a temporary failure is repeated when the server allows it, even if nothing more is written', async () => {
  const { keeper, server, state } = prepare()
  const busy = new ApiError({ status: 503, retryAfterSeconds: 5 })
  server.fails = [busy, new ApiError({ status: 0, code: 'unreachable' })]
  keeper.change(write('Tea'))
  await keeper.flush()
  await vi.advanceTimersByTimeAsync(4999)
  expect(server.calls).toEqual(['save Tea'])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.calls).toEqual(['save Tea', 'save Tea'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(state()).toEqual({ kind: 'saved' })
  expect(server.draft?.subject).toBe('Tea')
})

test('a refusal that would be repeated is not repeated', async () => {
  const { keeper, server, state } = prepare()
  server.fails = [new ApiError({ status: 400, detail: 'Too long' })]
  keeper.change(write('Tea'))
  await keeper.flush()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.calls).toEqual(['save Tea'])
  expect(state()).toEqual({ kind: 'failed', reason: 'Too long' })
})

test('a save whose response was lost is no conflict with itself', async () => {
  const { keeper, server, state } = prepare()
  server.isResponseLost = true
  keeper.change(write('Tea'))
  await keeper.flush()
  expect(state()?.kind).toBe('failed')
  server.isResponseLost = false
  await keeper.flush()
  expect(state()).toEqual({ kind: 'saved' })
  keeper.change(write('Coffee'))
  await keeper.flush()
  expect(server.draft?.subject).toBe('Coffee')
})

test('a text of another window stays until the user decides for this one', async () => {
  const { keeper, server, state, pause } = prepare()
  server.draft = stored('Other', draftRevision(90))
  keeper.change(write('Mine'))
  await pause()
  expect(state()).toEqual({ kind: 'conflict', theirs: server.draft })
  keeper.change(write('Mine, longer'))
  await pause()
  expect(server.draft.subject).toBe('Other')
  keeper.keepMine()
  await pause()
  expect(server.draft.subject).toBe('Mine, longer')
})

test('the text of the other window is changed further once the user takes it', async () => {
  const { keeper, server } = prepare()
  server.draft = stored('Other', draftRevision(90))
  keeper.change(write('Mine'))
  await keeper.flush()
  keeper.adopt(server.draft)
  keeper.change(write('Other, longer'))
  await keeper.flush()
  expect(server.draft.subject).toBe('Other, longer')
})

test('a mail that another window has sent is not brought back unasked', async () => {
  const { keeper, server, state } = prepare()
  keeper.change(write('Tea'))
  await keeper.flush()
  server.draft = null
  keeper.change(write('Tea for two'))
  await keeper.flush()
  expect(state()).toEqual({ kind: 'conflict', theirs: null })
  expect(server.draft).toBeNull()
  keeper.keepMine()
  await keeper.flush()
  expect(server.draft).toMatchObject({ subject: 'Tea for two' })
})
