import { readdirSync, readFileSync } from 'node:fs'

/** Text of a file in `/proc`; empty where it is missing: a process can be gone by the time it is asked about. */
export const readText = (path: string): string => read(path, (file) => [readFileSync(file, 'utf8')]).join('')

/** Entries of a folder in `/proc`; none where it is missing. */
export const readEntries = (path: string): string[] => read(path, readdirSync)

function read(path: string, readFile: (path: string) => string[]): string[] {
  try {
    return readFile(path)
  } catch {
    return []
  }
}
