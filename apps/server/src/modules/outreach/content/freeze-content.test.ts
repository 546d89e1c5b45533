import { describe, expect, it } from 'vitest'
import { freezeContent } from './freeze-content.ts'

describe('freezing a mail', () => {
  it('keeps the markup of the editor', () => {
    const body =
      '<p style="text-align:center"><strong>Hi</strong> <span style="font-size:18px;font-family:Georgia">there</span></p><ul><li><p>one</p></li></ul><p><a href="https://brand.test/a?b=1&amp;c=2">link</a></p>'
    expect(freezeContent(body).html).toBe(body)
  })

  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<svg><animate onbegin=alert(1)></svg>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>'],
    ['<a href=" &#14; javascript:alert(1)">x</a>'],
    ['<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>'],
    ['<a href="vbscript:x">x</a>'],
    ['<a href="//evil.test">x</a>'],
    ['<a href="{{title}}">x</a>'],
    ['<a href="{{title|javascript:alert(1)}}">x</a>'],
    ['<a href="https://{{title}}">x</a>'],
    ['<style>@import "http://evil.test"</style>'],
    ['<p style="background:url(http://evil.test)">x</p>'],
    ['<p style="position:fixed;top:0">x</p>'],
    ['<iframe srcdoc="x"></iframe>'],
    ['<base href="http://evil.test"><meta http-equiv="refresh" content="0">'],
    ['<form action="http://evil.test"><input name="a"></form>'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">'],
  ])('removes the danger from %s', (body) => {
    const { html } = freezeContent(`<p>a</p>${body}`)
    expect(html).not.toMatch(
      /script|onerror|onbegin|<(svg|img|iframe|base|meta|form|style|math)|url\(|position|href|evil/i,
    )
  })

  it('lets a merge field be in a link, but not be its scheme or its host', () => {
    expect(freezeContent('<a href="{{url}}">profile</a>').html).toContain('href="{{url}}"')
    expect(freezeContent('<a href="https://brand.test/?name={{handle}}">x</a>').html).toContain('{{handle}}')
  })

  it('puts together a merge field that the editor has formatted in parts', () => {
    expect(freezeContent('<p>{{ti<b>tle</b>}}</p>').html).toContain('{{title}}')
  })

  it('writes the same as plain text', () => {
    const { text } = freezeContent(
      '<p>Dear {{title|there}}</p><ul><li>one &amp; two</li></ul><p><a href="https://a.test">Shop</a></p>',
    )
    expect(text).toBe('Dear {{title|there}}\n\n * one & two\n\nShop [https://a.test]')
  })

  it.each([
    ['brackets', '<'.repeat(99_000)],
    ['beginnings of tags', '<a '.repeat(33_000)],
    ['a font with many blanks', `<p style="font-family:Arial${`,${' '.repeat(60)}`.repeat(4)}!">x</p>`.repeat(300)],
    ['brackets in a field', `{{${'<'.repeat(490)}}}`.repeat(200)],
  ])('reads %s in time', (_what, body) => {
    const start = process.threadCpuUsage()
    try {
      freezeContent(body)
    } catch (error) {
      expect(String(error)).toContain('nests too deep')
    }
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000)
  })

  it('refuses markup that nests too deep after end tags without a start', () => {
    expect(() => freezeContent(`${'</p>'.repeat(500)}${'<div>'.repeat(200)}Hello`)).toThrow('nests too deep')
  })

  it('refuses markup that nests too deep without delay', () => {
    const start = process.threadCpuUsage()
    expect(() => freezeContent('<b>'.repeat(20_000))).toThrow('nests too deep')
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500)
  })
})
