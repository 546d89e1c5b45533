import { describe, expect, test } from 'vitest'
import { listNamedChannels, type ProvableChannel, provePersons } from './prove-persons.ts'

let ids = 0
function build(given: Partial<ProvableChannel>): ProvableChannel {
  const id = String(++ids)
  return {
    id,
    platform: 'youtube',
    channel_id: `UC${id.padStart(22, '0')}`,
    title: 'Maya Bakes',
    handle: 'mayabakes',
    description: '',
    email: null,
    email_source: null,
    confirmed_fields: [],
    source: 'import',
    ...given,
  }
}

const onYoutube = { platform: 'youtube', description: 'Cakes. instagram.com/maya.bakes' } as const
const onInstagram = {
  platform: 'instagram',
  handle: 'maya.bakes',
  description: 'Films: https://www.youtube.com/@MayaBakes!',
} as const
const prove = (...given: Partial<ProvableChannel>[]) => provePersons(given.map(build)).map(({ reason }) => reason)

describe('channels that a text names', () => {
  test('are read from links with and without a scheme, once each', () => {
    const text = `Me: https://www.tiktok.com/@Maya_B, (instagram.com/maya.bakes) and http://youtube.com/channel/UC${'a'.repeat(22)}.
      Again: tiktok.com/@maya_b`
    expect(listNamedChannels(text)).toEqual([
      { platform: 'tiktok', form: 'handle', name: 'maya_b' },
      { platform: 'instagram', form: 'handle', name: 'maya.bakes' },
      { platform: 'youtube', form: 'id', name: `UC${'a'.repeat(22)}` },
    ])
  })

  test('are none in addresses of posts, of other hosts and in bare names', () => {
    const text = `youtube.com/watch?v=1 evil.test/instagram.com/maya notinstagram.com/maya me@tiktok.com/@maya
      instagram.com.evil.test/maya @maya vm.tiktok.com/abc youtube.com/c/Maya`
    expect(listNamedChannels(text)).toEqual([])
  })
})

describe('the proof that channels are one person’s', () => {
  test('is that each names the other, by handle or id, under a like name', () => {
    expect(prove(onYoutube, onInstagram)).toEqual(['named_each_other'])
    const channel_id = `UC${'b'.repeat(22)}`
    const byId = { ...onInstagram, description: `youtube.com/channel/${channel_id}` }
    expect(prove({ ...onYoutube, channel_id }, byId)).toEqual(['named_each_other'])
  })

  test.each<[string, ...Partial<ProvableChannel>[]]>([
    ['only one names the other', onYoutube, { ...onInstagram, description: '' }],
    [
      'one names two channels of the platform',
      onYoutube,
      { ...onInstagram, description: 'youtube.com/@mayabakes youtube.com/@noor' },
    ],
    [
      'their names differ, as those of friends',
      { ...onYoutube, title: 'Noor', handle: 'noor' },
      { ...onInstagram, description: 'youtube.com/@noor' },
    ],
    ['the name of one has two holders', onYoutube, onInstagram, onInstagram],
    ['one is demo data', { ...onYoutube, source: 'demo' as const }, onInstagram],
    [
      'both are on one platform',
      { description: 'youtube.com/@mayatwo' },
      { handle: 'mayatwo', description: 'youtube.com/@mayabakes' },
    ],
  ])('is missing where %s', (_, ...channels) => {
    expect(prove(...channels)).toEqual([])
  })

  test('is one address that a creator confirmed for both', () => {
    const confirmed: Partial<ProvableChannel> = {
      email: 'Maya@one.test',
      email_source: 'creator',
      confirmed_fields: ['email'],
    }
    const second = { ...confirmed, email: 'maya@one.test', platform: 'tiktok' as const }
    expect(prove(confirmed, second)).toEqual(['confirmed_together'])
    expect(prove(confirmed, { ...second, confirmed_fields: [] })).toEqual([])
    expect(prove(confirmed, { ...second, email_source: 'description' })).toEqual([])
    // An agency's address.
    expect(prove(confirmed, second, { ...second, handle: 'noor' })).toEqual([])
  })
})
