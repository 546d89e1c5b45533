import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'

const { getElementError } = getConfig()

/**
 * Testing Library prints the whole document for a query that finds nothing. While a test waits, this skips it for each
 * retry; if the wait times out, it prints the document itself.
 */
function describeMissing(message: string | null, container: Element): Error {
  const isLooking: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
  if (isLooking !== true) return getElementError(message, container)
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}

configure({ getElementError: describeMissing })

// React captures a stack trace for each element created, for the first 10,000 per second. The test reports that the
// limit is reached, because warnings, which fail a test, do not print the traces.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
