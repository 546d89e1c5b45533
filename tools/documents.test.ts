import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: root }),
]

/** Paths of all files that git tracks or would add. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

/** Link targets of a document's headings, built as GitHub does. */
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
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    if (/^\w+:/.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const path = join(root, dirname(document), file)
    const target = file === '' ? join(root, document) : path
    return !existsSync(target) || (anchor !== undefined && !readAnchors(target).has(anchor))
  })
}

/** Source files that a document names but that do not exist; the beginning of a path may be omitted. */
function findMissingFiles(document: string): string[] {
  const names = [...read(document).matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name)
  return names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
}

/** Folders that a document names but that do not exist. */
function findMissingFolders(document: string): string[] {
  const names = [...read(document).matchAll(/`(\w[\w./-]*\/)`/g)].map(([, name = '']) => name)
  return names.filter((name) => !files.some((file) => `/${file}`.includes(`/${name}`)))
}

describe('the documents', () => {
  test.each(documents)('%s: links lead to existing files and headings', (document) => {
    expect(findBrokenLinks(document)).toEqual([])
  })

  test.each(documents.filter((path) => path !== 'CHANGELOG.md'))('%s: names existing source files', (document) => {
    expect(findMissingFiles(document)).toEqual([])
  })

  test('the security page names tests', () => {
    const names = read('SECURITY.md').match(/(?<=`)[\w./-]+\.test\.ts(?=`)/g) ?? []
    expect(names.length).toBeGreaterThan(20)
  })

  test('docs/ has at most 15,000 words: shorten a page before adding to it', () => {
    const words = documents.filter((path) => path.startsWith('docs/')).flatMap((path) => read(path).match(/\S+/g) ?? [])
    expect(words.length).toBeLessThanOrEqual(15_000)
  })

  test('the architecture page fits one screen and names existing folders', () => {
    const lines = read('docs/architecture.md').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(60)
    expect(lines.filter((line) => line.length > 140)).toEqual([])
    expect(findMissingFolders('docs/architecture.md')).toEqual([])
  })
})

test('the page of benchmarks has a place for the figures of each benchmark', () => {
  const page = read('docs/benchmarks.md')
  const list = /const benchmarks[\s\S]*?\n}\n/.exec(read('bench/src/main.ts'))?.[0] ?? ''
  const names = [...list.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !page.includes(`<!--${name}-->\n`) || !page.includes(`<!--/${name}-->`))).toEqual([])
})

describe('the decisions', () => {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/')).sort()

  test('are numbered without gaps, the title repeating the number; the next one gets the next number', () => {
    const numbers = decisions.map((path) => Number(/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1]))
    expect(numbers).toEqual(decisions.map((_, index) => index + 1))
    expect(decisions.map((path) => Number(/^# (\d+)\. \S/.exec(read(path))?.[1]))).toEqual(numbers)
  })

  test.each(decisions)('%s: has date, status, context, options, decision and consequences in 60 lines', (path) => {
    const text = read(path)
    expect(text).toMatch(/^\d{4}-\d{2}-\d{2}: (accepted|superseded by \[decision \d+\]\(\S+\))[^.]*/m)
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Options', '## Decision', '## Consequences'])
    expect(/## Options\n([\s\S]*?)\n## /.exec(text)?.[1]?.match(/^- \S/gm)?.length).toBeGreaterThan(1)
    expect(text.split('\n').length).toBeLessThanOrEqual(60)
  })

  test('are referred to by numbers that exist', () => {
    const texts = files.filter((path) => /\.(tsx?|md|ya?ml|mjs)$/.test(path)).map(read)
    const numbers = texts.flatMap((text) =>
      [...text.matchAll(/\bdecision (\d+)\b/g)].map(([, number]) => Number(number)),
    )
    expect(numbers.filter((number) => number > decisions.length)).toEqual([])
  })
})
