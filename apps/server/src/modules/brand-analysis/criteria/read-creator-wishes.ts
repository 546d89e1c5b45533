import { readWish } from '../../discovery/wish/read-wish.ts'
import type { Criterion, Wish } from '../../discovery/wish/rules/wish.ts'
import type { FoundCriterion } from '../brand-analyser-port.ts'
import { endsInOrigin } from './find-markets.ts'
import type { Statement } from './split-statements.ts'

/** Words for creators in 15 languages. */
const creators =
  /(?<!\p{L})(?:(?:content )?creators?|(?:nano|micro|mid|macro|mega)?[ -]?influencers?|youtubers?|tiktokers?|instagrammers?|(?:food |travel |fashion |beauty )?v?bloggers?|kols?|ambassadors?|streamers?|who (?:posts?|films?|vlogs?|blogs?|streams?|creates?|makes? videos)|content (?:must|should|has to|needs to) be in|(?:nano|mikro|makro)-?influencer\p{L}*|influen[cz]\p{L}+|cr[ée]at(?:eurs?|rices?)|creador\p{L}*|criador\p{L}*|içerik üretici\p{L}*|kreator\p{L}*|конт?ент-?мейкер\p{L}*|креатор\p{L}*|блог[ге]\p{L}*|инфлюенсер\p{L}*)(?!\p{L})|创作者|達人|达人|博主|网红|網紅|クリエイター|インフルエンサー|크리에이터|인플루언서|유튜버|صناع المحتوى|صانع محتوى|مؤثر|क्रिएटर|इन्फ्लुएंसर|nhà sáng tạo|người ảnh hưởng/iu
/** Verbs that an English sentence about creators needs to ask for them: "Our founder is a creator" does not. */
const asking =
  /\b(?:look(?:ing)? for|want(?:s|ed)?|needs?|seek(?:s|ing)?|search(?:ing)? for|work(?:ing)? with|partner(?:ing)? with|collaborat\w+|invit\w+|sponsor\w*|pay|hire|hiring|should|must|ideal(?:ly)?|prefer\w*|welcome|find|target(?:ing)?|recruit\w*|gift\w*|send|budget|campaigns?|only|brief(?:ing|ed)?|activat\w+|engage|launch(?:ing)?|shortlist\w*|cast(?:ing)?|book(?:ing)?|per (?:post|video|creator)|no|not|without|avoid|exclud\w+|gesucht|such(?:en|t)|wünsch\w+|cherch\w+|recherch\w+|busc\w+|procur\w+|cerc(?:a|hi)\w*|quer\w+|mencari|arıyor\w*)\b/iu
const english = /^[\p{ASCII}\p{P}\p{S}]*$/u
const budget =
  /\bbudgets?\b|\bper (?:post|video|reel|story|creator|influencer|collaboration)\b|预算|預算|予算|예산|presupuesto|orçamento|бюджет|الميزانية|बजट|bütçe|anggaran|ngân sách|honorar|\bfees?\b/iu
/** Figures of the brand's own accounts. */
const own = /\b(?:our|my|we have|we['’]ve|join)\b[^.;]{0,40}(?:followers|subscribers|fans|community|engagement|views)/i
const sizes = /\b(?:followers?|subscribers?|fans|engagement)\b/iu
const founders = /\b(?:founded|run|started|owned|created|made) by\b|\bour founders?\b/i

/** Whether a statement asks for creators. */
export function speaksOfCreators({ text, label }: Statement): boolean {
  if (label === 'creators' || label === 'size') return true
  if (!creators.test(text) || founders.test(text)) return false
  return !english.test(text) || asking.test(text)
}

/** Words put before a labelled value, so that it reads as a search text. */
const openings: Readonly<Partial<Record<NonNullable<Statement['label']>, string>>> = {
  creators: 'creators ',
  size: 'creators with followers ',
  budget: 'creators price ',
  platforms: 'creators on ',
  engagement: 'creators with engagement ',
}

/**
 * Reads a statement about creators as a search text.
 * @param isAsking whether the statement asks for creators.
 * @param isFollowing whether the previous one did: "They should have at least 10k followers".
 */
export function readCreatorWishes(statement: Statement, isAsking: boolean, isFollowing: boolean): FoundCriterion[] {
  const { text, label, quote } = statement
  const opening = label === undefined ? '' : (openings[label] ?? '')
  const isBudget = label === 'budget' || budget.test(text)
  const isOfSizes = isFollowing || sizes.test(text)
  if (!isAsking && !isOfSizes && !isBudget && opening === '') return []
  const wish = readWish(`${opening}${text}`)
  return wish.criteria.flatMap((criterion): FoundCriterion[] => {
    const words = opening === '' ? toWords(wish, criterion) : quote
    const kinds = isAsking || opening !== '' ? allKinds : isOfSizes ? sizeKinds : budgetKinds
    if (!kinds.has(criterion.kind) || (criterion.kind === 'price' && !isBudget)) return []
    if (own.test(text) && ['followers', 'engagement', 'views'].includes(criterion.kind)) return []
    if (criterion.kind === 'country' && endsInOrigin(text.slice(0, criterion.spans[0]?.start ?? 0))) return []
    return toFound(criterion, words)
  })
}

const allKinds: ReadonlySet<Criterion['kind']> = new Set([
  ...(['platform', 'country', 'language', 'followers', 'engagement', 'views', 'price', 'cheap'] as const),
  ...(['verified', 'email', 'exclude', 'unanswerable'] as const),
])
const sizeKinds: ReadonlySet<Criterion['kind']> = new Set(['followers', 'engagement', 'views', 'price', 'language'])
const budgetKinds: ReadonlySet<Criterion['kind']> = new Set(['price'])

/** Returns the text from the first to the last word of a criterion. */
function toWords({ text }: Wish, { spans }: Criterion): string {
  const start = Math.min(...spans.map((span) => span.start))
  const end = Math.max(...spans.map((span) => span.end))
  return text.slice(start, end)
}

function toFound(criterion: Criterion, words: string): FoundCriterion[] {
  const quotes = [words]
  switch (criterion.kind) {
    case 'platform':
      return [{ filter: 'platforms', values: [...criterion.platforms], quotes }]
    case 'country':
      return [{ filter: 'regions', values: [...criterion.countries], quotes }]
    case 'language':
      return [{ filter: 'languages', values: [criterion.language], quotes }]
    case 'followers':
      return [{ filter: 'subscriber_range', min: criterion.min, max: criterion.max, quotes }]
    case 'engagement':
      return [{ filter: 'engagement_rate_range', min: criterion.min, max: criterion.max, quotes }]
    case 'views':
      return [{ filter: 'average_views_range', min: criterion.min, max: criterion.max, quotes }]
    case 'price':
      return [{ filter: 'price_range', min: criterion.min, max: criterion.max, quotes }]
    case 'verified':
      return [{ filter: 'verified_only', quotes }]
    case 'email':
      return [{ filter: 'has_email', quotes }]
    case 'exclude':
      return criterion.categories.length > 0 ? [{ filter: 'exclude_words', values: [criterion.text], quotes }] : []
    case 'unanswerable':
      return criterion.about.startsWith('audience') ? [{ filter: 'audience', values: [words], quotes }] : []
    default:
      return []
  }
}
