import type { WebhookEventType } from '@troupe/contract/webhook-events'
import type { Webhook, WebhookDelivery } from '@troupe/contract/webhooks'
import { text, textAs } from '../../lib/language/text.ts'

type OffReason = NonNullable<Webhook['off']>['reason']

const events: Record<WebhookEventType, { label: string; text: string }> = {
  'creator.stored': {
    label: text('Creator stored'),
    text: text('A search of yours found creators who are new in the catalogue.'),
  },
  'campaign.finished': {
    label: text('Campaign finished'),
    text: text('No mail of a campaign is still to be sent.'),
  },
  'creator.registered': {
    label: text('Creator registered'),
    text: text('A creator whom you invited has registered.'),
  },
  'message.sent': { label: text('Mail sent'), text: text('A mail server has accepted a mail of yours.') },
  'message.bounced': { label: text('Mail bounced'), text: text('A mail was refused, or came back.') },
  'message.replied': { label: text('Creator replied'), text: text('A creator has answered a mail of yours.') },
  'creator.unsubscribed': {
    label: text('Creator unsubscribed'),
    text: text('A creator wants no more mails from you.'),
  },
  'status.changed': {
    label: text('Status changed'),
    text: text('The status of a creator in a collection has changed.'),
  },
  'saved_search.found': {
    label: text('Saved search found more'),
    text: text('Once a day: creators who are new in the catalogue fit a saved search.'),
  },
}

/** Before a time: '2 days ago'. The hint follows it. */
const offReasons: Record<OffReason, string> = {
  by_user: text('You switched it off,'),
  failing: text('It was switched off because nothing got through for three days,'),
  gone: text('It was switched off because it answered that it is gone (410),'),
}

const states: Record<WebhookDelivery['state'], string> = {
  waiting: text('Waiting'),
  delivered: text('Delivered'),
  failed: text('Failed'),
}

/** Texts about webhooks. */
export const webhookTexts = {
  title: text('Webhooks'),
  lead: text(
    'Troupe calls an address of yours when something happens. Each call is signed, and tried again if it fails.',
  ),
  loading: text('Loading your webhooks'),
  failed: text('Your webhooks could not be read'),
  retry: text('Try again'),
  none: text('You have no endpoint yet.'),
  create: text('New endpoint'),
  full: (most: number) => text('You have {most} endpoints. Delete one to add another.', { most }),
  list: text('Endpoints'),
  events,
  offReasons,
  on: textAs('endpoint', 'On'),
  off: textAs('endpoint', 'Off'),
  failing: text('Failing'),
  /** Before a time: '2 days ago'. The hint follows it. */
  firstFailure: text('First failure'),
  /** After the time of the first failure. */
  failingHint: text('. After three days without a success it is switched off.'),
  /** After the time at which it was switched off. */
  offHint: text('. It is told nothing meanwhile.'),
  switchOn: text('Switch on'),
  /** Before a time: 'in 20 hours'. */
  oldSecret: text('The previous secret still signs, too, and ends'),
  test: text('Send a test event'),
  testSent: text('A test event is on its way'),
  deliveries: text('Deliveries'),
  edit: text('Edit'),
  rotate: text('New secret'),
  switchOff: text('Switch off'),
  delete: text('Delete'),
  more: (url: string) => text('More for {url}', { url }),
  actionFailed: text('That did not work'),
  form: {
    create: text('New endpoint'),
    edit: text('Edit endpoint'),
    url: textAs('of a server', 'Address'),
    urlHint: text('An https address of your server'),
    description: textAs('of an endpoint', 'Description'),
    descriptionHint: text('Optional, for yourself'),
    events: text('What it is told of'),
    submitNew: text('Add endpoint'),
    submit: text('Save'),
    failed: text('The endpoint could not be saved. Please try again.'),
  },
  secret: {
    title: text('The secret of this endpoint'),
    warning: text('Copy it now: it is not shown again. With it your server knows that a call is from Troupe.'),
    label: text('Signing secret'),
    copy: text('Copy secret'),
  },
  rotation: {
    title: text('Make a new secret?'),
    question: text(
      'Calls are signed with both secrets for 24 hours, so that you can change over. After that only the new one holds.',
    ),
    confirm: text('Make new secret'),
    failed: text('No secret was made. Please try again.'),
  },
  deletion: {
    title: text('Delete endpoint?'),
    question: (url: string) => text('{url} is told nothing more, and its deliveries are deleted.', { url }),
    confirm: text('Delete'),
    failed: text('The endpoint could not be deleted. Please try again.'),
  },
  delivery: {
    title: text('Deliveries of the last 30 days'),
    loading: text('Loading the deliveries'),
    none: text('Nothing was sent yet.'),
    failed: text('The deliveries could not be read'),
    states,
    again: text('Send again'),
    now: text('Send now'),
    sendNamed: (label: string, type: string) => text('{label}: {type}', { label, type }),
    attempts: (count: number) => text('{count, plural, one {# attempt} other {# attempts}}', { count }),
    answered: (status: number) => text('Answer {status}', { status }),
    took: (milliseconds: number) => text('{milliseconds} ms', { milliseconds }),
    /** Before the time of the next attempt. */
    next: textAs('before a time', 'next'),
    newer: text('Newer'),
    older: text('Older'),
    pages: text('Pages of deliveries'),
  },
} as const
