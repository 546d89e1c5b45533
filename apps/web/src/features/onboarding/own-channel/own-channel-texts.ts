import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { activeLocale } from '../../../lib/language/active-language.ts'
import { text } from '../../../lib/language/text.ts'

const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long' })

/** Texts of the own-channel page. */
export const ownChannelTexts = {
  title: text('Your page'),
  lead: (name: string, platform: Platform, registered: string) =>
    text(
      '{name} on {platform}, registered on {day}. All that is stored about the channel is here, and it is yours: see it, correct it, take it along, or have it erased. You need no account: your link is the key, so keep it to yourself.',
      { name, platform: platformNames[platform], day: dayFormat.format(new Date(registered)) },
    ),
  loading: text('Loading your page'),
  failed: text('Your page could not be loaded'),
  retry: text('Try again'),
  card: {
    title: text('What brands see'),
    lead: text(
      'Brands find you under this card. What you said yourself is marked, and comes before what the platform tells.',
    ),
  },
  statement: {
    title: text('What you told us'),
    lead: text('Correct it whenever something changes. Brands see the change at once.'),
    /** Before a time: '2 days ago'. */
    confirmed: text('Last confirmed'),
    email: text('Contact Email'),
    unsaid: text('Not said'),
    correct: text('Correct it'),
    save: text('Save'),
    cancel: text('Cancel'),
    saved: text('Saved. Brands see it from now on.'),
    failed: text('It could not be saved. Please try again.'),
    fixErrors: text('Please fix the errors above to continue'),
  },
  figures: {
    title: text('Figures'),
    lead: text('What everybody can see of your channel, measured over your recent posts.'),
    /** Before a time: '2 days ago'. */
    source: (platform: Platform) => text('From {platform}, read', { platform: platformNames[platform] }),
    posts: text('Posts'),
    postsPerWeek: text('Posts a week'),
    averageLikes: text('Avg. likes'),
    history: (days: number) => text('{days, plural, one {# day} other {# days}} on which figures were read', { days }),
    noHistory: text('No earlier figures are stored.'),
  },
  stored: {
    title: text('Who sees it'),
    lead: text('Where the channel stands, counted just now.'),
    everyone: text(
      'Everybody with an account here can find the card, the figures, the contact address, and how you like to work.',
    ),
    collections: (amount: number) =>
      text('{amount, plural, one {# account keeps} other {# accounts keep}} you in a collection', { amount }),
    messages: (amount: number) =>
      text('{amount, plural, one {# mail} other {# mails}} sent to you from here', { amount }),
    posts: (amount: number) =>
      text('{amount, plural, one {# post} other {# posts}} kept to compute your figures', { amount }),
  },
  download: {
    everything: text('Everything stored about you, also mails and notes'),
    title: text('Take it with you'),
    lead: text('All that is stored, with your posts and earlier figures, as a file that people and programs can read.'),
    submit: text('Download everything'),
    busy: text('Preparing the file...'),
    failed: text('The file could not be prepared. Please try again.'),
  },
  erasure: {
    title: text('Erase everything'),
    lead: text('You leave, and nothing about the channel stays.'),
    open: text('Erase my channel'),
    question: text('Erase your channel?'),
    effects: [
      text('Your profile, figures, posts and all that you told us are deleted at once.'),
      text('You disappear from search, and from the collections of everybody, with the notes they made on you.'),
      text(
        'The channel is not stored here again, and nobody invites or writes to your address from here, unless another channel is registered with it. To know them again, fingerprints are kept from which nobody can read either.',
      ),
      text('This page and its link stop working. Mails that you got already stay in your mailbox.'),
    ],
    warning: text('Nobody can bring it back.'),
    cancel: text('Keep my page'),
    submit: text('Erase for good'),
    failed: text('It could not be erased'),
    doneTitle: text('Everything is erased'),
    done: text(
      'Nothing about your channel is stored here any more, and it will not be stored again. You can close this page.',
    ),
  },
  link: {
    missing: {
      title: text('Open the link of your mail'),
      text: text('This page opens with the link that you got when you registered your channel.'),
    },
    dead: {
      title: text('This link does not work any more'),
      text: text('A newer link has replaced it, or it was not copied as a whole.'),
    },
    /** `reason` is the sentence that says why the page cannot be shown. */
    request: (reason: string) =>
      text('{reason} We mail you a new one, if a channel is registered with the address.', { reason }),
    email: text('Email'),
    submit: text('Send me a new link'),
    sending: text('Sending...'),
    /** The same for every address. */
    requested: text(
      'If a channel is registered with this address, a new link was sent to it. Please check your email.',
    ),
    failed: text('The link could not be asked for'),
  },
} as const
