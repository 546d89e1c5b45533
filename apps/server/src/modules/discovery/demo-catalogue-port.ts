import type { CreatorRecord } from '@troupe/contract/creators'

/** A synthetic creator; its vector has length 1 and is what `vectorModel` makes of its embedding text. */
export interface DemoCreator {
  readonly record: CreatorRecord
  readonly vector?: Float32Array
  readonly vectorModel?: string
}

/** The first `count` synthetic creators, always the same ones in the same order. */
export type ReadDemoCatalogue = (count: number) => AsyncIterable<DemoCreator>
