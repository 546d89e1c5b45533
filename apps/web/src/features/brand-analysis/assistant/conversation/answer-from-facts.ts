import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { CreatorCriteria, Refinement, TurnSubject } from '@troupe/contract/conversations'
import { formatTimeAgo } from '../../../../lib/format/dates.ts'
import { getCategoryName, getCountryName, getLanguageName } from '../../../../lib/format/names.ts'
import { formatCount, formatDollars, formatPercent } from '../../../../lib/format/numbers.ts'
import type { RecommendedCreator } from './chat-message.ts'
import { listWaysBack } from './creator-criteria.ts'
import { findMeant } from './creators-meant.ts'
import { listFacts } from './criteria-facts.ts'
import { factTexts as texts } from './fact-texts.ts'
import { joinSentences, joinWords } from './list-texts.ts'

/** Maximum number of creators listed in one answer. */
const maxListed = 12

interface KnownFacts {
  readonly criteria: CreatorCriteria
  readonly shown: readonly RecommendedCreator[]
  /** The shown creator that the last answer spoke of. */
  readonly spokenOf: RecommendedCreator | undefined
  readonly now: Date
}

type Question = Pick<Refinement, 'about' | 'creator' | 'refers_to' | 'named'> & { readonly text: string }

/** Answers a question from the creators on screen and the criteria only. */
export function answerFromFacts(question: Question, facts: KnownFacts): string {
  const { criteria, shown } = facts
  const { about } = question
  const [subject = 'other'] = about
  switch (subject) {
    case 'why_empty':
      return texts.whyEmpty(
        listFacts(criteria).map(({ name, value }) => texts.limit(name, value)),
        listWaysBack(criteria),
      )
    case 'meaning':
      return explain(about)
    case 'response_time':
      return texts.replies
    case 'audience':
      return texts.audience
    case 'other':
      return texts.other
    default:
      if (shown.length === 0) return texts.nothingShown
      return answerAboutCreators(subject, question, facts)
  }
}

function explain(about: readonly TurnSubject[]): string {
  const meanings: Partial<Record<TurnSubject, string>> = texts.meaning
  return about.flatMap((subject) => (subject === 'other' ? [] : (meanings[subject] ?? []))).at(0) ?? texts.meaning.other
}

function answerAboutCreators(subject: TurnSubject, question: Question, facts: KnownFacts): string {
  const { shown } = facts
  if (subject === 'recommendation') return advise(shown)
  if (subject === 'count') {
    return texts.count(shown.filter((one) => passes(one, question.about, question.named)).length, shown.length)
  }
  const { creator, text } = question
  // "Why?" alone asks for one reason.
  const refers_to = question.refers_to ?? (subject === 'why_creator' ? 'one' : null)
  const meant = findMeant(text, { creator, refers_to }, facts)
  const [one] = meant?.creators ?? []
  if (!meant || !one) return texts.noSuch(shown.length)
  const answer = describeAll(subject, meant.creators, facts.now)
  return meant.isAssumed ? joinSentences([texts.takenFor(one.title), answer]) : answer
}

function describeAll(subject: TurnSubject, creators: readonly RecommendedCreator[], now: Date): string {
  if (subject === 'data_source') return texts.source([...new Set(creators.map(({ source }) => source))])
  const lines = creators
    .slice(0, maxListed)
    .map((each) => (subject === 'why_creator' ? explainFound(each) : describe(subject, each, now)))
  return [...lines, ...(creators.length > maxListed ? [texts.more(creators.length - maxListed)] : [])].join('\n')
}

function passes(creator: RecommendedCreator, about: readonly TurnSubject[], { regions, platforms }: Question['named']) {
  return (
    (regions.length === 0 || (creator.region !== null && regions.includes(creator.region))) &&
    (platforms.length === 0 || platforms.includes(creator.platform)) &&
    (!about.includes('email') || creator.email !== null) &&
    (!about.includes('verified') || creator.verified)
  )
}

function describe(subject: TurnSubject, creator: RecommendedCreator, now: Date): string {
  const { title } = creator
  const or = <Value>(value: Value | null, format: (value: Value) => string) =>
    value === null ? texts.notKnown : format(value)
  switch (subject) {
    case 'followers':
      return texts.followers(title, or(creator.subscribers, formatCount))
    case 'engagement':
      return texts.engagement(title, or(creator.engagement_rate, formatPercent))
    case 'views':
      return texts.views(title, or(creator.average_views, formatCount))
    case 'price': {
      const word = creator.price_source === 'stated' ? texts.priceStated : texts.price
      return word(title, or(creator.estimated_price, formatDollars))
    }
    case 'verified':
      return texts.verified(title, creator.verified)
    case 'posted':
      return texts.posted(
        title,
        or(creator.last_posted_at, (moment) => formatTimeAgo(new Date(moment), now)),
      )
    case 'email':
      return texts.plain(title, creator.email ?? texts.notKnown)
    case 'country':
      return texts.plain(title, or(creator.region, getCountryName))
    case 'language':
      return texts.plain(title, or(creator.language, getLanguageName))
    case 'platform':
      return texts.plain(title, platformNames[creator.platform])
    default:
      return texts.plain(title, joinWords(creator.content_categories.map(getCategoryName)) || texts.notKnown)
  }
}

function explainFound({ title, match, content_categories }: RecommendedCreator): string {
  const categories = (match?.categories ?? content_categories).map(getCategoryName)
  const { words = [], missing = [], meaning = null } = match ?? {}
  const reasons = [
    ...(words.length > 0 ? [texts.reasons.words(words)] : []),
    ...(categories.length > 0 ? [texts.reasons.categories(categories)] : []),
    ...(words.length === 0 && meaning !== null ? [texts.reasons.meaning] : []),
    texts.reasons.limits,
    ...(missing.length > 0 ? [texts.reasons.missing(missing)] : []),
  ]
  return texts.why(title, reasons)
}

function advise(shown: readonly RecommendedCreator[]): string {
  const best = (read: (creator: RecommendedCreator) => number | null, sign: 1 | -1) =>
    shown
      .flatMap((creator) => {
        const value = read(creator)
        return value === null ? [] : [{ title: creator.title, value }]
      })
      .toSorted((one, other) => sign * (other.value - one.value))
      .at(0)
  const engaged = best(({ engagement_rate }) => engagement_rate, 1)
  const followed = best(({ subscribers }) => subscribers, 1)
  const cheap = best(({ estimated_price }) => estimated_price, -1)
  const parts = [
    ...(engaged ? [texts.mostEngaged(engaged.title, formatPercent(engaged.value))] : []),
    ...(followed ? [texts.mostFollowed(followed.title, formatCount(followed.value))] : []),
    ...(cheap ? [texts.cheapest(cheap.title, formatDollars(cheap.value))] : []),
  ]
  return parts.length > 0 ? texts.advice(parts) : texts.other
}
