import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** File in which `install-browser.ts` stores the path of Chromium. */
export const browserPathFile = join(import.meta.dirname, '..', '..', '.cache', 'browser-path')

/** Path of the Chromium for the end-to-end tests. */
export function readBrowserPath(): string {
  return readFileSync(browserPathFile, 'utf8')
}
