import { installationEndpoints } from '@troupe/contract/account/installation'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleTime } from './example-parts.ts'

export const installationExamples: readonly EndpointExample[] = [
  exampleOf(installationEndpoints.getInstallation, { response: { is_operator: true, address: 'answers' } }),
  exampleOf(installationEndpoints.runSelfCheck, {
    response: {
      checked_at: exampleTime,
      checks: [
        {
          area: 'backups',
          part: null,
          state: 'broken',
          finding: 'No backup has been made',
          message_key: 'self_check.backups_none',
          advice: 'Run npm run backup each night, and npm run backup:verify each week (docs/operations.md)',
          advice_message: { message_key: 'self_check.make_backup' },
        },
      ],
    },
  }),
  exampleOf(installationEndpoints.proveInstallation, {
    query: { challenge: '0123456789abcdef0123456789abcdef' },
    response: { proof: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9' },
  }),
]
