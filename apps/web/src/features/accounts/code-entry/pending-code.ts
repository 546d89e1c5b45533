import { useLocalStorage } from '@mantine/hooks'
import { useEffect } from 'react'
import { z } from 'zod'

/** How long a pending code is remembered after it was last sent, in milliseconds. */
const rememberedMs = 60 * 60 * 1000

const PendingCode = z.object({
  email: z.string(),
  /** Only for a registration. */
  username: z.string().optional(),
  registrationId: z.string().optional(),
  /** Only for a registration: page of this site to open afterwards, also in the tab of the mail's link. */
  destination: z
    .string()
    .regex(/^\/(?!\/)/)
    .optional(),
  expiresAt: z.number(),
  resendAllowedAt: z.number(),
})
export type PendingCode = z.output<typeof PendingCode>

const keys = {
  registration: 'troupe.pending-registration',
  passwordReset: 'troupe.pending-password-reset',
} as const

/**
 * Recipient of a code that was not entered yet, stored in the browser so that other tabs and a reload can continue.
 * Passwords are never stored: they stay in the memory of the tab in which they were typed.
 */
export function usePendingCode(purpose: keyof typeof keys) {
  const [pending, remember, forget] = useLocalStorage<PendingCode | undefined>({
    key: keys[purpose],
    getInitialValueInEffect: false,
    deserialize: parsePendingCode,
  })
  useEffect(() => {
    // Remove entries that are expired or unreadable.
    if (!pending) forget()
  }, [pending, forget])
  return { pending, remember, forget }
}

function parsePendingCode(text: string | undefined) {
  return PendingCode.refine(({ expiresAt }) => expiresAt + rememberedMs > Date.now()).safeParse(readJson(text)).data
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
