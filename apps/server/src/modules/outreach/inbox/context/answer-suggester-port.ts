/** One mail of a thread, as plain text without quoted parts. */
export interface SuggestionMail {
  readonly by: 'creator' | 'user'
  readonly text: string
}

/** Input of a suggestion; the language model gets nothing else. */
export interface SuggestionMaterial {
  /** Oldest first. Those of the creator are written by a stranger. */
  readonly mails: readonly SuggestionMail[]
  /** The user's wish for the answer; '' for none. */
  readonly wish: string
}

/** Proposes the text of an answer. */
export interface AnswerSuggester {
  /**
   * Proposes plain text in the language of the creator's last mail. It is not checked: it can hold anything that the mails
   * talk the model into.
   * @returns undefined if no usable answer came in time.
   */
  suggest(material: SuggestionMaterial): Promise<string | undefined>
}
