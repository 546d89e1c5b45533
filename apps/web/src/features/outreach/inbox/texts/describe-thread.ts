import type { Thread } from '@troupe/contract/mail/inbox'
import type { BounceCause, ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import type { ThreadAnswerState } from '@troupe/contract/mail/thread-mails'
import type { StateTone } from '../../../../ui/state-mark.tsx'
import { inboxTexts as texts } from './inbox-texts.ts'

interface Described {
  readonly label: string
  readonly tone: StateTone
}

const kindTones: Record<ReceivedMailKind, StateTone> = {
  answer: 'active',
  unsubscribe: 'bad',
  auto_answer: 'quiet',
  challenge: 'quiet',
  bounce: 'bad',
  complaint: 'bad',
}

const answerTones: Record<ThreadAnswerState, StateTone> = {
  queued: 'active',
  sending: 'active',
  sent: 'good',
  failed: 'bad',
  unknown: 'warning',
}

const stateTones: Record<Thread['state'], StateTone> = { open: 'active', waiting: 'quiet', done: 'good' }

/** Describes a mail that came back. A report that a mail is late is none of one that came back. */
export function describeKind(kind: ReceivedMailKind, cause: BounceCause | null): Described {
  if (cause === 'delayed') return { label: texts.delayed, tone: 'warning' }
  return { label: texts.kinds[kind], tone: kindTones[kind] }
}

/** Describes an answer of the user. */
export function describeAnswer(state: ThreadAnswerState): Described {
  return { label: texts.answerStates[state], tone: answerTones[state] }
}

/** Describes the state of a thread. */
export function describeThread({ state }: Pick<Thread, 'state'>): Described {
  return { label: texts.states[state], tone: stateTones[state] }
}

/** Describes the newest mail of a thread; undefined if it is one of the usual, which need no mark. */
export function describeLastMail({
  last_mail: { kind, cause, state },
}: Pick<Thread, 'last_mail'>): Described | undefined {
  if (kind !== null && kind !== 'answer') return describeKind(kind, cause)
  return state !== null && state !== 'sent' ? describeAnswer(state) : undefined
}

/** The beginning of the newest mail, with who wrote it if that was the user. */
export function excerptOf({ last_mail: { type, excerpt } }: Pick<Thread, 'last_mail'>): string {
  const shown = excerpt || texts.noText
  return type === 'received' ? shown : texts.you(shown)
}
