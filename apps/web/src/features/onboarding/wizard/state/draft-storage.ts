import { invitationLifetimeDays } from '@troupe/contract/invitations'
import { OnboardingProfile } from '@troupe/contract/onboarding'
import { z } from 'zod'
import { parseJson } from '../../../../lib/transport/api-error.ts'
import { WizardStep } from './wizard-step.ts'
import { WizardValues } from './wizard-values.ts'

const prefix = 'troupe.onboarding.'
/** A draft expires with the invitation it belongs to. */
const lifetimeMs = invitationLifetimeDays * 24 * 60 * 60 * 1000

/** A channel as it was read, with the URL that was entered for it. */
export const FetchedChannel = z.object({ url: z.string(), profile: OnboardingProfile })
export type FetchedChannel = z.output<typeof FetchedChannel>

const Draft = z.object({
  step: WizardStep,
  /** Null before the first step is completed. */
  channel: FetchedChannel.nullable(),
  values: WizardValues,
})
type Draft = z.output<typeof Draft>
const StoredDraft = Draft.extend({ savedAt: z.number() })

/**
 * Reads the draft of an earlier visit with this invitation. Removes all expired and unreadable drafts, including those
 * of other invitations.
 */
export function readDraft(token: string): Draft | null {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(prefix) && !readStored(key)) window.localStorage.removeItem(key)
  }
  return readStored(keyOf(token))
}

/** Stores a draft, so that a reload or a closed tab loses nothing. */
export function writeDraft(token: string, draft: Draft): void {
  try {
    window.localStorage.setItem(keyOf(token), JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // The storage is full. The wizard works without a stored draft.
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
 * The token is a secret and must not be in permanent storage. 64 bits of FNV-1a distinguish invitations and are far
 * fewer than the token has. `crypto.subtle` would need https.
 */
function keyOf(token: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(token)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return prefix + hash.toString(16).padStart(16, '0')
}
