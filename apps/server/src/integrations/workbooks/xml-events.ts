import { WorkbookError } from '../../modules/discovery/import/workbook-port.ts'

/** The start or the end of an element, or the text before the next of them. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Longest text between two tags, or tag: longer than any cell. */
const maxPiece = 1024 ** 2

/**
 * Splits XML into events without building a tree, in one pass and constant memory. Comments and instructions are left
 * out, prefixes of names too; entities are not declared: a document type is refused.
 * @throws WorkbookError
 */
export function* readXml(chunks: Iterable<string>): Generator<XmlEvent> {
  let text = ''
  for (const chunk of chunks) {
    text += chunk
    let position = 0
    for (;;) {
      const start = text.indexOf('<', position)
      const end = start < 0 ? -1 : findEnd(text, start)
      if (end < 0) break
      if (start > position) yield { kind: 'text', text: decode(text.slice(position, start)) }
      const tag = text.slice(start + 1, end)
      const event = readTag(tag)
      if (event) yield event
      position = end + 1
    }
    text = text.slice(position)
    if (text.length > maxPiece) throw damaged()
  }
}

/** Position of the bracket that ends what begins at `start`; -1: not there yet. */
function findEnd(text: string, start: number): number {
  if (!text.startsWith('<!--', start)) return text.indexOf('>', start)
  const end = text.indexOf('-->', start + 4)
  return end < 0 ? -1 : end + 2
}

function readTag(tag: string): XmlEvent | undefined {
  if (tag.startsWith('?') || tag.startsWith('!--')) return undefined
  // A CDATA section is not used by spreadsheets, a document type only by attackers.
  if (tag.startsWith('!')) throw damaged()
  if (tag.startsWith('/')) return { kind: 'close', name: toLocalName(tag.slice(1).trim()) }
  const isEmpty = tag.endsWith('/')
  const content = isEmpty ? tag.slice(0, -1) : tag
  const space = content.search(/\s/)
  const name = space < 0 ? content : content.slice(0, space)
  return { kind: 'open', name: toLocalName(name), attributes: space < 0 ? '' : content.slice(space), isEmpty }
}

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The value of an attribute; a prefix is part of its name. */
export function findAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : decode(value)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,5}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
  })
}

/** Decodes UTF-8 in pieces, so that a text is never whole in memory. */
export function* decodeUtf8(content: Uint8Array): Generator<string> {
  const decoder = new TextDecoder()
  const step = 256 * 1024
  for (let start = 0; start < content.length; start += step) {
    yield decoder.decode(content.subarray(start, start + step), { stream: true })
  }
  yield decoder.decode()
}

const damaged = () => new WorkbookError('imports.workbook_damaged')
