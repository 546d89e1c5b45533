import { invitationLifetimeDays } from '@troupe/contract/invitations'
import { OnboardingProfile } from '@troupe/contract/onboarding'
import { z } from 'zod'
import { parseJson } from '../../../../lib/transport/api-error.ts'
import { WizardStep } from './wizard-step.ts'
import { WizardValues } from './wizard-values.ts'

const prefix = 'troupe.onboarding.'
/** A draft does not outlive the invitation that it is for. */
const lifetimeMs = invitationLifetimeDays * 24 * 60 * 60 * 1000

/** A channel as it was read, with the address that it was asked for by. */
export const FetchedChannel = z.object({ url: z.string(), profile: OnboardingProfile })
export type FetchedChannel = z.output<typeof FetchedChannel>

const Draft = z.object({
  step: WizardStep,
  /** Null before the first step is done. */
  channel: FetchedChannel.nullable(),
  values: WizardValues,
})
type Draft = z.output<typeof Draft>
const StoredDraft = Draft.extend({ savedAt: z.number() })

/**
 * Draft of an earlier visit with this invitation. Expired and unreadable drafts are removed, of other invitations too.
 */
export function readDraft(token: string): Draft | null {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(prefix) && !readStored(key)) window.localStorage.removeItem(key)
  }
  return readStored(keyOf(token))
}

/** Keeps a draft, so that a reload or a closed tab loses nothing. */
export function writeDraft(token: string, draft: Draft): void {
  try {
    window.localStorage.setItem(keyOf(token), JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // The storage is full: the wizard works, and is not kept.
    clearDraft(token)
  }
}

export function clearDraft(token: string): void {
  window.localStorage.removeItem(keyOf(token))
}

function readStored(key: string): Draft | null {
  const stored = StoredDraft.safeParse(parseJson(window.localStorage.getItem(key) ?? ''))
  return stored.success && stored.data.savedAt + lifetimeMs > Date.now() ? stored.data : null
}

/**
 * The token itself is a secret and stays out of the lasting storage. 64 bits of FNV-1a tell invitations apart, and are far
 * fewer than the token has. Not `crypto.subtle`, which browsers have on https only.
 */
function keyOf(token: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(token)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return prefix + hash.toString(16).padStart(16, '0')
}
