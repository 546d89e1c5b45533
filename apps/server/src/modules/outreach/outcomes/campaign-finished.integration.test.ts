import { expect, it } from 'vitest'
import { useWebhookReceiver } from '../../../testing/calls/webhook-receiver.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { insertWebhook, sendWebhooks } from '../../../testing/test-webhooks.ts'

const kit = useTestOutreach(useTestDatabase())
const receiver = useWebhookReceiver()

it('a user is notified once of a finished campaign, with the outcome of its mails', async () => {
  const { testApp } = kit
  const user = await buildSignedInUser(testApp)
  await insertWebhook(testApp, user.user.id, { url: receiver.url, events: ['campaign.finished'] })
  await setPace(testApp, user)
  const kol_ids = await buildCreators(testApp, [{ email: 'here@one.test' }, { email: 'gone@one.test' }])
  kit.server.refuse('gone@one.test', 550, '5.1.1 No such user')
  const { campaign } = await startCampaign(testApp, user, { kol_ids, subject: 'Hello' })
  await sendWebhooks(testApp)
  expect(receiver.received).toEqual([])

  await kit.outreach.engine.drain()
  await kit.outreach.engine.sweep()
  await sendWebhooks(testApp)
  const timestamp = testApp.clock.now().toISOString()
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      type: 'campaign.finished',
      timestamp,
      data: {
        campaign: {
          id: campaign.id,
          subject: 'Hello',
          recipients: 2,
          sent: 1,
          failed: 1,
          unknown: 0,
          finished_at: timestamp,
        },
      },
    },
  ])
})
