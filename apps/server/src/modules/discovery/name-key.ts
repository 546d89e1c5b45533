import { normalizeText } from '@troupe/contract/text'
import { foldLetters } from './search-terms.ts'

/** A name without anything that people leave out or add when they type it: "Greta Bakes", "@greta.bakes" are `gretabakes`. */
export function toNameKey(name: string): string {
  return foldLetters(normalizeText(name)).replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}

/** The keys of a creator's name and handle, once where they agree; what is kept as `creators.name_key`. */
export function toNameKeys(title: string, handle: string): string {
  return [...new Set([toNameKey(title), toNameKey(handle)])].filter((key) => key !== '').join(' ')
}
