import { isTest, type SourceFile } from './source-tree.ts'

const maxFileLines = 300
const maxFunctionLines = 60
const maxComponentLines = 120

/** Exceptions, each with its reason; the list may only shrink. */
const exceptions = new Map<string, string>([])

/** Files and functions that are too long. Tables of plain data (`*-data.ts`) may have any length. */
export function findOversized(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !exceptions.has(file.path) && !file.path.endsWith('-data.ts'))
    .flatMap((file) => [...judgeFile(file), ...judgeFunctions(file)])
}

function judgeFile({ path, lines }: SourceFile): string[] {
  if (lines <= maxFileLines) return []
  return [`${path} has ${lines} lines (at most ${maxFileLines}): split it by purpose.`]
}

function judgeFunctions({ path, functions }: SourceFile): string[] {
  if (isTest(path)) return []
  return functions.flatMap(({ name, lines, isComponent }) => {
    const limit = isComponent ? maxComponentLines : maxFunctionLines
    return lines > limit ? [`${name} in ${path} has ${lines} lines (at most ${limit}): name its parts.`] : []
  })
}
