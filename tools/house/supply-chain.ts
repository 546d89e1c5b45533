import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..')

const LockedPackage = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
})
const LockFile = z.object({ packages: z.record(z.string(), LockedPackage) })

/** A package in `package-lock.json`; `path` is its location (`node_modules/pg`). */
export type LockedPackage = z.output<typeof LockedPackage> & { readonly path: string }

/** Reads the third-party packages in the lock file of a folder, without the root and our workspaces. */
export function readLockedPackages(folder = '.'): LockedPackage[] {
  const text = readFileSync(join(root, folder, 'package-lock.json'), 'utf8')
  return Object.entries(LockFile.parse(JSON.parse(text)).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({ ...locked, path }))
}

/**
 * Packages that an installation could not tell from forged ones, or that are bound to a host. Without hosts in the lock
 * file, packages come from the machine's registry, and the checksum proves that they are the same.
 */
export function findUnlocked(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ path, integrity, resolved }) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no SHA-512 checksum in package-lock.json.`]),
    ...(resolved ? [`${path} is bound to ${resolved}: install it with omit-lockfile-registry-resolved.`] : []),
  ])
}

/** Licences that may be combined and distributed with the AGPL version 3, by SPDX identifier. */
const compatibleLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, which remain separate files under this licence.
  'OFL-1.1',
  'Zlib',
])

/** Licences that a package does not state as an SPDX identifier, as found in the package itself. */
const readLicenses = new Map([['node_modules/duck', { says: 'BSD', is: 'BSD-2-Clause' }]])

/** Packages that run in production or reach the browser with an incompatible licence or none. */
export function findIncompatibleLicenses(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ dev }) => !dev)
    .filter(({ path, license = '' }) => {
      const read = readLicenses.get(path)
      return !isCompatible(read?.says === license ? read.is : license)
    })
    .map(({ path, license = 'no licence' }) => `${path} is under ${license}: not known to go with AGPL-3.0-only.`)
}

/**
 * Evaluates an SPDX expression: one licence of an alternative (OR), or all of a conjunction (AND), must be compatible.
 */
function isCompatible(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return alternatives.some((together) => together.split(' AND ').every((name) => compatibleLicenses.has(name)))
}
