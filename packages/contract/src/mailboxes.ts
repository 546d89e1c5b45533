import { z } from 'zod'
import { EmailProvider } from './email-provider.ts'
import { defineEndpoint } from './endpoint.ts'

/** Monday is 1, Sunday 7. */
const Weekday = z.number().int().min(1).max(7)
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 09:30')

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** When mails may leave: on these days, from a time to a time of the same day. */
export const SendingWindow = z
  .object({
    /** As IANA names it: "Europe/Paris". */
    time_zone: z.string().max(64).refine(isTimeZone, 'Unknown time zone'),
    days: z.array(Weekday).min(1, 'Choose at least one day').max(7),
    from: ClockTime,
    to: ClockTime,
  })
  .refine((window) => window.from < window.to, { message: 'The window must end after it begins', path: ['to'] })
export type SendingWindow = z.output<typeof SendingWindow>

/** How fast a mailbox sends. Limits belong to a mailbox, however many campaigns and servers use it. */
export const MailboxPace = z.object({
  /** Null: as fast as the server takes them. */
  per_minute: z.number().int().min(1).max(1000).nullable(),
  /** In any 24 hours. */
  per_day: z.number().int().min(1).max(1_000_000).nullable(),
  /** Null: at any time. */
  window: SendingWindow.nullable(),
})
export type MailboxPace = z.output<typeof MailboxPace>

/** What a mailbox starts with: below what free providers allow, with gaps as a person leaves them. */
export const defaultPace: MailboxPace = { per_minute: 30, per_day: 400, window: null }

export const Mailbox = z.object({
  provider: EmailProvider,
  pace: MailboxPace,
  sent_last_24_hours: z.number().int(),
  /** The account refused: until when it rests, and what was said. */
  pause: z.object({ until: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type Mailbox = z.output<typeof Mailbox>

const ByProvider = z.object({ provider: EmailProvider })
const tag = 'outreach'

export const mailboxEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/mailboxes',
    access: 'user',
    tag,
    summary: "The user's mailboxes, with their pace and what they sent",
    response: z.object({ mailboxes: z.array(Mailbox) }),
  }),
  setPace: defineEndpoint({
    method: 'PUT',
    path: '/api/mailboxes/:provider',
    access: 'user',
    tag,
    summary: 'Sets how fast and when a mailbox sends',
    params: ByProvider,
    body: MailboxPace,
    response: Mailbox,
  }),
  resume: defineEndpoint({
    method: 'POST',
    path: '/api/mailboxes/:provider/resume',
    access: 'user',
    tag,
    summary: 'Has a mailbox that rests after an error of its account try again now',
    params: ByProvider,
    response: Mailbox,
  }),
} as const
