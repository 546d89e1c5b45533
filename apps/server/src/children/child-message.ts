import type { ChildProcess } from 'node:child_process'
import type { z } from 'zod'

/**
 * Resolves to the first message of a child process that matches the schema. Skips others, such as those that Node's
 * watch mode has children send. Rejects when the child cannot be started or ends first.
 */
export function readChildMessage<Schema extends z.ZodType>(
  child: ChildProcess,
  schema: Schema,
  name: string,
): Promise<z.output<Schema>> {
  return new Promise((resolve, reject) => {
    const read = (message: unknown) => {
      const parsed = schema.safeParse(message)
      if (!parsed.success) return
      child.off('message', read)
      resolve(parsed.data)
    }
    child.on('message', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended at its start (exit code ${code})`)))
  })
}
