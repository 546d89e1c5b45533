import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { finishDone } from '../campaigns/campaign-repository.ts'
import { sweep } from './claim-repository.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const nodes = new Set<ChildProcess>()
afterEach(() => {
  for (const node of nodes) node.kill('SIGKILL')
  nodes.clear()
})

/** Starts another sending process, with its clock ahead of the test's by the given milliseconds. */
async function startNode(ahead = 0): Promise<ChildProcess> {
  const now = new Date(kit.testApp.clock.now().getTime() + ahead)
  const given = { target: getTestDatabaseTarget(), now, smtpPort: kit.server.port }
  const node = fork(join(import.meta.dirname, '..', '..', '..', 'testing', 'processes', 'send-until-killed.ts'), [
    JSON.stringify(given),
  ])
  nodes.add(node)
  await new Promise((resolve) => node.once('message', resolve))
  return node
}

/** Starts sending only now, since starting a process takes as long as sending everything. */
function haveSend(...nodes: ChildProcess[]): void {
  for (const node of nodes) node.send('send')
}

async function kill(node: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => node.once('exit', resolve))
  node.kill('SIGKILL')
  await gone
  nodes.delete(node)
}

/** Resolves in the middle of sending: at a random moment after some more mails have arrived. */
async function untilMoreArrived(): Promise<void> {
  const enough = kit.server.taken.length + 1 + Math.floor(Math.random() * 50)
  await vi.waitUntil(() => kit.server.taken.length >= enough, { interval: 1, timeout: minutes(1) })
}

async function prepare(recipients: number): Promise<void> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const ids = await buildCreators(
    kit.testApp,
    Array.from({ length: recipients }, (_, number) => ({ email: `reader-${number}@many.test` })),
  )
  await startCampaign(kit.testApp, user, { kol_ids: ids })
}

/** How often the server accepted a mail to each address, and the state recorded for it. */
async function compare(): Promise<{ email: string; state: string; taken: number }[]> {
  const rows = await database.kysely
    .selectFrom('messages')
    .innerJoin('recipients', 'recipients.id', 'messages.recipient_id')
    .select(['recipients.email', 'messages.state'])
    .execute()
  const taken = Map.groupBy(kit.server.taken, ({ to }) => to)
  return rows.map(({ email, state }) => ({ email: email ?? '', state, taken: taken.get(email ?? '')?.length ?? 0 }))
}

function expectNoneLostAndNoneTwice(mails: Awaited<ReturnType<typeof compare>>): void {
  expect(mails.filter(({ state }) => state !== 'sent' && state !== 'unknown')).toEqual([])
  expect(mails.filter(({ taken }) => taken > 1)).toEqual([])
  expect(mails.filter(({ state, taken }) => state === 'sent' && taken !== 1)).toEqual([])
}

describe('sending, when nodes are killed', { timeout: minutes(3) }, () => {
  it('loses no mail and sends none twice; the outcome of a few is unknown', async () => {
    await prepare(400)
    // Each clock is past the lease of the previous node, so that the node can take over its mailbox.
    for (const node of await Promise.all([0, 1, 2].map((number) => startNode(minutes(number))))) {
      haveSend(node)
      await untilMoreArrived()
      await kill(node)
    }
    expect(kit.server.taken.length).toBeLessThan(400)

    kit.testApp.clock.advance(minutes(5))
    await kit.outreach.engine.sweep()
    await kit.outreach.engine.drain()
    const mails = await compare()
    expectNoneLostAndNoneTwice(mails)
    // The mail being submitted on each of three connections, at each of three kills.
    expect(mails.filter(({ state }) => state === 'unknown').length).toBeLessThanOrEqual(9)
  })

  it('does the same while another node continues', async () => {
    await prepare(400)
    const [first, second] = await Promise.all([startNode(), startNode(minutes(1))])
    haveSend(first, second)
    await untilMoreArrived()
    await kill(first)
    await untilMoreArrived()
    await kill(second)
    kit.testApp.clock.advance(minutes(5))
    await kit.outreach.engine.sweep()
    await kit.outreach.engine.drain()
    const mails = await compare()
    expectNoneLostAndNoneTwice(mails)
    expect(mails.filter(({ state }) => state === 'unknown').length).toBeLessThanOrEqual(6)
  })
})

async function readMailState(): Promise<string> {
  const { state } = await database.kysely.selectFrom('messages').select('state').executeTakeFirstOrThrow()
  return state
}

/** Starts a campaign with a follow-up whose mail is being submitted until it is released, and lets its lease expire. */
async function startHeldMail(): Promise<{ release: () => void; sending: Promise<void> }> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, [{ email: 'slow@one.test' }])
  await startCampaign(kit.testApp, user, { kol_ids, follow_ups: [{ delay_hours: 1, body: 'Again' }] })
  const release = kit.transports.hold('slow@one.test')
  const sending = kit.outreach.engine.drain()
  await vi.waitUntil(async () => (await readMailState()) === 'handing', { timeout: minutes(1) })

  kit.testApp.clock.advance(minutes(1))
  return { release, sending }
}

/** Counts the statements in this database that wait for a lock. */
async function countWaitingForLocks(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.kysely,
  )
  return rows.length
}

it('sends the follow-up of a mail whose outcome was recorded after its campaign had finished without it', async () => {
  const { release, sending } = await startHeldMail()
  await kit.startOther().engine.sweep()
  expect(await database.kysely.selectFrom('campaigns').select('state').execute()).toEqual([{ state: 'done' }])
  release()
  await sending

  kit.testApp.clock.advance(hours(2))
  await kit.outreach.engine.drain()
  expect(kit.server.taken.map(({ to }) => to)).toEqual(['slow@one.test', 'slow@one.test'])
})

it.skipIf(database.embedded)(
  'goes on after an outcome that was recorded while its campaign was being finished',
  async () => {
    const { release, sending } = await startHeldMail()
    const now = kit.testApp.clock.now()
    await sweep(database.kysely, now)
    await database.kysely.transaction().execute(async (transaction) => {
      await finishDone(transaction, now)
      release()
      const isDecided = async () => (await countWaitingForLocks()) > 0 || (await readMailState()) === 'sent'
      await vi.waitUntil(isDecided, { timeout: minutes(1) })
    })
    await sending

    expect(await database.kysely.selectFrom('campaigns').select('state').execute()).toEqual([{ state: 'running' }])
  },
)
