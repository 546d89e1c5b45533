import type { WebhookEventType } from '@troupe/contract/webhook-events'
import type { Webhook, WebhookDelivery } from '@troupe/contract/webhooks'

type OffReason = NonNullable<Webhook['off']>['reason']

const events: Record<WebhookEventType, { label: string; text: string }> = {
  'creator.stored': { label: 'Creator stored', text: 'A search of yours found creators who are new in the catalogue.' },
  'campaign.finished': { label: 'Campaign finished', text: 'No mail of a campaign is still to be sent.' },
  'creator.registered': { label: 'Creator registered', text: 'A creator whom you invited has registered.' },
}

const offReasons: Record<OffReason, string> = {
  by_user: 'You switched it off',
  failing: 'It was switched off because nothing got through for three days',
  gone: 'It was switched off because it answered that it is gone (410)',
}

const states: Record<WebhookDelivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

/** Texts about webhooks. */
export const webhookTexts = {
  title: 'Webhooks',
  lead: 'Troupe calls an address of yours when something happens. Each call is signed, and tried again if it fails.',
  loading: 'Loading your webhooks',
  failed: 'Your webhooks could not be read',
  retry: 'Try again',
  none: 'You have no endpoint yet.',
  create: 'New endpoint',
  full: (most: number) => `You have ${most} endpoints. Delete one to add another.`,
  list: 'Endpoints',
  events,
  offReasons,
  on: 'On',
  off: 'Off',
  failing: 'Failing',
  firstFailure: 'First failure',
  failingHint: 'After three days without a success it is switched off.',
  offHint: 'It is told nothing meanwhile.',
  switchOn: 'Switch on',
  oldSecret: 'The previous secret still signs, too, and ends',
  test: 'Send a test event',
  testSent: 'A test event is on its way',
  deliveries: 'Deliveries',
  edit: 'Edit',
  rotate: 'New secret',
  switchOff: 'Switch off',
  delete: 'Delete',
  more: (url: string) => `More for ${url}`,
  actionFailed: 'That did not work',
  form: {
    create: 'New endpoint',
    edit: 'Edit endpoint',
    url: 'Address',
    urlHint: 'An https address of your server',
    description: 'Description',
    descriptionHint: 'Optional, for yourself',
    events: 'What it is told of',
    submitNew: 'Add endpoint',
    submit: 'Save',
    failed: 'The endpoint could not be saved. Please try again.',
  },
  secret: {
    title: 'The secret of this endpoint',
    warning: 'Copy it now: it is not shown again. With it your server knows that a call is from Troupe.',
    label: 'Signing secret',
    copy: 'Copy secret',
  },
  rotation: {
    title: 'Make a new secret?',
    question:
      'Calls are signed with both secrets for 24 hours, so that you can change over. After that only the new one holds.',
    confirm: 'Make new secret',
    failed: 'No secret was made. Please try again.',
  },
  deletion: {
    title: 'Delete endpoint?',
    question: (url: string) => `${url} is told nothing more, and its deliveries are deleted.`,
    confirm: 'Delete',
    failed: 'The endpoint could not be deleted. Please try again.',
  },
  delivery: {
    title: 'Deliveries of the last 30 days',
    loading: 'Loading the deliveries',
    none: 'Nothing was sent yet.',
    failed: 'The deliveries could not be read',
    states,
    again: 'Send again',
    now: 'Send now',
    sendNamed: (label: string, type: string) => `${label}: ${type}`,
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    answered: (status: number) => `Answer ${status}`,
    took: (milliseconds: number) => `${milliseconds} ms`,
    next: 'next',
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages of deliveries',
  },
} as const
