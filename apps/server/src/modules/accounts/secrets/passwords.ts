import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hashSync, parseOptions } from '@node-rs/argon2'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import { computeInThread } from './hashing-threads.ts'

/**
 * argon2id (the library's default variant) with the second parameter set of ASVS 5.0, appendix C; about 15 ms on one
 * core.
 */
const fullCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A stored hash with larger parameters was not created here, and computing it could exhaust the server. */
const largest = { memoryCost: 262_144, timeCost: 10, parallelism: 16 }

const retryAfterSeconds = 2

/** Stored instead of a hash for accounts without a password; no secret matches it. */
export const noPassword = ''

/** Whether an account with this stored hash has a password. */
export function hasPassword(storedHash: string): boolean {
  return storedHash !== noPassword
}

export interface Passwords {
  /** Returns the hash to store, which includes its parameters and salt. */
  hash(secret: string): Promise<string>
  /** Whether the secret matches the hash. Without a password, takes as long and resolves to false. */
  matches(storedHash: string | undefined, secret: string): Promise<boolean>
  /** Whether the hash was created with parameters other than the current ones. */
  isOutdated(storedHash: string): boolean
}

interface HashingCost {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

interface PasswordOptions {
  /** Cost of a hash, and thus of a guess. Below the full cost only in tests of other subjects. */
  cost?: HashingCost
  /** Hashes computed at a time; each takes a core and 19 MiB. */
  concurrency?: number
  /** Maximum number of waiting calls; further ones are refused with `unavailable`. */
  maxWaiting?: number
}

/**
 * All cores but one, which is left for other requests. With every core hashing, each response of the server and of the
 * embedded database waited for the scheduler.
 */
const hashingCores = Math.max(1, availableParallelism() - 1)

/** Hashes passwords and codes off the event loop, a limited number at a time. Texts are normalised to NFC. */
export function createPasswords({
  cost: parameters = fullCost,
  concurrency = hashingCores,
  maxWaiting = 50,
}: PasswordOptions = {}): Passwords {
  const hashOfNobody = hashSync(randomBytes(32), parameters)
  const inTurn = createQueue(concurrency, maxWaiting)
  return {
    hash: async (secret) =>
      String(await inTurn(() => computeInThread({ secret: secret.normalize('NFC'), parameters }))),
    async matches(storedHash, secret) {
      const isUsable = storedHash !== undefined && hasPassword(storedHash)
      const request = { secret: secret.normalize('NFC'), storedHash: checked(isUsable ? storedHash : hashOfNobody) }
      const isMatch = (await inTurn(() => computeInThread(request))) === true
      return isMatch && isUsable
    },
    isOutdated(storedHash) {
      const used = parseOptions(storedHash)
      return (
        used.memoryCost !== parameters.memoryCost ||
        used.timeCost !== parameters.timeCost ||
        used.parallelism !== parameters.parallelism
      )
    },
  }
}

function checked(storedHash: string): string {
  const asked = parseOptions(storedHash)
  const isTooLarge =
    asked.memoryCost > largest.memoryCost ||
    asked.timeCost > largest.timeCost ||
    asked.parallelism > largest.parallelism
  if (isTooLarge) throw new Error('A stored password hash asks for more memory or time than this server gives')
  return storedHash
}

function createQueue(concurrency: number, maxWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < concurrency) running++
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new AppError('unavailable', say('accounts.busy'), { retryAfterSeconds })
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
