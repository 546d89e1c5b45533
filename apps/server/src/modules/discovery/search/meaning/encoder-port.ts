/** Embeds texts: similar vectors mean similar texts. */
export interface Encoder {
  /** Identifies the model; vectors of different models cannot be compared. */
  readonly model: string
  /**
   * Standard deviations above the catalogue's average within which the nearest creator to a text may lie by chance; measured for
   * the model.
   */
  readonly chanceDeviations?: number
  /** Returns one vector of length 1 for each text, in order; all that it ever returns have the same dimension, at most 2,000. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Ends running work; later calls reject. */
  close(): Promise<void>
}
