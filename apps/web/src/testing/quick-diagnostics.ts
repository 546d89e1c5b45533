import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'

const { getElementError } = getConfig()

/**
 * A search that finds nothing prints the whole document. While a test waits, each look would, although only what the last
 * leads to is read: that is printed by the wait itself when its time is over.
 */
function describeMissing(message: string | null, container: Element): Error {
  const isLooking: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
  if (isLooking !== true) return getElementError(message, container)
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}

configure({ getElementError: describeMissing })

// React takes a stack trace for each element that is made, for the first ten thousand a second. Warnings, which fail a test, do not print it.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
