import { afterAll, expect, test } from 'vitest'
import { createBuiltInEncoder } from '../../../../integrations/language/built-in-encoder.ts'
import { createGlossingEncoder } from './glossing-encoder.ts'

const builtIn = createBuiltInEncoder()
const encoder = createGlossingEncoder(builtIn)
afterAll(() => encoder.close())

function compare(first: Float32Array | undefined, second: Float32Array | undefined): number {
  return Array.from(first ?? []).reduce((sum, value, index) => sum + value * (second?.[index] ?? 0), 0)
}

test.each(['vegane Kuchen', 'pasteles veganos', '素食蛋糕', 'веганские торты', 'ヴィーガンケーキ'])(
  'the encoder reads words of other languages by their meaning: %s',
  async (text) => {
    const [cakes, foreign, far] = await encoder.embed(['vegan cakes', text, 'stock market'])
    expect(compare(cakes, foreign)).toBeGreaterThan(0.7)
    expect(compare(far, foreign)).toBeLessThan(0.5)
  },
)

test('its vectors of English texts are those of the encoder, but of another model', async () => {
  const [[glossed], [plain]] = await Promise.all([encoder.embed(['vegan cakes']), builtIn.embed(['vegan cakes'])])
  expect(compare(glossed, plain)).toBeCloseTo(1, 5)
  expect(encoder.model).not.toBe(builtIn.model)
})
