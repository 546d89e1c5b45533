import type { Wishes } from '../follow-up/wishes.ts'
import type { Property } from './words/cues.ts'

/**
 * A shown creator, counted from 1, -1 being the last; or those that the conversation spoke of last: one ("her") or as
 * many as that were ("them").
 */
export type CreatorMeant = number | 'one' | 'all'

/** Changes of the criteria and of the shown creators. */
export interface TurnChanges extends Wishes {
  /** The named city, whose country is among the countries. */
  readonly city: string | undefined
  readonly postedWithinDays: number | undefined
  /** Properties whose limits are removed. */
  readonly clear: readonly Property[]
  /** The creator to remove from those shown. */
  readonly drop: CreatorMeant | undefined
  /** The creator that results should resemble. */
  readonly like: CreatorMeant | undefined
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

/** The kind of a message in a conversation, with its contents. */
export type Turn =
  | { readonly kind: 'change'; readonly changes: TurnChanges; readonly unread: readonly string[] }
  | {
      readonly kind: 'question'
      readonly about: readonly QuestionAbout[]
      /** A shown creator, counted from 1; -1 is the last. */
      readonly ordinal: number | undefined
      /** Whether its words mean one creator ("her e-mail") or all shown ("their e-mails"). */
      readonly refersTo: 'one' | 'all' | undefined
      /** Countries, platforms and topics that the question names. */
      readonly changes: TurnChanges
    }
  | { readonly kind: 'more'; readonly like: CreatorMeant | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'smalltalk'; readonly about: 'greeting' | 'thanks' | 'praise' | 'acknowledgement' }
  /** If not `isSure`, the user has to be asked, since the message may also name a topic. */
  | { readonly kind: 'new_brand'; readonly isSure: boolean; readonly words: string }
  /** Nothing was understood, but perhaps which of the shown creators it names. */
  | { readonly kind: 'unread'; readonly ordinal?: number | undefined }
