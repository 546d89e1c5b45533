import { findForeignWords } from './find-glosses.ts'

/**
 * Replaces the words of a text that have a gloss by it, for an encoder that knows English only. Words of these languages
 * without a topic are left out.
 */
export function toEnglish(text: string): string {
  const { glosses, empty } = findForeignWords(text)
  if (glosses.length === 0) return text
  const silent = empty.map((word) => ({ ...word, gloss: '' }))
  let english = ''
  let end = 0
  for (const word of [...glosses, ...silent].toSorted((one, other) => one.start - other.start)) {
    english += `${text.slice(end, word.start)} ${word.gloss} `
    end = word.end
  }
  return (english + text.slice(end)).replace(/\s+/g, ' ').trim()
}
