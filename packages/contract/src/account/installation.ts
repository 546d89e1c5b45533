import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { MessageReference, messageFields } from '../messages/wire-schemas.ts'

/** `look`: it works, but needs attention; `broken`: something does not work. */
export const checkStates = ['good', 'look', 'broken'] as const
export const CheckState = z.enum(checkStates)
export type CheckState = z.output<typeof CheckState>

/** Parts of an installation that the self-check looks at, in the order in which they are shown. */
export const checkAreas = [
  'address',
  'registration',
  'mail',
  'database',
  'disk',
  'backups',
  'platforms',
  'language_model',
  'sandbox',
  'jobs',
  'versions',
] as const
export const CheckArea = z.enum(checkAreas)
export type CheckArea = z.output<typeof CheckArea>

/** One result of the self-check. An area has several where it has several parts, such as each platform. */
export const SelfCheck = z.object({
  area: CheckArea,
  /** The part of the area, a name such as "YouTube" or "SPF"; null: the whole area. */
  part: z.string().nullable(),
  state: CheckState,
  /** One sentence in English. */
  finding: z.string(),
  ...messageFields,
  /** Null where there is nothing to do. */
  advice: z.string().nullable(),
  advice_message: MessageReference.nullable(),
})
export type SelfCheck = z.output<typeof SelfCheck>

/**
 * Whether `APP_URL` leads to this installation. `unset`: it is not set, or names this machine itself; `unchecked`: not
 * known yet; `silent`: it was asked, and this installation did not answer.
 */
export const AddressState = z.enum(['unset', 'unchecked', 'answers', 'silent'])
export type AddressState = z.output<typeof AddressState>

const tag = 'installation'

export const installationEndpoints = {
  getInstallation: defineEndpoint({
    method: 'GET',
    path: '/api/installation',
    access: 'user',
    tag,
    summary: 'Whether the user operates this installation, and whether its public address answers',
    response: z.object({ is_operator: z.boolean(), address: AddressState }),
  }),
  runSelfCheck: defineEndpoint({
    method: 'GET',
    path: '/api/installation/self-check',
    access: 'user',
    tag,
    summary: 'Checks the installation, for its operators; takes up to five seconds',
    response: z.object({ checked_at: z.iso.datetime(), checks: z.array(SelfCheck) }),
  }),
  proveInstallation: defineEndpoint({
    method: 'GET',
    path: '/api/installation/proof',
    access: 'public',
    tag,
    summary: 'Answers a random value as only this installation can, so that it finds itself at its public address',
    query: z.object({ challenge: z.string().regex(/^[0-9a-f]{32}$/) }),
    response: z.object({ proof: z.string() }),
  }),
} as const
