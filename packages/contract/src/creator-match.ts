import { z } from 'zod'
import { CategoryId } from './catalogues/categories.ts'

/**
 * Factors of a creator's rank: name, words or meaning of the text, categories, language, city, the figures that break ties,
 * the requested order, or that a platform returned the creator for this text.
 */
export const matchParts = [
  'name',
  'words',
  'meaning',
  'categories',
  'language',
  'city',
  'engagement',
  'activity',
  'popularity',
  'freshness',
  'sort',
  'platform',
] as const
export const MatchPart = z.enum(matchParts)
export type MatchPart = z.output<typeof MatchPart>

/**
 * Texts of a creator that are searched for words. `topic`: a keyword or the name of a category; `post`: the title of a
 * post.
 */
export const passageFields = ['bio', 'topic', 'name', 'handle', 'post'] as const
export type PassageField = (typeof passageFields)[number]

/** An excerpt of a creator's text with words of the query. */
export const Passage = z.object({
  field: z.enum(passageFields),
  /** Date of the post in UTC, if it is known. */
  posted_on: z.iso.date().optional(),
  text: z.string(),
  /** Whether text before or after the excerpt is left out. */
  is_cut: z.object({ before: z.boolean(), after: z.boolean() }),
  /** Positions of the words in `text`, in UTF-16 units, in order, without overlap. */
  marks: z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(1) })),
  /** Words of the query or of the passage, with the English gloss by which they match. */
  glosses: z.array(z.object({ word: z.string(), gloss: z.string() })).optional(),
})
export type Passage = z.output<typeof Passage>

/** Why a creator is in the results. */
export const Match = z.object({
  /** Words of the query found in the creator's texts, as typed. Each occurs in one of the passages if there is room. */
  words: z.array(z.string()),
  /** Words of the query found in none of the creator's texts, as typed. */
  missing: z.array(z.string()),
  passages: z.array(Passage),
  /** Similarity in meaning to the query, 0 to 1; null when it was not compared. */
  meaning: z.number().min(0).max(1).nullable(),
  /** Categories that the creator shares with the query or the filter. */
  categories: z.array(CategoryId),
  /** Whether the name or the handle resembles the query. */
  name: z.boolean(),
  /** Factors that decided the rank, strongest first, at most three. */
  decided_by: z.array(MatchPart).max(3),
})
export type Match = z.output<typeof Match>
