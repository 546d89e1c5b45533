import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { dropUnstorable } from '../base/text.ts'
import { TimeZone } from '../catalogues/time-zones.ts'
import { schemaText } from '../messages/message.ts'
import { MessageReference } from '../messages/wire-schemas.ts'
import { isEmailAddress } from './email-address.ts'
import { EmailProvider } from './email-provider.ts'

/** Monday is 1, Sunday 7. */
const Weekday = z.number().int().min(1).max(7)
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, schemaText('outreach.time_invalid'))

/** Days on which mails may be sent, and the hours of the day. */
export const SendingWindow = z
  .object({
    time_zone: TimeZone,
    days: z.array(Weekday).min(1, schemaText('outreach.day_required')).max(7),
    from: ClockTime,
    to: ClockTime,
    /** Whether the days and hours are those of each creator's country, where it is known. */
    of_reader: z.boolean().optional(),
  })
  .refine((window) => window.from < window.to, { message: schemaText('outreach.window_reversed'), path: ['to'] })
export type SendingWindow = z.output<typeof SendingWindow>

/** Sending limits of a mailbox, shared by all its campaigns and all servers. */
export const MailboxPace = z.object({
  /** Null means as fast as the mail server accepts them. */
  per_minute: z.number().int().min(1).max(1000).nullable(),
  /** Within any 24 hours. */
  per_day: z.number().int().min(1).max(1_000_000).nullable(),
  /** Null means at any time. */
  window: SendingWindow.nullable(),
})
export type MailboxPace = z.output<typeof MailboxPace>

/** Defaults of a new mailbox: paced like mails written by hand. */
export const defaultPace: MailboxPace = { per_minute: 30, per_day: 400, window: null }

/**
 * Mails that providers of mailboxes let through in a day, by the host of their mail server. Outlook.com: 300 from a free
 * account. Microsoft 365: 1,000 of its 10,000, since that is how many may go to people who were never written to before.
 * Both let through 30 a minute on 3 connections, which the defaults keep.
 */
const dayLimits: ReadonlyMap<string, number> = new Map([
  ['smtp.qq.com', 100],
  ['smtp.gmail.com', 500],
  ['smtp.googlemail.com', 500],
  ['smtp-mail.outlook.com', 300],
  ['smtp.live.com', 300],
  ['smtp.office365.com', 1000],
  ['outlook.office365.com', 1000],
])

/** The defaults of a new mailbox whose mails leave through this host, in any case; '' if it is not known. */
export function getDefaultPace(sendingHost: string): MailboxPace {
  return { ...defaultPace, per_day: dayLimits.get(sendingHost.toLowerCase()) ?? defaultPace.per_day }
}

/** High enough for a company's own relay. */
export const mostConnections = 50

const MaxConnections = z.number().int().min(1).max(mostConnections)

export const signatureMaxLength = 1000

/** Plain text of any number of lines; '' for none. Merge fields in it are plain text too. */
const MailSignature = z
  .string()
  .max(signatureMaxLength, schemaText('outreach.signature_too_long', { max: signatureMaxLength }))
  .transform((text) => dropUnstorable(text).trim())

/** '' for the sender's own address. */
const ReplyTo = z
  .string()
  .trim()
  .refine((text) => text === '' || isEmailAddress(text), schemaText('accounts.email_invalid'))

/** Sending limits, and further settings, each of which stays unchanged if absent. */
export const MailboxSettings = MailboxPace.extend({
  max_connections: MaxConnections.optional(),
  /** True begins the slow start, unless it is under way; false ends it. */
  slow_start: z.boolean().optional(),
  signature: MailSignature.optional(),
  reply_to: ReplyTo.optional(),
})
export type MailboxSettings = z.output<typeof MailboxSettings>

/**
 * `account`: the account refuses mails and is retried at that time. `unconfirmed`: the server accepted mails without
 * confirming them; at that time a test connection is made, and sending resumes if it succeeds.
 */
export const mailboxPauseCauses = ['account', 'unconfirmed'] as const
export const MailboxPauseCause = z.enum(mailboxPauseCauses)
export type MailboxPauseCause = z.output<typeof MailboxPauseCause>

/** Until when a mailbox is paused, and why: by kind and as text. */
export const MailboxPause = z.object({
  until: z.iso.datetime(),
  cause: MailboxPauseCause,
  reason: z.string(),
  /** Explains the reason to readers of other languages than English. */
  reason_message: MessageReference.optional(),
  /** The further mailbox that is paused; absent for a first one. */
  further_id: z.uuid().optional(),
})
export type MailboxPause = z.output<typeof MailboxPause>

/** A new mailbox sends few mails on its first day, and more each day until its limit, as providers expect of it. */
export const SlowStart = z.object({
  /** 1 on the first day, which begins with the first mail. */
  day: z.number().int(),
  /** Mails that it sends on this day. */
  per_day: z.number().int(),
})
export type SlowStart = z.output<typeof SlowStart>

export const Mailbox = z.object({
  provider: EmailProvider,
  pace: MailboxPace,
  /**
   * Maximum number of open connections, for all campaigns and servers together. With a limit per minute only one is
   * used.
   */
  max_connections: MaxConnections,
  /** Null when it is over or switched off. */
  slow_start: SlowStart.nullable(),
  /** Put below each mail, after "-- "; '' for none. */
  signature: z.string(),
  /** Where answers go; '' for the sender's address. */
  reply_to: z.string(),
  sent_last_24_hours: z.number().int(),
  pause: MailboxPause.nullable(),
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
    summary:
      'Sets how fast, when and on how many connections a mailbox sends, its slow start, its signature and where answers go',
    params: ByProvider,
    body: MailboxSettings,
    response: Mailbox,
  }),
  resume: defineEndpoint({
    method: 'POST',
    path: '/api/mailboxes/:provider/resume',
    access: 'user',
    tag,
    summary: 'Has a mailbox that rests try again now',
    params: ByProvider,
    response: Mailbox,
  }),
} as const
