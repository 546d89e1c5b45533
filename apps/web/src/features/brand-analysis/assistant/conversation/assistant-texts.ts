import type { Platform } from '@troupe/contract/catalogues/platforms'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { text, textAs } from '../../../../lib/language/text.ts'
import { quoteAll, quoteSome } from './list-texts.ts'

/** Texts of the Brand Analysis Assistant, except for the progress of an analysis. */
export const assistantTexts = {
  title: text('Brand Analysis Assistant'),
  subtitle: text('AI Brand & KOL Insights'),
  close: text('Close'),
  cancel: text('Cancel'),
  retry: text('Try again'),
  export: { label: text('Export Results'), nothing: text('No KOLs to export. Please run an analysis first.') },
  navigation: {
    label: text('Conversations'),
    open: text('Show conversations'),
    collapse: text('Hide conversations'),
    expand: text('Show conversations'),
    start: text('New conversation'),
    none: text('What you ask is kept here, so that you can come back to it.'),
    failed: text('Your conversations could not be loaded.'),
    more: text('Show older'),
    actions: (title: string) => text('Actions for {title}', { title }),
    rename: text('Rename'),
    delete: text('Delete'),
  },
  rename: {
    title: text('Rename conversation'),
    label: text('Title'),
    save: text('Save'),
    failed: text('The conversation was not renamed'),
  },
  deletion: {
    title: text('Delete conversation'),
    question: (title: string) =>
      text('“{title}” and all its messages will be deleted. This cannot be undone.', { title }),
    confirm: text('Delete'),
    failed: text('The conversation was not deleted'),
  },
  opening: {
    failed: text('This conversation could not be loaded.'),
    notFound: { title: text('Conversation not found'), text: text('It may have been deleted.') },
  },
  welcome: {
    title: text('Which creators fit your brand?'),
    text: text('Say what your brand is about. You get an analysis of it and creators who fit.'),
    describe: { title: text('Describe Your Brand'), text: text('What you offer, for whom, and what sets it apart.') },
    upload: { title: text('Upload Document'), text: text('A brand book or a brief, as PDF or DOCX of up to 10 MB.') },
  },
  composer: {
    label: text('Message'),
    placeholder: text('Describe your brand, product, or service...'),
    hint: text('Press Enter to send, Shift+Enter for new line'),
    send: text('Send message'),
    attach: text('Attach a PDF or DOCX file'),
    file: text('Document'),
    wrongFile: text('Please upload a PDF or DOCX file.'),
    tooLong: (length: number, limit: number) =>
      text('This text has {length, number} characters; at most {limit, number} can be sent.', { length, limit }),
  },
  messages: {
    label: text('Messages'),
    you: text('You'),
    assistant: text('Assistant'),
    uploaded: (name: string) => text('Uploaded document: {name}', { name }),
    notSaved: text('This message is not saved yet.'),
    save: text('Save again'),
    unanswered: text('This message has not been answered.'),
    unansweredFile: text('This document has not been analyzed. Please upload it again.'),
    answer: text('Analyze now'),
    changed: text('Changed'),
    changes: (changes: readonly string[]) => changes.join(textAs('between changes', ', ')),
  },
  answers: {
    found: (count: number) =>
      text('I analyzed your brand and found {count, plural, one {# creator} other {# creators}} who fit it.', {
        count,
      }),
    foundNobody: (waysBack: readonly string[]) =>
      text(
        'I analyzed your brand, but found no creators who fit all of it. You can widen it, for example with {ways}.',
        { ways: quoteSome(waysBack) },
      ),
    refined: (count: number) =>
      text('I searched again and found {count, plural, one {# creator} other {# creators}}.', { count }),
    refinedNobody: (waysBack: readonly string[]) =>
      text(
        'I searched again and found nobody, neither on the platforms nor in the catalogue. You can take something back, for example with {ways}.',
        { ways: quoteSome(waysBack) },
      ),
    fromCatalogue: (stored: number, count: number) =>
      stored === count
        ? text('The platforms named nobody who fits all of it just now; these are in the catalogue already.')
        : text('The platforms named only {count} just now; the others are in the catalogue already.', {
            count: count - stored,
          }),
    missing: (platforms: readonly Platform[]) =>
      text('{platforms} did not answer, so creators from there are missing.', {
        platforms: platforms.map((platform) => platformNames[platform]).join(text(' and ')),
      }),
    further: (count: number) =>
      text('{count, plural, one {Here is # more creator.} other {Here are # more creators.}}', { count }),
    noFurther: (waysBack: readonly string[]) =>
      text('There are no further creators who fit all of it. You can widen it, for example with {ways}.', {
        ways: quoteSome(waysBack),
      }),
    alike: (title: string, count: number) =>
      text('I found {count, plural, one {# creator} other {# creators}} like {title} within the same limits.', {
        title,
        count,
      }),
    undone: (count: number) =>
      text('I took back the last change and found {count, plural, one {# creator} other {# creators}}.', { count }),
    nothingToUndo: text('There is no change to take back.'),
    removed: (title: string) => text('I took {title} out of the results.', { title }),
    whichCreator: text('Which creator do you mean?'),
    notShown: (title: string) => text('{title} is not among the results.', { title }),
    unchanged: text('That changes nothing: the search is like this already.'),
    notUnderstood: (parts: readonly string[]) => text('I did not understand {parts}.', { parts: quoteAll(parts) }),
    unread: text(
      'I did not understand this. You can change the search (“only Germany”, “under 50k”), ask about a creator (“why the second?”), or describe another brand.',
    ),
    newBrandOrTopic: (words: string) => text('Is “{words}” a new brand, or should the search include it?', { words }),
    smalltalk: {
      greeting: text('Hello! Change the search, ask about a creator, or describe another brand.'),
      thanks: text('You’re welcome.'),
      praise: text('Glad to hear it.'),
      acknowledgement: text('All right.'),
    },
    apology: text(
      'I apologize, but I encountered an error while analyzing your brand. Please try again or contact support if the issue persists.',
    ),
    fileApology: text(
      "I encountered an error while processing your file. Please ensure it's a valid PDF or DOCX file and try again.",
    ),
  },
  choice: {
    creators: text('Creators on screen'),
    newBrand: text('New brand'),
    topic: text('Add to the search'),
    added: (words: string) => text('also {words}', { words }),
  },
  analysis: {
    title: text('Detailed Brand Analysis'),
    builtIn: text('Read by the built-in analyser'),
    model: (name: string) => text('Read by {name}', { name }),
    anyModel: text('Read by a language model'),
    tokens: (count: number) => text('{count, number} tokens', { count }),
  },
  /** Follow-ups that find more creators. The server reads them: translations must be words that it understands. */
  waysBack: {
    regions: text('any country'),
    price: text('any price'),
    verified: text('not only verified'),
    email: text('email not needed'),
    followers: text('any size'),
    platforms: text('any platform'),
  },
  strategy: {
    title: text('Search Strategy'),
    categories: text('Target Categories'),
    keywords: text('Key Keywords'),
    document: text('Also in the document'),
    followers: text('Followers'),
    engagement: text('Engagement'),
    views: text('Average views'),
    platforms: text('Platforms'),
    regions: text('Countries'),
    cities: text('Cities first'),
    languages: text('Languages'),
    posted: text('Posted within'),
    days: (days: number) => textAs('within', '{days, plural, one {# day} other {# days}}', { days }),
    price: text('Price'),
    without: textAs('name of the excluded words', 'Without'),
    more: textAs('before verified, with an address', 'Only'),
    from: (amount: string) => text('{amount} and more', { amount }),
    upTo: (amount: string) => text('up to {amount}', { amount }),
    range: (min: string, max: string) => text('{min} to {max}', { min, max }),
    verified: text('verified'),
    withEmail: text('with an e-mail address'),
    page: (page: number) => text('Page {page}', { page }),
    source: text('In the document'),
  },
  creators: {
    title: (count: number) => text('Recommended KOLs ({count})', { count }),
    list: text('Recommended KOLs'),
    select: (name: string) => text('Select {name}', { name }),
  },
} as const
