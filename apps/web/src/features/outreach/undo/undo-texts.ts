import { text } from '../../../lib/language/text.ts'

/** Texts about undoing a mail that was sent. */
export const undoTexts = {
  label: text('Undo sending'),
  /** @param time Minutes and seconds, as 9:32. */
  leavesIn: (count: number, time: string) =>
    text('Leaves in {time} ({count, plural, one {# mail} other {# mails}})', { count, time }),
  /** @param when Such as "in 2 days". */
  leavesLater: (count: number, when: string) =>
    text('Leaves {when} ({count, plural, one {# mail} other {# mails}})', { count, when }),
  leaving: text('Leaving now…'),
  hint: text('Until then nothing reaches the creators, and you may close this page.'),
  nothingLeft: text('Nothing has left yet.'),
  undo: text('Undo'),
  failed: text('The mail could not be undone.'),
  kept: text('Nothing of this campaign has left. Its text is kept.'),
  bringBack: text('Bring it back as a draft'),
  otherDraft: {
    title: text('Replace your unfinished mail?'),
    question: text(
      'This campaign is cancelled: none of its mails leaves. You have begun another mail meanwhile, which it would replace.',
    ),
    confirm: text('Replace it'),
  },
} as const
