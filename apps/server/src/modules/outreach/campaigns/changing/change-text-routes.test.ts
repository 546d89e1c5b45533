import { describe, expect, it } from 'vitest'
import { hours } from '../../../../lib/durations.ts'
import { call } from '../../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../../testing/test-outreach.ts'
import { tellMails } from '../../law/person-data-repository.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const followUp = { delay_hours: 24, body: '<p>Again, {{title}}</p>' }

interface Prepared {
  readonly user: SignedInUser
  readonly id: string
  readonly creatorIds: string[]
}

async function prepare(given: object = {}, count = 3): Promise<Prepared> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const emails = Array.from({ length: count }, (_, index) => ({
    title: `Reader ${index}`,
    email: `r${index}@one.test`,
  }))
  const creatorIds = await buildCreators(kit.testApp, emails)
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: creatorIds, ...given })
  return { user, id: campaign.id, creatorIds }
}

/** Sends the first of the mails and holds back the others. */
async function sendOne({ user }: Prepared): Promise<void> {
  await setPace(kit.testApp, user, { per_day: 1 })
  await kit.outreach.engine.drain()
  await setPace(kit.testApp, user)
  expect(kit.server.taken).toHaveLength(1)
}

const change = (user: SignedInUser | undefined, id: string, body: object, step = 0) =>
  call(kit.testApp, user, ['PUT', `/api/campaigns/${id}/texts/${step}`], { revision: 0, ...body })
