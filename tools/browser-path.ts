import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where `install-browser.ts` notes which Chromium the journeys use. */
export const browserPathFile = join(import.meta.dirname, '..', '.cache', 'browser-path')

/** Path of the Chromium for the journeys. */
export function readBrowserPath(): string {
  return readFileSync(browserPathFile, 'utf8')
}
