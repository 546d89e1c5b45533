import { platforms as allPlatforms } from '@troupe/contract/catalogues/platforms'
import type { PlatformStatus } from '@troupe/contract/discover/platform-status'
import { readMessage, toWireMessage, type WireMessage } from '@troupe/contract/messages/wire-message'
import type { Database } from '../../../database/database.ts'
import { findPlatform, type LivePlatform } from './live-platform.ts'
import { listPlatformStates, type PlatformStateRow } from './platform-state-repository.ts'

interface StatusParts {
  readonly database: Pick<Database, 'kysely'>
  readonly platforms: readonly LivePlatform[]
}

/** Connection, quota and last errors of each platform. */
export async function getPlatformStatus({ database, platforms }: StatusParts): Promise<PlatformStatus[]> {
  const states = await listPlatformStates(database.kysely)
  return Promise.all(
    allPlatforms.map(async (platform) => {
      const live = findPlatform(platforms, platform)
      const state = live && states.find((row) => row.platform === platform)
      return {
        platform,
        mode: live?.mode ?? 'off',
        quota: live ? await readQuota(live) : [],
        last_error: state ? presentError(state) : null,
        last_success_at: state?.last_success_at?.toISOString() ?? null,
      }
    }),
  )
}

async function readQuota({ client }: LivePlatform): Promise<PlatformStatus['quota']> {
  const states = await client.quota()
  return states.map(({ name, used, limit, resetsAt }) => ({
    name: name.text,
    used,
    limit: limit ?? null,
    resets_at: resetsAt.toISOString(),
    ...toWireMessage(name),
  }))
}

function presentError(state: PlatformStateRow): PlatformStatus['last_error'] {
  const { last_error_kind: kind, last_error_message: message, last_error_at: at } = state
  return kind && message !== null && at ? { kind, message, at: at.toISOString(), ...readKey(state, message) } : null
}

/** The stored key, if it is the text's: a server of an earlier release writes a text without its key. */
function readKey(state: PlatformStateRow, message: string): WireMessage {
  const said = readMessage(state.last_error_message_key, state.last_error_message_params ?? {})
  return said?.text === message ? toWireMessage(said) : {}
}
