import { z } from 'zod'
import { schemaText } from '../messages/message.ts'

const hostLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostName = new RegExp(`^${hostLabel}(?:\\.${hostLabel})*$`, 'i')
const ipv6 = /^[0-9a-f:.]{2,45}$/i

/** Whether the text is a well-formed host name or address. The server decides whether it may be contacted. */
export function isHost(text: string): boolean {
  return text.length <= 253 && (hostName.test(text) || (text.includes(':') && ipv6.test(text)))
}

/** A public host name ends in letters. Otherwise a system could read it as an IP address. */
const publicHostName = new RegExp(`^(?:${hostLabel}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`, 'i')

/** Whether the text is a host name that no system reads as an IP address. */
export function isPublicHostName(host: string): boolean {
  return publicHostName.test(host)
}

/** A single line: a control character could inject a command or a header. */
export const mailServerLine = (field: 'host' | 'user' | 'password' | 'sender', max: number) =>
  z
    .string()
    .trim()
    .max(max, schemaText(`email_settings.${field}_too_long`, { max }))
    .refine((text) => !/\p{Cc}/u.test(text), schemaText(`email_settings.${field}_one_line`))

/** Google shows app passwords in four groups; the spaces are not part of them. */
export function joinAppPassword(text: string): string {
  return /^[a-z]{4}( [a-z]{4}){3}$/.test(text) ? text.replaceAll(' ', '') : text
}
