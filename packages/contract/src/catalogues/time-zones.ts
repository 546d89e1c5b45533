import { z } from 'zod'
import { schemaText } from '../messages/message.ts'

/** An IANA name that this runtime knows: "Europe/Paris". */
export const TimeZone = z.string().max(64).refine(isTimeZone, schemaText('outreach.time_zone_unknown'))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
