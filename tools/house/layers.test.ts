import { describe, expect, test } from 'vitest'
import { findForbiddenImports } from './layers.ts'
import type { SourceFile } from './source-tree.ts'

function file(path: string, ...targets: string[]): SourceFile {
  const imports = targets.map((target) => ({ target, typeOnly: false }))
  return { path, text: '', lines: 1, imports, functions: [] }
}

describe('the import rules', () => {
  test.each([
    ['the contract importing the server', 'packages/contract/src/a.ts', 'apps/server/src/b.ts'],
    ['the web importing the server', 'apps/web/src/lib/a.ts', 'apps/server/src/b.ts'],
    ['accounts importing discovery', 'apps/server/src/modules/accounts/a.ts', 'apps/server/src/modules/discovery/b.ts'],
    [
      'routes importing a repository',
      'apps/server/src/modules/accounts/account-routes.ts',
      'apps/server/src/modules/accounts/core/account-repository.ts',
    ],
    ['SQL outside a repository', 'apps/server/src/modules/accounts/sign-in/login.ts', 'kysely'],
    ['a module importing HTTP', 'apps/server/src/modules/accounts/sign-in/login.ts', 'fastify'],
    ['plumbing importing a module', 'apps/server/src/http/a.ts', 'apps/server/src/modules/accounts/sign-in/login.ts'],
    ['lib importing settings', 'apps/server/src/lib/a.ts', 'apps/server/src/settings/settings.ts'],
    [
      'telemetry importing the port of a module',
      'apps/server/src/telemetry/a.ts',
      'apps/server/src/modules/discovery/platforms/platform-port.ts',
    ],
    [
      'an adapter importing a service',
      'apps/server/src/integrations/mail/smtp.ts',
      'apps/server/src/modules/accounts/sign-in/login.ts',
    ],
    ['a feature importing a feature', 'apps/web/src/features/accounts/a.tsx', 'apps/web/src/features/discovery/b.tsx'],
    ['ui importing a feature', 'apps/web/src/ui/a.tsx', 'apps/web/src/features/discovery/b.tsx'],
  ])('refuse %s', (_what, from, to) => {
    expect(findForbiddenImports([file(from, to)])).toHaveLength(1)
  })

  test.each([
    ['the server importing the contract', 'apps/server/src/modules/accounts/a.ts', 'packages/contract/src/accounts.ts'],
    ['discovery importing accounts', 'apps/server/src/modules/discovery/a.ts', 'apps/server/src/modules/accounts/b.ts'],
    [
      'an adapter importing the port of a module',
      'apps/server/src/integrations/mail/smtp.ts',
      'apps/server/src/modules/accounts/core/mailer-port.ts',
    ],
    ['lib importing the contract', 'apps/server/src/lib/a.ts', 'packages/contract/src/errors.ts'],
    ['a repository importing kysely', 'apps/server/src/modules/accounts/core/account-repository.ts', 'kysely'],
    ['a page importing features', 'apps/web/src/app/pages/a.tsx', 'apps/web/src/features/discovery/b.tsx'],
  ])('allow %s', (_what, from, to) => {
    expect(findForbiddenImports([file(from, to)])).toEqual([])
  })
})
