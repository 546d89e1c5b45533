import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { version } from '../../settings/version.ts'
import { type ApiDocument, completeDescription } from './complete-description.ts'

const description = `Discover creators and write to them. Programs sign in with a personal access token, which a user makes under
"API access" and which reads, searches and collects. Every refusal has the same form: \`detail\` in words, or what is wrong
with each field.`

/**
 * Serves the OpenAPI description at `/api/openapi.json` and a page for reading it at `/api/docs`, both generated from
 * the contract.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Troupe', version, description },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a sign-in' },
          accessToken: { type: 'http', scheme: 'bearer', description: 'A personal access token: troupe_pat_...' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  let completed: ApiDocument | undefined
  const describe = () => {
    completed ??= completeDescription(app.swagger())
    return completed
  }
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The top bar is for loading other descriptions, and shows Swagger's logo.
    theme: { title: 'Troupe API', css: [{ filename: 'troupe.css', content: '.swagger-ui .topbar { display: none }' }] },
    uiConfig: { docExpansion: 'none' },
    transformSpecification: describe,
    transformSpecificationClone: false,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => describe())
}
