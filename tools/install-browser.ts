// Finds a Chromium for the end-to-end tests, installs one if there is none, and stores its path.
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { browserPathFile } from './testing/browser-path.ts'

/** The headless shell, which takes a tenth less processor time for the journeys, is preferred. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
]

function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...usual].find((path) => path !== '' && existsSync(path))
}

function installBrowser(): void {
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebianRoot) return void execFileSync('npx', ['playwright', 'install', 'chromium'], options)
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], options)
}

let path = findBrowser()
if (!path) {
  installBrowser()
  path = findBrowser()
}
if (!path) throw new Error('No Chromium was found or could be installed; set CHROMIUM_PATH to one')
mkdirSync(dirname(browserPathFile), { recursive: true })
writeFileSync(browserPathFile, path)
