import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillDocument, type LandingPage } from './landing-page.ts'

const template = readFileSync(join(import.meta.dirname, '..', 'index.html'), 'utf8')
const page: LandingPage = {
  code: 'zh-Hans',
  direction: 'ltr',
  title: 'A "title" & more',
  description: 'What it does',
  shareDescription: 'In short',
  content: '<main>$&</main>',
}
const html = fillDocument(template, page, ['en', 'zh-Hans'])

test('the document has the language, the texts and the content', () => {
  expect(html).toContain('<html lang="zh-Hans" dir="ltr"')
  expect(html).toContain(
    '<title>A "title" & more</title>'.replace('&', '&amp;').replaceAll('"title"', '&quot;title&quot;'),
  )
  expect(html).toMatch(/name="description"\s+content="What it does"/)
  expect(html).toMatch(/property="og:description"\s+content="In short"/)
  expect(html).toContain('<div id="root" data-language="zh-Hans"><main>$&</main></div>')
})

test('the document names its languages before the script that chooses among them', () => {
  const links = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href])
  expect(links).toEqual([
    ['en', '/'],
    ['zh-Hans', '/zh-Hans'],
    ['x-default', '/'],
  ])
  expect(html).toContain('<link rel="canonical" href="/zh-Hans">')
  expect(html.indexOf('hreflang')).toBeLessThan(html.indexOf('/first-paint.js'))
})

test('a document without a place to fill is refused', () => {
  expect(() => fillDocument('<html lang="en">', page, ['en'])).toThrow('title')
})
