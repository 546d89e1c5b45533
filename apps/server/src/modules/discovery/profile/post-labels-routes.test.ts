import { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCreatorRecord, buildPost } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'

const database = useTestDatabase()
const live = useLiveDiscovery(database)
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
})

async function read(id: string): Promise<CreatorProfile> {
  const answer = await live.testApp.app.inject({ url: `/api/creators/${id}`, headers: user.headers })
  return CreatorProfile.parse(answer.json())
}

describe('the advertising labels of posts', () => {
  it('says of each post whether it has an advertising label, by its text and by the field of its platform', async () => {
    const posts = [
      buildPost({ id: 'a', title: 'Tea time', text: 'Tea time\nwith @teahouse #ad' }),
      buildPost({ id: 'b', title: 'Boots, 15% off with my code MAYA15 @coldlake' }),
      buildPost({ id: 'c', title: 'A quiet day', text: 'A quiet day', is_paid: true }),
      buildPost({ id: 'd', title: 'Adventure', text: 'Adventure #adventure', is_paid: false }),
    ]
    const record = buildCreatorRecord({ platform: 'youtube' })
    const options = { source: 'youtube', erasures: testErasures, now: live.clock.now() } as const
    const { ids } = await storeCreators(database.kysely, [{ record, posts }], options)
    const { recent_posts } = await read(String(ids[0]))
    expect(recent_posts.map(({ id, disclosure }) => [id, disclosure?.label, disclosure?.signs])).toEqual([
      ['a', 'marked', [{ kind: 'label', words: '#ad' }]],
      ['b', 'looks_paid', [{ kind: 'discount_code', words: 'my code MAYA15' }]],
      ['c', 'marked', [{ kind: 'platform_field', words: '' }]],
      ['d', 'none', []],
    ])
    expect(recent_posts[0]).not.toHaveProperty('text')
  })

  it('are read from descriptions and the field of paid posts that the stand-in of YouTube answers with', async () => {
    const body = { query_text: 'vegan baking', platforms: ['youtube'], max_api_requests: 2 }
    const answer = await post(live.testApp, '/api/kols/hybrid-search', { body, token: user.accessToken })
    const ids: string[] = answer.json().results.map(({ id }: { id: string }) => id)
    for (const id of ids)
      await post(live.testApp, `/api/creators/${id}/refresh`, { body: undefined, token: user.accessToken })
    const posts = (await Promise.all(ids.map(read))).flatMap(({ recent_posts }) => recent_posts)
    const kinds = posts.flatMap(({ disclosure }) => disclosure?.signs.map(({ kind }) => kind) ?? [])
    expect(new Set(kinds)).toEqual(new Set(['platform_field', 'label', 'discount_code']))
    expect(new Set(posts.map(({ disclosure }) => disclosure?.label))).toEqual(new Set(['marked', 'looks_paid', 'none']))
  })
})
