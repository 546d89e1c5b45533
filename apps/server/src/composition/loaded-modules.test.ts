import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { compiledCode } from '../testing/processes/compiled-code.ts'

/** Prints the address of every module that the application loads, one a line. */
const program = `
import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { console.log(url); return next(url, context) } })
await import('./composition.ts')
`

let loaded: readonly string[] = []

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...compiledCode },
    maxBuffer: 10_000_000,
  })
  loaded = stdout.split('\n').filter((url) => url.startsWith('file:'))
})

describe('the start of the application', () => {
  it('loads no more modules than it did, since each takes part of a millisecond at every start', () => {
    expect(loaded.length).toBeGreaterThan(500)
    expect(loaded.length).toBeLessThan(1950)
  })

  it.each([
    ['@simplewebauthn', 'the first passkey is used'],
    ['ai', 'a language model is configured'],
    ['compromise', 'the first brand is read'],
    ['html-to-text', 'the first mail is written'],
    ['mammoth', 'the first document is read'],
    ['imapflow', 'the first mailbox is read'],
    ['nodemailer', 'the first mail is sent'],
    ['postal-mime', 'the first answer is read'],
    ['sanitize-html', 'the first mail is written'],
    ['unpdf', 'the first document is read'],
  ])('does not load %s, which waits until %s', (name) => {
    expect(loaded.filter((url) => url.includes(`/node_modules/${name}/`))).toEqual([])
  })
})
