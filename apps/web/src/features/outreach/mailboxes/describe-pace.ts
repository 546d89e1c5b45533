import type { MailboxPace, SendingWindow } from '@troupe/contract/mail/mailboxes'
import { mailboxTexts } from './mailbox-texts.ts'
import { weekdays } from './weekdays.ts'

const texts = mailboxTexts.pace

/** Describes the pace and sending hours of a mailbox in one sentence, without the full stop. */
export function describePace({ per_minute, per_day, window }: MailboxPace): string {
  const sentence = texts.sentence(
    per_minute === null ? texts.anySpeed : texts.perMinute(per_minute),
    per_day === null ? texts.anyNumber : texts.perDay(per_day),
    window === null ? texts.anyTime : describeWindow(window),
  )
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function describeWindow({ days, from, to, time_zone, of_reader: isOfReader }: SendingWindow): string {
  const describe = isOfReader ? texts.hoursOfReader : texts.hours
  return describe(describeDays(days), from, to, time_zone)
}

/** Formats days: 'Mon–Fri', 'Mon, Wed–Fri', 'every day'. Three or more consecutive days are a range. */
function describeDays(days: readonly number[]): string {
  if (new Set(days).size === weekdays.length) return texts.everyDay
  const runs: { short: string; number: number }[][] = []
  for (const day of weekdays.filter(({ number }) => days.includes(number))) {
    const run = runs.at(-1)
    if (run?.at(-1)?.number === day.number - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => {
      const names = run.map(({ short }) => short)
      const [first = '', last = ''] = [names[0], names.at(-1)]
      return names.length < 3 ? names : [texts.dayRange(first, last)]
    })
    .join(texts.betweenDays)
}
