import { dirname } from 'node:path'
import { isProduct, type SourceFile } from './source-tree.ts'

const maxFiles = 25

/**
 * Folders with too many files.
 * @param paths All files of the repository. Documents, the folders' README.md files, and migrations, which are a list in
 * order of time, do not count.
 */
export function findLargeFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    if (path.startsWith('docs/') || path.endsWith('/README.md') || dirname(path).endsWith('/migrations')) continue
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder} has ${count} files (at most ${maxFiles}): divide it by subject.`)
}

/** Cycles of files that import each other, type imports included. Tests count too. */
export function findImportCycles(files: readonly SourceFile[]): string[] {
  const edges = new Map(files.map((file) => [file.path, new Set(file.imports.map((entry) => entry.target))]))
  return findCycles(edges).map(
    (cycle) => `${cycle.join(' -> ')}: move what they share into the lowest of them, or into a file below all.`,
  )
}

/**
 * Cycles of folders. Each folder is a node of its own, and type imports count too. Tests and `testing/` are ignored.
 */
export function findFolderCycles(files: readonly SourceFile[]): string[] {
  const product = files.filter((file) => isProduct(file.path))
  const known = new Set(files.map((file) => file.path))
  const edges = new Map<string, Set<string>>()
  const examples = new Map<string, string>()
  for (const file of product) {
    for (const { target } of file.imports) {
      const [from, to] = [dirname(file.path), dirname(target)]
      if (from === to || !known.has(target)) continue
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
      examples.set(`${from} ${to}`, `${file.path} imports ${target}`)
    }
  }
  return findCycles(edges).map((cycle) => {
    const imports = cycle.slice(1).map((to, index) => examples.get(`${cycle[index]} ${to}`))
    return `${imports.join('; ')}: a folder's files lie either all above its subfolders or all below them.`
  })
}

/** One cycle per back edge of a depth-first search, as the nodes along it with the first repeated at the end. */
function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (node: string, trail: string[]) => {
    const start = trail.indexOf(node)
    if (start >= 0) cycles.push([...trail.slice(start), node])
    if (start >= 0 || done.has(node)) return
    for (const target of edges.get(node) ?? []) visit(target, [...trail, node])
    done.add(node)
  }
  for (const node of edges.keys()) visit(node, [])
  return cycles
}
