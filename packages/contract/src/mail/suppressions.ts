import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { Email } from './email-address.ts'
import { MailLanguage } from './mail-languages.ts'

export const suppressionReasons = [
  'unsubscribed',
  'refused',
  'manual',
  /** A mail was accepted and came back: the address does not exist. */
  'bounced',
  /** The owner reported a mail as spam. */
  'complained',
] as const
export const SuppressionReason = z.enum(suppressionReasons)
export type SuppressionReason = z.output<typeof SuppressionReason>

/** An address that the user's campaigns skip. */
export const Suppression = z.object({
  id: z.uuid(),
  email: z.string(),
  reason: SuppressionReason,
  /**
   * Whether the user may remove it, which is not possible if the recipient complained, or unsubscribed otherwise than in
   * the words of a mail.
   */
  removable: z.boolean(),
  created_at: z.iso.datetime(),
})
export type Suppression = z.output<typeof Suppression>

/** Token of a mail's links, in one part in older mails. */
export const MailToken = z.string().regex(/^[\w-]{22}\.[\w-]{22}$|^[\w-]{43}$/)
const ByToken = z.object({ token: MailToken })
const tag = 'outreach'

export const suppressionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/suppressions',
    access: 'user',
    tag,
    summary: "The addresses that the user's campaigns leave out, newest first",
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(50),
      /** Part of an address. */
      query: z.string().max(254).transform(normalizeText).default(''),
    }),
    response: z.object({ suppressions: z.array(Suppression), total: z.number().int(), has_more: z.boolean() }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/api/suppressions',
    access: 'user',
    tag,
    summary: 'Adds an address to the list; adding it again changes nothing',
    body: z.object({ email: Email }),
    response: Suppression,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/suppressions/:id',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Removes an address from the list; 409 when its owner unsubscribed',
    params: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
  /** Opened by mail programs without one-click unsubscribe. */
  openUnsubscribePage: defineEndpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    access: 'public',
    tag,
    summary: 'Redirects to the page at /unsubscribe/:token',
    params: ByToken,
    // A mangled language must not keep a reader from unsubscribing.
    query: z.object({ language: MailLanguage.default('en').catch('en') }),
    response: z.object({}),
  }),
  getUnsubscribePage: defineEndpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token/details',
    access: 'public',
    tag,
    summary: 'Content of the unsubscribe page; 404 when the link is invalid',
    params: ByToken,
    response: z.object({
      /** The recipient's address, masked except for its ends, because links get forwarded. */
      email: z.string(),
      /** Address of the mail's sender. */
      from: z.string(),
      /** The sender's name in mails, or ''. */
      from_name: z.string(),
      subject: z.string(),
      unsubscribed: z.boolean(),
    }),
  }),
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    access: 'public',
    tag,
    summary: 'Unsubscribes at once, without a cookie and as often as it is called (RFC 8058); any body is ignored',
    ignoresBody: true,
    params: ByToken,
    response: z.object({ unsubscribed: z.literal(true), message: z.string(), ...messageFields }),
  }),
} as const
