import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, builtCompanyAddress, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/company-address'
const company_address = { company: 'Kaffee & Kuchen GmbH', address: 'Hauptstraße 1\n10115 Berlin' }

const get = (user: SignedInUser | undefined) => call(kit.testApp, user, ['GET', path])
const save = (user: SignedInUser | undefined, body: object) => call(kit.testApp, user, ['PUT', path], body)
const send = (user: SignedInUser, body: object) =>
  call(kit.testApp, user, ['POST', '/api/kols/send-email'], buildMail(body))

/** Creates a user who has not entered an address. */
async function buildNewcomer(): Promise<SignedInUser> {
  const user = await buildSignedInUser(kit.testApp)
  await database.kysely.deleteFrom('company_addresses').where('workspace_id', '=', user.user.id).execute()
  return user
}

/** The text parts of the mails that arrived, with soft line breaks undone. */
const readArrived = () =>
  kit.server.taken.map(({ source }) =>
    Buffer.from(
      source
        .replaceAll('=\r\n', '')
        .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
      'latin1',
    ).toString('utf8'),
  )

describe('GET /api/company-address', () => {
  it('is null until an address was entered', async () => {
    expect((await get(await buildNewcomer())).json()).toEqual({ company_address: null })
  })

  it('gives what was saved', async () => {
    const user = await buildNewcomer()
    await save(user, company_address)
    expect((await get(user)).json()).toEqual({ company_address })
  })

  it("does not show another user's", async () => {
    await save(await buildNewcomer(), company_address)
    expect((await get(await buildNewcomer())).json()).toEqual({ company_address: null })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await get(undefined)).statusCode).toBe(401)
  })
})

describe('PUT /api/company-address', () => {
  it('replaces what was saved before, for this user only', async () => {
    const [user, other] = [await buildSignedInUser(kit.testApp), await buildSignedInUser(kit.testApp)]
    expect((await save(user, company_address)).json()).toEqual({ company_address })
    expect((await get(user)).json()).toEqual({ company_address })
    expect((await get(other)).json()).toEqual({ company_address: builtCompanyAddress })
  })

  it('drops blank lines and characters that cannot be stored', async () => {
    const answer = await save(await buildNewcomer(), {
      company: ' Tea\n\u0000House ',
      address: '\r\n 1 Quay \r\n\r\nDublin',
    })
    expect(answer.json()).toEqual({ company_address: { company: 'Tea House', address: '1 Quay\nDublin' } })
  })

  it.each([
    [{ company: '', address: '1 Quay' }, "Please enter your company's name"],
    [{ company: '\u200b', address: '1 Quay' }, "Please enter your company's name"],
    [{ company: 'Tea', address: ' \n ' }, 'Please enter your postal address'],
    [{ company: 'x'.repeat(201), address: '1 Quay' }, 'A name has at most 200 characters'],
    [{ company: 'Tea', address: 'x'.repeat(501) }, 'The address must have at most 500 characters'],
    [{ company: 'Tea' }, 'address'],
  ])('refuses %j', async (body, reason) => {
    const user = await buildNewcomer()
    const answer = await save(user, body)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(reason)
    expect((await get(user)).json()).toEqual({ company_address: null })
  })

  it('refuses unauthenticated calls', async () => {
    expect((await save(undefined, company_address)).statusCode).toBe(401)
  })
})

describe('the company of a campaign', () => {
  it('has to be entered first, and is asked for once', async () => {
    const user = await buildNewcomer()
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }])
    const refused = await send(user, { kol_ids })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('the name and postal address of your company')
    await save(user, company_address)
    expect((await send(user, { kol_ids })).statusCode).toBe(200)
    expect((await send(user, { kol_ids, subject: 'Again' })).statusCode).toBe(200)
  })

  it('is named last of all that is wrong with a mail', async () => {
    const user = await buildNewcomer()
    const kol_ids = await buildCreators(kit.testApp, [{ title: 'Nobody' }])
    const nobody = await send(user, { kol_ids })
    expect(nobody.statusCode).toBe(422)
    expect(nobody.body).toContain('No valid emails found in selected KOLs')
    kit.transports.sender = { state: 'missing', addresses: [] }
    const unconfigured = await send(user, { kol_ids })
    expect(unconfigured.json().detail).toBe('SMTP is not configured. Please configure SMTP settings first.')
  })

  it('is not asked for before a test mail', async () => {
    const user = await buildNewcomer()
    const answer = await call(kit.testApp, user, ['POST', '/api/campaigns/test-mail'], buildMail())
    expect(answer.statusCode, answer.body).toBe(200)
    expect(readArrived()[0]).not.toContain('Sent by')
  })

  it("stands below each mail, follow-up, test mail and preview in the reader's language", async () => {
    const user = await buildNewcomer()
    await save(user, company_address)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test', language: 'de' }])
    const test = buildMail({ language: 'de' })
    const tested = await call(kit.testApp, user, ['POST', '/api/campaigns/test-mail'], test)
    expect(tested.statusCode, tested.body).toBe(200)
    const preview = await call(kit.testApp, user, ['POST', '/api/campaigns/preview'], {
      subject: 'Hi',
      body: '<p>x</p>',
      kol_ids,
    })
    expect(preview.json().shown.mails[0].text).toContain('Gesendet von Kaffee & Kuchen GmbH, Hauptstraße 1')
    await startCampaign(kit.testApp, user, { kol_ids, follow_ups: [{ delay_hours: 1, body: 'Again' }] })
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.engine.drain()
    const arrived = readArrived()
    expect(arrived).toHaveLength(3)
    for (const mail of arrived) {
      expect(mail).toContain('Gesendet von Kaffee & Kuchen GmbH, Hauptstraße 1, 10115 Berlin')
      expect(mail).toContain('Gesendet von Kaffee &amp; Kuchen GmbH, Hauptstraße 1, 10115 Berlin<br>')
    }
  })

  it('is not asked for again by a campaign that runs already', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }])
    await startCampaign(kit.testApp, user, { kol_ids, follow_ups: [{ delay_hours: 1, body: 'Again' }] })
    await database.kysely.deleteFrom('company_addresses').execute()
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })
})
