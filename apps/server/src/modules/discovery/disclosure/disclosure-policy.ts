import { type DisclosureSign, maxSignWords, type PostDisclosure } from '@troupe/contract/discover/post-disclosure'
import { foldPost, foldWithPlaces, type PlacedText } from './compile-words.ts'
import { type FoundWords, findLabels } from './label-words.ts'
import { findAffiliateLinks, findCodes, findThanks, speaksOfOffer, speaksOfOwnGoods } from './paid-words.ts'

/** A post as it is judged. */
export interface JudgedPost {
  readonly title: string
  /** Description or caption; may begin with the title. */
  readonly text: string
  /** Whether the platform itself shows the post as paid; null: it does not say. */
  readonly isPaid: boolean | null
}

/** The longest text that is read. */
const maxRead = 4000
/** Signs that are told of a post. */
const mostSigns = 4

/**
 * Judges whether a post is labelled as advertising, or has signs of payment without a label. A label outranks signs.
 * The text alone is read, so the judgement is a hint.
 * @param handle the creator's handle: what is sold under it is the creator's own.
 */
export function judgePost({ title, text, isPaid }: JudgedPost, handle: string): PostDisclosure {
  const written = joinTexts(title, text)
  const placed = foldWithPlaces(written)
  const labels = quote(findLabels(placed.folded), written, placed)
  if (isPaid === true || labels.length > 0) {
    const field = isPaid === true ? [{ kind: 'platform_field', words: '' } as const] : []
    return { label: 'marked', signs: [...field, ...toSigns('label', labels)].slice(0, mostSigns) }
  }
  const signs = findSignsOfPayment(written, placed, handle)
  return signs.length > 0 ? { label: 'looks_paid', signs: signs.slice(0, mostSigns) } : { label: 'none', signs: [] }
}

/** Title and text, without the title where it is the beginning of the text; with single blanks. */
function joinTexts(title: string, text: string): string {
  const [head, rest] = [title, text.slice(0, maxRead)].map((part) => part.normalize('NFKC').replace(/[^\S\n]+/g, ' '))
  const isRepeated = rest?.replace(/\s+/g, ' ').startsWith(head?.replace(/\s+/g, ' ') ?? '')
  return isRepeated ? (rest ?? '') : `${head}\n${rest}`
}

function quote(found: readonly FoundWords[], written: string, { places }: PlacedText): FoundWords[] {
  return found.map(({ words, at }) => ({ words: written.slice(places[at], places[at + words.length]), at }))
}

/** Judges a post of a platform whose data nothing may be made of: only what the platform itself says counts. */
export function judgeByPlatform({ isPaid }: Pick<JudgedPost, 'isPaid'>): PostDisclosure | null {
  return isPaid === true ? { label: 'marked', signs: [{ kind: 'platform_field', words: '' }] } : null
}

function findSignsOfPayment(written: string, placed: PlacedText, handle: string): PostDisclosure['signs'] {
  const { folded } = placed
  const codes = findCodes(written)
  const links = findAffiliateLinks(written)
  const isOwn = speaksOfOwnGoods(folded) || sellsUnder(folded, handle)
  const paidCodes =
    isOwn && links.length === 0
      ? []
      : codes.filter(({ isNamed }) => isNamed || links.length > 0 || speaksOfOffer(folded))
  return [
    ...toSigns('discount_code', paidCodes),
    ...toSigns('affiliate_link', paidCodes.length > 0 ? links : []),
    ...toSigns('thanks_to_sponsor', quote(findThanks(folded), written, placed)),
  ]
}

/** Whether a text links to a site with the creator's handle in its name, or names the handle itself as the seller. */
function sellsUnder(folded: string, handle: string): boolean {
  const name = foldPost(handle).replace(/[^\p{L}\p{N}]/gu, '')
  if (name.length < 3) return false
  const named = folded.matchAll(/(?:@|https?:\/\/)([\p{L}\p{N}_.-]{1,100})/gu)
  return Array.from(named).some(([, found = '']) => found.replace(/[^\p{L}\p{N}]/gu, '').includes(name))
}

/** Quotes each wording once. */
function toSigns(kind: DisclosureSign, found: readonly FoundWords[]): PostDisclosure['signs'] {
  const quoted = new Set(found.map(({ words }) => words.trim().replace(/\s+/g, ' ').slice(0, maxSignWords).trim()))
  return [...quoted].filter(Boolean).map((words) => ({ kind, words: words.toWellFormed() }))
}
