import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

const minimumBytes = 32

/**
 * Reads the installation's secret: `SECRET_KEY`, else a key created once in the data folder, readable only by its
 * owner.
 * @throws SettingsError when the stored key is truncated.
 */
export function readSecretKey(settings: Pick<Settings, 'secretKey' | 'dataDir'>): Buffer {
  if (settings.secretKey) return Buffer.from(settings.secretKey)
  const file = join(settings.dataDir, 'secret-key')
  if (!existsSync(file)) createKeyFile(settings.dataDir, file)
  chmodSync(file, 0o600)
  const key = Buffer.from(readFileSync(file, 'utf8').trim())
  if (key.length < minimumBytes) {
    throw new SettingsError(
      `${file} is damaged: restore it from a backup, or delete it (everyone has to sign in again)`,
    )
  }
  return key
}

/**
 * Writes the complete key to a draft first: if two processes start at once, one of them wins and neither reads half a
 * key.
 */
function createKeyFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${file}-${randomUUID()}`
  writeFileSync(draft, `${randomBytes(minimumBytes).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
