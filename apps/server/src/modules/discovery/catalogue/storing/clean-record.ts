import { normalizeText } from '@troupe/contract/base/text'
import type { CreatorRecord } from '@troupe/contract/creators'

/** Removes characters that PostgreSQL rejects (NUL, lone surrogates) or that are invisible; lower-cases the domain of addresses. */
export function cleanRecord(record: CreatorRecord): CreatorRecord {
  const { description, keywords, email, ...rest } = record
  return {
    ...rest,
    ...cleanLinks(record),
    channel_id: cleanText(record.channel_id),
    title: cleanText(record.title),
    handle: cleanText(record.handle),
    ...(description === undefined ? {} : { description: cleanText(description) }),
    ...(keywords === undefined ? {} : { keywords: keywords.map(cleanText).filter((keyword) => keyword !== '') }),
    ...(email === undefined ? {} : { email: lowerDomain(cleanText(email)) }),
  }
}

function cleanLinks({
  avatar,
  cover_image,
  url,
}: CreatorRecord): Pick<CreatorRecord, 'avatar' | 'cover_image' | 'url'> {
  return {
    ...(avatar === undefined ? {} : { avatar: cleanLink(avatar) }),
    ...(cover_image === undefined ? {} : { cover_image: cleanLink(cover_image) }),
    ...(url === undefined ? {} : { url: cleanLink(url) }),
  }
}

function cleanText(text: string): string {
  return normalizeText(text).toWellFormed()
}

/** Links are not normalised: another spelling may be another address. */
function cleanLink(link: string): string {
  return link.replaceAll('\0', '').toWellFormed()
}

function lowerDomain(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at) + email.slice(at).toLowerCase()
}
