import type { Platform } from '@troupe/contract/catalogues/platforms'
import { platformNames } from '@troupe/contract/catalogues/platforms'

const countCreators = (count: number) => `${count} ${count === 1 ? 'creator' : 'creators'}`

const joinSome = (words: readonly string[]) =>
  words
    .slice(0, 2)
    .map((each) => `“${each}”`)
    .join(' or ')

/** Texts of the Brand Analysis Assistant, except for the progress of an analysis. */
export const assistantTexts = {
  title: 'Brand Analysis Assistant',
  subtitle: 'AI Brand & KOL Insights',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  export: { label: 'Export Results', nothing: 'No KOLs to export. Please run an analysis first.' },
  navigation: {
    label: 'Conversations',
    open: 'Show conversations',
    collapse: 'Hide conversations',
    expand: 'Show conversations',
    start: 'New conversation',
    none: 'What you ask is kept here, so that you can come back to it.',
    failed: 'Your conversations could not be loaded.',
    more: 'Show older',
    actions: (title: string) => `Actions for ${title}`,
    rename: 'Rename',
    delete: 'Delete',
  },
  rename: { title: 'Rename conversation', label: 'Title', save: 'Save', failed: 'The conversation was not renamed' },
  deletion: {
    title: 'Delete conversation',
    question: (title: string) => `“${title}” and all its messages will be deleted. This cannot be undone.`,
    confirm: 'Delete',
    failed: 'The conversation was not deleted',
  },
  opening: {
    failed: 'This conversation could not be loaded.',
    notFound: { title: 'Conversation not found', text: 'It may have been deleted.' },
  },
  welcome: {
    title: 'Which creators fit your brand?',
    text: 'Say what your brand is about. You get an analysis of it and creators who fit.',
    describe: { title: 'Describe Your Brand', text: 'What you offer, for whom, and what sets it apart.' },
    upload: { title: 'Upload Document', text: 'A brand book or a brief, as PDF or DOCX of up to 10 MB.' },
  },
  composer: {
    label: 'Message',
    placeholder: 'Describe your brand, product, or service...',
    hint: 'Press Enter to send, Shift+Enter for new line',
    send: 'Send message',
    attach: 'Attach a PDF or DOCX file',
    file: 'Document',
    wrongFile: 'Please upload a PDF or DOCX file.',
    tooLong: (length: number, limit: number) =>
      `This text has ${length.toLocaleString('en')} characters; at most ${limit.toLocaleString('en')} can be sent.`,
  },
  messages: {
    label: 'Messages',
    you: 'You',
    assistant: 'Assistant',
    uploaded: (name: string) => `Uploaded document: ${name}`,
    notSaved: 'This message is not saved yet.',
    save: 'Save again',
    unanswered: 'This message has not been answered.',
    unansweredFile: 'This document has not been analyzed. Please upload it again.',
    answer: 'Analyze now',
    changed: 'Changed',
  },
  answers: {
    found: (count: number) => `I analyzed your brand and found ${countCreators(count)} who fit it.`,
    foundNobody: (waysBack: readonly string[]) =>
      `I analyzed your brand, but found no creators who fit all of it. You can widen it, for example with ${joinSome(waysBack)}.`,
    refined: (count: number) => `I searched again and found ${countCreators(count)}.`,
    refinedNobody: (waysBack: readonly string[]) =>
      `I searched again and found nobody, neither on the platforms nor in the catalogue. You can take something back, for example with ${joinSome(waysBack)}.`,
    fromCatalogue: (stored: number, count: number) =>
      stored === count
        ? 'The platforms named nobody who fits all of it just now; these are in the catalogue already.'
        : `The platforms named only ${count - stored} just now; the others are in the catalogue already.`,
    missing: (platforms: readonly Platform[]) =>
      `${platforms.map((platform) => platformNames[platform]).join(' and ')} did not answer, so creators from there are missing.`,
    further: (count: number) => (count === 1 ? 'Here is 1 more creator.' : `Here are ${count} more creators.`),
    noFurther: (waysBack: readonly string[]) =>
      `There are no further creators who fit all of it. You can widen it, for example with ${joinSome(waysBack)}.`,
    alike: (title: string, count: number) => `I found ${countCreators(count)} like ${title} within the same limits.`,
    undone: (count: number) => `I took back the last change and found ${countCreators(count)}.`,
    nothingToUndo: 'There is no change to take back.',
    removed: (title: string) => `I took ${title} out of the results.`,
    unchanged: 'That changes nothing: the search is like this already.',
    notUnderstood: (parts: readonly string[]) => `I did not understand ${parts.map((part) => `“${part}”`).join(', ')}.`,
    unread:
      'I did not understand this. You can change the search (“only Germany”, “under 50k”), ask about a creator (“why the second?”), or describe another brand.',
    newBrandOrTopic: (text: string) => `Is “${text}” a new brand, or should the search include it?`,
    smalltalk: {
      greeting: 'Hello! Change the search, ask about a creator, or describe another brand.',
      thanks: 'You’re welcome.',
      praise: 'Glad to hear it.',
      acknowledgement: 'All right.',
    },
    apology:
      'I apologize, but I encountered an error while analyzing your brand. Please try again or contact support if the issue persists.',
    fileApology:
      "I encountered an error while processing your file. Please ensure it's a valid PDF or DOCX file and try again.",
  },
  choice: { newBrand: 'New brand', topic: 'Add to the search', added: (text: string) => `also ${text}` },
  analysis: {
    title: 'Detailed Brand Analysis',
    builtIn: 'Read by the built-in analyser',
    model: (name: string) => `Read by ${name}`,
    anyModel: 'Read by a language model',
    tokens: (count: number) => `${count.toLocaleString('en')} tokens`,
  },
  strategy: {
    title: 'Search Strategy',
    categories: 'Target Categories',
    keywords: 'Key Keywords',
    document: 'Also in the document',
    followers: 'Followers',
    engagement: 'Engagement',
    platforms: 'Platforms',
    regions: 'Countries',
    cities: 'Cities first',
    languages: 'Languages',
    posted: 'Posted within',
    days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
    price: 'Price',
    without: 'Without',
    more: 'Only',
    from: (amount: string) => `${amount} and more`,
    upTo: (amount: string) => `up to ${amount}`,
    range: (min: string, max: string) => `${min} to ${max}`,
    verified: 'verified',
    withEmail: 'with an e-mail address',
    page: (page: number) => `Page ${page}`,
    source: 'In the document',
  },
  creators: {
    title: (count: number) => `Recommended KOLs (${count})`,
    list: 'Recommended KOLs',
    select: (name: string) => `Select ${name}`,
  },
} as const
