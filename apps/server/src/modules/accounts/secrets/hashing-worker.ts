// Thread that computes argon2id hashes, one after another.
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** Hashes a secret with the given parameters, or verifies it against a stored hash. */
export type HashingRequest = { readonly secret: string } & (
  | { readonly parameters: { memoryCost: number; timeCost: number; parallelism: number } }
  | { readonly storedHash: string }
)

export type HashingReply = { readonly result: string | boolean } | { readonly error: string }

// On Linux each thread has its own priority, so requests are answered before hashes are computed. Elsewhere this would
// slow down the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (request: HashingRequest) => parentPort?.postMessage(compute(request)))

function compute(request: HashingRequest): HashingReply {
  try {
    const { secret } = request
    const result =
      'storedHash' in request ? verifySync(request.storedHash, secret) : hashSync(secret, request.parameters)
    return { result }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
