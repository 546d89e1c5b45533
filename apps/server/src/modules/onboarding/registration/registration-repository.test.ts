import { describe, expect, it } from 'vitest'
import { fullStatement } from '../../../testing/calls/wizard-calls.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { storeCreators } from '../../discovery/catalogue/storing/store-creators.ts'
import { setProven } from '../own-channel/own-channel-repository.ts'
import { findState, insert, moveRegistration } from './registration-repository.ts'

const { kysely: db } = useTestDatabase()
const now = new Date('2030-03-01T09:00:00Z')
const statement = {
  ...fullStatement,
  content_categories: [...fullStatement.content_categories],
  preferred_collaboration_types: [...fullStatement.preferred_collaboration_types],
}

async function storeTwo(): Promise<[number, number]> {
  const creators = [{ record: buildCreatorRecord() }, { record: buildCreatorRecord() }]
  const { ids } = await storeCreators(db, creators, { source: 'import', erasures: testErasures, now })
  return [ids[0] ?? 0, ids[1] ?? 0]
}
const register = (creatorId: number, email: string) => insert(db, { creatorId, email, statement, now })
const readAll = () => db.selectFrom('creator_registrations').select(['creator_id', 'email']).orderBy('email').execute()

describe('a registration', () => {
  it('exists once for a channel', async () => {
    const [id] = await storeTwo()
    expect([await register(id, 'mara@one.test'), await register(id, 'noor@one.test')]).toEqual([true, false])
    expect(await readAll()).toEqual([{ creator_id: id, email: 'mara@one.test' }])
  })

  it('is found by platform and channel id only', async () => {
    const [id] = await storeTwo()
    await register(id, 'mara@one.test')
    const { channel_id } = await db
      .selectFrom('creators')
      .select('channel_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await findState(db, { platform: 'youtube', channel_id })).toEqual({ isProven: false })
    expect(await findState(db, { platform: 'tiktok', channel_id })).toBeUndefined()
    expect(await findState(db, { platform: 'youtube', channel_id: 'another' })).toBeUndefined()
  })

  it('moves to another row of the same creator, and goes with it from then on', async () => {
    const [from, to] = await storeTwo()
    await register(from, 'mara@one.test')
    await moveRegistration(db, { from, to })
    await db.deleteFrom('channels').where('id', '=', from).execute()
    expect(await readAll()).toEqual([{ creator_id: to, email: 'mara@one.test' }])
  })

  it('does not replace the registration of the other row', async () => {
    const [from, to] = await storeTwo()
    await register(from, 'mara@one.test')
    await register(to, 'noor@one.test')
    await moveRegistration(db, { from, to })
    await db.deleteFrom('channels').where('id', '=', from).execute()
    expect(await readAll()).toEqual([{ creator_id: to, email: 'noor@one.test' }])
  })

  it('that was proved replaces the unproved one of the other row', async () => {
    const [from, to] = await storeTwo()
    await register(from, 'mara@one.test')
    await register(to, 'noor@one.test')
    await setProven(db, { creatorId: from, email: 'mara@one.test', now: new Date() })
    await moveRegistration(db, { from, to })
    await db.deleteFrom('channels').where('id', '=', from).execute()
    expect(await readAll()).toEqual([{ creator_id: to, email: 'mara@one.test' }])
  })
})
