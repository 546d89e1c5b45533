import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { messageFields } from '../messages/wire-schemas.ts'

/** `revoked`: Microsoft has ended the connection. */
export const microsoftStates = ['unavailable', 'disconnected', 'connected', 'revoked'] as const

export const MicrosoftConnection = z.object({
  state: z.enum(microsoftStates),
  /** The account that is, or was, connected. */
  email: z.string().nullable(),
  /** When this state began. */
  since: z.iso.datetime().nullable(),
  /** Whether the account permits reading, too. */
  reads: z.boolean(),
  /** Whether it is connected to the sandbox instead of Microsoft. */
  is_stand_in: z.boolean(),
  /** Origin to which Microsoft returns the browser. A connection that is started at another one cannot be completed. */
  returns_to: z.url(),
})
export type MicrosoftConnection = z.output<typeof MicrosoftConnection>

const Message = z.object({ success: z.boolean(), message: z.string(), ...messageFields })
const tag = 'email settings'

export const microsoftConnectionEndpoints = {
  connect: defineEndpoint({
    method: 'POST',
    path: '/api/email/microsoft/connect',
    access: 'user',
    knowsDevice: true,
    tag,
    summary:
      "Starts the connection to the user's Microsoft account; `auth_url` is Microsoft's page, good for 10 minutes",
    body: z.object({
      /** Whether to ask for reading, too, which answers need. */
      reads: z.boolean().default(false),
    }),
    response: Message.extend({ connected: z.boolean(), auth_url: z.url().nullable() }),
  }),
  complete: defineEndpoint({
    method: 'GET',
    path: '/api/email/microsoft/oauth/callback',
    // As for Gmail: the state identifies the user, and only the browser that started may complete.
    access: 'public',
    knowsDevice: true,
    tag,
    summary: 'Exchanges what Microsoft sent back for a connection; only in the browser that started it, and once',
    query: z.object({ code: z.string().min(1).max(4096), state: z.string().min(1).max(512) }),
    response: Message,
  }),
  disconnect: defineEndpoint({
    method: 'POST',
    path: '/api/email/microsoft/disconnect',
    access: 'user',
    // The connection is the user's own, whatever the role in the workspace.
    leastRole: 'viewer',
    tag,
    summary: 'Forgets the connection; Microsoft keeps its side until the user removes it there',
    response: Message,
  }),
} as const
