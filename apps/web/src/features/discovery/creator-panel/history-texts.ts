/** Everything a person reads about a creator's past. */
export const historyTexts = {
  none: 'Nothing has been measured yet. Each day on which the creator is read adds a point.',
  followers: 'Followers',
  engagement: 'Engagement rate',
  noValues: 'Not known on any day.',
  single: (value: string, day: string) => `${value} on ${day}. One measurement so far: a line needs at least two.`,
  change: (from: string, to: string) => `${from} to ${to}`,
  span: (change: string, days: number) => `${change} in ${days === 1 ? '1 day' : `${days} days`}`,
  fewPoints: 'Two measurements: the line between them is a guess.',
  measurements: (count: number) => `All ${count} measurements`,
  day: 'Day',
  unknown: 'not known',
  drawing: 'Drawing the chart',
} as const
