import type { Campaign, CampaignState, MailReason, MailState } from '@troupe/contract/mail/campaigns'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { text } from '../../../lib/language/text.ts'

/** Texts about campaigns. */
export const campaignTexts = {
  title: text('Campaigns'),
  write: text('Write a mail'),
  introduction: text('What you sent to creators, what became of it, and what waits for you.'),
  tabs: {
    label: text('Campaigns and addresses'),
    campaigns: text('Campaigns'),
    suppressions: text('Addresses left out'),
  },
  empty: {
    title: text('No campaigns yet'),
    text: text('Choose creators in Discover, Rapid Search or a collection, and send them a mail. It is followed here.'),
    action: text('Find creators'),
  },
  loading: text('Loading campaigns'),
  failed: text('Failed to load campaigns'),
  retry: text('Try again'),
  list: text('Campaigns, newest first'),
  back: text('All campaigns'),
  missing: {
    title: text('Campaign not found'),
    text: text('It may belong to another account.'),
    back: text('Back to Campaigns'),
  },
  states: {
    scheduled: text('Scheduled'),
    running: text('Sending'),
    paused: text('Paused'),
    cancelled: text('Cancelled'),
    done: text('Finished'),
  } satisfies Record<CampaignState, string>,
  waitsForFollowUps: text('Waiting for follow-ups'),
  counts: {
    sent: text('Sent'),
    waiting: text('Waiting'),
    failed: text('Failed'),
    unknown: text('Unknown'),
    suppressed: text('Suppressed'),
    skipped: text('Left out'),
    cancelled: text('Cancelled'),
  },
  progress: text('Progress'),
  progressOf: (done: number, total: number) => text('{done} of {total} mails are through', { done, total }),
  from: (address: string, provider: Campaign['provider']) =>
    text('from {address} by {provider}', { address, provider: emailProviderFacts[provider].name }),
  recipients: (count: number) => text('{count, plural, one {# creator} other {# creators}}', { count }),
  replied: (count: number) => text('{count} replied', { count }),
  /** First mails that were sent. */
  sentOf: (sent: number, total: number) => text('{sent, number} of {total, number} sent', { sent, total }),
  unsubscribed: (count: number) => text('{count} unsubscribed', { count }),
  bounced: (count: number) => text('{count} came back', { count }),
  /** Before the time, which is an element. */
  nextMail: text('next mail'),
  startsAt: (when: string) => text('starts {when}', { when }),
  firstMail: text('First mail'),
  followUp: (number: number) => text('Follow-up {number}', { number }),
  followUpDelay: (hours: number) =>
    hours % 24 === 0
      ? text('{count, plural, one {# day later} other {# days later}}', { count: hours / 24 })
      : text('{count, plural, one {# hour later} other {# hours later}}', { count: hours }),
  pause: text('Pause'),
  resume: text('Resume'),
  startNow: text('Send now'),
  cancel: text('Cancel campaign'),
  changeFailed: text('The campaign could not be changed.'),
  pausedBecause: {
    by_user: text('You paused this campaign.'),
    too_many_refusals: text(
      'Paused, because too many addresses were refused. Look at the failed mails before you resume.',
    ),
    bounce_rate: (bounced: number, sent: number) =>
      text(
        'Paused, because too many mails came back: {bounced, number} of {sent, number}. That harms your mailbox. Look at the creators whose mail came back before you resume.',
        { bounced, sent },
      ),
    account_errors: text(
      'Paused, because the mail account refused ten times in a row. Check your e-mail configuration before you resume.',
    ),
    mailbox_left: text(
      'Paused, because the owner of its mailbox has left the workspace or shares it no more. Cancel it, and send its mails from another mailbox.',
    ),
  },
  mailboxRests: (until: string, reason: string) =>
    text('The mail account refuses, and is tried again {until}: {reason}', { until, reason }),
  mailboxUnconfirmed: (until: string, reason: string) =>
    text(
      'The mail server takes mails without confirming them ({reason}). A test connection is made {until}; sending goes on by itself when it is answered.',
      { until, reason },
    ),
  tryMailbox: text('Try now'),
  unknownTitle: (count: number) =>
    text('{count, plural, one {The outcome of # mail is unknown} other {The outcome of # mails is unknown}}', {
      count,
    }),
  unknownText: text(
    'The connection ended after the last word, so the mail server may have taken them. They are never sent again by themselves: look into your sent mail and say what happened.',
  ),
  showUnknown: text('Show them'),
  decide: {
    sent: text('All arrived'),
    resend: text('Send all again'),
    ofStep: (count: number, mail: string) => text('{count} unknown of {mail}', { count, mail }),
    cancel: text('Cancel'),
    close: text('Close'),
    sentTitle: (count: number) =>
      text('{count, plural, one {Did # mail arrive?} other {Did all # mails arrive?}}', { count }),
    sentText: text('They are noted as sent, and their follow-ups are planned. This action cannot be undone.'),
    confirmSent: (count: number) =>
      text('{count, plural, one {Yes, it arrived} other {Yes, all # arrived}}', { count }),
    resendTitle: (count: number) =>
      text('{count, plural, one {Send # mail again?} other {Send all # mails again?}}', { count }),
    resendText: text(
      'The mail server may have taken them already: a creator who has the mail gets it twice. Look into your sent mail first.',
    ),
    confirmResend: (count: number) =>
      text('{count, plural, one {Send # mail again} other {Send # mails again}}', { count }),
    doneSent: (count: number) =>
      text('{count, plural, one {# mail is noted as sent.} other {# mails are noted as sent.}}', { count }),
    doneResend: (count: number) =>
      text('{count, plural, one {# mail is sent again.} other {# mails are sent again.}}', { count }),
    failed: (reason: string) => text('The outcome could not be noted: {reason}', { reason }),
  },
  failedTitle: (count: number) => text('{count, plural, one {# mail failed} other {# mails failed}}', { count }),
  failedText: text('They reached nobody, and can be sent again. Nobody gets a mail twice by it.'),
  showFailed: text('Show them'),
  showBounced: text('Show them'),
  retryFailed: text('Send only the failed ones'),
  retryDialog: {
    title: text('Send only the failed ones'),
    gave_up: (count: number) => text('Given up after several attempts ({count})', { count }),
    gaveUpHint: text('The mail server was away or put them off.'),
    refused: (count: number) => text('Refused by the mail server ({count})', { count }),
    refusedHint: text('They are refused again unless something has changed.'),
    confirm: (count: number) => text('{count, plural, one {Send # mail again} other {Send # mails again}}', { count }),
    cancel: text('Cancel'),
    close: text('Close'),
    done: (count: number) =>
      text('{count, plural, one {# mail is sent again.} other {# mails are sent again.}}', { count }),
    failed: (reason: string) => text('The mails could not be sent again: {reason}', { reason }),
  },
  confirmCancel: {
    title: text('Cancel this campaign?'),
    text: (waiting: number) =>
      waiting === 0
        ? text('Follow-ups that are not sent yet will not be sent. This action cannot be undone.')
        : text('{waiting} mails that are not sent yet will not be sent. This action cannot be undone.', { waiting }),
    confirm: text('Cancel campaign'),
    back: text('Go on sending'),
    close: text('Close'),
  },
  mailStates: {
    queued: text('Waiting'),
    claimed: text('Waiting'),
    handing: text('Being sent'),
    sent: text('Sent'),
    failed: text('Failed'),
    unknown: text('Unknown'),
    suppressed: text('Suppressed'),
    skipped: text('Left out'),
    cancelled: text('Cancelled'),
  } satisfies Record<MailState, string>,
  /** State of a sent mail that was reported as not delivered. */
  cameBack: text('Came back'),
  /** Why a mail waits that came back for a passing reason. */
  cameBackForNow: text('Came back; sent again'),
  reasons: {
    no_email: text('No e-mail address'),
    invalid_email: text('Not a valid address'),
    duplicate_address: text('Same address as another recipient'),
    same_person: text('Same person as another recipient'),
    missing_field: text('A merge field is not known'),
    suppressed: text('On the list of addresses that get nothing'),
    written_lately: text('Had a mail from you lately'),
    replied: text('Replied before'),
    refused: text('Refused by the mail server'),
    gave_up: text('Given up after several attempts'),
    connection_lost: text('The connection broke at the end'),
    interrupted: text('Interrupted in mid-mail'),
    deferred: text('Put off by the mail server; tried again'),
    bounced: text('The mail before came back'),
  } satisfies Record<MailReason, string>,
  /** The reason and the mail server's response. */
  reasonWithDetail: (reason: string, detail: string) => text('{reason}: {detail}', { reason, detail }),
  pages: text('Pages of campaigns'),
  rename: {
    open: text('Rename'),
    title: text('Rename campaign'),
    name: text('Name'),
    hint: text('Only you see it.'),
    save: text('Save'),
    cancel: text('Cancel'),
    close: text('Close'),
    failed: (reason: string) => text('The campaign was not renamed: {reason}', { reason }),
  },
} as const

/** The name of a step: 0 is the first mail. */
export function nameStep(number: number): string {
  return number === 0 ? campaignTexts.firstMail : campaignTexts.followUp(number)
}
