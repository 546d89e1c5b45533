import { text } from '../../../lib/language/text.ts'

/** Texts about the unfinished mail. */
export const draftTexts = {
  saving: text('Saving the draft…'),
  saved: text('Draft saved'),
  failed: (reason: string) => text('The draft is not saved. {reason}', { reason }),
  retry: text('Try again'),
  restored: text('Your unfinished mail is here again. Last change:'),
  toPage: text('Write on a page'),
  startOver: text('Start over'),
  conflict: {
    changed: text('This mail was changed in another window. Which text should stay?'),
    gone: text('This mail was sent or discarded in another window.'),
    takeTheirs: text('Use the other text'),
    clear: text('Start over'),
    keepMine: text('Keep this text'),
  },
  discard: {
    title: text('Discard this mail?'),
    question: text('Its text and follow-ups are deleted.'),
    confirm: text('Discard'),
  },
  unfinished: {
    title: text('Unfinished mail'),
    noSubject: text('no subject yet'),
    creators: (count: number) =>
      text('{count, plural, =0 {no creators} one {# creator} other {# creators}}', { count }),
    continue: text('Continue writing'),
  },
} as const
