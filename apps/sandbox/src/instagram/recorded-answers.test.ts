import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { getGraph } from '../testing/graph-client.ts'
import { buildStandIns } from '../testing/platform-stand-in.ts'
import { isProfessional } from './graph/business-discovery.ts'

const folder = join(
  import.meta.dirname,
  '../../../../../shared/fixtures/python-facebook/testdata/instagram/apidata/discovery',
)
const isThere = existsSync(folder)
const readRecorded = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** Names and types of values; a list has the combined shape of all its items. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [Object.assign({}, ...value.map(shapeOf))]
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, shapeOf(part)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const { app, world } = await buildStandIns()
afterAll(() => app.close())
const [someone] = world.search('instagram', '', isProfessional)
const discover = async (fields: string) =>
  (await getGraph(app, { query: { fields: `business_discovery.username(${someone?.record.handle}){${fields}}` } })).body

describe.skipIf(!isThere)(
  'answers have the shape of recorded ones (skipped where ../shared/fixtures is absent)',
  () => {
    const media = 'caption,comments_count,like_count,media_type,media_url,permalink,timestamp'

    test('the fields of an account', async () => {
      const answer = await discover('biography,name,username,profile_picture_url,followers_count,media_count')
      expect(shapeOf(answer)).toEqual(shapeOf(readRecorded('user_fields.json')))
    })

    test('the first page of media', async () => {
      const answer = await discover(`media.limit(5){${media}}`)
      expect(shapeOf(answer)).toEqual(shapeOf(readRecorded('medias_p1.json')))
    })

    test('a later page of media', async () => {
      const { after } = (await discover('media.limit(5)')).business_discovery.media.paging.cursors
      const answer = await discover(`media.after(${after}).limit(5){${media}}`)
      expect(shapeOf(answer)).toEqual(shapeOf(readRecorded('medias_p2.json')))
    })
  },
)
