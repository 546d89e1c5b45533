import type { OutreachContext } from '../context/outreach-context.ts'
import type { AnswerEngine } from './answers/answer-engine.ts'
import type { FrameTokens } from './files/frame-tokens.ts'
import type { AnswerSuggester } from './suggestion/answer-suggester-port.ts'

/** Dependencies of the inbox's use cases. */
export interface InboxContext
  extends Pick<OutreachContext, 'database' | 'clock' | 'log' | 'transports' | 'rateLimits' | 'erasures'> {
  readonly engine: Pick<AnswerEngine, 'startDue'>
  readonly frameTokens: FrameTokens
  /** Undefined: no language model is set up. */
  readonly suggester: AnswerSuggester | undefined
}
