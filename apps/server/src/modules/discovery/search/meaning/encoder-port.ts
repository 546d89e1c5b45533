/** Embeds texts: similar vectors mean similar texts. */
export interface Encoder {
  /** Identifies the model; vectors of different models cannot be compared. */
  readonly model: string
  /**
   * Standard deviations above the catalogue's average that the creator nearest to a text may reach by chance, as
   * measured for the model.
   */
  readonly chanceDeviations?: number
  /**
   * Returns one vector of length 1 per text, in order. All vectors of an encoder have the same dimension, at most
   * 2,000.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Aborts running work; later calls reject. */
  close(): Promise<void>
}
