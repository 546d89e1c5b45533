import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Logger } from '../lib/logger.ts'
import { storeCreators } from '../modules/discovery/catalogue/storing/store-creators.ts'
import { createDiscovery } from '../modules/discovery/discovery.ts'
import { buildCreatorRecord } from '../testing/factories.ts'
import { FakeClock } from '../testing/fake-clock.ts'
import { ManualJobQueue } from '../testing/manual-job-queue.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { testErasures } from '../testing/test-erasures.ts'
import { createReadiness } from './readiness.ts'

const database = useTestDatabase()
const logLines: string[] = []
const log: Logger = pino({ level: 'error' }, { write: (line: string) => void logLines.push(line) })

const noEncoder = { model: 'none', embed: () => Promise.reject(new Error('not to be asked')), close: async () => {} }

beforeEach(async () => {
  logLines.length = 0
  const creators = [{ record: buildCreatorRecord({ title: 'Readiness Probe' }) }]
  await storeCreators(database.kysely, creators, { source: 'import', erasures: testErasures, now: new Date() })
})

/** A server whose readiness has not been requested yet. */
function start() {
  const clock = new FakeClock('2030-03-01T09:00:00Z')
  const parts = { database, log, clock, jobs: new ManualJobQueue(), encoder: noEncoder, erasures: testErasures }
  const { checkSearch } = createDiscovery({ ...parts, platforms: [] })
  return createReadiness({ database, log, checkSearch })
}

/** Polls until the problems are the expected ones, however busy the machine is. */
const expectProblems = ({ findProblems }: Pick<ReturnType<typeof start>, 'findProblems'>) =>
  expect.poll(findProblems, { timeout: 20_000 })

describe('readiness', () => {
  it('is reached once a search was answered, without the encoder', async () => {
    await expectProblems(start()).toEqual([])
    expect(logLines).toEqual([])
  })

  it.each([
    'alter table creators rename column index_text to other',
    'alter table creators rename column engagement_rate to other',
    'alter table creators rename column name_key to other',
    'alter table creators rename column avatar to other',
  ])('is lost after "%s", with a reason in words, and comes back', async (broken) => {
    const undo = broken.replace(/column (\w+) to other/, 'column other to $1')
    await sql.raw(broken).execute(database.kysely)
    const readiness = start()
    try {
      await expectProblems(readiness).toEqual(['Searches fail; the log says why'])
      expect(logLines.join()).toMatch(/column .*does not exist/)
    } finally {
      await sql.raw(undo).execute(database.kysely)
    }
    await expectProblems(readiness).toEqual([])
  })

  it('reports only the database while it is unavailable', async () => {
    const away = { ...database, isAvailable: () => false }
    const { findProblems } = createReadiness({ database: away, log, checkSearch: () => Promise.reject(new Error()) })
    expect(await findProblems()).toEqual(['The database is starting again'])
  })

  it('does not treat a late or lost search as a failed one', async () => {
    const outcomes = [() => new Promise<never>(() => {}), () => Promise.reject(new Error('Connection terminated'))]
    for (const checkSearch of outcomes) {
      const { findProblems } = createReadiness({ database, log, checkSearch })
      expect(await findProblems()).toEqual(['No search has been answered yet'])
    }
    expect(logLines).toEqual([])
  })

  it('shares one search between all checks within half a minute', async () => {
    let searches = 0
    const { findProblems } = createReadiness({ database, log, checkSearch: async () => void searches++ })
    for (let asked = 0; asked < 5; asked++) expect(await findProblems()).toEqual([])
    expect(searches).toBe(1)
  })
})
