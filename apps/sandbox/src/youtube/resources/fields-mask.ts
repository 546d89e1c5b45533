/** Fields that a mask keeps, each entirely or with a nested mask. */
export type FieldsMask = Map<string, FieldsMask | 'all'>

/** Thrown for an invalid mask; `field` is where parsing failed. */
export class FieldsMaskError extends Error {
  readonly field: string

  constructor(field: string) {
    super(`Invalid field selection ${field}`)
    this.field = field
  }
}

/** Reads Google's partial response masks: `items(id,snippet/title),nextPageToken`, `items/id`, `*`. */
export function parseFieldsMask(text: string): FieldsMask {
  const tokens = text.match(/[\w.-]+|[*(),/]/g) ?? []
  if (tokens.join('') !== text.replace(/\s/g, '')) throw new FieldsMaskError(text)
  let at = 0

  function readField(mask: FieldsMask): void {
    const name = tokens[at++] ?? ''
    if (!/^[\w.*-]+$/.test(name)) throw new FieldsMaskError(name || text)
    const known = mask.get(name)
    const inner: FieldsMask = known instanceof Map ? known : new Map()
    if (tokens[at] === '/') {
      at++
      readField(inner)
    } else if (tokens[at] === '(') {
      at++
      readList(inner)
      if (tokens[at++] !== ')') throw new FieldsMaskError(name)
    } else {
      mask.set(name, 'all')
      return
    }
    if (known !== 'all') mask.set(name, inner)
  }

  function readList(mask: FieldsMask): void {
    readField(mask)
    while (tokens[at] === ',') {
      at++
      readField(mask)
    }
  }

  const mask: FieldsMask = new Map()
  readList(mask)
  if (at < tokens.length) throw new FieldsMaskError(tokens.slice(at).join(''))
  return mask
}

/** Returns the part of a JSON value that the mask keeps; lists are masked item by item. */
export function applyFieldsMask(value: unknown, mask: FieldsMask): unknown {
  if (Array.isArray(value)) return value.map((item) => applyFieldsMask(item, mask))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const kept = mask.get(name) ?? mask.get('*')
      if (kept === undefined || inner === undefined) return []
      return [[name, kept === 'all' ? inner : applyFieldsMask(inner, kept)]]
    }),
  )
}
