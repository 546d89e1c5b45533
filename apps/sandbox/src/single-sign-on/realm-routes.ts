import type { FastifyInstance } from 'fastify'
import type { RealmGrants } from './realm-grants.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { tokenRoutes } from './token-routes.ts'

/** A realm like one of Keycloak. The product's server reaches it at its own address, browsers below `/sandbox`. */
export async function realmRoutes(app: FastifyInstance, { grants }: { grants: RealmGrants }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
  const getIssuer = () => `${app.listeningOrigin}/realms/sandbox`
  await app.register(signInRoutes, { grants, getIssuer })
  await app.register(tokenRoutes, { grants, getIssuer })
}
