import type { OutreachContext } from '../../context/outreach-context.ts'
import type { AnswerSuggester } from './answer-suggester-port.ts'
import type { FrameTokens } from './frame-tokens.ts'

/** Dependencies of the inbox's use cases. */
export interface InboxContext
  extends Pick<OutreachContext, 'database' | 'clock' | 'log' | 'transports' | 'rateLimits' | 'erasures'> {
  /** Sends the users' answers. */
  readonly engine: { startDue(): Promise<void> }
  readonly frameTokens: FrameTokens
  /** Undefined: no language model is set up. */
  readonly suggester: AnswerSuggester | undefined
}
