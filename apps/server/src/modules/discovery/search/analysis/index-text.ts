import type { CategoryId } from '@troupe/contract/catalogues/categories'

/**
 * Terms that PostgreSQL's parser keeps whole and the configuration "simple" leaves unchanged. `x0` is reserved for
 * encoded forms.
 */
const plain = /^(?!x0)[a-z][a-z0-9]*$/

/**
 * Returns the form of a term in the word index: terms of letters a to z and digits are unchanged; others become `x0`
 * and their UTF-8 bytes in hexadecimal, since PostgreSQL's parser would split or drop some of them.
 */
export function toIndexTerm(term: string): string {
  return plain.test(term) ? term : `x0${Buffer.from(term).toString('hex')}`
}

/**
 * Returns the form of a category in the word index. It equals no term, since forms of terms have hexadecimal digits
 * after `x0`.
 */
export function toCategoryForm(category: CategoryId): string {
  return `x0topic${category.replaceAll('_', '')}`
}

/** Joins forms with a blank around each, so that " form " finds whole ones. */
export function joinIndexForms(forms: readonly string[]): string {
  return forms.length === 0 ? '' : ` ${forms.join(' ')} `
}

/** Counts the forms in a text of `joinIndexForms` that are equal to one. */
export function countForm(text: string, form: string): number {
  return countStarts(text, `${form} `)
}

/** Counts the forms in a text of `joinIndexForms` that begin with one or are equal to it. */
export function countFormsBeginningWith(text: string, beginning: string): number {
  return countStarts(text, beginning)
}

/**
 * Counts where a part starts after a blank. Searches for the letters first, since blanks are the most frequent
 * character.
 */
function countStarts(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    if (text[at - 1] === ' ') count++
  }
  return count
}
