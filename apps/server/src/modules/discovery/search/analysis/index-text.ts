/** What PostgreSQL's parser leaves whole and the configuration "simple" unchanged; `x0` begins other forms. */
const plain = /^(?!x0)[a-z][a-z0-9]*$/

/**
 * The form of a term in the index of words: letters a to z and digits as they are, other terms as `x0` and their UTF-8 bytes in
 * hexadecimal, since PostgreSQL's parser would split or drop some of them.
 */
export function toIndexTerm(term: string): string {
  return plain.test(term) ? term : `x0${Buffer.from(term).toString('hex')}`
}

/** Joins forms with a blank around each, so that " form " finds whole ones. */
export function joinIndexForms(forms: readonly string[]): string {
  return forms.length === 0 ? '' : ` ${forms.join(' ')} `
}

/** Counts the forms in a text of `joinIndexForms` that are equal to one. */
export function countForm(text: string, form: string): number {
  return countAt(text, ` ${form} `)
}

/** Counts the forms in a text of `joinIndexForms` that begin with one or are equal to it. */
export function countFormsBeginningWith(text: string, beginning: string): number {
  return countAt(text, ` ${beginning}`)
}

function countAt(text: string, part: string): number {
  let count = 0
  // The blank after a form is the one before the next.
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length - 1)) count++
  return count
}
