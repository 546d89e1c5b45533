/** How many numbers a vector has; the column of the database has as many. */
export const vectorLength = 512

/** Turns texts into vectors whose closeness is closeness of meaning. */
export interface Encoder {
  /** Names what made a vector: vectors of different models cannot be compared. */
  readonly model: string
  /** One vector of `vectorLength` numbers and length 1 per text, in order. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
  /** Ends work in hand; later calls reject. */
  close(): Promise<void>
}
