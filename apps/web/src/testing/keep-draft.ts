import { type MailDraft, MailDraftContent, mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { type FakeServer, json } from './fake-server.ts'

export const draftRevision = (number: number) => `7f1c2f0e-1111-4222-8333-${String(number).padStart(12, '0')}`

/** An unfinished mail with the given parts. */
export function makeDraft(parts: Partial<MailDraft> = {}): MailDraft {
  return {
    creators: [],
    subject: '',
    body: '',
    follow_ups: [],
    schedule_at: null,
    language: 'creator',
    skip_written: true,
    written_anyway: [],
    collection_id: null,
    revision: draftRevision(99),
    updated_at: '2026-01-01T00:00:00.000Z',
    ...parts,
  }
}

/** Lets the server keep the unfinished mail in `kept` like the real one. */
export function keepDraft(server: FakeServer, kept: { draft: MailDraft | null } = { draft: null }): void {
  let saves = 0
  server.on(mailDraftEndpoints.get, () => json({ draft: kept.draft }))
  server.on(mailDraftEndpoints.save, ({ body }) => {
    const { based_on, kol_ids, ...content } = MailDraftContent.extend({
      based_on: mailDraftEndpoints.save.body.shape.based_on,
    }).parse(body)
    if (based_on !== (kept.draft?.revision ?? null)) return json({ detail: 'Changed' }, 409)
    saves += 1
    const saved = { revision: draftRevision(saves), updated_at: '2026-01-01T00:00:00.000Z' }
    kept.draft = { ...content, ...saved, creators: kol_ids.map((id) => ({ id, title: `Creator ${id}`, email: null })) }
    return json(saved)
  })
  server.on(mailDraftEndpoints.discard, ({ path }) => {
    if (kept.draft && path.includes(kept.draft.revision)) kept.draft = null
    return json({ message: 'Draft discarded' })
  })
}
