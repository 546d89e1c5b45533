import { connectedProgramEndpoints } from '@troupe/contract/account/connected-programs'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleId, exampleTime } from './example-parts.ts'

const query =
  'response_type=code&client_id=troupe_program_aG9sZHMtbm8tc2VjcmV0&redirect_uri=https%3A%2F%2Fassistant.example%2Fback' +
  '&scope=read&state=af0ifjsldkj&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256'
const scopes = ['read' as const]

export const connectedProgramExamples: readonly EndpointExample[] = [
  exampleOf(connectedProgramEndpoints.reviewAuthorization, {
    body: { query },
    response: {
      outcome: 'ask',
      program: { name: 'Assistant', host: 'assistant.example', is_local: false, verified_domain: null },
      scopes,
    },
  }),
  exampleOf(connectedProgramEndpoints.decideAuthorization, {
    body: { query, allow: true, scopes },
    response: {
      redirect_to:
        'https://assistant.example/back?code=troupe_oac_good-once&state=af0ifjsldkj&iss=https%3A%2F%2Ftroupe.example',
    },
  }),
  exampleOf(connectedProgramEndpoints.listConnectedPrograms, {
    response: {
      connected_programs: [
        {
          id: exampleId,
          name: 'Assistant',
          host: 'assistant.example',
          scopes,
          created_at: exampleTime,
          last_used_at: null,
        },
      ],
    },
  }),
  exampleOf(connectedProgramEndpoints.disconnectProgram, {
    params: { id: exampleId },
    response: { message: 'Program disconnected' },
  }),
]
