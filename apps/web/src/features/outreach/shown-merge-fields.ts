import { mergeFields, parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { findColumnOfLabel, nameMergeField } from './name-merge-field.ts'

/** `[Name]` or `[Name|there]`. A fallback with brackets could not be told from the text around it. */
const shownField = /\[([^[\]{}|]{1,90})(?:\|([^[\]{}]{0,200}))?\]/g
const storedField = /\{\{\s*(column:[^{}[\]|<>&]{1,80}|[a-z0-9_]{1,40})\s*(?:\|([^[\]{}]{0,200}))?\}\}/gi
const tagOrText = /<(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/g

/** Shows merge fields by their labels in the user's language: `{{title|there}}` as `[Name|there]`. */
export function showMergeFields(text: string): string {
  return text.replace(storedField, (placeholder, _name: string, fallback?: string) => {
    const [part] = parseMergeTemplate(placeholder)
    return typeof part === 'object' ? `[${nameMergeField(part.field)}${toEnd(fallback)}]` : placeholder
  })
}

/** Reverses `showMergeFields`. Other texts in brackets stay. */
export function storeMergeFields(text: string): string {
  return text.replace(shownField, (shown, label: string, fallback?: string) => {
    const field = mergeFields.find(({ name }) => nameMergeField(name) === label)?.name ?? findColumnOfLabel(label)
    return field ? `{{${field}${toEnd(fallback)}}}` : shown
  })
}

/** Like `showMergeFields`, outside tags: the address of a link keeps its field. */
export function showMergeFieldsInHtml(html: string): string {
  return changeTexts(html, showMergeFields)
}

/** Reverses `showMergeFieldsInHtml`. */
export function storeMergeFieldsInHtml(html: string): string {
  return changeTexts(html, storeMergeFields)
}

/** The fallback as typed: a blank that was just typed at its end stays. */
const toEnd = (fallback: string | undefined) => (fallback === undefined ? '' : `|${fallback}`)

function changeTexts(html: string, change: (text: string) => string): string {
  return html.replace(tagOrText, (part) => (part.startsWith('<') ? part : change(part)))
}
