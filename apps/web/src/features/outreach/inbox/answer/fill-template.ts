import {
  type MergeField,
  type MergeValues,
  parseMergeTemplate,
  renderMergeTemplate,
  toValueName,
} from '@troupe/contract/mail/merge-fields'

/** Stands for a value that is not known; the user sees that something is to be filled in. */
const gap = '…'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Fills in a template for one person.
 * @param html text of the template, with merge fields.
 * @param values by the names of fields; unknown ones become a gap, unless the template has a text for that.
 */
export function fillTemplate(html: string, values: Readonly<Record<string, string>>): string {
  const template = parseMergeTemplate(html)
  const fields = template.flatMap((part) => (typeof part === 'string' ? [] : [part]))
  const known: Partial<Record<MergeField, string>> = {}
  for (const { field, fallback } of fields) {
    const name = toValueName(field)
    known[name] = values[name] || (fallback === undefined ? gap : '')
  }
  return renderMergeTemplate(template, known satisfies MergeValues, escapeHtml)
}
