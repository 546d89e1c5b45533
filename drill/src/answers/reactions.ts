/** What becomes of a mail to a creator. */
export type Fate = 'answers' | 'answers_by_reference' | 'is_away' | 'bounces' | 'complains' | 'is_silent'

/** A creator, and what becomes of the mail. */
export interface Creator {
  readonly id: string
  readonly email: string
  readonly fate: Fate
}

const shares: readonly (readonly [Fate, number])[] = [
  ['answers', 8],
  ['answers_by_reference', 2],
  ['is_away', 4],
  ['bounces', 4],
  ['complains', 2],
  ['is_silent', 10],
]

/** The fates of as many creators as the drill has. */
export const fates: readonly Fate[] = shares.flatMap(([fate, count]) => Array.from({ length: count }, () => fate))

/** Writes what a person, or the operator of their mailbox, sends back. @param mail - The source of the mail to them. */
export function writeReaction({ fate, email }: Creator, mail: string, to: string): string {
  const id = /^Message-ID: (<[^>]+>)/im.exec(mail)?.[1] ?? ''
  const head = `From: ${email}\nTo: ${to}\nMessage-ID: <re-${email}>`
  const thread = `In-Reply-To: ${id}\nReferences: ${id}`
  if (fate === 'is_away') {
    return `${head}\n${thread}\nAuto-Submitted: auto-replied\nSubject: Out of office\n\nI am back next week.`
  }
  if (fate === 'complains') return writeComplaint(email, id, to)
  const references = fate === 'answers' ? thread : `References: ${id} <other@many.test>`
  return `${head}\n${references}\nSubject: Re: Hello\n\nYes, gladly.`
}

function writeComplaint(email: string, id: string, to: string): string {
  const type = 'multipart/report; report-type=feedback-report; boundary=b'
  return [
    `From: abuse@many.test\nTo: ${to}\nMessage-ID: <abuse-${email}>\nContent-Type: ${type}\nSubject: Abuse\n`,
    '--b\nContent-Type: text/plain\n\nThis is an abuse report.\n',
    '--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\nUser-Agent: Mail/1\nVersion: 1\n',
    `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${id}\nSubject: Hello\n`,
    '--b--\n',
  ].join('\n')
}
