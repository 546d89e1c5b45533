import { say } from '@troupe/contract/messages/message'
import { FramedPage } from '../../../../http/requests/framed-page.ts'
import { AppError } from '../../../../lib/app-error.ts'
import { measureDepth } from '../../content/measure-depth.ts'
import type { Framed } from '../context/frame-tokens.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import type { CleanedHtml } from './clean-html.ts'
import * as files from './file-repository.ts'

/** Larger pictures of a mail are shown as files only. */
const longestInline = 1024 * 1024
/** Deeper than newsletters nest their tables. */
const maxDepth = 256

type Parts = Pick<InboxContext, 'database' | 'frameTokens'>

/**
 * The address of a page with a received mail of the user, for ten minutes.
 * @throws AppError `not_found` when there is no such mail, or it has no layout.
 */
export async function openFrame(context: Parts, framed: Framed): Promise<{ url: string; has_remote_images: boolean }> {
  const { hasRemoteImages } = await readFramed(context, framed)
  return { url: `/api/inbox/frames/${context.frameTokens.issue(framed)}`, has_remote_images: hasRemoteImages }
}

/** The page behind such an address. @throws AppError `not_found` when it is not valid any more. */
export async function showFrame(context: Parts, token: string): Promise<FramedPage> {
  const framed = context.frameTokens.read(token)
  if (!framed) throw new AppError('not_found', say('inbox.frame_expired'))
  const { html } = await readFramed(context, framed)
  const { toPage } = await import('./clean-html.ts')
  return new FramedPage(toPage(html), { images: framed.images })
}

async function readFramed({ database }: Parts, { workspaceId, mailId, images }: Framed): Promise<CleanedHtml> {
  const mail = await files.findHtml(database.kysely, workspaceId, mailId)
  if (!mail || mail.html === null || measureDepth(mail.html) > maxDepth) {
    throw new AppError('not_found', say('outreach.mail_unknown'))
  }
  const inline = await files.listInlineImages(database.kysely, mailId, longestInline)
  // Loaded when it is needed: a start needs none of its modules.
  const { cleanHtml } = await import('./clean-html.ts')
  return cleanHtml(mail.html, { images, inline })
}
