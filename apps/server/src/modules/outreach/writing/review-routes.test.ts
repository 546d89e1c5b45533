import type { ReviewedMail } from '@troupe/contract/campaigns/mail-review'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const skip = { skip_written_days: 30 }
const review = async (user: SignedInUser | undefined, body: object) =>
  call(kit.testApp, user, ['POST', '/api/campaigns/review'], { subject: 'Hi {{title}}', body: '<p>x</p>', ...body })
const listTitles = (mails: readonly ReviewedMail[]) => mails.map(({ creator }) => creator.title)

/** A creator who had a mail, one who had none, and one without an address. */
async function prepare() {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, [
    { title: 'Maya', email: 'maya@one.test' },
    { title: 'Tom', email: 'tom@one.test' },
    { title: 'Ada' },
  ])
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: kol_ids.slice(0, 1), subject: 'First' })
  await kit.outreach.engine.drain()
  return { user, kol_ids, campaignId: campaign.id }
}

describe('POST /api/campaigns/review', () => {
  it('lists each mail with its address and subject, and why the others get none', async () => {
    const { user, kol_ids, campaignId } = await prepare()
    const answer = (await review(user, { kol_ids, ...skip })).json()
    expect(answer).toMatchObject({ counts: { all: 3, gets: 1, left_out: 2, written_lately: 1 }, refusal: null })
    expect(answer.mails).toMatchObject([
      {
        creator: { id: kol_ids[0], title: 'Maya' },
        to: 'maya@one.test',
        left_out: { reason: 'written_lately' },
        last_mail: { at: '2030-03-01T09:00:00.000Z', campaign_id: campaignId, campaign_subject: 'First' },
      },
      { to: 'tom@one.test', subject: 'Hi Tom', left_out: null, last_mail: null },
      { to: null, left_out: { reason: 'no_email' }, last_mail: null },
    ])
  })

  it('counts a creator in who gets the mail although one was sent lately, as sending does', async () => {
    const { user, kol_ids } = await prepare()
    const choice = { kol_ids, ...skip, written_anyway: kol_ids.slice(0, 1) }
    expect((await review(user, choice)).json().counts).toMatchObject({ gets: 2, left_out: 1, written_lately: 1 })
    await startCampaign(kit.testApp, user, choice)
    await kit.outreach.engine.drain()
    expect(kit.server.taken.map(({ to }) => to).sort()).toEqual(['maya@one.test', 'maya@one.test', 'tom@one.test'])
  })

  it.each([
    ['gets', ['Tom']],
    ['left_out', ['Maya', 'Ada']],
    ['written_lately', ['Maya']],
  ])('shows only those who are asked for: %s', async (show, titles) => {
    const { user, kol_ids } = await prepare()
    expect(listTitles((await review(user, { kol_ids, ...skip, show })).json().mails)).toEqual(titles)
  })

  it('gives a thousand mails in pages', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(
      kit.testApp,
      Array.from({ length: 1000 }, (_, number) => ({ title: `Reader ${number}`, email: `reader-${number}@many.test` })),
    )
    const last = (await review(user, { kol_ids, page: 20 })).json()
    expect(last.counts.gets).toBe(1000)
    expect(listTitles(last.mails)).toHaveLength(50)
    expect(last.mails.at(-1).subject).toBe('Hi Reader 999')
    expect((await review(user, { kol_ids, page: 21 })).json().mails).toEqual([])
  })

  it('says why nothing could be sent', async () => {
    const { user, kol_ids } = await prepare()
    kit.transports.sender = { state: 'missing', addresses: [] }
    const answer = (await review(user, { kol_ids, email_provider: 'smtp' })).json()
    expect(answer.refusal.message).toBe('SMTP is not configured. Please configure SMTP settings first.')
    expect(answer.counts.gets).toBe(2)
  })

  it("does not tell of another user's mails", async () => {
    const { kol_ids } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await review(stranger, { kol_ids, ...skip })).json().counts).toMatchObject({ gets: 2, written_lately: 0 })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await review(undefined, { kol_ids: ['1'] })).statusCode).toBe(401)
  })
})
