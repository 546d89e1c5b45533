import type { NamedCreator } from '@troupe/contract/named-creator'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'

const database = useTestDatabase()
const live = useLiveDiscovery(database)
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
})

const keep = (body: unknown) => post(live.testApp, '/api/kols/store-async', { body, token: user.accessToken })
const listCreators = () => database.kysely.selectFrom('creators').selectAll().execute()

/** Finds a creator of the YouTube stand-in. */
async function findCreator(): Promise<NamedCreator> {
  const body = { filter: { query: 'baking' }, platforms: ['youtube'] }
  const answer = await post(live.testApp, '/api/kols/search', { body, token: user.accessToken })
  const { platform, channel_id, handle } = answer.json().kols[0]
  return { platform, channel_id, handle }
}

describe('POST /api/kols/store-async', () => {
  it('counts a use of creators in the catalogue', async () => {
    const record = buildCreatorRecord()
    await live.discovery.storeCreators([{ record }], { source: 'import' })
    const answer = await keep([record])
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ known: 1, queued: 0 })
    await keep([record])
    expect(await database.kysely.selectFrom('creator_upkeep').select('uses').execute()).toEqual([{ uses: 2 }])
  })

  it('reads unknown creators from the platform and ignores the values of the browser', async () => {
    const creator = await findCreator()
    await database.pool.query('delete from channels; delete from creators')
    const answer = await keep([{ ...creator, title: 'Hacked', subscribers: 5e9, description: 'Buy now' }])
    expect(answer.json()).toEqual({ known: 0, queued: 1 })
    expect(await listCreators()).toEqual([])
    await live.discovery.startWorkers()
    await live.testApp.jobs.runAll()
    const [stored] = await listCreators()
    expect(stored).toMatchObject(creator)
    expect(stored?.title).not.toBe('Hacked')
    expect(stored?.profile_read_at).toBeInstanceOf(Date)
  })

  it('stores no creator that the platform does not know', async () => {
    await keep([{ platform: 'youtube', channel_id: 'UCnobody', handle: 'nobody' }])
    await live.discovery.startWorkers()
    await live.testApp.jobs.runAll()
    expect(await listCreators()).toEqual([])
  })

  it('names every error in a list', async () => {
    const answer = await keep([{ platform: 'myspace', channel_id: '', handle: 'x'.repeat(300) }])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toHaveLength(3)
    expect((await keep(Array.from({ length: 101 }, () => buildCreatorRecord()))).statusCode).toBe(422)
    expect((await keep({ kols: [] })).statusCode).toBe(422)
  })

  it('is for signed-in users', async () => {
    expect((await post(live.testApp, '/api/kols/store-async', { body: [] })).statusCode).toBe(401)
  })
})
