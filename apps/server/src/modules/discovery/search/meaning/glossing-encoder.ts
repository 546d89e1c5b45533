import { toEnglish } from '../glosses/to-english.ts'
import type { Encoder } from './encoder-port.ts'

/**
 * Lets an encoder that knows English only read words of other languages by their glosses. Its vectors are of a model of
 * its own, since those of glossed texts differ.
 */
export function createGlossingEncoder(encoder: Encoder): Encoder {
  return {
    model: `${encoder.model}-glossed`,
    ...(encoder.chanceDeviations !== undefined && { chanceDeviations: encoder.chanceDeviations }),
    embed: (texts) => encoder.embed(texts.map(toEnglish)),
    close: () => encoder.close(),
  }
}
