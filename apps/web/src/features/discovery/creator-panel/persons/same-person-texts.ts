import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import type { PersonReason } from '@troupe/contract/creators'
import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import { text } from '../../../../lib/language/text.ts'

type Guess = CreatorProfile['same_person'][number]['reasons'][number]

/** Texts of the other channels of a person. */
export const samePersonTexts = {
  title: text('Same person elsewhere'),
  reasons: {
    by_hand: text('Joined by you'),
    named_each_other: text('Proved: each channel names the other'),
    confirmed_together: text('Proved: one creator confirmed both'),
  } satisfies Record<PersonReason, string>,
  guesses: {
    email: text('Same e-mail address'),
    handle_and_name: text('Same handle and a like name'),
    named: text('Named in the description'),
  } satisfies Record<Guess, string>,
  together: (followers: string) =>
    text('{followers} followers added up. A follower of several channels counts once for each.', { followers }),
  probably: text('Probably the same person'),
  join: text('Same person'),
  joinOf: (name: string, platform: Platform) =>
    text('{name} on {platform} is the same person', { name, platform: platformNames[platform] }),
  separate: text('Not the same person'),
  separateOf: (name: string, platform: Platform) =>
    text('{name} on {platform} is not the same person', { name, platform: platformNames[platform] }),
  separated: (name: string, platform: Platform) =>
    text('{name} on {platform} counts as another person now.', { name, platform: platformNames[platform] }),
  undo: text('Undo'),
  failed: text('This could not be saved.'),
  find: {
    open: text('Same person as another channel'),
    label: text('Name, handle or link of the other channel'),
    submit: text('Find'),
    nobody: text('No such channel is in the catalogue.'),
    failed: (reason: string) => text('The search failed. {reason}', { reason }),
  },
  nobody: text('No other channel of this person is known.'),
} as const
