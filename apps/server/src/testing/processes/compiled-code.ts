/** Environment of a started program that finds its code compiled by an earlier run of the tests or of another program. */
export const compiledCode = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
