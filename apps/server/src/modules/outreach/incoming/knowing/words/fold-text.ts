const letters: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', đ: 'd', ł: 'l', ø: 'o', æ: 'ae', ى: 'ي', ة: 'ه' }

/**
 * Folds what is written differently but reads alike: case, width, accents, quotation marks, vowel signs of Arabic,
 * digits of other scripts, blanks. Line breaks stay.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // A character can stand for a whole phrase.
      .slice(0, 2 * text.length + 100)
      .toLowerCase()
      .normalize('NFD')
      // Accents of Latin, Greek and Cyrillic, and Arabic signs; not the marks that kana and Hangul are made of.
      .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670\u200b-\u200f\ufeff]/g, '')
      .normalize('NFC')
      .replace(/[ßıđłøæىة]/g, (letter) => letters[letter] ?? letter)
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
      .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
      .replace(/[\u2010-\u2015\u2212\u301c]/g, '-')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
  )
}

/** Scripts that are written without blanks between words, so that a word may stand inside others. */
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/**
 * Makes a pattern of phrases, one a line, for folded text. `~` stands for the rest of a word, `<>` for up to 40
 * characters of the same sentence, and `[^.\\n]` for one of them; the rest is the syntax of regular expressions, in lower case.
 */
export function compilePhrases(phrases: string): RegExp {
  return new RegExp(toSource(phrases), 'u')
}

/**
 * The source of the pattern of {@link compilePhrases}.
 * @param place `word`: a phrase of a script with blanks does not begin or end within a word.
 */
export function toSource(phrases: string, place: 'word' | 'anywhere' = 'word'): string {
  const lines = foldText(phrases)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isFree = (line: string) => place === 'anywhere' || unspaced.test(line)
  const free = lines.filter(isFree).map(toAlternative)
  const words = lines.filter((line) => !isFree(line)).map(toAlternative)
  const bounded = words.length > 0 ? [`(?<!${letter})(?:${words.join('|')})(?!${letter})`] : []
  return lines.length === 0 ? '(?!)' : `(?:${[...free, ...bounded].join('|')})`
}

/** Letters and digits of the known languages. Unicode's own classes made the patterns ten times as slow to compile. */
const letter = '[\\w\\u00c0-\\u024f\\u0370-\\u052f\\u0620-\\u064a\\u0900-\\u097f\\u1e00-\\u1eff]'

/**
 * A phrase in which one of the second alternatives follows one of the first in the same sentence, as whole words in
 * scripts with blanks.
 * @param distance Characters between them, at most.
 */
export function joinPhrases(first: string, second: string, distance: number): string {
  const between = `[^.\\n]{0,${distance}}`
  return unspaced.test(second)
    ? `(${first})${between}(${second})`
    : `(${first})(?!${letter})${between}(?<!${letter})(${second})`
}

/** Within a sentence; the points of a date do not end it. */
const gap = '(?:[^.!?。！？\\n]|\\.(?=\\d)|(?<=\\d)\\.){0,40}?'

const toAlternative = (phrase: string) =>
  phrase
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('~', `${letter}*`)
    .replaceAll('<>', gap)
    .replaceAll('[^.\\n]', '(?:[^.\\n]|\\.(?=\\S))')

/** Computes a value when it is asked for first. */
export function once<T>(compute: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: compute() }
    return made.value
  }
}
