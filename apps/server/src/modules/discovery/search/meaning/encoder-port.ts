/** Dimensions of a vector, as in the database column. */
export const vectorLength = 512

/** Embeds texts: similar vectors mean similar texts. */
export interface Encoder {
  /** Identifies the model; vectors of different models cannot be compared. */
  readonly model: string
  /** Returns one vector of `vectorLength` dimensions and length 1 for each text, in order. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Ends running work; later calls reject. */
  close(): Promise<void>
}
