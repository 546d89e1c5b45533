import { minutes } from '../../../lib/durations.ts'

/** Milliseconds without a sign of life after which another server goes on with an import. */
export const importSilenceMs = minutes(1)
