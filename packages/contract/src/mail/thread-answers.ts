import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { dropUnstorable } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { ThreadDetails, ThreadState } from './inbox.ts'
import { MailBody } from './mail-content.ts'

export const suggestionWishMaxLength = 500

/**
 * Decision about an answer that failed or is unknown. `sent`: it has arrived (only if it is unknown); `resend`: it is sent
 * again; `withdraw`: it is removed, and its text becomes the draft unless there is another one.
 */
export const AnswerDecision = z.enum(['sent', 'resend', 'withdraw'])
export type AnswerDecision = z.output<typeof AnswerDecision>

/** A text proposed by the language model. It is not sent and not stored. */
export const AnswerSuggestion = z.object({
  /** Plain text; '' if nothing of it could be used. */
  text: z.string(),
  /** The same as HTML for the editor. */
  html: z.string(),
  /** Number of sentences that were left out: they held figures, links or addresses that are not in the conversation. */
  left_out: z.number().int(),
  /** That number as a sentence for the user; '' for none. */
  message: z.string(),
  ...messageFields,
})
export type AnswerSuggestion = z.output<typeof AnswerSuggestion>

const ById = z.object({ id: z.uuid() })
const tag = 'outreach'
const path = '/api/inbox'

export const threadAnswerEndpoints = {
  send: defineEndpoint({
    method: 'POST',
    path: `${path}/threads/:id/answers`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary:
      'Sends an answer in a conversation; it is stored when this returns. Takes an Idempotency-Key header; 409 when the address is suppressed or the draft has changed',
    params: ById,
    body: z.object({
      body: MailBody,
      /** Draft that it was written as, which is removed in the same moment; 409 if it has changed. */
      draft_revision: z.uuid().optional(),
      /** State of the thread afterwards. */
      next_state: ThreadState.default('waiting'),
    }),
    response: ThreadDetails,
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: `${path}/answers/:id/decide`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: 'Decides about an answer that failed or whose outcome is unknown; 409 when neither is so',
    params: ById,
    body: z.object({ decision: AnswerDecision }),
    response: ThreadDetails,
  }),
  suggest: defineEndpoint({
    method: 'POST',
    path: `${path}/threads/:id/suggestion`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: 'Has the language model propose an answer, which is not sent; 409 when none is set up, 503 when it fails',
    params: ById,
    body: z.object({
      /** The user's wish for the answer, in words. */
      wish: z
        .string()
        .max(suggestionWishMaxLength, schemaText('inbox.wish_too_long', { max: suggestionWishMaxLength }))
        .transform(dropUnstorable)
        .default(''),
    }),
    response: AnswerSuggestion,
  }),
  /**
   * The frame is a page of its own, which runs no scripts and, unless `images` is set, loads nothing. Show `url` in
   * `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox">`; it works for ten minutes.
   */
  openFrame: defineEndpoint({
    method: 'POST',
    path: `${path}/mails/:id/frame`,
    access: 'user',
    leastRole: 'viewer',
    tokenScope: 'inbox',
    tag,
    summary: 'The address of a page with a received mail in its own layout; 404 when it has none',
    params: ById,
    /** `images`: whether pictures are loaded from the web, which tells their owner that the mail was opened. */
    body: z.object({ images: z.boolean().default(false) }),
    response: z.object({ url: z.string(), has_remote_images: z.boolean() }),
  }),
  frame: defineEndpoint({
    method: 'GET',
    path: `${path}/frames/:token`,
    access: 'public',
    tag,
    summary: 'The page with a received mail, by an address from `openFrame`; HTML, not JSON',
    params: z.object({ token: z.string().min(1).max(300) }),
    response: z.string(),
  }),
  downloadAttachment: defineEndpoint({
    method: 'GET',
    path: `${path}/attachments/:id`,
    access: 'user',
    tokenScope: 'inbox',
    tag,
    summary: 'A file that came with a mail, to be saved; 409 for files that can harm and those that were not kept',
    params: ById,
    /** The file's bytes. */
    response: z.unknown(),
  }),
} as const
