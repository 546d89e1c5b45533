import { AsyncLocalStorage } from 'node:async_hooks'

/** The parts of the catalogue that could not be reached. */
export interface MissingParts {
  readonly missing: number
  readonly all: number
}

/** An answer lacks parts of the catalogue, and its caller does not accept that. */
export class MissingPartsError extends Error {
  override readonly name = 'MissingPartsError'
}

/** The most parts that a piece of work has missed so far. */
const accepted = new AsyncLocalStorage<{ worst: MissingParts | undefined }>()

/** Lets statements for each part leave out those that cannot be reached, and tells which were left out. */
export async function acceptMissingParts<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly missing: MissingParts | undefined }> {
  const noted: { worst: MissingParts | undefined } = { worst: undefined }
  const value = await accepted.run(noted, work)
  return { value, missing: noted.worst }
}

/** Whether the present work may leave out parts. */
export function acceptsMissingParts(): boolean {
  return accepted.getStore() !== undefined
}

/** Returns the parts that the present work has left out; undefined: none. */
export function getMissingParts(): MissingParts | undefined {
  return accepted.getStore()?.worst
}

/** Notes parts that an answer lacks. @throws MissingPartsError when the present work needs all. */
export function noteMissingParts(parts: MissingParts): void {
  const noted = accepted.getStore()
  if (!noted) throw new MissingPartsError(`${parts.missing} of ${parts.all} parts of the catalogue cannot be reached`)
  if (parts.missing > (noted.worst?.missing ?? 0)) noted.worst = parts
}
