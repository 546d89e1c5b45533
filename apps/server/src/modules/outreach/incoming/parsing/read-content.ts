import { isEmailAddress } from '@troupe/contract/mail/email-address'
import type { Attachment, Email } from 'postal-mime'
import type { KeptContent } from '../../mails/mail-thread-repository.ts'

/** More than the files of a mail may have in all, as they are encoded. Of longer mails the beginning is read. */
export const longestSource = 40 * 1024 * 1024
const longestHtml = 300_000
const longestFile = 10 * 1024 * 1024
const longestFiles = 25 * 1024 * 1024
const keptFiles = 20
/** More files are not even named. */
const namedFiles = 50
const longestName = 250

type KeptFile = KeptContent['attachments'][number]

/**
 * Reads the layout and the files of a mail. Files that are too large are only named.
 * @param isCut whether the source ends before the mail does.
 * @throws whatever the parser throws at nesting or headers beyond its limits.
 */
export async function readContent(source: Buffer, { isCut }: { isCut: boolean }): Promise<KeptContent> {
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 128 * 1024,
  })
  return {
    html: readHtml(mail, isCut),
    replyTo: readReplyTo(mail),
    attachments: keepFiles(mail.attachments.slice(0, namedFiles), isCut),
    isCut,
  }
}

/** Null if there is none, or more than is kept: half a layout would not be what its writer meant. */
function readHtml({ html, attachments }: Email, isCut: boolean): string | null {
  if (!html || html.length > longestHtml || (isCut && attachments.length === 0)) return null
  // PostgreSQL refuses NUL and lone surrogates.
  return html.replaceAll('\u0000', '').toWellFormed()
}

function readReplyTo({ replyTo, from }: Email): string | null {
  const [first] = (replyTo ?? []).flatMap((one) => one.group ?? [one])
  if (!first || first.address === from?.address || !isEmailAddress(first.address)) return null
  return first.address
}

function keepFiles(files: readonly Attachment[], isCut: boolean): KeptFile[] {
  let total = 0
  return files.map((file, index) => {
    const { content } = file
    const bytes = typeof content === 'string' ? Buffer.from(content) : toBuffer(content)
    const isWhole = !isCut || index < files.length - 1
    const isKept = isWhole && index < keptFiles && bytes.length <= longestFile && total + bytes.length <= longestFiles
    if (isKept) total += bytes.length
    return {
      name: (file.filename || nameByType(file.mimeType)).replaceAll('\u0000', '').slice(0, longestName).toWellFormed(),
      type: file.mimeType.slice(0, 100).replace(/[^\x20-\x7e]/g, ''),
      size: isWhole ? bytes.length : 0,
      contentId:
        file.contentId?.replace(/^<|>$/g, '').replaceAll('\u0000', '').slice(0, longestName).toWellFormed() ?? null,
      content: isKept ? bytes : null,
    }
  })
}

function toBuffer(content: ArrayBuffer | Uint8Array): Buffer {
  return content instanceof Uint8Array
    ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    : Buffer.from(content)
}

const namesByType: Readonly<Record<string, string>> = {
  'message/rfc822': 'mail.eml',
  'text/calendar': 'invitation.ics',
  'image/png': 'image.png',
  'image/jpeg': 'image.jpg',
  'image/gif': 'image.gif',
  'text/plain': 'text.txt',
  'application/pdf': 'file.pdf',
}

const nameByType = (type: string) => namesByType[type] ?? 'file'

let turn: Promise<unknown> = Promise.resolve()

/** Does this after all earlier calls have ended, so that this process holds one large mail at a time. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work)
  turn = result.catch(() => {})
  return result
}
