/** A source of chance that gives the same numbers for the same seed, on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Whole number, both ends included. */
  integer(from: number, to: number): number
  chance(probability: number): boolean
  /** Normally distributed with mean 0 and deviation 1. */
  normal(): number
  pick<T>(items: readonly T[]): T
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
  pickWeighted<T>(items: readonly (readonly [T, number])[]): T
}

/** xmur3: spreads a text over 32 bits, well enough that neighbouring texts have nothing in common. */
export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** mulberry32: one 32-bit state, full period, fast; statistical quality is ample for made-up people. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Each concern of a person draws from a stream of its own (`seed/index/concern`), so that a change to, say, the bios
 * leaves everybody's name and figures as they were.
 */
export function createRandom(seed: string): Random {
  const next = mulberry32(hashText(seed))

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('Cannot pick from an empty list')
    return item
  }

  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    // Box and Muller's transform.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick,
    sample(items, count) {
      const left = [...items]
      const taken: typeof left = []
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(Math.floor(next() * left.length), 1))
      }
      return taken
    },
    pickWeighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        rest -= weight
        if (rest < 0) return item
      }
      return pick(items)[0]
    },
  }
}
