import { normalizeText } from '@troupe/contract/base/text'
import type { FoundCriterion } from '../brand-analyser-port.ts'
import { mapInTurns } from '../map-in-turns.ts'
import { findAudience } from './find-audience.ts'
import { findMarkets, listPlaces } from './find-markets.ts'
import { mergeCriteria } from './merge-criteria.ts'
import { readCreatorWishes, speaksOfCreators } from './read-creator-wishes.ts'
import { readLanguages } from './read-languages.ts'
import { type Statement, splitStatements } from './split-statements.ts'

/**
 * Reads the criteria in a brand's text: countries, languages, platforms, sizes, budget, excluded topics and the audience.
 * Uses rules and word tables in 15 languages; statements about creators are read by the reader of search texts.
 * @returns at most one criterion for each filter, with the words that say so.
 */
export async function readBrandCriteria(input: string): Promise<FoundCriterion[]> {
  const statements = splitStatements(normalizeText(input).replace(/[^\S\n]+/gu, ' '))
  const found = await mapInTurns(inContext(statements), readStatement)
  const wishes = found.flatMap((each) => each.wishes)
  const others = found.flatMap((each) => each.others)
  // A place wanted for creators overrides markets, which only suggest it.
  const isPlaceSaid = wishes.some(({ filter }) => filter === 'regions')
  return mergeCriteria([...wishes, ...(isPlaceSaid ? others.filter(({ filter }) => filter !== 'regions') : others)])
}

interface StatementInContext {
  readonly statement: Statement
  readonly isOfCreators: boolean
  /** Whether the previous statement is about creators. */
  readonly isFollowing: boolean
}

function inContext(statements: readonly Statement[]): StatementInContext[] {
  let isFollowing = false
  return statements.map((statement) => {
    const isOfCreators = speaksOfCreators(statement)
    const inContext = { statement, isOfCreators, isFollowing }
    isFollowing = isOfCreators
    return inContext
  })
}

function readStatement({ statement, isOfCreators, isFollowing }: StatementInContext) {
  return {
    wishes: [...readCreatorWishes(statement, isOfCreators, isFollowing), ...readLanguages(statement)],
    others: [...readMarkets(statement), ...findAudience(statement)],
  }
}

/** Matches prose, which needs a verb to name markets; a list of countries beside a label does not. */
const prose = /^.{60,}[.!?。！？]$/u

function readMarkets({ text, label, quote }: Statement): FoundCriterion[] {
  if (label === 'market' && !prose.test(text)) {
    const values = [...listPlaces(text)]
    return values.length > 0 ? [{ filter: 'regions', values, quotes: [quote] }] : []
  }
  if (label === 'audience') {
    const values = [...(findMarkets(`customers: ${text}`)?.countries ?? [])]
    return values.length > 0 ? [{ filter: 'regions', values, quotes: [quote] }] : []
  }
  const found = findMarkets(text)
  return found ? [{ filter: 'regions', values: [...found.countries], quotes: [found.quote] }] : []
}
