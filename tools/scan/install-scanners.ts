import { execFileSync } from 'node:child_process'

/** Debian's packages by the part of the scan that needs them; wapiti does not start without the list of public suffixes. */
const packages: Readonly<Record<string, readonly string[]>> = {
  sqlmap: ['sqlmap'],
  wapiti: ['wapiti', 'publicsuffix'],
}

/** Installs the packages of these parts of the scan that are missing on this machine. */
export function installScanners(names: readonly string[]): void {
  const missing = names.flatMap((name) => packages[name] ?? []).filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options)
}

function isInstalled(name: string): boolean {
  try {
    return execFileSync('dpkg-query', ['--status', name], { stdio: 'pipe' }).includes('Status: install ok installed')
  } catch {
    return false
  }
}
