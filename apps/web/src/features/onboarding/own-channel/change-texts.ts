import { activeLocale } from '../../../lib/language/active-language.ts'
import { text } from '../../../lib/language/text.ts'

const dayFormat = new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'long' })
const toDay = (moment: string) => dayFormat.format(new Date(moment))

/** Texts of what a creator proves and changes, and of the links in the mails about it. */
export const changeTexts = {
  proof: {
    title: text('Prove that it is yours'),
    lead: text('Once it is proved, no invitation lets another person register this channel.'),
    how: text(
      'You get a short code for the description of your channel, and we look for it there. You need not sign in to the platform. Afterwards you can take the code out again.',
    ),
    start: text('Get a code'),
    proven: (provenAt: string) => text('Proved on {day}', { day: toDay(provenAt) }),
  },
  address: {
    title: text('Your address'),
    lead: text('Brands and we write to it. A new one has to be confirmed.'),
    present: text('Present address'),
    next: text('New address'),
    submit: text('Change the address'),
    failed: text('The address could not be changed'),
    waiting: (email: string) => text('{email} is to be your new address.', { email }),
    waitingForBoth: text('We sent a link to the old and to the new address. Both have to confirm.'),
    waitingForNew: text('We sent a link to the new address, which has to confirm.'),
    waitingForOld: text(
      'The new address has confirmed. The old one has to confirm as well: open the link that we sent to it.',
    ),
    lost: text(
      'Does the old mailbox not exist any more? Prove that the channel is yours: then the new address is enough.',
    ),
    stop: text('Keep the present address'),
  },
  erasure: {
    notice: text(
      'As the channel is not proved, it is erased after 14 days. The address on the channel gets a mail and can stop it. With a proof it is erased at once.',
    ),
    plan: text('Erase in 14 days'),
    due: (dueAt: string) => text('Everything will be erased on {day}', { day: toDay(dueAt) }),
    dueText: text('The address on the channel and the registered one were told. Until then everything stays as it is.'),
    keep: text('Do not erase it'),
    keepFailed: text('The erasure could not be stopped'),
  },
  answers: {
    newTitle: text('Is this your address?'),
    newText: text('A channel is to be registered with the address at which you got this link.'),
    oldTitle: text('A new address for your channel'),
    oldText: text('A new contact address was requested for your channel. The mail with this link names it.'),
    confirm: text('Confirm the address'),
    stop: text('Stop the change'),
    keepTitle: text('Keep your channel?'),
    keepText: text('The erasure that the mail announces will not happen.'),
    keep: text('Stop the erasure'),
    failed: text('It did not work'),
    done: text('Done'),
    page: text('To my page'),
  },
} as const
