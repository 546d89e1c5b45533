import {
  type EmailTemplate,
  type EmailTemplateChange,
  type EmailTemplateInput,
  maxTemplates,
} from '@troupe/contract/mail/email-templates'
import { say } from '@troupe/contract/messages/message'
import type { EmailTemplateRow } from '../../../database/tables/outreach-tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as templates from './template-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

export async function listTemplates({ database }: Parts, workspaceId: string): Promise<EmailTemplate[]> {
  return (await templates.list(database.kysely, workspaceId, maxTemplates)).map(presentTemplate)
}

/** @throws AppError `conflict` when the name is taken or the user already has the maximum number of templates. */
export async function createTemplate(
  { database, clock }: Parts,
  { workspaceId, userId }: Member,
  template: EmailTemplateInput,
): Promise<EmailTemplate> {
  return database.kysely.transaction().execute(async (transaction) => {
    if ((await templates.lockAndCount(transaction, workspaceId)) >= maxTemplates) {
      throw new AppError('conflict', say('outreach.too_many_templates', { max: maxTemplates }))
    }
    const row = await templates.insert(transaction, { workspaceId, userId, template, now: clock.now() })
    if (!row) throw nameTaken()
    return presentTemplate(row)
  })
}

/** @throws AppError `not_found`, `conflict` when the name is taken or the template was changed since `based_on`. */
export async function updateTemplate(
  { database, clock }: Parts,
  { workspaceId, id }: { workspaceId: string; id: string },
  { based_on: basedOn, ...template }: EmailTemplateChange,
): Promise<EmailTemplate> {
  const row = await templates.update(database.kysely, { workspaceId, id, template, basedOn, now: clock.now() })
  if (row === 'name-taken') throw nameTaken()
  if (!row) {
    const exists = await templates.exists(database.kysely, { workspaceId, id })
    throw exists ? new AppError('conflict', say('outreach.template_changed')) : notFound()
  }
  return presentTemplate(row)
}

/** @throws AppError `not_found`. */
export async function deleteTemplate(
  { database }: Parts,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<void> {
  if (!(await templates.remove(database.kysely, { workspaceId, id }))) throw notFound()
}

function nameTaken(): AppError {
  return new AppError('conflict', say('outreach.template_name_taken'))
}

function notFound(): AppError {
  return new AppError('not_found', say('outreach.template_unknown'))
}

function presentTemplate(row: EmailTemplateRow): EmailTemplate {
  return {
    id: row.id,
    name: row.name,
    subject: row.subject,
    body: row.body,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
