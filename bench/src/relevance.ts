import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { openBenchCatalogue } from './catalogue/bench-catalogue.ts'
import { measureJudgedPopulation } from './relevance/judged-population.ts'
import { measureLabelledChannels } from './relevance/labelled-channels.ts'

/** Measures the ranking: over labelled real channels, and over the synthetic population with judged queries. */
export async function run(): Promise<void> {
  const encoder = createBuiltInEncoder()
  const catalogue = await openBenchCatalogue(encoder)
  try {
    await measureLabelledChannels(catalogue, encoder)
    await measureJudgedPopulation(catalogue)
  } finally {
    await catalogue.close()
    await encoder.close()
  }
}
