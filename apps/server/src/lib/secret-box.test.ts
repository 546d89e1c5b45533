import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const secretKey = randomBytes(32)
const box = createSecretBox(secretKey, 'tests')

describe('a sealed secret', () => {
  it('can be opened by its owner', () => {
    expect(box.open(box.seal('hunter2 密码', 'owner'), 'owner')).toBe('hunter2 密码')
    expect(createSecretBox(secretKey, 'tests').open(box.seal('', 'owner'), 'owner')).toBe('')
  })

  it('does not reveal the secret, and never looks the same twice', () => {
    const sealed = box.seal('hunter2', 'owner')
    expect(sealed).not.toContain('hunter2')
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('hunter2')
    expect(box.seal('hunter2', 'owner')).not.toBe(sealed)
  })

  it('cannot be opened for another owner', () => {
    expect(box.open(box.seal('hunter2', 'owner'), 'other')).toBeUndefined()
  })

  it('cannot be opened with another key, which has another id', () => {
    const sealed = box.seal('hunter2', 'owner')
    const other = createSecretBox(randomBytes(32), 'tests')
    expect(other.open(sealed, 'owner')).toBeUndefined()
    const [id] = other.seal('x', 'owner').split('.')
    expect(other.open(`${id}.${sealed.split('.')[1]}`, 'owner')).toBeUndefined()
  })

  it('cannot be opened for another purpose', () => {
    const sealed = box.seal('hunter2', 'owner')
    expect(createSecretBox(secretKey, 'other tests').open(sealed, 'owner')).toBeUndefined()
  })

  it('cannot be opened once a single bit of it has changed', () => {
    const [id, content = ''] = box.seal('hunter2', 'owner').split('.')
    const bytes = Buffer.from(content, 'base64url')
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes)
      changed[index] = (bytes[index] ?? 0) ^ 1
      expect(box.open(`${id}.${changed.toString('base64url')}`, 'owner')).toBeUndefined()
    }
  })

  it.each([null, '', '.', 'x', 'x.y', 'x.y.z', `${'a'.repeat(8)}.AAAA`])('of the form %j is invalid', (sealed) => {
    expect(box.open(sealed, 'owner')).toBeUndefined()
  })
})
