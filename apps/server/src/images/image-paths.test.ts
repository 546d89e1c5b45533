import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createImagePaths } from './image-paths.ts'

const secret = randomBytes(32)
const paths = createImagePaths(secret, ['pictures.example.com'])
const avatar = 'https://yt3.ggpht.com/a?b=c&d'
const split = (path: string | null) => {
  const url = new URL(path ?? '', 'http://localhost')
  return { signature: url.pathname.replace('/images/', ''), address: url.searchParams.get('url') ?? '' }
}

describe('the path of a picture', () => {
  it.each([
    avatar,
    'https://i.ytimg.com/vi/abc/mqdefault.jpg',
    'https://p16-sign-va.tiktokcdn.com/x~c5_720x720.jpeg?x-expires=1&x-signature=a%2Bb%3D',
    'https://scontent-ams2-1.cdninstagram.com/v/t51/1_n.jpg?_nc_ht=scontent&oh=00_A',
    'https://instagram.fams1-2.fna.fbcdn.net/v/1.jpg',
    'https://pictures.example.com/a.png',
    'https://eu.pictures.example.com/a.png',
  ])('leads to %s by this server, signed', (address) => {
    const path = paths.toPath(address)
    expect(path).toMatch(/^\/images\/[\w-]{22}\?url=https%3A%2F%2F/)
    const { signature, address: named } = split(path)
    expect(paths.read(signature, named)?.href).toBe(address)
  })

  it('stays the same, so that a browser keeps its picture', () => {
    expect(createImagePaths(secret).toPath(avatar)).toBe(paths.toPath(avatar))
  })

  it('of a drawn picture is its own', () => {
    expect(paths.toPath('/sandbox/pictures/avatar/a-1.svg')).toBe('/sandbox/pictures/avatar/a-1.svg')
  })

  it.each([
    null,
    '',
    'http://yt3.ggpht.com/a',
    'https://evil.test/a.png',
    'https://ggpht.com.evil.test/a.png',
    'https://evilggpht.com/a.png',
    'https://yt3.ggpht.com:8443/a',
    'https://user:password@yt3.ggpht.com/a',
    'https://yt3.ggpht.com@evil.test/a',
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    '//yt3.ggpht.com/a',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '/sandbox/pictures/../inbox',
    '/sandbox/inbox',
    '/api/auth/logout',
  ])('is none for %j', (address) => {
    expect(paths.toPath(address)).toBeNull()
  })
})

describe('a path that this server did not sign', () => {
  const { signature } = split(paths.toPath(avatar))

  it.each([
    ['another signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`, avatar],
    ['a shorter one', signature.slice(0, -1), avatar],
    ['a longer one', `${signature}A`, avatar],
    ['one with padding', `${signature}==`, avatar],
    ['none', '', avatar],
    ['the signature of another picture', signature, 'https://yt3.ggpht.com/b'],
    ['another form of the same address', signature, 'https://YT3.ggpht.com/a?b=c&d'],
  ])('names nothing: %s', (_what, given, address) => {
    expect(paths.read(given, address)).toBeUndefined()
  })

  it('names nothing when another secret signed it', () => {
    const foreign = split(createImagePaths(randomBytes(32)).toPath(avatar))
    expect(paths.read(foreign.signature, foreign.address)).toBeUndefined()
  })

  it('names nothing once its domain is taken from the settings', () => {
    const { signature: signed, address } = split(paths.toPath('https://pictures.example.com/a.png'))
    expect(createImagePaths(secret).read(signed, address)).toBeUndefined()
  })
})
