import { hash } from 'node:crypto'
import type { CategoryId } from '@troupe/contract/categories'
import type { Platform } from '@troupe/contract/platforms'

/** How often a category's creators are halved. */
const maxHalvings = 3

/**
 * A part of the creators, by chance: binary digits, each of which halves them. Who is of part 01 is of part 0, too; of the empty
 * one is everybody.
 */
export type Part = string

export const everybody: Part = ''

/** What share of the creators a part is. */
export function toShare(part: Part): number {
  return 1 / 2 ** part.length
}

/**
 * The parts of which a query may be answered, the largest first; the last can still be halved, so that two queries share it. Which
 * they are differs from query to query, so that nobody is left out of many.
 */
export function listPartsFor(words: readonly string[]): Part[] {
  const digits = toDigits(hash('sha256', words.join(' '), 'base64url'))
  return Array.from({ length: maxHalvings }, (_, halvings) => digits.slice(0, halvings))
}

export function halve(part: Part): Part[] {
  return [`${part}0`, `${part}1`]
}

interface Categorized {
  readonly main: CategoryId
  readonly platform: Platform
  /** By which they are parted; base64url. */
  readonly contentHash: string
}

/** The terms of a creator by their first category: of all who have it, of those on a platform, of each part. */
export function listCategoryTerms({ main, platform, contentHash }: Categorized): string[] {
  const digits = toDigits(contentHash)
  const parts = Array.from({ length: maxHalvings }, (_, index) => digits.slice(0, index + 1))
  return [toCategoryTerm(main), toCategoryPlatformTerm(main, platform), ...parts.map((part) => toPartTerm(main, part))]
}

/** Binary, by the first byte of a hash in base64url. */
function toDigits(hash: string): string {
  return Buffer.from(hash, 'base64url').readUInt8().toString(2).padStart(8, '0')
}

/** A term of those whose first category it is. */
export function toCategoryTerm(category: CategoryId): string {
  return `main~${category}`
}

/** A term of those of a platform whose first category it is. */
export function toCategoryPlatformTerm(category: CategoryId, platform: Platform): string {
  return `${toCategoryTerm(category)}~${platform}`
}

/** A term of a part of those whose first category it is. */
export function toPartTerm(category: CategoryId, part: Part): string {
  return `${toCategoryTerm(category)}~${part}`
}

/** What the statistics call those who have a category, but not as the first. */
export function toSideCategoryTerm(category: CategoryId): string {
  return `also~${category}`
}

/** What the statistics call those of a platform. */
export function toPlatformTerm(platform: Platform): string {
  return `on~${platform}`
}
