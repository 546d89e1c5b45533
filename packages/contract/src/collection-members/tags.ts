import { z } from 'zod'
import { normalizeText } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'

export const tagMaxLength = 50
/** Maximum number of tags of one creator in a collection. */
export const maxTags = 20
/** Maximum number of names that are suggested. */
export const maxTagNames = 1000

/** A name that the user gives to creators. Commas separate tags where several stand in one line. */
export const Tag = z
  .string()
  .max(tagMaxLength, schemaText('collections.tag_too_long', { max: tagMaxLength }))
  .transform((text) => normalizeText(text).replace(/\s+/g, ' '))
  .refine((tag) => tag !== '' && !/[,，]/.test(tag), schemaText('collections.tag_invalid'))

export const Tags = z.array(Tag).max(maxTags, schemaText('collections.too_many_tags', { max: maxTags }))

/** Comparable form of a name: spellings that differ only in case are the same tag or column. */
export function toNameKey(name: string): string {
  return name.toLowerCase()
}
