import { mergeFields, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { translate } from '../../lib/language/text.ts'

/** The label of a merge field in the user's language, or the name itself if there is no such field. */
export function nameMergeField(name: string): string {
  const label = mergeFields.find((field) => field.name === name)?.label
  return label === undefined ? name : translate(label)
}

/** A text for a list, in which merge fields show their labels: "Tea for [Name]". */
export function labelMergeFields(text: string): string {
  return parseMergeTemplate(text)
    .map((part) => (typeof part === 'string' ? part : `[${nameMergeField(part.field)}]`))
    .join('')
}
