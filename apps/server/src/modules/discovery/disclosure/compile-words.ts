/**
 * Folds what reads alike: case, width, accents, quotation marks, signs of Arabic. Line breaks stay. The result may
 * differ in length.
 */
export function foldPost(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      // Accents of Latin and Cyrillic, and Arabic signs; not the marks that kana and Hangul are made of.
      .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670\u200b-\u200f\ufeff]|\ufe0f/g, '')
      .normalize('NFC')
      .replace(/[ßıłøىة]/g, (letter) => foldedLetters[letter] ?? letter)
      .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
      .replace(/[^\S\n]+/g, ' ')
  )
}

/** A folded text, and for each of its characters the place in the text as written where it comes from. */
export interface PlacedText {
  readonly folded: string
  readonly places: readonly number[]
}

/** Folded characters, for texts in which few occur often. */
const foldedCharacters = new Map<string, string>()
const mostFolded = 10_000

/** Folds character by character, so that what is found can be quoted as it was written. @param text in NFKC. */
export function foldWithPlaces(text: string): PlacedText {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const one = foldCharacter(character)
    for (let index = 0; index < one.length; index++) places.push(at)
    folded += one
    at += character.length
  }
  return { folded, places }
}

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const folded = foldPost(character)
  if (foldedCharacters.size < mostFolded) foldedCharacters.set(character, folded)
  return folded
}

const foldedLetters: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', ى: 'ي', ة: 'ه' }

/** Scripts that are written without blanks between words. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** Letters and digits of scripts with blanks. Unicode's own classes made the patterns far slower to compile. */
const letter = '[\\w\\u00c0-\\u024f\\u0370-\\u052f\\u0620-\\u064a\\u1e00-\\u1eff]'

/**
 * Compiles words for folded text, one phrase a line, to the source of a pattern. `~` stands for the rest of a word and
 * `<>` for up to 60 characters of the same sentence; the rest is the syntax of regular expressions. Phrases of scripts
 * with blanks match whole words.
 */
export function toWordsSource(words: string): string {
  const phrases = listPhrases(words).map((phrase) =>
    phrase.replaceAll('~', `${letter}{0,20}`).replaceAll('<>', '[^.!?。！？\\n]{0,60}?'),
  )
  if (phrases.length === 0) return '(?!)'
  const bounded = phrases.map((phrase) => (unspaced.test(phrase) ? phrase : `(?<!${letter})(?:${phrase})(?!${letter})`))
  return `(?:${bounded.join('|')})`
}

/** Splits a table of words into its folded phrases. */
export function listPhrases(words: string): string[] {
  return foldPost(words)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
