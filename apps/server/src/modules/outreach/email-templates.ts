import { type EmailTemplateInput, maxTemplates } from '@troupe/contract/email-templates'
import { AppError } from '../../app-error.ts'
import type { EmailTemplateRow } from '../../database/outreach-tables.ts'
import type { OutreachContext } from './outreach-context.ts'
import * as templates from './template-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock'>

export async function listTemplates({ database }: Parts, userId: string): Promise<EmailTemplateRow[]> {
  return templates.list(database.kysely, userId, maxTemplates)
}

/** @throws AppError `conflict` when the name is taken or there are too many. */
export async function createTemplate(
  { database, clock }: Parts,
  userId: string,
  template: EmailTemplateInput,
): Promise<EmailTemplateRow> {
  return database.kysely.transaction().execute(async (transaction) => {
    if ((await templates.lockAndCount(transaction, userId)) >= maxTemplates) {
      throw new AppError('conflict', `There can be at most ${maxTemplates} templates`)
    }
    const row = await templates.insert(transaction, { userId, template, now: clock.now() })
    if (!row) throw nameTaken()
    return row
  })
}

/** @throws AppError `not_found`, `conflict` when the name is taken. */
export async function updateTemplate(
  { database, clock }: Parts,
  { userId, id }: { userId: string; id: string },
  template: EmailTemplateInput,
): Promise<EmailTemplateRow> {
  const row = await templates.update(database.kysely, { userId, id, template, now: clock.now() })
  if (!row) throw notFound()
  if (row === 'name-taken') throw nameTaken()
  return row
}

/** @throws AppError `not_found`. */
export async function deleteTemplate(
  { database }: Parts,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await templates.remove(database.kysely, { userId, id }))) throw notFound()
}

function nameTaken(): AppError {
  return new AppError('conflict', 'There is a template of this name already')
}

function notFound(): AppError {
  return new AppError('not_found', 'There is no such template')
}
