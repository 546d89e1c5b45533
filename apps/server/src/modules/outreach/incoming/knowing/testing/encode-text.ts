/** Character sets that mails are written in. */
export type Charset = 'utf-8' | 'windows-1252' | 'koi8-r' | 'windows-1251' | 'gbk' | 'big5' | 'euc-kr' | 'iso-2022-jp'

const tables = new Map<string, ReadonlyMap<string, Buffer>>()

/** Encodes a text; characters that the set does not have become a question mark. */
export function encodeText(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text)
  if (charset === 'iso-2022-jp') return encodeJapanese(text)
  const table = readTable(charset)
  return Buffer.concat([...text].map((character) => encodeOne(character, table)))
}

const encodeOne = (character: string, table: ReadonlyMap<string, Buffer>) =>
  character < '\u0080' ? Buffer.from(character) : (table.get(character) ?? Buffer.from('?'))

/** The bytes of each character, found by decoding all of them. */
function readTable(charset: string): ReadonlyMap<string, Buffer> {
  const known = tables.get(charset)
  if (known) return known
  const table = new Map<string, Buffer>()
  const decoder = new TextDecoder(charset)
  for (let lead = 0x80; lead <= 0xff; lead++) {
    const single = decoder.decode(Uint8Array.of(lead))
    if (single.length === 1 && single !== '\ufffd') table.set(single, Buffer.from([lead]))
    if (['koi8-r', 'windows-1252', 'windows-1251'].includes(charset)) continue
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const pair = decoder.decode(Uint8Array.of(lead, trail))
      if (pair.length === 1 && pair !== '\ufffd' && !table.has(pair)) table.set(pair, Buffer.from([lead, trail]))
    }
  }
  tables.set(charset, table)
  return table
}

/** ISO 2022-JP is EUC-JP without its high bits, between escape sequences. */
function encodeJapanese(text: string): Buffer {
  const table = readTable('euc-jp')
  let isWide = false
  const bytes: number[] = []
  const change = (wide: boolean) => {
    if (wide !== isWide) bytes.push(0x1b, wide ? 0x24 : 0x28, 0x42)
    isWide = wide
  }
  for (const character of text) {
    const pair = character < '\u0080' ? undefined : table.get(character)
    change(pair !== undefined)
    bytes.push(...(pair ? [...pair].map((byte) => byte & 0x7f) : Buffer.from(character < '\u0080' ? character : '?')))
  }
  change(false)
  return Buffer.from(bytes)
}

/** A header's value with encoded words (RFC 2047) where it is not in ASCII. */
export function encodeHeader(text: string, charset: Charset = 'utf-8'): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const pieces = text.match(/.{1,12}/gsu) ?? []
  return pieces.map((piece) => `=?${charset}?B?${encodeText(piece, charset).toString('base64')}?=`).join('\r\n ')
}

/** A body in a transfer encoding. */
export function encodeBody(bytes: Buffer, transfer: 'base64' | 'quoted-printable' | '8bit' | '7bit'): Buffer {
  if (transfer === 'base64') return Buffer.from(bytes.toString('base64').replace(/.{76}/g, '$&\r\n'))
  if (transfer !== 'quoted-printable') return bytes
  const lines = bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => foldQuoted(line.replace(/[^\x20-\x3c\x3e-\x7e]/g, toQuoted).replace(/ $/, '=20')))
  return Buffer.from(lines.join('\r\n'))
}

const toQuoted = (character: string) => `=${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

const foldQuoted = (line: string) => (line.match(/(?:=..|[^=]){1,24}/g) ?? ['']).join('=\r\n')
