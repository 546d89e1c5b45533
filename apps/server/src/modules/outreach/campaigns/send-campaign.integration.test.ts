import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { presentCampaign } from './campaign-presenter.ts'
import { getCampaign } from './campaign-view.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

/** Reads a campaign as the browser sees it, but without an access token, which would expire during these tests. */
async function readCampaign({ user }: SignedInUser, id: string) {
  return presentCampaign(await getCampaign({ database, clock: kit.testApp.clock }, user.id, id))
}

describe('a campaign', () => {
  it('reaches each creator once, with their own name', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const ids = await buildCreators(kit.testApp, [
      { title: 'Maya', email: 'maya@one.test' },
      { title: 'Tom & <Co>', email: 'tom@two.test' },
    ])
    const { campaign, message } = await startCampaign(kit.testApp, user, { kol_ids: ids })
    expect(message).toBe('Sending to 2 creators')
    await kit.outreach.engine.drain()

    const mails = await Promise.all(kit.server.taken.map(({ source }) => PostalMime.parse(source)))
    expect(kit.server.taken.map(({ to }) => to).sort()).toEqual(['maya@one.test', 'tom@two.test'])
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['Hello Maya', 'Hello Tom & <Co>'])
    const tom = mails.find(({ subject }) => subject?.includes('Tom'))
    expect(tom?.html).toContain('Dear Tom &amp; &lt;Co&gt;')
    expect(tom?.text).toContain('Dear Tom & <Co>')
    const ended = await readCampaign(user, campaign.id)
    expect(ended).toMatchObject({ state: 'done', counts: { total: 2, sent: 2, waiting: 0 } })
  })

  it('retries a mail that the server defers, later each time, and gives up at last', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const ids = await buildCreators(kit.testApp, [{ email: 'later@one.test' }])
    kit.server.refuse('later@one.test', 451, '4.3.0 Try again later')
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: ids })
    await kit.outreach.engine.drain()
    expect(await readCampaign(user, campaign.id)).toMatchObject({ state: 'running', counts: { waiting: 1 } })
    for (let tries = 0; tries < 8; tries++) {
      kit.testApp.clock.advance(hours(8))
      await kit.outreach.engine.drain()
    }
    expect(await readCampaign(user, campaign.id)).toMatchObject({ state: 'done', counts: { failed: 1 } })
  })

  it('reports a refused mail, and does not write again to an address that does not exist', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const ids = await buildCreators(kit.testApp, [{ email: 'gone@one.test' }, { email: 'here@one.test' }])
    kit.server.refuse('gone@one.test', 550, '5.1.1 No such user')
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: ids })
    await kit.outreach.engine.drain()
    expect(await readCampaign(user, campaign.id)).toMatchObject({ counts: { failed: 1, sent: 1 } })
    const second = await startCampaign(kit.testApp, user, { kol_ids: ids })
    expect(second.campaign.counts).toMatchObject({ suppressed: 1, waiting: 1 })
  })

  it('shows a mail that may have arrived as unknown, and does not send it again automatically', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const ids = await buildCreators(kit.testApp, [{ email: 'maybe@one.test' }])
    kit.transports.failNext('maybe@one.test', 'unknown')
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: ids })
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(72))
    await kit.outreach.engine.sweep()
    await kit.outreach.engine.drain()
    expect(await readCampaign(user, campaign.id)).toMatchObject({ counts: { unknown: 1 } })
    expect(kit.server.taken).toHaveLength(1)
  })

  it('rests the mailbox on an error of its account, and continues after it', async () => {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }, { email: 'b@one.test' }])
    kit.transports.refusal = '535 Authentication failed'
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: ids })
    await kit.outreach.engine.drain()
    const resting = await readCampaign(user, campaign.id)
    expect(resting).toMatchObject({ state: 'running', counts: { waiting: 2 } })
    expect(resting.mailbox_pause).toMatchObject({
      until: '2030-03-01T09:15:00.000Z',
      cause: 'account',
      reason: '535 Authentication failed',
    })
    kit.transports.refusal = undefined
    kit.testApp.clock.advance(minutes(16))
    await kit.outreach.engine.drain()
    expect(await readCampaign(user, campaign.id)).toMatchObject({ state: 'done', counts: { sent: 2 } })
  })
})
