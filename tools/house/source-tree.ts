import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export const root = join(import.meta.dirname, '..', '..')

interface FunctionSize {
  readonly name: string
  readonly lines: number
  readonly isComponent: boolean
}

export interface SourceFile {
  /** Path from the root, with slashes. */
  readonly path: string
  readonly text: string
  readonly lines: number
  /** Imports: paths from the root for the repository's files, names for packages. */
  readonly imports: readonly { target: string; typeOnly: boolean }[]
  readonly functions: readonly FunctionSize[]
}

/** Reads all TypeScript files of the repository, committed or not. */
export function readSourceTree(): SourceFile[] {
  return listPaths('*.ts', '*.tsx').map(readSourceFile)
}

/** Lists the paths of the repository's files, sorted, committed or not. */
export function listPaths(...patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = listed.toString().split('\n')
  return paths.filter((path) => path !== '' && existsSync(join(root, path))).sort()
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

/** Whether a file is neither a test nor a test helper. */
export const isProduct = (path: string): boolean => !isTest(path) && !path.split('/').includes('testing')

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module } = parseSync(path, text)
  const imports = [
    ...module.staticImports.map((entry) => ({
      target: entry.moduleRequest.value,
      typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
    })),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((name) =>
        name.moduleRequest ? [{ target: name.moduleRequest.value, typeOnly: name.isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap((entry) => {
      const request = text.slice(entry.moduleRequest.start, entry.moduleRequest.end)
      return /^['"]/.test(request) ? [{ target: request.slice(1, -1), typeOnly: false }] : []
    }),
  ]
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    imports: imports.map((entry) => ({ ...entry, target: resolve(path, entry.target) })),
    functions: measureFunctions(path, text, program),
  }
}

/** Resolves `@troupe/x/file` and relative paths to paths from the root; names of packages stay as they are. */
function resolve(from: string, target: string): string {
  if (target.startsWith('.')) return relative(root, join(root, dirname(from), target))
  const [, workspace, file] = /^@troupe\/(\w+)\/(.+)$/.exec(target) ?? []
  if (!workspace || !file) return target
  return `${workspace === 'contract' ? 'packages' : 'apps'}/${workspace}/src/${file}.ts`
}

function measureFunctions(
  path: string,
  text: string,
  program: ReturnType<typeof parseSync>['program'],
): FunctionSize[] {
  const sizes: FunctionSize[] = []
  const measure = (node: { start: number; end: number }, name: string) => {
    const lines = text.slice(node.start, node.end).split('\n').length
    sizes.push({ name, lines, isComponent: path.endsWith('.tsx') && /^[A-Z]/.test(name) })
  }
  new Visitor({
    FunctionDeclaration: (node) => measure(node, node.id?.name ?? 'default'),
    MethodDefinition: (node) => measure(node, node.key.type === 'Identifier' ? node.key.name : 'method'),
    VariableDeclarator: (node) => {
      const isFunction = node.init?.type === 'ArrowFunctionExpression' || node.init?.type === 'FunctionExpression'
      if (isFunction && node.id.type === 'Identifier') measure(node, node.id.name)
    },
  }).visit(program)
  return sizes
}
