import { messageFields } from '@troupe/contract/messages/wire-schemas'
import { z } from 'zod'
import { tellIssue } from './language/tell.ts'
import { translate } from './language/text.ts'

/** Converts a schema of the contract to a form rule, which returns the first problem of a value in the user's language, or null. */
export function toFormRule(schema: z.ZodType): (value: unknown) => string | null {
  return (value) => {
    const issue = schema.safeParse(value).error?.issues[0]
    return issue ? describeProblem(issue) : null
  }
}

/** Key and parameters of a message that depends on the value. */
const CustomParams = z.object(messageFields)

/** A problem that a schema of the contract found, in the user's language. */
export function describeProblem(issue: z.core.$ZodIssue): string {
  const { code, message } = issue
  const told = translate(message)
  const params = code === 'custom' ? CustomParams.safeParse(issue.params).data : undefined
  return told === message ? tellIssue({ msg: message, type: code, ...params }) : told
}
