import { z } from 'zod'
import { Email } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import { normalizeText } from './text.ts'

export const suppressionReasons = ['unsubscribed', 'refused', 'manual'] as const
export const SuppressionReason = z.enum(suppressionReasons)
export type SuppressionReason = z.output<typeof SuppressionReason>

/** An address that no campaign of the user writes to. */
export const Suppression = z.object({
  id: z.uuid(),
  email: z.string(),
  reason: SuppressionReason,
  /** Whether the user may take it off the list: not when its owner asked to be left alone. */
  removable: z.boolean(),
  created_at: z.iso.datetime(),
})
export type Suppression = z.output<typeof Suppression>

const ByToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
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
    summary: 'Has an address left out from now on; twice is as once',
    body: z.object({ email: Email }),
    response: Suppression,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/suppressions/:id',
    access: 'user',
    tag,
    summary: 'Takes an address off the list; 409 when its owner unsubscribed',
    params: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),
  /** What a mail program opens that does not unsubscribe by itself. */
  openUnsubscribePage: defineEndpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token',
    access: 'public',
    tag,
    summary: 'Leads to the page at /unsubscribe/:token',
    params: ByToken,
    response: z.object({}),
  }),
  getUnsubscribePage: defineEndpoint({
    method: 'GET',
    path: '/api/unsubscribe/:token/details',
    access: 'public',
    tag,
    summary: 'What the unsubscribe page shows; 404 when the link is not one of ours',
    params: ByToken,
    response: z.object({
      /** The reader's address, all but its ends hidden: links are forwarded. */
      email: z.string(),
      /** Who wrote. */
      from: z.string(),
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
    response: z.object({ unsubscribed: z.literal(true), message: z.string() }),
  }),
} as const
