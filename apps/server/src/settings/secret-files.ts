import { readFileSync } from 'node:fs'
import { SettingsError } from './settings-error.ts'

/**
 * Reads the settings that are given as files, by `NAME_FILE`. Containers and systemd provide secrets as files, which appear
 * neither in a process list nor in `docker inspect`.
 * @throws SettingsError for a file that cannot be read, and for a setting that is given twice.
 */
export function readSecretFiles(
  environment: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string | undefined> {
  const read = names.flatMap((name) => {
    const file = environment[`${name}_FILE`]
    if (!file) return []
    if (environment[name]) throw new SettingsError(`${name} and ${name}_FILE are both set: leave one out`)
    return [[name, readSettingFile(name, file)]]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function readSettingFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`${name}_FILE cannot be read: ${reason}`, { cause: error })
  }
}
