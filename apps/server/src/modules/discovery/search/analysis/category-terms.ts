import { hash } from 'node:crypto'
import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'

/** The creators of a category are divided into up to 2^3 hash partitions. */
const maxHalvings = 3

/**
 * A hash partition of the creators as binary digits; each digit halves it. Partition 01 is contained in partition 0; the empty
 * string is all creators.
 */
export type Part = string

export const everybody: Part = ''

/** The share of the creators in a partition, 0 to 1. */
export function toShare(part: Part): number {
  return 1 / 2 ** part.length
}

/**
 * The partitions that may answer a query, largest first; the last can still be halved between two connections. They differ by
 * query, so that no creator is missing from many results.
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
  /** Determines the partition; base64url. */
  readonly contentHash: string
}

/** Index terms for a creator's first category: the category, the category on the platform, and its partitions. */
export function listCategoryTerms({ main, platform, contentHash }: Categorized): string[] {
  const digits = toDigits(contentHash)
  const parts = Array.from({ length: maxHalvings }, (_, index) => digits.slice(0, index + 1))
  return [toCategoryTerm(main), toCategoryPlatformTerm(main, platform), ...parts.map((part) => toPartTerm(main, part))]
}

/** The first byte of a base64url hash in binary. */
function toDigits(hash: string): string {
  return Buffer.from(hash, 'base64url').readUInt8().toString(2).padStart(8, '0')
}

/** Index term of creators with this first category. */
export function toCategoryTerm(category: CategoryId): string {
  return `main~${category}`
}

/** Index term of creators on a platform with this first category. */
export function toCategoryPlatformTerm(category: CategoryId, platform: Platform): string {
  return `${toCategoryTerm(category)}~${platform}`
}

/** Index term of a partition of the creators with this first category. */
export function toPartTerm(category: CategoryId, part: Part): string {
  return `${toCategoryTerm(category)}~${part}`
}

/** Term in the statistics for creators with this category other than as the first. */
export function toSideCategoryTerm(category: CategoryId): string {
  return `also~${category}`
}

/** Term in the statistics for creators of a platform. */
export function toPlatformTerm(platform: Platform): string {
  return `on~${platform}`
}
