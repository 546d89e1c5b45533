import { text } from '../../../../lib/language/text.ts'

interface Change {
  readonly from: string
  readonly to: string
  /** With its sign; undefined if it cannot be told. */
  readonly percent: string | undefined
  readonly days: number
}

/** Texts of a creator's history. */
export const historyTexts = {
  none: text('Nothing has been measured yet. Each day on which the creator is read adds a point.'),
  followers: text('Followers'),
  engagement: text('Engagement rate'),
  noValues: text('Not known on any day.'),
  single: (value: string, day: string) =>
    text('{value} on {day}. One measurement so far: a line needs at least two.', { value, day }),
  /** A change without its full stop: "40.1K to 45.3K, +12.9% in 30 days". */
  change: ({ from, to, percent, days }: Change) =>
    percent === undefined
      ? text('{from} to {to} in {days, plural, one {# day} other {# days}}', { from, to, days })
      : text('{from} to {to}, {percent} in {days, plural, one {# day} other {# days}}', { from, to, percent, days }),
  /** Ends the sentence of a change and adds one. */
  fewPoints: text('. Two measurements: the line between them is a guess.'),
  measurements: (count: number) => text('All {count} measurements', { count }),
  drawing: text('Drawing the chart'),
} as const
