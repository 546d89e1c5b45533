import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findIncompatibleLicenses, findUnlocked, type LockedPackage, readLockedPackages } from './house/supply-chain.ts'

const packages = readLockedPackages()

function locked(change: Partial<LockedPackage>): LockedPackage {
  return { path: 'node_modules/x', license: 'MIT', integrity: `sha512-${'a'.repeat(86)}==`, ...change }
}

describe('the packages of others', () => {
  test('are each locked to a checksum and to no host', () => {
    expect(packages.length).toBeGreaterThan(300)
    expect(findUnlocked(packages)).toEqual([])
    expect(findUnlocked(readLockedPackages('tools/mutation'))).toEqual([])
  })

  test('that run in production may be distributed under our licence', () => {
    expect(findIncompatibleLicenses(packages)).toEqual([])
  })

  test('are all in the bill of materials', { timeout: 60_000 }, () => {
    const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const { components } = BillOfMaterials.parse(JSON.parse(output))
    const named = new Set(components.map(({ purl }) => purl))
    // npm's --omit=dev also omits packages that some workspace uses for development too, such as zod and react.
    expect(packages.map(toPackageUrl).filter((purl) => !named.has(purl))).toEqual([])
  })
})

describe('a package', () => {
  test('without a checksum, with a weak one, or from a host of its own is refused', () => {
    expect(findUnlocked([locked({})])).toEqual([])
    expect(findUnlocked([locked({ integrity: undefined })])).toHaveLength(1)
    expect(findUnlocked([locked({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })])).toHaveLength(1)
    expect(findUnlocked([locked({ resolved: 'https://packages.test/x.tgz' })])).toHaveLength(1)
  })

  test('is judged by its whole licence', () => {
    const judge = (license: string | undefined) => findIncompatibleLicenses([locked({ license })]).length
    expect(['MIT', '(AFL-2.1 OR BSD-3-Clause)', 'MIT AND ISC', '(MIT OR GPL-3.0-or-later)'].map(judge)).toEqual([
      0, 0, 0, 0,
    ])
    expect(['SSPL-1.0', 'MIT AND SSPL-1.0', 'UNLICENSED', undefined].map(judge)).toEqual([1, 1, 1, 1])
    expect(findIncompatibleLicenses([locked({ license: 'SSPL-1.0', dev: true })])).toEqual([])
  })
})

const BillOfMaterials = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ purl: z.string() })),
})

/** The name that a bill of materials gives a package (package-url.org). */
function toPackageUrl({ path, version }: LockedPackage): string {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}
