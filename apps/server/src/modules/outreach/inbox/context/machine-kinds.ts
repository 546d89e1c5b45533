import type { ReceivedMailKind } from '@troupe/contract/mail/received-mails'

const machines: ReadonlySet<string> = new Set(['auto_answer', 'bounce', 'challenge'])
const answers: ReadonlySet<string> = new Set(['answer', 'unsubscribe'])

/** Whether a received mail was written by no person: it opens no thread, and is not answered. */
export const isByMachine = (kind: ReceivedMailKind): boolean => machines.has(kind)

/** Whether a person has answered with a received mail. */
export const isAnswer = (kind: ReceivedMailKind): boolean => answers.has(kind)
