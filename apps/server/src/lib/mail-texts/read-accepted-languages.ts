import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { toMailLanguage } from './choose-mail-language.ts'

/** Longer headers are cut off; browsers send less than this. */
const maxLength = 300

/** Reads an `Accept-Language` header: the languages that mails have, the most wanted first. */
export function readAcceptedLanguages(header: string | undefined): MailLanguage[] {
  const wishes = (header ?? '').slice(0, maxLength).split(',').map(readWish)
  const wanted = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return [...new Set(wanted.flatMap(({ tag }) => toMailLanguage(tag) ?? []))]
}

function readWish(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: Number.isNaN(weight) ? 0 : weight }
}
