import type { CreatorRecord } from '@troupe/contract/creators'

/** A synthetic creator with the vector (length 1) that `vectorModel` computes from its embedding text. */
export interface DemoCreator {
  readonly record: CreatorRecord
  readonly vector?: Float32Array
  readonly vectorModel?: string
}

/** Reads the first `count` synthetic creators; their order is fixed. */
export type ReadDemoCatalogue = (count: number) => AsyncIterable<DemoCreator>
