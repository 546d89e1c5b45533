import type { Understood } from '@troupe/contract/discovery'
import { readSearchRequest, type SearchInput } from './search-request.ts'

/** The key of the chip of a creator to resemble. */
export const toSimilarKey = (reference: string) => `similar_to ${reference}`

/** What is set once a search was answered: the topic is the text, and what was read of the text is among the filters. */
export function applyUnderstood(
  input: Readonly<Pick<SearchInput, 'similarTo' | 'readWords'>>,
  understood: Understood,
): SearchInput {
  const known = new Map(understood.similar_to.map((creator) => [creator.reference, creator]))
  const toReference = (reference: string) => known.get(reference)?.id ?? reference
  const titles = new Map(input.similarTo.map(({ reference, title }) => [reference, title]))
  const { request, filters } = understood
  const words = filters.flatMap(({ filter, values, words }) => {
    if (!values) return [[filter, words]]
    return values.map((value) => [`${filter} ${filter === 'similar_to' ? toReference(value) : value}`, words])
  })
  return {
    ...readSearchRequest(request),
    similarTo: request.similar_to.map((reference) => ({
      reference: toReference(reference),
      title: known.get(reference)?.title ?? titles.get(reference) ?? reference,
    })),
    readWords: { ...input.readWords, ...Object.fromEntries(words) },
  }
}

/** Gives the words that a chip was read from back to the text, in quotes: the next search takes them word by word. */
export function giveBack(
  { query, readWords }: Readonly<Pick<SearchInput, 'query' | 'readWords'>>,
  key: string,
): Pick<SearchInput, 'query' | 'readWords'> {
  const { [key]: words, ...others } = readWords
  return { query: words === undefined ? query : `${query} "${words}"`.trim(), readWords: others }
}
