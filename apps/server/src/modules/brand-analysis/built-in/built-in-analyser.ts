import { referToMessage } from '@troupe/contract/messages/wire-message'
import { seconds } from '../../../lib/durations.ts'
import { withTimeout } from '../../../lib/with-timeout.ts'
import type { Encoder } from '../../discovery/search/meaning/encoder-port.ts'
import type { BrandAnalyser, BrandFindings } from '../brand-analyser-port.ts'
import { readBrandCriteria } from '../criteria/read-brand-criteria.ts'
import { mapInTurns } from '../map-in-turns.ts'
import { type CategoryVectors, createCategoryVectors } from './categories/category-vectors.ts'
import { chooseCategories } from './categories/choose-categories.ts'
import { type ReadPiece, type ReadText, type ScoredCategory, scoreCategories } from './categories/score-categories.ts'
import { describeLimits } from './describe-limits.ts'
import { detectLanguage, type TextLanguage } from './languages/detect-language.ts'
import { findEnglishPhrases } from './languages/english-phrases.ts'
import { readCuesIn } from './languages/foreign-cues.ts'
import { isNegatedInChinese } from './languages/foreign-negations.ts'
import { findForeignPhrases } from './languages/foreign-phrases.ts'
import { type Candidate, rankPhrases } from './languages/rank-phrases.ts'
import { spellAsWritten } from './languages/spell-as-written.ts'
import { choosePieces, splitSentences } from './split-pieces.ts'
import { suggestPlatforms } from './suggest-platforms.ts'
import { suggestRanges } from './suggest-ranges.ts'
import { joinParagraphs, writeAnalysis } from './write-analysis.ts'

/**
 * Maximum number of characters encoded sentence by sentence, those with the most cues first: 0.1 ms per character plus
 * 10 ms per sentence.
 */
const encodedLetters = 240
/** Maximum number of characters at the beginning that are encoded as one piece. */
const openingLetters = 200
/** Maximum number of characters searched for keywords: tagging takes about 3 ms per 1,000. */
const taggedLetters = 6_000
/**
 * Weight of a keyword's cues for other categories than the brand's: such a keyword is still better than one without
 * cues.
 */
const otherFieldShare = 0.15
/** Time limit of the encoder. Words alone suffice for an answer if the encoder is down or far too slow. */
const encoderDeadlineMs = seconds(10)
/**
 * Weight of the meaning in other languages, since the built-in encoder knows English and known foreign words say more.
 */
const foreignMeaningWeight = 0.25

/**
 * Creates an analyser that needs no outside service. It finds categories by comparing meaning and words with the
 * description of each, keywords in the text itself, and sizes and platforms by rules. It never fails: without an
 * encoder it uses words only, and says so. English first; see `docs/brand-analysis.md`.
 */
export function createBuiltInAnalyser({ encoder }: { encoder: Encoder }): BrandAnalyser {
  const getCategoryVectors = createCategoryVectors(encoder)
  return {
    async analyse(text) {
      const language = detectLanguage(text)
      const read = await mapInTurns(splitSentences(text), (piece) => ({
        text: piece,
        cues: readCuesIn(piece, language),
      }))
      const { pieces, opening, vectors } = await addVectors(read, encoder, getCategoryVectors)
      const isForeign = language !== 'en' && language !== 'unknown'
      const trustsMeaning = !isForeign || pieces.every(({ cues }) => cues.length === 0)
      const scored = scoreCategories(
        { pieces, opening },
        {
          vectors: vectors ?? new Map(),
          meaningWeight: trustsMeaning ? 1 : foreignMeaningWeight,
        },
      )
      return present({ text, language, pieces, scored, trustsMeaning, isEncoderMissing: vectors === undefined })
    },
  }
}

type UnencodedPiece = Omit<ReadPiece, 'vector'>

