import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { dropUnstorable, normalizeText } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { bodyMaxLength, subjectMaxLength } from './mail-content.ts'

export const templateNameMaxLength = 100
export const maxTemplates = 200

/** A mail template. Unlike a mail to be sent, it may be incomplete. */
export const EmailTemplateInput = z.object({
  name: z
    .string()
    .max(templateNameMaxLength, schemaText('outreach.template_name_too_long', { max: templateNameMaxLength }))
    .transform(normalizeText)
    .refine((name) => name !== '', schemaText('outreach.template_name_required')),
  subject: z.string().trim().max(subjectMaxLength).transform(dropUnstorable),
  body: z.string().max(bodyMaxLength).transform(dropUnstorable),
})
export type EmailTemplateInput = z.output<typeof EmailTemplateInput>

/** `based_on`: `updated_at` of the template that is replaced, as its reader saw it. */
const EmailTemplateChange = EmailTemplateInput.extend({ based_on: z.iso.datetime().optional() })
export type EmailTemplateChange = z.output<typeof EmailTemplateChange>

export const EmailTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type EmailTemplate = z.output<typeof EmailTemplate>

const ById = z.object({ id: z.uuid() })
const tag = 'outreach'

export const emailTemplateEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/email-templates',
    access: 'user',
    tag,
    summary: `The user's templates by name; at most ${maxTemplates}`,
    response: z.object({ templates: z.array(EmailTemplate) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/email-templates',
    access: 'user',
    tag,
    summary: 'Stores a template; 409 when the name is taken',
    body: EmailTemplateInput,
    response: EmailTemplate,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/email-templates/:id',
    access: 'user',
    tag,
    summary: 'Replaces a template; 409 when the name is taken, or the template was changed since `based_on`',
    params: ById,
    body: EmailTemplateChange,
    response: EmailTemplate,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/api/email-templates/:id',
    access: 'user',
    tag,
    summary: 'Deletes a template',
    params: ById,
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const
