/** A suggested text without statements that neither side has written. */
export interface CheckedSuggestion {
  readonly text: string
  /** Number of sentences that were left out. */
  readonly leftOut: number
}

const numberWords =
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions dozen half quarter percent'
/** Words of promises and conditions: they bind the user, so they must come from the mails or from the user. */
const bindingWords =
  'guarantee guarantees guaranteed promise promises promised exclusive exclusivity exclusively contract agreement refund refunds discount discounts commission deposit advance budget fee fees salary free royalty royalties bonus invoice payment payments paid pay lifetime unlimited'
const weighty = new Set(`${numberWords} ${bindingWords}`.split(' '))

const digits = /\d+(?:[.,:/'’\u00a0\u202f -]?\d+)*/g
const chineseNumber =
  /[一二三四五六七八九十百千万亿两半]+(?=\s*(?:元|块|美元|美金|欧元|万|千|百|%|折|天|周|个月|年|条|次|篇))/g
/** Links, sites, addresses and handles. Every part is bounded, so that no text takes long to match. */
const places =
  /[a-z][a-z\d+.-]{1,20}:\/\/\S{1,500}|[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}|(?<![\p{L}\d])@[\p{L}\d._]{2,40}|(?<![\p{L}\d.-])(?:[\p{L}\d-]{1,63}\.){1,5}[a-z]{2,24}(?:\/\S{0,300})?(?![\p{L}\d-])/giu

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * Leaves out the sentences of a suggestion that hold figures, links, addresses, handles or words of promises which occur
 * nowhere in the material.
 * @param material the mails of the thread and the user's own words.
 */
export function checkSuggestion(suggestion: string, material: readonly string[]): CheckedSuggestion {
  const known = readKnown(material.join('\n'))
  let leftOut = 0
  const lines = suggestion.split('\n').map((line) => {
    const kept = Array.from(segmenter.segment(line), ({ segment }) => segment).filter((sentence) => {
      const isKnown = holdsOnly(sentence, known)
      if (!isKnown) leftOut++
      return isKnown
    })
    return kept.join('').trimEnd()
  })
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, leftOut }
}

interface Known {
  readonly numbers: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** All of it, in lower case. */
  readonly text: string
}

function readKnown(material: string): Known {
  const text = toPlain(material)
  return { numbers: new Set(listNumbers(text)), words: new Set(listWords(text)), text }
}

function holdsOnly(sentence: string, { numbers, words, text }: Known): boolean {
  const plain = toPlain(sentence)
  const isKnownPlace = (place: string) => text.includes(place.replace(/[.,;:!?)\]}>'"]+$/, ''))
  return (
    [...plain.matchAll(places)].every(([place]) => isKnownPlace(place)) &&
    listNumbers(plain.replace(/^\s*\d{1,2}[.)]\s/, '')).every((number) => numbers.has(number)) &&
    listWords(plain).every((word) => !weighty.has(word) || words.has(word))
  )
}

function toPlain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
}

/** Digits of other scripts stand in tens from a multiple of 16 or of 6 on; their order is that of their code points. */
function toAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(point - zero)
}

const listWords = (text: string) => text.match(/\p{L}+/gu) ?? []

/** Numbers without the signs between their digits, however a language writes them. */
function listNumbers(text: string): string[] {
  const ofDigits = (text.match(digits) ?? []).flatMap((number) => [number.replace(/\D/g, '')])
  return [...ofDigits, ...(text.match(chineseNumber) ?? [])]
}
