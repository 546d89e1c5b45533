import { generateCatalogue } from '@troupe/sandbox/population/population'
import { demoVectorsUrl, fingerprintTexts, readVectorFile } from '@troupe/sandbox/population/vector-file'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { composeEmbeddingText } from '@troupe/server/modules/discovery/search/meaning/embedding-text'
import { createGlossingEncoder } from '@troupe/server/modules/discovery/search/meaning/glossing-encoder'
import { expect, test } from 'vitest'

test('the shipped vectors of the demo catalogue are of its texts (else run node tools/build-demo-vectors.ts)', {
  timeout: 60_000,
}, async () => {
  const { header } = await readVectorFile(demoVectorsUrl)
  const texts = Array.from(generateCatalogue(header), ({ record }) => composeEmbeddingText(record))
  expect(header).toEqual({
    model: createGlossingEncoder(createBuiltInEncoder()).model,
    count: 3000,
    dimensions: 512,
    seed: 'troupe',
    fingerprint: fingerprintTexts(texts),
  })
})
