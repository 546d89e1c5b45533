import { Email } from '@troupe/contract/mail/email-address'
import { z } from 'zod'

/** Names separated by commas, such as `cdn.example.com, pictures.example.org`. */
export const DomainList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/, 'must be domain names, separated by commas')))
/** Addresses separated by commas, in the form in which accounts are stored. */
export const EmailList = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(Email))
