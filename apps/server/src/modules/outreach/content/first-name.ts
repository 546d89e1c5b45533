import { channelWords, givenNames } from './given-names-data.ts'

/** Capitalised or in capitals, with inner hyphens and apostrophes: "Anne-Marie", "O'Hara", "J.". */
const nameWord = /^(?:\p{Lu}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*\.?)$/u
/** Lower-case parts of surnames: "Maria da Silva", "Jan van der Berg". */
const surnameParticles: ReadonlySet<string> = new Set(
  'al bin da das de del della den der di do dos du el la le ten ter van von zu'.split(' '),
)
const mostWords = 4

/**
 * The first name in the title of a channel, capitalised.
 * @returns undefined unless the whole title looks like a person's name that begins with a common given name: a firm or a
 * show must not be addressed as a person. Titles in scripts other than Latin and Cyrillic are not read.
 */
export function findFirstName(title: string): string | undefined {
  // Emojis beside a name, and the invisible characters that join them, are decoration.
  const words = title
    .normalize('NFC')
    .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Cc})+/gu, ' ')
    .trim()
    .split(/\s+/)
  const [first = '', ...others] = words
  if (words.length > mostWords || !isGivenName(first) || !others.every(isSurnamePart)) return undefined
  return capitalize(first)
}

/** Whether each part of a word is a given name; a double name needs both: "Anne-Marie". */
function isGivenName(word: string): boolean {
  return nameWord.test(word) && word.split('-').every((part) => givenNames.has(part.toLowerCase()))
}

function isSurnamePart(word: string, index: number, others: readonly string[]): boolean {
  // A particle is followed by the surname itself.
  if (surnameParticles.has(word)) return index < others.length - 1
  // A possessive belongs to a thing: "Maria Lopez's".
  return nameWord.test(word) && !/['’]s$/i.test(word) && !channelWords.has(word.toLowerCase().replace(/\.$/, ''))
}

function capitalize(name: string): string {
  return name
    .split('-')
    .map((part) => part.slice(0, 1) + (part === part.toUpperCase() ? part.slice(1).toLowerCase() : part.slice(1)))
    .join('-')
}
