/** A pseudo-random generator that gives the same numbers for the same seed on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Whole number between two bounds, both inclusive. */
  integer(from: number, to: number): number
  chance(probability: number): boolean
  /** Normally distributed with mean 0 and standard deviation 1. */
  normal(): number
  pick<T>(items: readonly T[]): T
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
  pickWeighted<T>(items: readonly (readonly [T, number])[]): T
  /** Returns `length` letters drawn from an alphabet. */
  letters(alphabet: string, length: number): string
  /** Log-normal factor with mean 1. */
  spread(deviation: number): number
}

type State = [number, number, number, number]

/**
 * cyrb128: hashes a text to 128 bits, so that a million texts stay distinct (with 32 bits, about a hundred would
 * collide).
 */
function hashText128(text: string): State {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}

/** Hashes a text to an unsigned 32-bit integer. */
export function hashText(text: string): number {
  return hashText128(text)[0] >>> 0
}

/** sfc32 (Small Fast Counter): 128 bits of state, passes PractRand, fast. */
function sfc32([a, b, c, counter]: State): () => number {
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
}

/**
 * Each aspect of a person has its own random stream (`seed/index/concern`), so that a change to the bios, for example,
 * leaves all names and figures unchanged.
 */
export function createRandom(seed: string): Random {
  const next = sfc32(hashText128(seed))
  // The first numbers still depend visibly on the seed.
  for (let round = 0; round < 8; round++) next()

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('Cannot pick from an empty list')
    return item
  }

  // Box-Muller transform.
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    normal,
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
    letters: (alphabet, length) =>
      Array.from({ length }, () => alphabet[Math.floor(next() * alphabet.length)]).join(''),
    spread: (deviation) => Math.exp(deviation * normal() - deviation ** 2 / 2),
  }
}
