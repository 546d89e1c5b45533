import { describe, expect, test } from 'vitest'
import { findPublicUrl } from './public-url.ts'

const server = { address: () => ({ address: '127.0.0.1', family: 'IPv4', port: 4321 }) }
const silent = { address: () => null }

describe('the public address', () => {
  test('is the one in the settings', () => {
    expect(findPublicUrl({ appUrl: 'https://troupe.example', host: '0.0.0.0', port: 80 }, server)).toBe(
      'https://troupe.example',
    )
  })

  test.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['192.168.1.5', 'http://192.168.1.5:3000'],
    ['fd00::5', 'http://[fd00::5]:3000'],
    ['troupe.lan', 'http://troupe.lan:3000'],
  ])('of a server that listens on %s is %s', (host, url) => {
    expect(findPublicUrl({ appUrl: undefined, host, port: 3000 }, silent)).toBe(url)
  })

  test('has the port that the system chose, and is unknown before', () => {
    const settings = { appUrl: undefined, host: '127.0.0.1', port: 0 }
    expect(findPublicUrl(settings, server)).toBe('http://localhost:4321')
    expect(() => findPublicUrl(settings, silent)).toThrow('not known before')
  })
})
