import { toWords } from './search-terms.ts'
import { quoteBeginning, toWordTest } from './term-tests.ts'

/**
 * A `tsquery` that whoever uses one of the words passes, as a search for it would find them: in any form, in hashtags and handles;
 * of a compound all parts. Undefined where the text holds no word that is searched by.
 */
export function toExclusionTest(text: string): string | undefined {
  const tests = toWords(text).flatMap(({ parts, whole }) => [
    ...(parts.length > 0 ? [`(${parts.map(toWordTest).join(' & ')})`] : []),
    ...(whole === undefined ? [] : [quoteBeginning(whole)]),
  ])
  return tests.length === 0 ? undefined : [...new Set(tests)].join(' | ')
}
