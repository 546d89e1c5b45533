/** What of a creator a mail can name, in the order of the menu. */
export const mergeFields = [
  { name: 'title', label: 'Name', example: 'Maya Cooks' },
  { name: 'handle', label: 'Handle', example: 'mayacooks' },
  { name: 'platform', label: 'Platform', example: 'TikTok' },
  { name: 'subscribers', label: 'Subscribers', example: '1.2M' },
  { name: 'category', label: 'Main category', example: 'Food & Cooking' },
  { name: 'country', label: 'Country', example: 'France' },
  { name: 'url', label: 'Profile link', example: 'https://www.tiktok.com/@mayacooks' },
] as const

export type MergeField = (typeof mergeFields)[number]['name']

/** What is known of one creator; an empty text is not known. */
export type MergeValues = Readonly<Record<MergeField, string>>

interface FieldPart {
  readonly field: MergeField
  /** Undefined: who lacks the field is left out. */
  readonly fallback: string | undefined
}

/** A text cut at its merge fields. */
export type MergeTemplate = readonly (string | FieldPart)[]

/** `{{title}}` or `{{title|there}}`. Other braces, such as `{{7*7}}`, are text like any other. */
const placeholder = /\{\{\s*([a-z_][a-z0-9_]{0,39})\s*(?:\|([^{}]{0,200}))?\}\}/gi

function toField(name: string): MergeField | undefined {
  return mergeFields.find((field) => field.name === name.toLowerCase())?.name
}

/** Cuts a text at its merge fields; names that are none stay text (`findUnknownFields` tells them). */
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

/** The names in a text that stand where a field's should, each once: typing errors, which would reach the reader as they are. */
export function findUnknownFields(text: string): string[] {
  const names = Array.from(text.matchAll(placeholder), (match) => match[1] ?? '')
  return [...new Set(names.filter((name) => !toField(name)))]
}

/** The first field that is not known of a creator and has no fallback; undefined: the text can be written to them. */
export function findMissingField(template: MergeTemplate, values: MergeValues): MergeField | undefined {
  for (const part of template) {
    if (typeof part !== 'string' && part.fallback === undefined && values[part.field] === '') return part.field
  }
  return undefined
}

/**
 * A text with merge fields as a person reads it in a list. Of a creator: with what is known of them. Without values it speaks of all: each field
 * shows its name, "Tea for [Name]", as does one that is not known and has no fallback.
 */
export function describeMergeFields(text: string, values?: MergeValues): string {
  const describe = (part: MergeTemplate[number]) => {
    if (typeof part === 'string') return part
    const name = `[${mergeFields.find((field) => field.name === part.field)?.label}]`
    return values ? values[part.field] || (part.fallback ?? name) : name
  }
  return parseMergeTemplate(text).map(describe).join('')
}

/** Puts a creator's values in. `protect` makes a value safe for where it goes; fallbacks are part of the text and stay. */
export function renderMergeTemplate(
  template: MergeTemplate,
  values: MergeValues,
  protect: (value: string) => string = (value) => value,
): string {
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else text += values[part.field] === '' ? (part.fallback ?? '') : protect(values[part.field])
  }
  return text
}
