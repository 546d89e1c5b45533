import { PreviewResponse } from '@troupe/contract/outreach'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeMember, createCollection } from '../modules/collections/collection-service.ts'
import { addColumn } from '../modules/collections/columns/column-service.ts'
import { createCreatorReader } from '../modules/discovery/persons/creator-reader.ts'
import { creatorProgress } from '../modules/outreach/mails/recipient-repository.ts'
import { putTeamNotice } from '../modules/outreach/notifications/put-team-notice.ts'
import { call } from '../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, toMember } from '../testing/test-accounts.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

let user: SignedInUser
let maya: string
let tom: string
let collection_id: string

const context = () => ({
  database,
  clock: kit.testApp.clock,
  readCreators: createCreatorReader(database.kysely),
  progress: creatorProgress,
  tellMember: putTeamNotice,
})

/** A collection of both creators with a fee for Maya. */
async function collect(fee: string): Promise<string> {
  const { id } = await createCollection(context(), toMember(user), { name: 'Bakers', kol_ids: [maya, tom] })
  const column = await addColumn(context(), {
    ...toMember(user),
    id,
    name: 'Fee in EUR',
    type: 'text',
    choices: [],
  })
  await changeMember(context(), toMember(user), { id, creatorId: maya, values: { [column.id]: fee } })
  return id
}

beforeEach(async () => {
  user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const [first = '', second = ''] = await buildCreators(kit.testApp, [
    { title: 'Maya', email: 'maya@one.test' },
    { title: 'Tom', email: 'tom@one.test' },
  ])
  maya = first
  tom = second
  collection_id = await collect('<250>')
})

async function preview(body: object): Promise<PreviewResponse> {
  const mail = { kol_ids: [maya, tom], subject: '', body: '', ...body }
  return PreviewResponse.parse((await call(kit.testApp, user, ['POST', '/api/campaigns/preview'], mail)).json())
}

const listSubjects = () => kit.server.taken.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])

const subject = 'For {{column:Fee in EUR|nothing}}'

describe('an own column as a merge field', () => {
  it('has its value in subject, body and follow-ups, escaped as any other', async () => {
    const body = '<p>{{title}}: {{COLUMN: fee in eur }}</p>'
    const { shown } = await preview({ collection_id, subject, body, follow_ups: [{ body }] })
    expect(shown?.mails.map((mail) => mail.subject)).toEqual(['For <250>', 'Re: For <250>'])
    for (const mail of shown?.mails ?? []) {
      expect(mail.html).toContain('<p>Maya: &lt;250&gt;</p>')
      expect(mail.text).toContain('Maya: <250>')
    }
  })

  it('has its fallback for creators without a value, who are left out if there is none', async () => {
    const { shown } = await preview({ collection_id, subject, creator_id: tom })
    expect(shown?.mails[0]?.subject).toBe('For nothing')
    const { valid, left_out } = await preview({ collection_id, subject: '{{column:Fee in EUR}}' })
    expect([valid, left_out.map(({ creator, reason, detail }) => [creator.title, reason, detail])]).toEqual([
      1,
      [['Tom', 'missing_field', 'column:Fee in EUR']],
    ])
  })

  it('has no value in a mail that is written to no collection, or for an unknown column', async () => {
    expect((await preview({ subject })).shown?.mails[0]?.subject).toBe('For nothing')
    expect((await preview({ subject: '{{column:Fee in EUR}}' })).valid).toBe(0)
    expect((await preview({ collection_id, subject: '{{column:Fee}}' })).valid).toBe(0)
  })

  it('has its value for creators of a collection who are added to a campaign', async () => {
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: [tom], subject })
    const addition = { kol_ids: [maya], collection_id }
    await call(kit.testApp, user, ['POST', `/api/campaigns/${campaign.id}/creators`], addition)
    await kit.outreach.engine.drain()
    expect(listSubjects().toSorted()).toEqual(['For <250>', 'For nothing'])
  })

  it('has the value in the collection that the mail is written to, if a creator is in several', async () => {
    const other = await collect('400')
    expect((await preview({ collection_id, subject })).shown?.mails[0]?.subject).toBe('For <250>')
    expect((await preview({ collection_id: other, subject })).shown?.mails[0]?.subject).toBe('For 400')
  })

  it("has no value from another user's collection", async () => {
    user = await buildSignedInUser(kit.testApp)
    expect((await preview({ collection_id, subject })).shown?.mails[0]?.subject).toBe('For nothing')
  })

  it('keeps the value that it had when the campaign was started', async () => {
    const schedule_at = new Date(kit.testApp.clock.now().getTime() + 60_000).toISOString()
    await startCampaign(kit.testApp, user, { kol_ids: [maya], collection_id, subject, schedule_at })
    await database.kysely.deleteFrom('collections').execute()
    kit.testApp.clock.advance(61_000)
    await kit.outreach.engine.drain()
    expect(listSubjects()).toEqual(['For <250>'])
  })

  it('has its value in a test mail for a creator', async () => {
    const mail = buildMail({ subject, body: '<p>Dear {{title}}</p>' })
    const answer = await call(kit.testApp, user, ['POST', '/api/campaigns/test-mail'], {
      ...mail,
      creator_id: maya,
      collection_id,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(listSubjects()).toEqual([expect.stringContaining('For <250>')])
  })
})
