import type { DisclosureLabel } from '@troupe/contract/discover/post-disclosure'

/** Languages of the labelled posts. */
export const labelledLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'ru',
  'ar',
  'ja',
  'ko',
  'zh',
] as const
export type LabelledLanguage = (typeof labelledLanguages)[number]

/** A post of our own writing: its title and text, or with the field of the platform that says it is paid. */
export type WrittenPost = string | { readonly text: string; readonly isPaid: boolean }

/** Posts by language and by the label that a careful reader would give them. */
export type LabelledPosts = Readonly<
  Record<LabelledLanguage, Readonly<Record<DisclosureLabel, readonly WrittenPost[]>>>
>
