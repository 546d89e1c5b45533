import { createBuiltInEncoder } from '@troupe/server/integrations/language/built-in-encoder'
import { createGlossingEncoder } from '@troupe/server/modules/discovery/search/meaning/glossing-encoder'
import { openBenchCatalogue } from './catalogue/bench-catalogue.ts'
import { fitWeights } from './relevance/fit-weights.ts'
import { fillSynthetic, measureJudgedPopulation } from './relevance/judged-population.ts'
import { measureLabelledChannels } from './relevance/labelled-channels.ts'
import { measureNothingFits } from './relevance/nothing-fits.ts'
import { measureReadQueries } from './relevance/read-queries.ts'
import { measureTopicLanguages } from './relevance/topic-languages.ts'

/**
 * Measures the ranking: over labelled real channels, and over the synthetic population with judged queries.
 * @param mode "fit": writes the weights that rank the labelled channels best instead; "languages": only compares topics
 * by language.
 */
export async function run(mode?: string): Promise<void> {
  const encoder = createGlossingEncoder(createBuiltInEncoder())
  if (mode === 'fit') return fitWeights(encoder).finally(() => encoder.close())
  const catalogue = await openBenchCatalogue(encoder)
  try {
    if (mode === 'languages') return await measureTopicLanguages(catalogue, await fillSynthetic(catalogue))
    await measureLabelledChannels(catalogue, encoder)
    const creators = await measureJudgedPopulation(catalogue)
    await measureNothingFits(catalogue)
    await measureTopicLanguages(catalogue, creators)
    await measureReadQueries(catalogue, creators)
  } finally {
    await catalogue.close()
    await encoder.close()
  }
}
