import { listPlatforms } from '../../../../lib/format/lists.ts'
import { text } from '../../../../lib/language/text.ts'

/** Texts of the progress panel and of the assistant's start. */
export const progressTexts = {
  title: text('Analyzing your brand...'),
  /** The 8 fixed steps. */
  steps: [
    text('Reading your description'),
    text('Finding the words that matter'),
    text('Matching content categories'),
    text('Estimating the audience'),
    text('Choosing platforms'),
    text('Writing the analysis'),
    text('Looking for creators'),
    text('Putting the best first'),
  ],
  position: (step: number, all: number, name: string) => text('Step {step} of {all}: {name}', { step, all, name }),
  done: text('Done'),
  /** At most 6 are shown, in random order; the first two quote the question. */
  thoughts: [
    (preview: string) => text('Thinking about “{preview}”', { preview }),
    (preview: string) => text('What would people search for who need “{preview}”?', { preview }),
    () => text('Which of these words would a creator use, too?'),
    () => text('Who would buy this, and whom do they watch?'),
    () => text('A small audience that listens can be worth more than a large one.'),
    () => text('Which of the 75 categories come closest?'),
    () => text('Where would this be shown best: in a short clip, a picture or a long video?'),
    () => text('What sets this apart from others of its kind?'),
    () => text('Leaving out words that say nothing about the brand.'),
    () => text('Comparing how lively the audiences are.'),
  ],
  start: {
    title: text('Getting ready'),
    steps: [
      text('75 content categories to match your brand with'),
      text('{platforms} to search on', { platforms: listPlatforms('and') }),
      text('PDF and DOCX documents to read'),
    ],
    messages: [
      text('Two or three sentences are enough: what you offer, for whom, and where.'),
      text(
        'With the analysis come up to 12 creators. You can put them into a collection, write to them or export them.',
      ),
      text('Then narrow it down in your own words, for example “only Germany, under 50k”.'),
    ],
  },
} as const
