import { Collection } from '@troupe/contract/collections'
import pg from 'pg'
import { inventPerson, postJson, signUp } from '../../../tools/testing/test-person.ts'
import { startTroupe } from '../../../tools/testing/troupe-process.ts'
import { startBareFastify } from '../measure/beside-load.ts'
import { report } from '../measure/figures.ts'
import { measureOverload, measureStarved } from './measure-overload.ts'
import { describeFailures, findQuantile, isAnswered, isFailure, round, toTable } from './outcome-table.ts'
import type { LoadPerson, Stream } from './protocol.ts'
import { type Driver, startDriver } from './start-driver.ts'

/** More sign-ups in parallel would only wait for each other: hashing a password takes a core. */
const lanes = 4

/** Registers people over HTTP and creates a collection for each. */
async function signUpPeople(url: string, count: number): Promise<LoadPerson[]> {
  const people: LoadPerson[] = []
  const lane = async () => {
    for (let left = count / lanes; left > 0; left--) {
      const { access_token: accessToken, refresh_token: refreshToken } = await signUp(url, inventPerson())
      const made = await postJson(`${url}/api/collections`, { name: 'Spring' }, accessToken)
      people.push({ accessToken, refreshToken, collectionId: Collection.parse(made).id })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return people
}

const peopleCount = 200
const warmUpSeconds = 6
const capacitySeconds = 12
const atOnce = 24
/** Share of the capacity that is everyday load; the rest is needed for short peaks. */
const everydayShare = 0.6
const barePerSecond = 20

/**
 * Measures a server on a database with creators: its capacity, everyday load for `seconds` seconds, overload, and
 * everyday load beside other work.
 */
export async function measureLoad(databaseUrl: string, seconds: number): Promise<void> {
  const environment = { DATABASE_URL: databaseUrl, DEMO_CREATORS: '0', TRUST_PROXY: '127.0.0.1' }
  const troupe = await startTroupe({ environment })
  const bare = await startBareFastify(databaseUrl)
  let driver: Driver | undefined
  try {
    const creatorIds = await listCreatorIds(databaseUrl)
    const people = await signUpPeople(troupe.url, peopleCount)
    driver = await startDriver({ url: troupe.url, bareUrl: bare.url, people, creatorIds })
    const capacity = await measureCapacity(driver)
    const everyday = everydayShare * capacity
    await measureEveryday(driver, everyday, seconds)
    await measureOverload(driver, { capacity, everyday })
    await measureStarved(driver, everyday)
  } finally {
    driver?.stop()
    bare.stop()
    await troupe.stop()
  }
}

async function listCreatorIds(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id::text from creators')
  await client.end()
  return rows.map(({ id }) => id)
}

/** Measures the mixed calls per second that a server answers when 24 requests are always in progress. */
async function measureCapacity(driver: Driver): Promise<number> {
  const perSecond: Partial<Record<Stream, number>> = {}
  for (const stream of ['bare', 'mix'] as const) {
    await driver.run({ seconds: warmUpSeconds, stream, atOnce: 8 })
    const outcomes = await driver.run({ seconds: capacitySeconds, stream, atOnce })
    perSecond[stream] = round(outcomes.filter(isAnswered).length / capacitySeconds)
    console.log(
      `\n${stream === 'mix' ? 'mixed calls' : 'reference: bare Fastify route with one query'}, ${atOnce} at once`,
    )
    console.table(toTable(outcomes, capacitySeconds))
  }
  const { mix = 0, bare = 0 } = perSecond
  report({ what: 'capacity, mixed calls a second', value: mix, reference: bare })
  return mix
}

async function measureEveryday(driver: Driver, everyday: number, seconds: number): Promise<void> {
  const outcomes = await driver.run({ steps: [{ seconds, perSecond: { mix: everyday, bare: barePerSecond } }] })
  const mixed = outcomes.filter(({ kind }) => kind !== 'bare')
  const bare = outcomes.filter(({ kind }) => kind === 'bare')
  console.log(
    `\n${peopleCount} people, ${round(everyday)} calls a second for ${seconds} s (milliseconds from when each was due)`,
  )
  console.table({ ...toTable(mixed, seconds), 'reference: bare route beside it': toTable(bare, seconds).bare })
  const wrong = mixed.filter((outcome) => isFailure(outcome) || outcome.isRefusal)
  const label = `errors of ${mixed.length} calls in ${seconds} s`
  report({ what: label, value: wrong.length, target: '0', isReached: wrong.length === 0 })
  if (wrong.length > 0) console.log(`failed: ${describeFailures(mixed)}`)
  report({ what: 'mixed calls a second', value: round(mixed.length / seconds) })
  const searches = mixed.filter(({ kind }) => kind === 'search')
  for (const [name, own] of [
    ['all calls', mixed],
    ['searches', searches],
  ] as const) {
    const [p95, reference] = [findQuantile(own, 0.95), findQuantile(bare, 0.95)]
    report({ what: `p95 of ${name} (ms)`, value: p95, reference })
  }
}
