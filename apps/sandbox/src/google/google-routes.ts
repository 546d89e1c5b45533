import type { FastifyInstance } from 'fastify'
import { consentRoutes } from './consent-routes.ts'
import { createGmailOutbox, type Delivery } from './gmail-outbox.ts'
import { gmailRoutes } from './gmail-routes.ts'
import type { GoogleGrants } from './google-grants.ts'
import { tokenRoutes } from './token-routes.ts'

interface GoogleOptions {
  readonly grants: GoogleGrants
  readonly mailbox: Delivery
  readonly now: () => Date
}

/** The parts of Google that sending mail needs: consent, tokens, and a Gmail API that delivers to the inbox. */
export async function googleRoutes(app: FastifyInstance, { grants, mailbox, now }: GoogleOptions): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
  await app.register(consentRoutes, { grants })
  await app.register(tokenRoutes, { grants, now })
  await app.register(gmailRoutes, { grants, outbox: createGmailOutbox(mailbox, now) })
}
