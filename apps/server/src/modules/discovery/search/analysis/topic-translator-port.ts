/** Translates the topics of searches for the platforms. */
export interface TopicTranslator {
  /**
   * Never rejects.
   * @param language ISO 639-1.
   * @returns a few words without operators of a platform's search; undefined if there is no translation in time.
   */
  translate(topic: string, language: string): Promise<string | undefined>
}
