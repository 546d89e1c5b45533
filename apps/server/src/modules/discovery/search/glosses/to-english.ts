import { findGlosses } from './find-glosses.ts'

/** Replaces the words of a text that have a gloss by it, for readers who know English only. */
export function toEnglish(text: string): string {
  let english = ''
  let end = 0
  for (const gloss of findGlosses(text)) {
    english += `${text.slice(end, gloss.start)} ${gloss.gloss} `
    end = gloss.end
  }
  return end === 0 ? text : (english + text.slice(end)).replace(/\s+/g, ' ').trim()
}
