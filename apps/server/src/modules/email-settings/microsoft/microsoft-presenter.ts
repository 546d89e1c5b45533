import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import type { SenderRow } from '../../../database/tables/email-settings-tables.ts'
import type { Microsoft } from './microsoft-port.ts'

interface Surroundings {
  readonly microsoft: Pick<Microsoft, 'isStandIn'> | undefined
  readonly getMicrosoftCallbackUrl: () => string
}

/** Presents a user's connection without secrets. */
export function presentMicrosoft(
  row: SenderRow,
  { microsoft, getMicrosoftCallbackUrl }: Surroundings,
): MicrosoftConnection {
  return {
    state: microsoft ? row.microsoft_state : 'unavailable',
    email: row.microsoft_email,
    since: row.microsoft_since?.toISOString() ?? null,
    reads: row.microsoft_reads,
    is_stand_in: microsoft?.isStandIn ?? false,
    returns_to: new URL(getMicrosoftCallbackUrl()).origin,
  }
}
