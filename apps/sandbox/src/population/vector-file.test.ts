import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeVectorFile, fingerprintTexts, quantizeVector, readVector, readVectorFile } from './vector-file.ts'

const header = { model: 'some-encoder', count: 2, dimensions: 4, seed: 'troupe', fingerprint: 'abc' }
const vectors = [Float32Array.of(0.5, -1, 0.25, 0), Float32Array.of(0, 0, 0.001, 0)]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vectors-'))
})
afterAll(() => rm(folder, { recursive: true }))

const urlOf = (name: string) => pathToFileURL(join(folder, name))

describe('a file of vectors', () => {
  test('gives back what was put in', async () => {
    await writeFile(urlOf('good.bin'), encodeVectorFile(header, vectors))
    const file = await readVectorFile(urlOf('good.bin'))
    expect(file.header).toEqual(header)
    const read = [0, 1].map((place) => [...new Int8Array(Buffer.from(readVector(file, place), 'base64'))])
    expect(read).toEqual([
      [64, -127, 32, 0],
      [0, 0, 127, 0],
    ])
  })

  test('that is cut off is refused', async () => {
    await writeFile(urlOf('cut.bin'), encodeVectorFile(header, vectors).subarray(0, -1))
    await expect(readVectorFile(urlOf('cut.bin'))).rejects.toThrow('holds 7 bytes')
  })
})

test('quantising hardly turns a vector', () => {
  const vector = Float32Array.from({ length: 512 }, (_, at) => Math.sin(at * 12.9898) * Math.cos(at * 0.7))
  const bytes = quantizeVector(vector)
  const product = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  const cosine = product(vector, bytes) / Math.sqrt(product(vector, vector) * product(bytes, bytes))
  expect(cosine).toBeGreaterThan(0.9995)
})

test('the fingerprint tells other texts and another order apart', () => {
  const prints = [['a', 'b'], ['b', 'a'], ['ab'], []].map(fingerprintTexts)
  expect(new Set(prints).size).toBe(4)
  expect(fingerprintTexts(['a', 'b'])).toBe(prints[0])
})
