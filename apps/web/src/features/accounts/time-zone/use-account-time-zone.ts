import { useEffect, useEffectEvent } from 'react'
import { useChangePreferences } from '../api/change-preferences.ts'
import { useSession } from '../session/session-context.tsx'

/**
 * Keeps the browser's time zone in the account, by which the server knows the user's calendar day. Once per user and
 * page: two browsers in different zones do not take turns, and a refused zone is not sent again and again.
 */
export function useAccountTimeZone(): void {
  const { user } = useSession()
  const { mutate } = useChangePreferences()
  const report = useEffectEvent(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if (timeZone !== user?.time_zone) mutate({ time_zone: timeZone })
  })
  const id = user?.id
  useEffect(() => {
    if (id !== undefined) report()
  }, [id])
}
