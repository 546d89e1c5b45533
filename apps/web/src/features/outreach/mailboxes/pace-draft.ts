import { type Mailbox, MailboxSettings, type SendingWindow } from '@troupe/contract/mail/mailboxes'
import { describeProblem } from '../../../lib/form-rule.ts'

/** Field values of a pace while it is changed. */
export interface PaceDraft {
  /** If empty, there is no limit. */
  perMinute: number | string
  perDay: number | string
  maxConnections: number | string
  slowStart: boolean
  hasWindow: boolean
  /** Kept if the window is disabled, so that enabling it again restores the values. */
  window: SendingWindow
}

/** Problems by field. */
export type PaceProblems = Partial<
  Record<'per_minute' | 'per_day' | 'max_connections' | 'days' | 'from' | 'to' | 'time_zone', string>
>

/** Office hours where each creator lives, and else in the user's time zone. */
function makeOfficeHours(): SendingWindow {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { time_zone: timeZone, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', of_reader: true }
}

export function toPaceDraft({ pace, max_connections, slow_start }: Mailbox): PaceDraft {
  const { per_minute, per_day, window } = pace
  return {
    perMinute: per_minute ?? '',
    perDay: per_day ?? '',
    maxConnections: max_connections,
    slowStart: slow_start !== null,
    hasWindow: window !== null,
    window: window ?? makeOfficeHours(),
  }
}

/** Parses the field values into settings of the mailbox, or returns the problems by field. */
export function readPaceDraft(
  draft: PaceDraft,
  { slow_start }: Pick<Mailbox, 'slow_start'>,
): { settings: MailboxSettings } | { problems: PaceProblems } {
  const parsed = MailboxSettings.safeParse({
    per_minute: draft.perMinute === '' ? null : draft.perMinute,
    per_day: draft.perDay === '' ? null : draft.perDay,
    window: draft.hasWindow ? draft.window : null,
    max_connections: draft.maxConnections,
    // Left out if it is unchanged, since the slow start may be over when the form is sent.
    ...(draft.slowStart === (slow_start !== null) ? {} : { slow_start: draft.slowStart }),
  })
  if (parsed.success) return { settings: parsed.data }
  const named = parsed.error.issues.map((issue) => [String(issue.path.at(-1)), describeProblem(issue)])
  return { problems: Object.fromEntries(named.toReversed()) }
}
