// Precomputes the built-in encoder's vectors of the category texts, which the first analysis needs. Run it after
// changing the texts.
import { writeFile } from 'node:fs/promises'
import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { embedCategories } from '@troupe/server/modules/brand-analysis/built-in/categories/category-vectors'
import {
  fingerprintCategoryTexts,
  packVectors,
} from '@troupe/server/modules/brand-analysis/built-in/categories/ready-vectors'

const path = new URL(
  '../apps/server/src/modules/brand-analysis/built-in/categories/ready-vectors-data.ts',
  import.meta.url,
)
const encoder = createBuiltInEncoder()
const numbers = packVectors(await embedCategories(encoder))
await encoder.close()
await writeFile(
  path,
  `/** Made by \`node tools/build-category-vectors.ts\`. */
export const readyVectors = {
  model: '${encoder.model}',
  fingerprint: '${fingerprintCategoryTexts()}',
  numbers:
    '${numbers}',
}
`,
)
