/** A part of a mail that is neither its text nor its HTML. */
export interface MailPart {
  /** Media type in lower case, without parameters. */
  readonly type: string
  readonly content: string
}

/** A mail as far as its kind is recognised by it. All of it was written by strangers. */
export interface ParsedMail {
  /** Unfolded values by name in lower case, in their order. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly from: { readonly name: string; readonly address: string }
  readonly subject: string
  /** Plain text, made from the HTML if there is no other. */
  readonly text: string
  readonly parts: readonly MailPart[]
}

/** The first value of a header; '' if there is none. */
export function readHeader({ headers }: Pick<ParsedMail, 'headers'>, name: string): string {
  return headers.get(name)?.[0] ?? ''
}

/** Parses lines of `Name: value`, folded or not, up to the first empty line. Later values of a name are appended. */
export function parseHeaders(source: string): Map<string, string[]> {
  const headers = new Map<string, string[]>()
  const head = source.replace(/\r\n?/g, '\n').split(/\n\n/, 1)[0] ?? ''
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    const values = headers.get(name)
    if (values) values.push(value)
    else headers.set(name, [value])
  }
  return headers
}

/** The Message-IDs in a header's value, without brackets; at most 100, the last ones. Those not in ASCII are left out. */
export function listMessageIds(value: string): string[] {
  return [...value.matchAll(/<([!-;=?-~]{3,250})>/g)].map(([, id = '']) => id).slice(-100)
}
