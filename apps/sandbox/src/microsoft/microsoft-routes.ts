import type { FastifyInstance } from 'fastify'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { consentRoutes } from './consent-routes.ts'
import { createGraphOutbox } from './graph-outbox.ts'
import { graphRoutes } from './graph-routes.ts'
import type { MicrosoftFaults } from './microsoft-faults.ts'
import type { MicrosoftGrants } from './microsoft-grants.ts'
import { tokenRoutes } from './token-routes.ts'

interface MicrosoftOptions {
  readonly grants: MicrosoftGrants
  readonly mailbox: Pick<Mailbox, 'deliver' | 'list' | 'listOf'>
  readonly faults: MicrosoftFaults
  readonly now: () => Date
}

/** The parts of Microsoft that mail needs: consent, tokens, and Graph. */
export async function microsoftRoutes(
  app: FastifyInstance,
  { grants, mailbox, faults, now }: MicrosoftOptions,
): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
  await app.register(consentRoutes, { grants })
  await app.register(tokenRoutes, { grants, now })
  await app.register(graphRoutes, { grants, mailbox, faults, outbox: createGraphOutbox(mailbox) })
}
