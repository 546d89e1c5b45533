import type { FastifyInstance } from 'fastify'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { consentRoutes } from './consent-routes.ts'
import { createGmailOutbox } from './gmail-outbox.ts'
import { gmailRoutes } from './gmail-routes.ts'
import type { GoogleGrants } from './google-grants.ts'
import { tokenRoutes } from './token-routes.ts'

interface GoogleOptions {
  readonly grants: GoogleGrants
  readonly mailbox: Pick<Mailbox, 'deliver' | 'list'>
  readonly now: () => Date
}

/** The parts of Google that mail needs: consent, tokens, and a Gmail API that delivers to the inbox and reads from it. */
export async function googleRoutes(app: FastifyInstance, { grants, mailbox, now }: GoogleOptions): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
  await app.register(consentRoutes, { grants })
  await app.register(tokenRoutes, { grants, now })
  await app.register(gmailRoutes, { grants, mailbox, outbox: createGmailOutbox(mailbox, now) })
}