async function addVectors(
  read: readonly UnencodedPiece[],
  encoder: Encoder,
  getCategoryVectors: () => Promise<CategoryVectors>,
): Promise<ReadText & { vectors: CategoryVectors | undefined }> {
  const encoded = choosePieces(read, { maxLetters: encodedLetters, judge: ({ cues }) => cues.length })
  const texts = [takeOpening(read), ...encoded.map(({ text }) => text)]
  const work = Promise.all([getCategoryVectors(), encoder.embed(texts)])
  const result = await withTimeout(
    work.catch(() => undefined),
    encoderDeadlineMs,
  )
  const [vectors, [opening, ...others]] = result ?? [undefined, []]
  const byPiece = new Map(encoded.map((piece, index) => [piece, others[index]]))
  return { pieces: read.map((piece) => ({ ...piece, vector: byPiece.get(piece) })), opening, vectors }
}

/** Joins the first sentences up to the maximum length. A first sentence that is longer is cut. */
function takeOpening(read: readonly UnencodedPiece[]): string {
  let opening = ''
  for (const { text } of read) {
    if (opening !== '' && opening.length + text.length >= openingLetters) break
    opening = `${opening} ${text}`.trim()
  }
  return opening.slice(0, openingLetters)
}

interface Reading {
  readonly text: string
  readonly language: TextLanguage
  readonly pieces: readonly ReadPiece[]
  readonly scored: readonly ScoredCategory[]
  /** Whether similarity in meaning alone may suggest a category. */
  readonly trustsMeaning: boolean
  readonly isEncoderMissing: boolean
}

async function present(reading: Reading): Promise<BrandFindings> {
  const { text, language, pieces, scored, trustsMeaning, isEncoderMissing } = reading
  const categories = chooseCategories(scored, { trustsMeaning })
  const found = await findKeywords(pieces, language, categories)
  const keywords = language === 'en' ? found.map((keyword) => spellAsWritten(keyword, text)) : found
  const criteria = await readBrandCriteria(text)
  const ranges = suggestRanges(text, criteria)
  const platforms = suggestPlatforms(text, criteria, categories[0]?.id)
  const paragraphs = writeAnalysis({ text, pieces, categories, keywords, criteria, ranges, platforms })
  return {
    keywords,
    categories: categories.map(({ id }) => id),
    criteria,
    suggested_follower_range: ranges.followers.value,
    engagement_rate_range: ranges.engagement.value,
    target_platforms: [...platforms.platforms],
    detailed_analysis: joinParagraphs(paragraphs),
    analysis_messages: paragraphs.map((sentences) => sentences.flatMap((said) => referToMessage(said) ?? [])),
    notices: describeLimits(language, { best: categories[0], isEncoderMissing }),
    usage: null,
  }
}

async function findKeywords(
  pieces: readonly ReadPiece[],
  language: TextLanguage,
  categories: readonly ScoredCategory[],
): Promise<string[]> {
  const best = categories[0]?.score ?? 1
  const shares = new Map(categories.map(({ id, score }) => [id, score / best]))
  const judge = (phrase: string) =>
    readCuesIn(phrase, language)
      .flatMap(({ weights }) => [...weights])
      .reduce((sum, [id, weight]) => sum + weight * (shares.get(id) ?? otherFieldShare), 0)
  const read = choosePieces(pieces, { maxLetters: taggedLetters, judge: ({ cues }) => cues.length })
  const candidates = (await mapInTurns(read, (piece) => findPhrases(piece, language))).flat()
  return rankPhrases(candidates, judge)
}

function findPhrases({ text, cues }: UnencodedPiece, language: TextLanguage): Candidate[] {
  if (language === 'en') return findEnglishPhrases(text)
  // In Chinese, which has no blanks, known words are more reliable than the segments of a dictionary.
  const known =
    language === 'zh' ? cues.filter(({ words }) => !isNegatedInChinese(text.slice(0, text.indexOf(words)))) : []
  return [...known.map(({ words }) => ({ text: words, isDoubtful: false })), ...findForeignPhrases(text, language)]
}
