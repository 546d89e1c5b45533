import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: root }),
]

/** The names by which a document's headings are linked to: as GitHub makes them. */
function readAnchors(path: string): Set<string> {
  const headings = readFileSync(path, 'utf8').match(/^#+ .*$/gm) ?? []
  return new Set(
    headings.map((heading) => {
      const words = heading.replace(/^#+ /, '').toLowerCase()
      return words.replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-')
    }),
  )
}

function findBrokenLinks(document: string): string[] {
  const links = [...readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  )
  return links.filter((link) => {
    if (/^\w+:/.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const path = join(root, dirname(document), file)
    const target = file === '' ? join(root, document) : path
    return !existsSync(target) || (anchor !== undefined && !readAnchors(target).has(anchor))
  })
}

describe('the documents', () => {
  test.each(documents)('%s: links to what there is', (document) => {
    expect(findBrokenLinks(document)).toEqual([])
  })

  test('name tests of the security page that there are', () => {
    const names = readFileSync(join(root, 'SECURITY.md'), 'utf8').match(/(?<=`)[\w./-]+\.test\.ts(?=`)/g) ?? []
    expect(names.length).toBeGreaterThan(20)
    expect(
      names.filter((name) => !existsSync(join(root, name)) && !existsSync(join(root, 'apps/server/src', name))),
    ).toEqual([])
  })
})
