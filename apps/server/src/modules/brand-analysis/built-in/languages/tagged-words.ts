import nlp from 'compromise/two'

/** A word of an English text with its grammatical role; "self-care" is one word. */
export interface TaggedWord {
  readonly text: string
  readonly role: 'noun' | 'name' | 'adjective' | 'participle' | 'else'
  /** Whether only a blank separates it from the next word. */
  readonly isJoined: boolean
}

interface Term {
  readonly text: string
  readonly post: string
  readonly tags: ReadonlySet<string>
}

/** Tags the words of a sentence. */
export function tagWords(sentence: string): TaggedWord[] {
  const compounds = joinCompounds(readTerms(sentence))
  return compounds.map((terms, index) => {
    const role = findCompoundRole(terms, compounds[index - 1]?.at(-1), compounds[index + 1]?.[0])
    return { text: terms.map(({ text }) => text).join('-'), role, isJoined: terms.at(-1)?.post === ' ' }
  })
}

function readTerms(sentence: string): Term[] {
  return nlp(sentence)
    .termList()
    .filter(({ text }) => text !== '')
    .map(({ text, post, tags }) => ({ text, post, tags: tags ?? new Set<string>() }))
}

function joinCompounds(terms: readonly Term[]): Term[][] {
  const compounds: Term[][] = []
  terms.forEach((term, index) => {
    if (terms[index - 1]?.post === '-') compounds.at(-1)?.push(term)
    else compounds.push([term])
  })
  return compounds
}

/** A compound has the role of its last word; "two-person" and "twenty-minute" are only numbers. */
function findCompoundRole(
  terms: readonly Term[],
  before: Term | undefined,
  after: Term | undefined,
): TaggedWord['role'] {
  const [first, last] = [terms[0], terms.at(-1)]
  if (!first || !last) return 'else'
  if (terms.length === 1) return findRole(first, before, after)
  if (first.tags.has('Value')) return 'else'
  const role = findRole(last, terms.at(-2), after)
  return role === 'else' ? 'adjective' : role
}

function findRole(term: Term, before: Term | undefined, after: Term | undefined): TaggedWord['role'] {
  const has = (tag: string) => term.tags.has(tag)
  if (['Pronoun', 'Possessive', 'Value', 'Conjunction', 'Preposition'].some(has)) return 'else'
  if (has('ProperNoun') && !has('Acronym')) return 'name'
  if (has('Noun')) return 'noun'
  if (has('PresentTense') && !has('Gerund')) return isMistakenPlural(term, before, after) ? 'noun' : 'else'
  // "has pressed" is a verb form; "forged irons" are things.
  if (has('Gerund') || has('PastTense') || has('Participle')) return isAfterDoer(before) ? 'else' : 'participle'
  return has('Adjective') ? 'adjective' : 'else'
}

function isAfterDoer(before: Term | undefined): boolean {
  if (before?.post !== ' ') return false
  if (before.tags.has('Possessive') || before.tags.has('PastTense')) return false
  return ['Noun', 'Verb', 'Adverb'].some((tag) => before.tags.has(tag))
}

/**
 * Whether a plural was tagged as a verb ("coaches", "drums"): without a subject before it or an object after it, it is
 * a noun.
 */
function isMistakenPlural(term: Term, before: Term | undefined, after: Term | undefined): boolean {
  if (!term.text.endsWith('s')) return false
  if (!after || /[,;:.!?)]/.test(term.post) || /^(?:that|who|which|and)$/.test(after.text)) return true
  if (!before || /[,;:.]/.test(before.post)) return true
  return ['Preposition', 'Adjective', 'Conjunction', 'Gerund'].some((tag) => before.tags.has(tag))
}
