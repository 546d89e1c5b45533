import { text } from '../../../../lib/language/text.ts'

/** Texts about writing an answer. */
export const answerTexts = {
  answer: text('Answer'),
  goOn: text('Continue the answer'),
  draftFrom: text('Draft from'),
  suggestion: {
    menu: text('Suggest an answer'),
    wish: text('What should it say? (optional)'),
    wishPlaceholder: text('Agree to the price, ask for two dates'),
    start: text('Suggest'),
    hint: text('It is written from this conversation and put into your draft. Nothing is sent.'),
    failed: (reason: string) => text('There is no suggestion. {reason}', { reason }),
    nothing: text('Nothing of the suggestion could be used. Say in a few words what the answer should be.'),
    mark: text('Suggested by the language model. Check it before you send it.'),
  },
  loading: text('Opening the editor'),
  from: (from: string, to: string) => text('From {from} to {to}', { from, to }),
  body: text('Your answer'),
  quotes: text('The mail that you answer is quoted below your text.'),
  send: text('Send'),
  sendAndDone: text('Send and set to done'),
  close: text('Close'),
  discard: text('Discard'),
  discardQuestion: {
    title: text('Discard this answer?'),
    question: text('Its text is deleted.'),
    confirm: text('Discard'),
  },
  empty: text('Write an answer first.'),
  failed: (reason: string) => text('The answer was not sent. {reason}', { reason }),
  onItsWay: text('Your answer is on its way.'),
  refused: text('This conversation cannot be answered from here'),
} as const
