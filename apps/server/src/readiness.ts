import { type Database, findDatabaseProblems } from './database/database.ts'

/** Whether this server should be sent requests. */
interface Readiness {
  /** Resolves to what speaks against it, in words for an operator; empty when nothing does. */
  findProblems(): Promise<string[]>
  isDraining(): boolean
  /** From now on something does: the server is going to stop. */
  drain(): void
}

/** Ready as long as the database answers and nobody has it stop. */
export function createReadiness(database: Database): Readiness {
  let isDraining = false
  return {
    async findProblems() {
      const problems = await findDatabaseProblems(database)
      return isDraining ? ['The server is about to stop', ...problems] : problems
    },
    isDraining: () => isDraining,
    drain() {
      isDraining = true
    },
  }
}
