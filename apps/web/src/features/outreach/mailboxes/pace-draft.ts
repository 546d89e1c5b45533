import { MailboxPace, type SendingWindow } from '@troupe/contract/mailboxes'

/** A pace that is being changed, as its fields have it. */
export interface PaceDraft {
  /** '' for no limit. */
  perMinute: number | string
  perDay: number | string
  hasWindow: boolean
  /** Kept while there is no window, so that ticking and unticking loses nothing. */
  window: SendingWindow
}

/** What is wrong with single fields. */
export type PaceProblems = Partial<Record<'per_minute' | 'per_day' | 'days' | 'from' | 'to' | 'time_zone', string>>

/** Of an office, where the person is. */
function makeOfficeHours(): SendingWindow {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { time_zone: timeZone, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }
}

export function toPaceDraft({ per_minute, per_day, window }: MailboxPace): PaceDraft {
  return {
    perMinute: per_minute ?? '',
    perDay: per_day ?? '',
    hasWindow: window !== null,
    window: window ?? makeOfficeHours(),
  }
}

/** The pace that the fields say, or what is wrong with them. */
export function readPaceDraft(draft: PaceDraft): { pace: MailboxPace } | { problems: PaceProblems } {
  const parsed = MailboxPace.safeParse({
    per_minute: draft.perMinute === '' ? null : draft.perMinute,
    per_day: draft.perDay === '' ? null : draft.perDay,
    window: draft.hasWindow ? draft.window : null,
  })
  if (parsed.success) return { pace: parsed.data }
  const named = parsed.error.issues.map(({ path, message }) => [String(path.at(-1)), message])
  return { problems: Object.fromEntries(named.toReversed()) }
}
