import { listPlatforms } from '@troupe/contract/catalogues/platform-names'
/** Texts of the progress panel and of the assistant's start. */
export const progressTexts = {
  title: 'Analyzing your brand...',
  /** The 8 fixed steps. */
  steps: [
    'Reading your description',
    'Finding the words that matter',
    'Matching content categories',
    'Estimating the audience',
    'Choosing platforms',
    'Writing the analysis',
    'Looking for creators',
    'Putting the best first',
  ],
  position: (step: number, all: number, name: string) => `Step ${step} of ${all}: ${name}`,
  done: 'Done',
  /** At most 6 are shown, in random order; the first two quote the question. */
  thoughts: [
    (preview: string) => `Thinking about “${preview}”`,
    (preview: string) => `What would people search for who need “${preview}”?`,
    () => 'Which of these words would a creator use, too?',
    () => 'Who would buy this, and whom do they watch?',
    () => 'A small audience that listens can be worth more than a large one.',
    () => 'Which of the 75 categories come closest?',
    () => 'Where would this be shown best: in a short clip, a picture or a long video?',
    () => 'What sets this apart from others of its kind?',
    () => 'Leaving out words that say nothing about the brand.',
    () => 'Comparing how lively the audiences are.',
  ],
  start: {
    title: 'Getting ready',
    steps: [
      '75 content categories to match your brand with',
      `${listPlatforms('and')} to search on`,
      'PDF and DOCX documents to read',
    ],
    messages: [
      'Two or three sentences are enough: what you offer, for whom, and where.',
      'With the analysis come up to 12 creators. You can put them into a collection, write to them or export them.',
      'Then narrow it down in your own words, for example “only Germany, under 50k”.',
    ],
  },
} as const
