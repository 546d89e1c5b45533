import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProduct, root, type SourceFile } from './source-tree.ts'

const maxLines = 12
const maxFilesWithoutDoor = 5
const listHeading = 'Imported from outside:'
const form = `"# <folder name>", one or two sentences, "${listHeading}" and a list of "- \`file.ts\`: what it is for"`

/** Reads the README.md of each folder of source files that has one. */
export function readDoors(files: readonly SourceFile[]): Map<string, string> {
  const folders = new Set(files.map((file) => dirname(file.path)))
  const withReadme = [...folders].filter((folder) => folder !== '.' && existsSync(join(root, folder, 'README.md')))
  return new Map(withReadme.map((folder) => [folder, readFileSync(join(root, folder, 'README.md'), 'utf8')]))
}

/**
 * The door of a folder is its README.md: it lists the files that other folders may import. The list can also be the
 * words `every file` (a folder of parts, all for outsiders) or `nothing` (a folder of entry points).
 * @param doors The README.md of each folder that has one.
 * @returns Problems as sentences: a missing or malformed README.md, an import of an unlisted file, a listed file that
 *   no other folder imports.
 */
export function findDoorTroubles(files: readonly SourceFile[], doors: ReadonlyMap<string, string>): string[] {
  const importers = listOutsideImporters(files)
  return [...groupByFolder(files)].flatMap(([folder, paths]) => {
    const door = doors.get(folder)
    if (door !== undefined) return judgeDoor(folder, paths, door, importers)
    if (paths.length <= maxFilesWithoutDoor) return []
    return [`${folder} has ${paths.length} source files and no README.md: write ${form}.`]
  })
}

function groupByFolder(files: readonly SourceFile[]): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const { path } of files) {
    const folder = dirname(path)
    if (!isProduct(path) || folder === '.' || folder.split('/').includes('migrations')) continue
    folders.set(folder, [...(folders.get(folder) ?? []), path])
  }
  return folders
}

/**
 * Lists the importers of each file outside its folder and subfolders. Tests may import anything, and so may bench,
 * drill and tools in the product.
 */
function listOutsideImporters(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of files) {
    if (!isProduct(path)) continue
    for (const { target } of imports) {
      const isInside = path.startsWith(`${dirname(target)}/`)
      const isHarness = !/^(apps|packages)\//.test(path) && path.split('/')[0] !== target.split('/')[0]
      if (!isInside && !isHarness) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  return importers
}

function judgeDoor(
  folder: string,
  paths: readonly string[],
  door: string,
  importers: ReadonlyMap<string, readonly string[]>,
): string[] {
  const listed = readList(folder, paths, door)
  if (!listed) return [`${folder}/README.md: at most ${maxLines} lines, in this form: ${form}.`]
  const unlisted = paths
    .filter((path) => importers.has(path) && !listed.includes(path))
    .map((path) => `${importers.get(path)?.[0]} imports ${path}, which ${folder}/README.md does not list.`)
  const unused = listed
    .filter((path) => !importers.has(path))
    .map((path) => `${folder}/README.md lists ${path}, which no other folder imports.`)
  return [...unlisted, ...unused]
}

/** Returns the files that a README.md lists; undefined if it is malformed. */
function readList(folder: string, paths: readonly string[], door: string): readonly string[] | undefined {
  const lines = door.trimEnd().split('\n')
  const heading = lines.findIndex((line) => line.startsWith(listHeading))
  if (lines.length > maxLines || lines[0] !== `# ${folder.split('/').at(-1)}` || heading < 2) return undefined
  const entries = lines.slice(heading + 1).filter((line) => line !== '')
  const words = lines[heading]?.slice(listHeading.length).trim()
  if (words === 'every file.') return entries.length === 0 ? paths : undefined
  if (words === 'nothing.') return entries.length === 0 ? [] : undefined
  const names = entries.map((line) => /^- `([^`/]+)`: \S/.exec(line)?.[1])
  if (words !== '' || names.length === 0 || names.includes(undefined)) return undefined
  return names.map((name) => `${folder}/${name}`)
}
