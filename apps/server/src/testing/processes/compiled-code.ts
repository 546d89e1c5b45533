/** Environment of a started program that finds its code compiled by an earlier run of the tests or of another program. */
export const compiledCode = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

/**
 * Node's arguments for a started program that ends soon, for itself and its database: optimising the code of the
 * embedded database takes half of the processor time of its start, and 600 MB, before the program ends.
 */
export const briefProgram = ['--liftoff-only']
