import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { findPostfixObstacle, type Postfix, startPostfix } from '../../../testing/mail/postfix.ts'
import { checkForm, findSpamCheckObstacle } from '../../../testing/mail/spam-check.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const obstacle = findPostfixObstacle()
const spamCheckObstacle = obstacle ?? findSpamCheckObstacle()
const because = (reason: string | undefined) => (reason ? ` (skipped: ${reason})` : '')

const database = useTestDatabase()
let postfix: Postfix | undefined
const getPostfix = () => {
  if (!postfix) throw new Error('Postfix runs in tests only')
  return postfix
}
const kit = useTestOutreach(database, () => getPostfix().port)

const subject = 'Grüße an {{title}} – 一起合作吗?'
const body = `<p>Hello {{title}},</p>
<p>we liked your <a href="https://brand.test/tea?a=1&amp;b=2">last video</a> — “naïve café”, 你好, 🍵.</p>
<p>.A line that begins with a dot</p><p>From the heart</p>
<p>${'A long paragraph without an end. '.repeat(60)}</p>
<ul><li>One</li><li>Two</li></ul><p>Best wishes,<br>Zoë</p>`

/** Sends a campaign to these creators. */
async function send(
  creators: { title: string; email: string }[],
  html = body,
): Promise<{ user: SignedInUser; id: string }> {
  kit.transports.sender = { state: 'ready', addresses: [{ name: 'Zoë Brand 品牌', address: 'zoe@brand.test' }] }
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, creators)
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, subject, body: html })
  await kit.outreach.engine.drain()
  return { user, id: campaign.id }
}

describe.skipIf(obstacle)(`Postfix from Debian${because(obstacle)}`, () => {
  beforeAll(async () => {
    postfix = await startPostfix()
  })
  afterAll(() => postfix?.stop())

  it('accepts a campaign, and delivers each mail as it was written', async () => {
    await send([
      { title: 'Maya Åström', email: 'maya@creators.test' },
      { title: 'José', email: 'jose@creators.test' },
    ])
    const [source] = await getPostfix().readDelivered('maya@creators.test', 1)
    const mail = await PostalMime.parse(source ?? '')
    expect(mail).toMatchObject({
      from: { name: 'Zoë Brand 品牌', address: 'zoe@brand.test' },
      to: [{ address: 'maya@creators.test' }],
      subject: 'Grüße an Maya Åström – 一起合作吗?',
    })
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/troupe\.test\/[^>]+>$/)
    expect(headers['list-id']).toBe('<zoe.brand.test.troupe.test>')
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['return-path']).toBe('<zoe@brand.test>')
    expect(headers['message-id']).toMatch(/^<[\da-f-]{36}@brand\.test>$/)
    expect(mail.text).toContain('Hello Maya Åström,')
    expect(mail.text).toMatch(/^\.A line that begins with a dot$/m)
    expect(mail.text).toMatch(/^From the heart$/m)
    expect(mail.html).toContain('“naïve café”, 你好, 🍵.')
    expect(mail.html).toContain('href="https://brand.test/tea?a=1&amp;b=2"')
    const lines = String(source).split('\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
    expect(await getPostfix().readDelivered('jose@creators.test', 1)).toHaveLength(1)
  })

  it('gets no retry after a permanent refusal, and one after a temporary refusal', async () => {
    const { user, id } = await send([
      { title: 'Gone', email: 'gone@creators.test' },
      { title: 'Wait', email: 'wait@creators.test' },
    ])
    const { recipients } = (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}/recipients`])).json()
    const byName = Object.fromEntries(
      recipients.map((mail: { creator: { title: string } }) => [mail.creator.title, mail]),
    )
    expect(byName.Gone).toMatchObject({ state: 'failed', reason: 'refused', detail: expect.stringContaining('5.1.1') })
    expect(byName.Wait).toMatchObject({ state: 'queued', reason: 'deferred', detail: expect.stringContaining('4.2.1') })
    kit.testApp.clock.advance(hours(1))
    await kit.outreach.engine.drain()
    expect(await database.kysely.selectFrom('attempts').select('outcome').execute()).toHaveLength(3)
  })

  it.skipIf(spamCheckObstacle)(
    `finds nothing against a mail's form, by SpamAssassin${because(spamCheckObstacle)}`,
    async () => {
      // As short as real campaign mails, so that only their form can be penalised.
      await send([{ title: 'Luís', email: 'luis@creators.test' }], '<p>Hello {{title}},</p><p>shall we talk?</p>')
      const [source] = await getPostfix().readDelivered('luis@creators.test', 1)
      const rules = await checkForm(source ?? Buffer.alloc(0))
      expect(rules.length).toBeGreaterThan(0)
      expect(rules.filter(({ points }) => points > 0)).toEqual([])
    },
  )
})
