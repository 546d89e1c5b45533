import { foldPost, toWordsSource } from './compile-words.ts'
import type { FoundWords } from './label-words.ts'
import { type PaidWords, paidWords } from './paid-words-data.ts'

const join = (field: keyof PaidWords) =>
  toWordsSource(
    Object.values(paidWords)
      .map((words) => words[field])
      .join('\n'),
  )

const namedCode = join('namedCodes')
const myCode = join('myCodes')
const anyCode = `(?:${namedCode}|${myCode}|${join('codes')})`
/** Only Turkish names a code after it: "ELIF15 koduyla". */
const codeAfter = '(?:indirim )?kod\\p{L}{0,8}'
const separators = '[\\s:：="\'“”„«»「」『』（(\\[]{0,4}'
const isNamedBefore = new RegExp(`${namedCode}${separators}$`, 'u')
const isNamedAfter = new RegExp(`^${separators}indirim kod`, 'u')
const isMyBefore = new RegExp(`${myCode}${separators}$`, 'u')
const isCodeBefore = new RegExp(`${anyCode}${separators}$`, 'u')
const isCodeAfter = new RegExp(`^${separators}${codeAfter}`, 'u')
const offers = new RegExp(`${join('offers')}|[%％٪]|\\d ?(?:€|euros?|\\$|zl|tl)`, 'u')
const thanks = new RegExp(join('thanks'), 'gu')
const own = new RegExp(join('own'), 'u')

/** A code as people write it: capitals, or letters with digits at the end. */
const codeToken =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}#@_/.-])(?:\p{Lu}[\p{Lu}\d]{2,19}|[A-Za-z]{2,15}\d{1,3})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{M}_/@-]|\d)/gu
/** What programmers and others have codes of. */
const noCodes: ReadonlySet<string> = new Set(
  'html html5 css css3 sql php pin api json xml usb led nfc python3 web3 mp3 mp4 es6 morse java rust'.split(' '),
)

/** Hosts and parameters of links that pay a commission. */
const affiliateLink =
  /https?:\/\/(?:(?:www\.)?(?:amzn\.to|amzn\.eu|amzn\.asia|shopmy\.us|go\.shopmy\.us|liketk\.it|ltk\.app|rstyle\.me|shope\.ee|s\.click\.aliexpress\.com|click\.linksynergy\.com|awin1\.com|tidd\.ly|link\.coupang\.com|a\.r10\.to)\/|[^\s?#]{1,200}\?[^\s#]{0,200}?(?:\b(?:ref|aff|affid|affiliate|aff_id|tag|irclickid|afftrack)=))[^\s]{0,200}/giu

/** What a code in a post looks like. */
interface FoundCode extends FoundWords {
  /** Whether its word says that it is for a discount. */
  readonly isNamed: boolean
}

/** Characters around a code in which its word stands. */
const codeReach = 40

/** Finds codes with their words. @param text as written, in NFKC. */
export function findCodes(text: string): FoundCode[] {
  return Array.from(text.matchAll(codeToken)).flatMap(({ 0: token, index: at }) => {
    const before = foldPost(text.slice(Math.max(0, at - codeReach), at))
    const after = foldPost(text.slice(at + token.length, at + token.length + codeReach))
    if (!isCodeBefore.test(before) && !isCodeAfter.test(after)) return []
    if (noCodes.has(token.toLowerCase())) return []
    const isNamed =
      isNamedBefore.test(before) || isNamedAfter.test(after) || (isMyBefore.test(before) && /\d/.test(token))
    return { words: quoteAround(text, at, token), at, isNamed }
  })
}

/** The code with the two words before it. */
function quoteAround(text: string, at: number, token: string): string {
  const before = text.slice(Math.max(0, at - codeReach), at)
  const word = /(?:\S{1,20}\s)?\S{0,20}[\s:：]*$/u.exec(before)?.[0] ?? ''
  return `${word}${token}`.trim()
}

/** Whether a folded text speaks of a discount. */
export const speaksOfOffer = (text: string) => offers.test(text)

/** Whether a folded text speaks of the creator's own shop, book or course. */
export const speaksOfOwnGoods = (text: string) => own.test(text)

/** Finds thanks to a sponsor in a folded text. */
export function findThanks(text: string): FoundWords[] {
  return Array.from(text.matchAll(thanks), ({ 0: words, index: at }) => ({ words, at }))
}

/** Finds links that pay a commission. */
export function findAffiliateLinks(text: string): FoundWords[] {
  return Array.from(text.matchAll(affiliateLink), ({ 0: words, index: at }) => ({ words, at }))
}
