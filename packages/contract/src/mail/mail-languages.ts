import { z } from 'zod'

/** The languages of the mails to creators, English first. */
export const mailLanguages = ['en', 'zh-Hans', 'es', 'de', 'fr', 'pt', 'ja', 'ko'] as const
export const MailLanguage = z.enum(mailLanguages)
export type MailLanguage = z.output<typeof MailLanguage>

/** Each language's name in itself. */
export const mailLanguageNames: Record<MailLanguage, string> = {
  en: 'English',
  'zh-Hans': '简体中文',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  ja: '日本語',
  ko: '한국어',
}

/** `creator`: the language that is known of each creator, else the user's own. */
export const mailLanguageChoices = ['creator', ...mailLanguages] as const
export const MailLanguageChoice = z.enum(mailLanguageChoices)
export type MailLanguageChoice = z.output<typeof MailLanguageChoice>
