import { foldLetters } from '../../search/terms/search-terms.ts'

export type TokenType = 'word' | 'number' | 'quoted' | 'address' | 'sign' | 'break'

/** A part of a text; `start` and `end` count UTF-16 units. */
export interface TextToken {
  readonly type: TokenType
  readonly raw: string
  /** Lower case without accents. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Whether nothing but a hyphen, if anything, separates it from the token before. */
  readonly isGlued: boolean
  readonly isHyphened: boolean
  /** Whether it is a character of Chinese or Japanese that continues the word before. */
  readonly isInWord?: boolean
}

const profileHost = '(?:https?:\\/\\/)?(?:[a-z\\d-]+\\.)*(?:tiktok|instagram|youtube)\\.com\\/'
const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]'
const letter = `(?:(?!${unspaced})[\\p{L}\\p{M}])`
const handleSign = '[\\p{L}\\p{M}\\p{N}_.·-]'
// A handle in Latin letters ends before a script without blanks or particles of Korean: "@name類似".
const latinHandle = `[\\p{Script=Latin}\\p{N}_.·-]*[\\p{Script=Latin}\\p{N}_](?:(?=${unspaced}|\\p{Script=Hangul})|(?!${handleSign}))`
const pattern = new RegExp(
  [
    `(?<quoted>"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»|「[^」]+」|『[^』]+』|《[^》]+》)`,
    `(?<address>${profileHost}[^\\s,，。、]+|(?<!${letter}|\\p{N})@(?:${latinHandle}|${handleSign}*[\\p{L}\\p{M}\\p{N}_])|https?:\\/\\/\\S+)`,
    `(?<sign>(?:US|[RA])\\$)`,
    `(?<number>\\p{Nd}{1,3}(?:[., '’  ]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}{1,15}(?:[.,٫]\\p{Nd}{1,2}(?!\\p{Nd}))?)`,
    `(?<word>(?<=\\p{Nd})(?:천|만|백만|천만|억)(?=원|\\p{Nd})|\\p{RI}\\p{RI}|\\p{Extended_Pictographic}[\\uFE0F\\u200D\\p{Extended_Pictographic}\\p{Emoji_Modifier}]*|${unspaced}|(?:${letter}|\\p{N})(?:${letter}|\\p{N}|['’](?=${letter})|(?<=\\b\\p{Lu})\\.(?=\\p{Lu}\\b))*)`,
    `(?<break>[,;:.!?\\n，。、；：！？|()（）।،؛؟])`,
    `(?<sign>[<>≤≥]=?|[%+~～〜–—&/-]|\\$|[€£¥₹₩₺₽₫])`,
  ].join('|'),
  'giu',
)

/**
 * Splits a normalised text into tokens in linear time. Each Chinese or Japanese character is a word, since these
 * scripts have no blanks.
 */
export function splitText(text: string): TextToken[] {
  const tokens: TextToken[] = []
  for (const match of text.matchAll(pattern)) {
    const [type] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? []
    if (!isTokenType(type)) continue
    const before = tokens.at(-1)
    const isHyphened = before?.raw === '-' && before.isGlued && before.end === match.index
    if (isHyphened && type === 'word') tokens.pop()
    const last = tokens.at(-1)
    tokens.push({
      type,
      raw: match[0],
      text: foldLetters(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      isGlued: isHyphened || last?.end === match.index,
      isHyphened: isHyphened && type === 'word',
    })
  }
  return tokens
}

const types: ReadonlySet<string> = new Set<TokenType>(['word', 'number', 'quoted', 'address', 'sign', 'break'])
const isTokenType = (type: string | undefined): type is TokenType => type !== undefined && types.has(type)
