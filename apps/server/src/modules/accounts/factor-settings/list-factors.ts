import type { PasskeyRow } from '../../../database/tables/factor-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import { type FactorState, read } from '../factors/factor-state-repository.ts'
import * as passkeys from '../factors/passkey-repository.ts'

export interface ListedFactors extends FactorState {
  readonly passkeys: readonly PasskeyRow[]
  /** Whether the last one must not be removed. */
  readonly isDemanded: boolean
}

/** Lists the second factors of the user. */
export async function listFactors(
  { db, mustHaveSecondFactor }: AccountContext,
  { userId }: Actor,
): Promise<ListedFactors> {
  const state = await read(db, userId)
  return { ...state, passkeys: await passkeys.list(db, userId), isDemanded: await mustHaveSecondFactor(userId) }
}
