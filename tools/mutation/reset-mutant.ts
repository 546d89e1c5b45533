/**
 * Runs before each test file: switches the mutant of the previous run off, which would otherwise be active while the
 * file loads.
 */
const instrumented: unknown = Reflect.get(globalThis, '__stryker__')
if (typeof instrumented === 'object' && instrumented !== null) Reflect.set(instrumented, 'activeMutant', undefined)