const read = async ({ user, id }: Prepared) =>
  (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}/texts`])).json().texts
const listSubjects = () => kit.server.taken.map(({ source }) => /^Subject: (.*)$/im.exec(source)?.[1])

describe('GET /api/campaigns/:id/texts', () => {
  it('shows what was written in each mail, with its merge fields', async () => {
    const prepared = await prepare({ follow_ups: [followUp] })
    expect(await read(prepared)).toEqual([
      {
        step: 0,
        delay_hours: 0,
        subject: 'Hello {{title}}',
        html: '<p>Dear {{title}}</p>',
        revision: 0,
        open: 3,
        left: 0,
        earlier: [],
      },
      {
        step: 1,
        delay_hours: 24,
        subject: null,
        html: '<p>Again, {{title}}</p>',
        revision: 0,
        open: 3,
        left: 0,
        earlier: [],
      },
    ])
  })

  it('counts the mails that have left and those that have not', async () => {
    const prepared = await prepare({ follow_ups: [followUp] })
    await sendOne(prepared)
    expect(await read(prepared)).toMatchObject([
      { open: 2, left: 1 },
      { open: 3, left: 0 },
    ])
  })

  it('has nothing left to change once the campaign is over', async () => {
    const prepared = await prepare()
    await call(kit.testApp, prepared.user, ['POST', `/api/campaigns/${prepared.id}/cancel`])
    expect(await read(prepared)).toMatchObject([{ open: 0, left: 0 }])
  })

  it('is for the owner alone', async () => {
    const { id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await call(kit.testApp, undefined, ['GET', `/api/campaigns/${id}/texts`])).statusCode).toBe(401)
    expect((await call(kit.testApp, stranger, ['GET', `/api/campaigns/${id}/texts`])).statusCode).toBe(404)
  })
})

describe('PUT /api/campaigns/:id/texts/:step', () => {
  it('tells a reader who asks for the own data the text that the mail left with', async () => {
    const prepared = await prepare({ body: '<p>Tea</p>' })
    await sendOne(prepared)
    await change(prepared.user, prepared.id, { body: '<p>Coffee</p>' })
    await kit.outreach.engine.drain()
    const bodies = []
    for (const { to: email } of kit.server.taken) {
      const told = await tellMails(database.kysely, { email, ownIds: [] }, 10)
      bodies.push(told.find(({ kind }) => kind === 'sent_mails')?.rows[0]?.body)
    }
    expect(bodies).toEqual(['<p>Tea</p>', '<p>Coffee</p>', '<p>Coffee</p>'])
  })

  it('gives the mails that have not left the new text, and says for how many it is too late', async () => {
    const prepared = await prepare()
    await sendOne(prepared)
    const answer = await change(prepared.user, prepared.id, {
      subject: 'Hi {{title}}',
      body: '<p>New for {{title}}</p>',
    })
    expect(answer.json()).toMatchObject({ changed: 2, left: 1, campaign: { subject: 'Hi {{title}}' } })
    await kit.outreach.engine.drain()
    expect(
      listSubjects()
        .map((subject) => subject?.slice(0, 5))
        .sort(),
    ).toEqual(['Hello', 'Hi Re', 'Hi Re'])
    expect(kit.server.taken.filter(({ source }) => source.includes('New for Reader'))).toHaveLength(2)
  })

  it('keeps what the mails before left with', async () => {
    const prepared = await prepare()
    await sendOne(prepared)
    await change(prepared.user, prepared.id, { subject: 'Second', body: 'Two' })
    await change(prepared.user, prepared.id, { subject: 'Third', body: 'Three', revision: 1 })
    await kit.outreach.engine.drain()
    expect(await read(prepared)).toMatchObject([
      {
        subject: 'Third',
        left: 3,
        open: 0,
        earlier: [{ subject: 'Hello {{title}}', html: '<p>Dear {{title}}</p>', mails: 1 }],
      },
    ])
    const mails = await Promise.all(
      prepared.creatorIds.map((id) => call(kit.testApp, prepared.user, ['GET', `/api/creators/${id}/messages`])),
    )
    const subjects: string[] = mails.map((answer) => answer.json().messages[0].subject.slice(0, 5))
    expect(subjects.sort()).toEqual(['Hello', 'Third', 'Third'])
  })

  it('lets a follow-up answer the subject that its reader has', async () => {
    const prepared = await prepare({ follow_ups: [followUp] })
    await sendOne(prepared)
    await change(prepared.user, prepared.id, { subject: 'Hi {{title}}', body: 'New' })
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
    const [first, ...others] = listSubjects()
    expect(others.slice(2).sort()).toEqual([`Re: ${first}`, ...others.slice(0, 2).map((own) => `Re: ${own}`)].sort())
  })

  it('changes a follow-up of which no mail is due yet', async () => {
    const prepared = await prepare({ follow_ups: [followUp] })
    await kit.outreach.engine.drain()
    const answer = await change(prepared.user, prepared.id, { subject: 'Once more', body: 'Changed' }, 1)
    expect(answer.json()).toMatchObject({ changed: 3, left: 0 })
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
    expect(listSubjects().slice(3)).toEqual(['Once more', 'Once more', 'Once more'])
  })

  it('does not count creators who have answered among those whom a follow-up reaches', async () => {
    const prepared = await prepare({ follow_ups: [followUp] })
    await kit.outreach.engine.drain()
    await call(kit.testApp, prepared.user, ['POST', `/api/creators/${prepared.creatorIds[0]}/replied`], {})
    expect((await change(prepared.user, prepared.id, { body: 'Changed' }, 1)).json()).toMatchObject({ changed: 2 })
  })

  it('cleans the text as when it is sent', async () => {
    const prepared = await prepare()
    await change(prepared.user, prepared.id, { body: '<p>Hi<script>alert(1)</script></p>' })
    expect(await read(prepared)).toMatchObject([{ subject: 'Hello {{title}}', html: '<p>Hi</p>' }])
  })

  it('is refused when all mails with the text have left, and when the campaign is over', async () => {
    const prepared = await prepare({ follow_ups: [followUp] })
    await kit.outreach.engine.drain()
    const late = await change(prepared.user, prepared.id, { body: 'Late' })
    expect(late.json()).toMatchObject({ message_key: 'outreach.text_has_left' })
    await call(kit.testApp, prepared.user, ['POST', `/api/campaigns/${prepared.id}/cancel`])
    const over = await change(prepared.user, prepared.id, { body: 'Late' }, 1)
    expect([late.statusCode, over.statusCode]).toEqual([409, 409])
  })

  it('is refused when the text was changed in another window', async () => {
    const prepared = await prepare()
    const answers = await Promise.all(['One', 'Two'].map((body) => change(prepared.user, prepared.id, { body })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is refused when creators have no value for a merge field without a fallback', async () => {
    const prepared = await prepare()
    const answer = await change(prepared.user, prepared.id, { body: 'In {{category}}' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message_key).toBe('outreach.text_lacks_field')
    expect((await change(prepared.user, prepared.id, { body: 'In {{category|food}}' })).statusCode).toBe(200)
  })

  it('refuses an empty text, an unknown merge field and a mail that there is not', async () => {
    const { user, id } = await prepare()
    expect((await change(user, id, { body: '' })).statusCode).toBe(422)
    expect((await change(user, id, { body: '{{moon}}' })).statusCode).toBe(422)
    expect((await change(user, id, { body: 'Hi' }, 2)).statusCode).toBe(404)
    expect((await change(user, id, { body: 'Hi' }, 3)).statusCode).toBe(422)
  })

  it('is for the owner alone', async () => {
    const { id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await change(undefined, id, { body: 'Mine' })).statusCode).toBe(401)
    expect((await change(stranger, id, { body: 'Mine' })).statusCode).toBe(404)
  })
})
