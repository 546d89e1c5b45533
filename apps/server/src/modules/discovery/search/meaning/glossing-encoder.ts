import { toEnglish } from '../glosses/to-english.ts'
import type { Encoder } from './encoder-port.ts'

/** Version of the glosses. Increase it whenever texts are glossed differently, so that vectors are made again. */
const glossesVersion = 3

/**
 * Lets an encoder that knows English only read words of other languages by their glosses. Its vectors are of a model of
 * its own, since those of glossed texts differ.
 */
export function createGlossingEncoder(encoder: Encoder): Encoder {
  return {
    model: `${encoder.model}-glossed-${glossesVersion}`,
    ...(encoder.chanceDeviations !== undefined && { chanceDeviations: encoder.chanceDeviations }),
    embed: (texts) => encoder.embed(texts.map(toEnglish)),
    close: () => encoder.close(),
  }
}
