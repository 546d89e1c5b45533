import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'

const format = (count: number) => count.toLocaleString('en-US')
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const toDay = (moment: string) => dayFormat.format(new Date(moment))
const count = (amount: number, one: string, many: string) => (amount === 1 ? `1 ${one}` : `${format(amount)} ${many}`)

/** Texts of the own-channel page. */
export const ownChannelTexts = {
  title: 'Your page',
  lead: (name: string, platform: Platform, registered: string) =>
    `${name} on ${platformNames[platform]}, registered on ${toDay(registered)}. All that is stored about the channel is here, and it is yours: see it, correct it, take it along, or have it erased. You need no account: your link is the key, so keep it to yourself.`,
  loading: 'Loading your page',
  failed: 'Your page could not be loaded',
  retry: 'Try again',
  card: {
    title: 'What brands see',
    lead: 'Brands find you under this card. What you said yourself is marked, and comes before what the platform tells.',
  },
  statement: {
    title: 'What you told us',
    lead: 'Correct it whenever something changes. Brands see the change at once.',
    confirmed: 'Last confirmed',
    email: 'Contact Email',
    unsaid: 'Not said',
    correct: 'Correct it',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved. Brands see it from now on.',
    failed: 'It could not be saved. Please try again.',
    fixErrors: 'Please fix the errors above to continue',
  },
  figures: {
    title: 'Figures',
    lead: 'What everybody can see of your channel, measured over your recent posts.',
    source: 'From',
    read: 'read',
    posts: 'Posts',
    postsPerWeek: 'Posts a week',
    averageLikes: 'Avg. likes',
    history: (days: number) => `${count(days, 'day', 'days')} on which figures were read`,
    noHistory: 'No earlier figures are stored.',
  },
  stored: {
    title: 'Who sees it',
    lead: 'Where the channel stands, counted just now.',
    everyone:
      'Everybody with an account here can find the card, the figures, the contact address, and how you like to work.',
    collections: (amount: number) => `${count(amount, 'account keeps', 'accounts keep')} you in a collection`,
    messages: (amount: number) => `${count(amount, 'mail', 'mails')} sent to you from here`,
    posts: (amount: number) => `${count(amount, 'post', 'posts')} kept to compute your figures`,
  },
  download: {
    title: 'Take it with you',
    lead: 'All that is stored, with your posts and earlier figures, as a file that people and programs can read.',
    submit: 'Download everything',
    busy: 'Preparing the file...',
    failed: 'The file could not be prepared. Please try again.',
  },
  erasure: {
    title: 'Erase everything',
    lead: 'You leave, and nothing about the channel stays.',
    open: 'Erase my channel',
    question: 'Erase your channel?',
    effects: [
      'Your profile, figures, posts and all that you told us are deleted at once.',
      'You disappear from search, and from the collections of everybody, with the notes they made on you.',
      'The channel is not stored here again, and nobody invites or writes to your address from here, unless another channel is registered with it. To know them again, fingerprints are kept from which nobody can read either.',
      'This page and its link stop working. Mails that you got already stay in your mailbox.',
    ],
    warning: 'Nobody can bring it back.',
    cancel: 'Keep my page',
    submit: 'Erase for good',
    failed: 'It could not be erased',
    doneTitle: 'Everything is erased',
    done: 'Nothing about your channel is stored here any more, and it will not be stored again. You can close this page.',
  },
  link: {
    missing: {
      title: 'Open the link of your mail',
      text: 'This page opens with the link that you got when you registered your channel.',
    },
    dead: {
      title: 'This link does not work any more',
      text: 'A newer link has replaced it, or it was not copied as a whole.',
    },
    request: 'We mail you a new one, if a channel is registered with the address.',
    email: 'Email',
    submit: 'Send me a new link',
    sending: 'Sending...',
    failed: 'The link could not be asked for',
  },
} as const
