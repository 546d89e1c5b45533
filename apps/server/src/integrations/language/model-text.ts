import { cutText } from '../platforms/cut-text.ts'
import { toSeenText } from './seen-text.ts'

const longestPhrase = 60
/** Maximum length of a phrase before cleaning; none is longer, even with quotes and blanks around it. */
const longestSource = 200
const mostWords = 6
const longestAnalysis = 5000

/**
 * A link, a site name or an address: useless as a search term, and users must not follow it because a document
 * contained it. Every part of these patterns is bounded, so that no text takes long to match.
 */
const link = /\b(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.|mailto:|javascript:|data:)\S*|[^\s@]{1,64}@[^\s@.]{1,64}\.\S*/giu
const markdownLink = /!?\[([^[\]\n]{0,200})\]\([^()\n]{0,2000}\)/g

/**
 * Returns the short phrases among texts, without duplicates. Longer ones are left out rather than cut, since half a
 * sentence is no search term.
 */
export function toPhrases(texts: readonly string[]): string[] {
  const phrases = new Map<string, string>()
  for (const text of texts.filter(({ length }) => length <= longestSource)) {
    const phrase = toSeenText(text)
      .replace(/\s+/g, ' ')
      .replace(/^[\s"'“”‘’«»#*•-]+|[\s"'“”‘’«».,;:!?*]+$/gu, '')
    if (isPhrase(phrase) && !phrases.has(phrase.toLowerCase())) phrases.set(phrase.toLowerCase(), phrase)
  }
  return [...phrases.values()]
}

function isPhrase(text: string): boolean {
  if (text.length > longestPhrase || text.split(' ').length > mostWords) return false
  return /[\p{L}\p{N}]/u.test(text) && !/[<>{}[\]\\|`=@]/.test(text) && text.search(link) === -1
}

/**
 * Returns plain paragraphs separated by blank lines, without tags, emphasis marks, links or control characters, at most
 * 5,000 characters.
 */
export function toParagraphs(text: string): string {
  const paragraphs = toSeenText(text)
    .slice(0, 4 * longestAnalysis)
    .replace(markdownLink, '$1')
    .replace(/<[/!?a-z][^<>]*>/gi, ' ')
    .replace(/<(?=[/!?a-z])/gi, ' ')
    .replace(link, ' ')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gm, '')
    .replace(/\*\*|__|`+/g, '')
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .replace(/[ \t]+/g, ' ')
        .replace(/ *\n */g, '\n')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
  return cutText(paragraphs.join('\n\n'), longestAnalysis)
}
