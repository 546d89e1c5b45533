import { text, textAs } from '../../../../lib/language/text.ts'

/** Texts of labels of advertising in a creator's posts. They say what was found, and accuse of nothing. */
export const labelTexts = {
  marked: text('Advertising label'),
  looksPaid: text('Looks paid, no label found'),
  byPlatform: text('shown by the platform'),
  summary: (counts: { posts: number; marked: number; looksPaid: number }) =>
    text(
      'Of {posts, plural, one {# post} other {# posts}}: {marked, number} with an advertising label, {looksPaid, number} that may be paid, with no label found.',
      counts,
    ),
  nothing: (posts: number) =>
    text('No advertising label and no sign of payment found in {posts, plural, one {# post} other {# posts}}.', {
      posts,
    }),
  notJudged: text('These posts are not checked for advertising labels: the platform asks for an approval first.'),
  toLookAt: text('Posts to look at'),
  untitledPost: text('Untitled post'),
  more: (count: number) => textAs('posts', 'and {count, number} more', { count }),
  how: text('How this is found'),
  limits: text(
    'Only titles, descriptions and hashtags are read, not what is said in a video or shown on a picture. So this can be wrong. Whether a post needs a label, or the label is enough, is not judged.',
  ),
} as const
