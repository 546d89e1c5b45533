import { beforeEach, describe, expect, it } from 'vitest'
import { days, minutes } from '../../lib/durations.ts'
import { forgeToken, useTestWorkspaces } from '../../testing/calls/workspace-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'

const kit = useTestWorkspaces(useTestDatabase())
const { invite, revoke, look, accept, readToken } = kit

let anna: SignedInUser
let ben: SignedInUser
beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp)
  ben = await buildSignedInUser(kit.testApp)
})

/** Invites Ben to Anna's workspace. */
async function inviteBen(): Promise<{ id: string; token: string }> {
  const { id } = (await invite(anna, ben.email)).json()
  return { id, token: await readToken(ben.email) }
}

const cleo = 'cleo@brand.test'

describe('POST /api/workspace/invitations', () => {
  it('mails a link to the address', async () => {
    const answer = await invite(anna, cleo, 'viewer')
    expect(answer.json()).toMatchObject({ email: cleo, role: 'viewer', invited_by: anna.user.username })
    expect(await readToken(cleo)).not.toBe('')
  })

  it.each(['viewer', 'member'])('is refused to a %s', async (role) => {
    await kit.join(anna, ben, role)
    expect((await invite(ben, cleo)).statusCode).toBe(403)
    expect((await invite(undefined, cleo)).statusCode).toBe(401)
  })

  it('lets owners only invite owners', async () => {
    await kit.join(anna, ben, 'admin')
    expect((await invite(ben, cleo, 'owner')).statusCode).toBe(403)
    expect((await invite(ben, cleo, 'admin')).statusCode).toBe(200)
    expect((await invite(anna, cleo, 'owner')).statusCode).toBe(200)
  })

  it('mails the newest of an address once, when the mail server is back', async () => {
    await invite(anna, cleo)
    kit.testApp.clock.advance(minutes(1))
    await invite(anna, cleo)
    const jobs = [...kit.testApp.jobs.waiting]
    const sent = kit.mailer.sent.length
    kit.mailer.failNext(new Error('421 try later'))
    await expect(kit.testApp.jobs.runAll()).rejects.toThrow('421')
    for (const { queue, data } of jobs) await kit.testApp.jobs.enqueue(queue, data)
    await kit.testApp.jobs.runAll()
    expect(kit.mailer.sent.slice(sent).map(({ to }) => to)).toEqual([cleo])
  })

  it('replaces an open invitation, and refuses a member', async () => {
    await kit.join(anna, ben)
    await invite(anna, cleo)
    await invite(anna, cleo, 'viewer')
    expect((await kit.readPeople(anna)).invitations).toMatchObject([{ email: cleo, role: 'viewer' }])
    expect((await invite(anna, ben.email)).statusCode).toBe(409)
  })

  it('refuses what is no address and no role', async () => {
    expect((await invite(anna, 'cleo')).statusCode).toBe(422)
    expect((await invite(anna, cleo, 'king')).statusCode).toBe(422)
  })
})

describe('DELETE /api/workspace/invitations/:id', () => {
  it('takes the link back', async () => {
    const { id, token } = await inviteBen()
    expect((await revoke(anna, id)).statusCode).toBe(200)
    expect((await accept(ben, token)).statusCode).toBe(404)
    expect((await kit.readPeople(anna)).invitations).toEqual([])
  })

  it.each(['viewer', 'member'])('is refused to a %s', async (role) => {
    await kit.join(anna, ben, role)
    const { id } = (await invite(anna, cleo)).json()
    expect((await revoke(ben, id)).statusCode).toBe(403)
    expect((await revoke(undefined, id)).statusCode).toBe(401)
  })

  it('does not find that of another workspace, nor one that is gone', async () => {
    const { id, token } = await inviteBen()
    expect((await revoke(ben, id)).statusCode).toBe(404)
    expect((await look(token)).statusCode).toBe(200)
    await revoke(anna, id)
    expect((await revoke(anna, id)).statusCode).toBe(404)
  })

  it('refuses an id of another form', async () => {
    expect((await revoke(anna, 'first')).statusCode).toBe(422)
  })
})

describe('POST /api/workspace-invitations/look', () => {
  it('says, to anybody with the link, to which workspace it leads', async () => {
    expect((await look((await inviteBen()).token)).json()).toEqual({
      workspace_name: anna.user.username,
      invited_by: anna.user.username,
      email: ben.email,
      role: 'member',
    })
  })

  it('finds nothing by a forged link', async () => {
    const { token } = await inviteBen()
    for (const forged of ['', 'x', forgeToken(token), `${token}A`]) {
      expect((await look(forged)).statusCode, forged).toBe(404)
    }
  })

  it('finds nothing once it was accepted, or is too old', async () => {
    const { token } = await inviteBen()
    await accept(ben, token)
    expect((await look(token)).statusCode).toBe(404)
    await invite(anna, cleo)
    const second = await readToken(cleo)
    kit.testApp.clock.advance(days(7))
    expect((await look(second)).statusCode).toBe(404)
  })

  it('refuses what is no text, or too long', async () => {
    for (const token of [1, 'x'.repeat(201)]) {
      const answer = await kit.call(undefined, ['POST', '/api/workspace-invitations/look'], { token })
      expect(answer.statusCode).toBe(422)
    }
  })
})

describe('POST /api/workspace-invitations/accept', () => {
  it('joins the workspace and opens it; of two calls at once, one', async () => {
    const { token } = await inviteBen()
    kit.testApp.clock.advance(1000)
    const [first, second] = await Promise.all([accept(ben, token), accept(ben, token)])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 404])
    expect(await kit.readList(ben)).toMatchObject({
      workspaces: [{ id: ben.user.id }, { id: anna.user.id, members: 2 }],
      open_id: anna.user.id,
    })
  })

  it('is for the invited address only', async () => {
    const { token } = await inviteBen()
    expect((await accept(await buildSignedInUser(kit.testApp), token)).statusCode).toBe(403)
    expect((await accept(undefined, token)).statusCode).toBe(401)
    expect((await accept(ben, token)).statusCode).toBe(200)
  })

  it('refuses a link that is forged, replaced or too old', async () => {
    const { token: first } = await inviteBen()
    expect((await accept(ben, forgeToken(first))).statusCode).toBe(404)
    kit.testApp.clock.advance(1000)
    const { token: second } = await inviteBen()
    expect((await accept(ben, first)).statusCode).toBe(404)
    kit.testApp.clock.advance(days(7))
    expect((await accept(await signIn(kit.testApp, ben), second)).statusCode).toBe(404)
  })

  it('refuses what is no text', async () => {
    const answer = await kit.call(ben, ['POST', '/api/workspace-invitations/accept'], { token: null })
    expect(answer.statusCode).toBe(422)
  })
})
