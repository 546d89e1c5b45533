import type { CreatorState } from '@troupe/contract/campaigns/campaign-changes'
import { text, textAs } from '../../../../lib/language/text.ts'
import { campaignTexts } from '../campaign-texts.ts'

/** Texts about the creators of a campaign. */
export const creatorsTexts = {
  title: text('Creators'),
  list: text('Creators of this campaign, by name'),
  creator: text('Creator'),
  add: text('Add creators'),
  filter: text('State'),
  mail: text('Mail'),
  allStates: text('All states'),
  allMails: text('All mails'),
  states: {
    ...campaignTexts.counts,
    replied: text('Replied'),
    bounced: campaignTexts.cameBack,
    unsubscribed: textAs('state of a creator', 'Unsubscribed'),
  } satisfies Record<CreatorState, string>,
  none: text('No creators in this state.'),
  failed: text('Failed to load the creators'),
  pages: text('Pages of creators'),
  replied: text('Replied'),
  repliedOf: (name: string) => text('Replied: {name}', { name }),
  unsubscribedAt: text('unsubscribed'),
  away: (day: string) => text('Away until {day}', { day }),
  awayWaiting: (day: string) => text('Away until {day}; the follow-up waits', { day }),
  repliedFailed: text('The answer could not be noted.'),
  notYet: text('Not planned yet'),
  notPlanned: text('Not sent'),
  /** Before the time, which is an element. */
  due: text('due'),
  inTurn: text('as the pace allows'),
  afterAttempts: (explanation: string, count: number) =>
    text('{explanation}, after {count} attempts', { explanation, count }),
  arrived: text('It arrived'),
  resend: text('Send again'),
  resolveFailed: text('The outcome could not be noted.'),
  arrivedFor: (name: string) => text('It arrived at {name}', { name }),
  resendFor: (name: string) => text('Send again to {name}', { name }),
} as const
