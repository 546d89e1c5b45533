/** The codes of a server, and the words in which it refused a mail. */
export interface FoundCodes {
  /** Enhanced status code; '' if there is none. */
  readonly status: string
  /** From the reply code on, up to the next empty line; '' if there is no code. */
  readonly reply: string
}

const longestText = 6000
const longestReply = 500

/** Finds the reply of a mail server in a text: "550 5.1.1 <ada@one.test>: user unknown", or "(#5.1.1)". */
export function findCodes(text: string): FoundCodes {
  const start = text.slice(0, longestText)
  const code = /(?<![\d.:/-])([45]\d\d)(?:[ -]+#?([45]\.\d{1,3}\.\d{1,3})(?![.\d])| |-|:(?= ))/.exec(start)
  const enhanced = /(?<![\d.])#?([45]\.\d{1,3}\.\d{1,3})(?![.\d])/.exec(start)
  const at = code ?? enhanced
  if (!at) return { status: '', reply: '' }
  const from = code ? code.index : Math.max(0, start.lastIndexOf('\n', enhanced?.index ?? 0) + 1)
  const reply = start
    .slice(from, from + longestReply)
    .split(/\n\s*\n/, 1)[0]
    ?.replace(/\s+/g, ' ')
    .trim()
  return { status: code?.[2] ?? enhanced?.[1] ?? '', reply: reply ?? '' }
}
