import { normalizeText } from '@troupe/contract/base/text'
import { CreatorRecord } from '@troupe/contract/creators'
import type { z } from 'zod'
import { cutText } from '../cut-text.ts'
import { findEmail } from './find-email.ts'
import { isSafeLink, toPictureUrl } from './picture-url.ts'
import { toLanguageCode, toRegionCode } from './place-codes.ts'

/** A record as a platform's answer contains it: any field may be missing, too long, out of range or hostile. */
export type CreatorDraft = { [Field in keyof CreatorRecord]?: CreatorRecord[Field] | undefined }

const longestTitle = 300
const longestDescription = 10_000
const longestKeyword = 100
const mostKeywords = 100

/**
 * Converts untrusted platform data to a record: texts are cleaned and cut to their limits, invalid fields are left out.
 * Undefined if id, title or handle is unusable.
 * @param baseUrl the platform's base URL; pictures of this origin are accepted if it is a stand-in.
 */
export function toSafeRecord(draft: CreatorDraft, baseUrl: string): CreatorRecord | undefined {
  const { title, handle, description, avatar, cover_image, url, keywords, region, language, content_categories } = draft
  const cleaned: CreatorDraft = {
    ...draft,
    ...cleanEmail(draft),
    title: title === undefined ? undefined : cutText(cleanLine(title), longestTitle),
    handle: handle === undefined ? undefined : cleanLine(handle),
    description: description === undefined ? undefined : cutText(cleanText(description), longestDescription),
    keywords: keywords && toKnownList(cleanKeywords(keywords)),
    avatar: avatar === undefined ? undefined : toPictureUrl(avatar, baseUrl),
    cover_image: cover_image === undefined ? undefined : toPictureUrl(cover_image, baseUrl),
    url: url !== undefined && isSafeLink(url) ? url : undefined,
    region: region === undefined ? undefined : toRegionCode(region),
    language: language === undefined ? undefined : toLanguageCode(language),
    content_categories: content_categories && toKnownList([...new Set(content_categories)]),
  }
  const held = Object.entries(cleaned).filter(([field, value]) => value !== undefined && isWithinLimits(field, value))
  return CreatorRecord.safeParse(Object.fromEntries(held)).data
}

const limits = new Map<string, z.ZodType>(Object.entries(CreatorRecord.shape))

function isWithinLimits(field: string, value: unknown): boolean {
  return limits.get(field)?.safeParse(value).success ?? false
}

/** Removes control characters and marks that change the text direction. */
export function cleanText(text: string): string {
  const bounded = text.slice(0, longestDescription * 2)
  return normalizeText(bounded.replace(/[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/g, '')).toWellFormed()
}

/** Like `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

function cleanKeywords(keywords: readonly string[]): string[] {
  const lines = keywords.slice(0, mostKeywords * 10).map(cleanLine)
  const usable = lines.filter((keyword) => keyword !== '' && keyword.length <= longestKeyword)
  const byFoldedText = new Map(usable.toReversed().map((keyword) => [keyword.toLowerCase(), keyword]))
  return [...byFoldedText.values()].toReversed().slice(0, mostKeywords)
}

/**
 * An empty list counts as unknown, so that it does not overwrite a stored one: platforms leave out labels they have no
 * words for.
 */
function toKnownList<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items
}

function cleanEmail({ email, email_source }: CreatorDraft): Pick<CreatorDraft, 'email' | 'email_source'> {
  const found = email === undefined ? undefined : findEmail(email)
  return { email: found, email_source: found === undefined ? undefined : email_source }
}
