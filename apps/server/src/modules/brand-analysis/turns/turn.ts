import type { Wishes } from '../follow-up/wishes.ts'
import type { Property } from './words/cues.ts'

/** Changes of the criteria and of the shown creators. */
export interface TurnChanges extends Wishes {
  /** A city that was named; its country is among the countries. */
  readonly city: string | undefined
  readonly postedWithinDays: number | undefined
  /** Limits taken away. */
  readonly clear: readonly Property[]
  /** A shown creator to take away, counted from 1; -1 is the last. */
  readonly drop: number | undefined
  /** A shown creator to resemble. */
  readonly like: number | undefined
}

export type QuestionAbout =
  | 'why_creator'
  | 'why_empty'
  | 'meaning'
  | 'data_source'
  | 'recommendation'
  | 'response_time'
  | 'audience'
  | 'count'
  | 'other'
  | Property

/** What a message in a conversation asks for. */
export type Turn =
  | { readonly kind: 'change'; readonly changes: TurnChanges; readonly unread: readonly string[] }
  | {
      readonly kind: 'question'
      readonly about: readonly QuestionAbout[]
      /** A shown creator, counted from 1; -1 is the last. */
      readonly ordinal: number | undefined
      /** Countries, platforms and topics that were named. */
      readonly changes: TurnChanges
    }
  | { readonly kind: 'more'; readonly like: number | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'smalltalk'; readonly about: 'greeting' | 'thanks' | 'praise' | 'acknowledgement' }
  /** `isSure`: else the writer has to be asked, since it may as well be a topic. */
  | { readonly kind: 'new_brand'; readonly isSure: boolean; readonly words: string }
  /** Nothing was understood. */
  | { readonly kind: 'unread' }
