import { z } from 'zod'
import { CategoryId } from './catalogues/categories.ts'

/**
 * Factors of a creator's rank: name, words or meaning of the text, categories, language, the figures that break ties,
 * the requested order, or that a platform returned the creator for this text.
 */
export const matchParts = [
  'name',
  'words',
  'meaning',
  'categories',
  'language',
  'engagement',
  'activity',
  'popularity',
  'freshness',
  'sort',
  'platform',
] as const
export const MatchPart = z.enum(matchParts)
export type MatchPart = z.output<typeof MatchPart>

/** Why a creator is in the results. */
export const Match = z.object({
  /** Words of the query found in the creator's texts, as typed. */
  words: z.array(z.string()),
  /** Similarity in meaning to the query, 0 to 1; null when it was not compared. */
  meaning: z.number().min(0).max(1).nullable(),
  /** Categories the creator shares with the query or the filter. */
  categories: z.array(CategoryId),
  /** Whether the name or the handle resembles the query. */
  name: z.boolean(),
  /** Factors that decided the rank, strongest first; at most three. */
  decided_by: z.array(MatchPart).max(3),
})
export type Match = z.output<typeof Match>
