import {
  type ColumnField,
  findColumnName,
  mergeFields,
  parseMergeTemplate,
  toColumnField,
} from '@troupe/contract/mail/merge-fields'
import { translate } from '../../lib/language/text.ts'
import { mergeFieldTexts } from './merge-field-texts.ts'

/** The label of a merge field in the user's language, or the name itself if there is no such field. */
export function nameMergeField(name: string): string {
  const column = findColumnName(name)
  if (column !== undefined) return mergeFieldTexts.column(column)
  const label = mergeFields.find((field) => field.name === name)?.label
  return label === undefined ? name : translate(label)
}

/** Stands for the name of a column in its label, and in no text that is written. */
const place = '\ue000'

/** The own column that a label in the user's language stands for; undefined if it stands for none. */
export function findColumnOfLabel(label: string): ColumnField | undefined {
  const [start = '', end = ''] = mergeFieldTexts.column(place).split(place)
  if (!label.startsWith(start) || !label.endsWith(end)) return undefined
  const name = label.slice(start.length, label.length - end.length).trim()
  return name === '' ? undefined : toColumnField(name)
}

/** A text for a list, in which merge fields show their labels: "Tea for [Name]". */
export function labelMergeFields(text: string): string {
  return parseMergeTemplate(text)
    .map((part) => (typeof part === 'string' ? part : `[${nameMergeField(part.field)}]`))
    .join('')
}
