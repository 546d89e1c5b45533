import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { dropUnstorable } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'

export const companyMaxLength = 200
export const postalAddressMaxLength = 500

/** Characters without a visible shape; a name of these alone is none. */
const invisible = /[\p{Cc}\p{Cf}]/gu

const isVisible = (text: string) => text.replace(invisible, '').trim() !== ''

/** The company's name and postal address, which many countries' laws demand below mails that advertise. */
export const CompanyAddress = z.object({
  company: z
    .string()
    .max(companyMaxLength, schemaText('common.name_too_long', { max: companyMaxLength }))
    .transform((text) => dropUnstorable(text).replace(/\s+/g, ' ').trim())
    .refine(isVisible, schemaText('outreach.company_required')),
  /** Plain text of any number of lines. */
  address: z
    .string()
    .max(postalAddressMaxLength, schemaText('outreach.postal_address_too_long', { max: postalAddressMaxLength }))
    .transform((text) => toLines(dropUnstorable(text)).join('\n'))
    .refine(isVisible, schemaText('outreach.postal_address_required')),
})
export type CompanyAddress = z.output<typeof CompanyAddress>

/** The lines of a text that are not blank, trimmed. */
export function toLines(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const StoredCompanyAddress = z.object({ company: z.string(), address: z.string() })
const tag = 'outreach'
const path = '/api/company-address'

export const companyAddressEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path,
    access: 'user',
    tag,
    summary: "The company's name and postal address below the user's mails; null until they are entered",
    response: z.object({ company_address: StoredCompanyAddress.nullable() }),
  }),
  save: defineEndpoint({
    method: 'PUT',
    path,
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: "Sets the company's name and postal address below the user's mails; campaigns cannot start without them",
    body: CompanyAddress,
    response: z.object({ company_address: StoredCompanyAddress }),
  }),
} as const
