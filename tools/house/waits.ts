import { parseSync, Visitor } from 'oxc-parser'
import { isProduct, type SourceFile } from './source-tree.ts'

/** Waits of tests that last as long as Vitest sets: one second, which a busy machine exceeds. */
export function findShortWaits(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (isProduct(path) || !/\bvi\.wait(For|Until)\(/.test(text)) return []
    const found: string[] = []
    new Visitor({
      CallExpression: ({ callee, arguments: { length }, start }) => {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        if (!/^wait(For|Until)$/.test(callee.property.name) || length > 1) return
        if (callee.object.type !== 'Identifier' || callee.object.name !== 'vi') return
        const line = text.slice(0, start).split('\n').length
        found.push(`${path}:${line} waits for at most a second: use expect.poll, or give a limit.`)
      },
    }).visit(parseSync(path, text).program)
    return found
  })
}
