/** Matches text before a word that begins a sentence, a cell or a list item. */
const sentenceStart = /(?:^|\n|[^\p{L}\p{N}\s,&'’/–—-]|(?:^|\s)[–—-])\s*$/u

/**
 * Spells a phrase as the text does, so that names keep their capitals: in lower case if it occurs so anywhere, else as
 * within a sentence. A capital at the beginning of a sentence counts only if the next word has one, too.
 */
export function spellAsWritten(phrase: string, text: string): string {
  if (text.includes(phrase)) return phrase
  const places = findPlaces(phrase.toLowerCase(), text.toLowerCase())
  const within = places.find((place) => !sentenceStart.test(text.slice(Math.max(0, place - 4), place)))
  const [first] = places
  const spelling = text.slice(within ?? first, (within ?? first ?? 0) + phrase.length)
  if (first === undefined) return phrase
  return within !== undefined || /\s\p{Lu}/u.test(spelling) ? spelling : phrase
}

const mostPlaces = 20

function findPlaces(phrase: string, text: string): number[] {
  const places: number[] = []
  for (
    let place = text.indexOf(phrase);
    place >= 0 && places.length < mostPlaces;
    place = text.indexOf(phrase, place + 1)
  ) {
    places.push(place)
  }
  return places
}
