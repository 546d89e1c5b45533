/** Fields of a creator that a mail can contain, in menu order. */
export const mergeFields = [
  { name: 'title', label: 'Name', example: 'Maya Cooks' },
  /** Unknown unless the creator's title is a person's name. */
  { name: 'first_name', label: 'First name', example: 'Maya' },
  { name: 'handle', label: 'Handle', example: 'mayacooks' },
  { name: 'platform', label: 'Platform', example: 'TikTok' },
  { name: 'subscribers', label: 'Subscribers', example: '1.2M' },
  { name: 'category', label: 'Main category', example: 'Food & Cooking' },
  { name: 'country', label: 'Country', example: 'France' },
  { name: 'url', label: 'Profile link', example: 'https://www.tiktok.com/@mayacooks' },
  /** Title of the newest post that the platform returned when the creator was last read. */
  { name: 'latest_post', label: 'Latest post', example: 'Ramen in five minutes' },
] as const

type CreatorField = (typeof mergeFields)[number]['name']
/** An own column of the collection that the mail is written to: `column:Rate`. */
export type ColumnField = `column:${string}`
export type MergeField = CreatorField | ColumnField

const columnPrefix = 'column:'

/** The merge field of a column with this name. */
export function toColumnField(name: string): ColumnField {
  return `${columnPrefix}${name}`
}

/** The name of the column that a merge field stands for; undefined for a field of the creator. */
export function findColumnName(field: string): string | undefined {
  return field.toLowerCase().startsWith(columnPrefix) ? field.slice(columnPrefix.length).trim() : undefined
}

/**
 * Values of one creator. An empty text means unknown; a field is absent if it did not exist yet when the values were
 * stored, or if the creator is in no collection that the mail was written to. Columns are in lower case.
 */
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>

interface FieldPart {
  readonly field: MergeField
  /** If undefined, creators without a value get no mail. */
  readonly fallback: string | undefined
}

/** A text split at its merge fields. */
export type MergeTemplate = readonly (string | FieldPart)[]

/**
 * `{{title}}`, `{{title|there}}` or `{{column:Rate}}`. Other braces, such as `{{7*7}}`, are plain text. In HTML, blanks may be
 * `&nbsp;`.
 */
const placeholder =
  /\{\{(?:\s|&nbsp;)*(column:[^{}[\]|<>&]{1,80}|[a-z_][a-z0-9_]{0,39})(?:\s|&nbsp;)*(?:\|([^{}]{0,200}))?\}\}/gi

/**
 * Words in the form of a field, also of other products, which are refused if no field has this name: `{{First Name}}`,
 * `{{名字|you}}`, `{{contact.firstname}}`.
 */
const wordsInBraces = /\{\{(?:\s|&nbsp;)*([\p{L}_](?:&nbsp;|[\p{L}\p{M}\p{N}\s_.'’-]){0,80})(?:\|[^{}]{0,200})?\}\}/gu

function toField(name: string): MergeField | undefined {
  const column = findColumnName(name)
  if (column !== undefined) return column === '' ? undefined : toColumnField(column)
  return mergeFields.find((field) => field.name === name.toLowerCase())?.name
}

/** Splits a text at its merge fields. Unknown names stay in the text (`findUnknownFields` lists them). */
export function parseMergeTemplate(text: string): MergeTemplate {
  const parts: (string | FieldPart)[] = []
  let end = 0
  for (const match of text.matchAll(placeholder)) {
    const field = toField(match[1] ?? '')
    if (!field) continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ field, fallback: match[2]?.trim() })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/**
 * Lists names in placeholders that are not merge fields, each once. They are typing errors and would reach the
 * recipient unchanged.
 */
export function findUnknownFields(text: string): string[] {
  const names = [
    ...Array.from(text.matchAll(placeholder), (match) => match[1] ?? ''),
    ...Array.from(text.matchAll(wordsInBraces), (match) => (match[1] ?? '').replaceAll('&nbsp;', ' ').trim()),
  ]
  return [...new Set(names.filter((name) => !toField(name)))]
}

/** The name under which a creator's values have a field: that of a column is in lower case. */
export function toValueName(field: MergeField): MergeField {
  const column = findColumnName(field)
  return column === undefined ? field : toColumnField(column.toLowerCase())
}

const readValue = (values: MergeValues, field: MergeField): string | undefined => values[toValueName(field)]

/** The first field with neither a value nor a fallback; undefined if the text can be rendered for the creator. */
export function findMissingField(template: MergeTemplate, values: MergeValues): MergeField | undefined {
  for (const part of template) {
    if (typeof part !== 'string' && part.fallback === undefined && !readValue(values, part.field)) return part.field
  }
  return undefined
}

/**
 * Formats a text with merge fields for a list: fills in the values. Without values, or if both value and fallback are
 * missing, a field shows its name: "Tea for [Name]".
 */
export function describeMergeFields(text: string, values?: MergeValues): string {
  const describe = (part: MergeTemplate[number]) => {
    if (typeof part === 'string') return part
    const label = findColumnName(part.field) ?? mergeFields.find((field) => field.name === part.field)?.label
    const name = `[${label}]`
    return values ? readValue(values, part.field) || (part.fallback ?? name) : name
  }
  return parseMergeTemplate(text).map(describe).join('')
}

/**
 * Fills in a creator's values.
 * @param protect Escapes a value for its destination. Fallbacks are part of the text and are not escaped.
 */
export function renderMergeTemplate(
  template: MergeTemplate,
  values: MergeValues,
  protect: (value: string) => string = (value) => value,
): string {
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else {
      const value = readValue(values, part.field)
      text += value ? protect(value) : (part.fallback ?? '')
    }
  }
  return text
}
