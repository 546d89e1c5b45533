import { describe, expect, it } from 'vitest'
import {
  describeMergeFields,
  findColumnName,
  findMissingField,
  findUnknownFields,
  parseMergeTemplate,
  renderMergeTemplate,
} from './merge-fields.ts'

const maya = {
  title: 'Maya',
  first_name: '',
  handle: 'maya',
  platform: 'TikTok',
  subscribers: '1.2M',
  category: '',
  country: '',
  url: 'https://a.test',
}
const render = (text: string) => renderMergeTemplate(parseMergeTemplate(text), maya)

describe('merge fields', () => {
  it.each([
    ['Hello {{title}}', 'Hello Maya'],
    ['{{ TITLE }}, {{handle}}{{platform}}', 'Maya, mayaTikTok'],
    ['{{title|there}} in {{country|your country}}', 'Maya in your country'],
    ['{{country| }}.', '.'],
    ['Hi {{first_name|Maya}}', 'Hi Maya'],
    ['On {{latest_post|your videos}}{{latest_post}}', 'On your videos'],
    ['no field', 'no field'],
    ['', ''],
  ])('fill %j in', (text, filled) => {
    expect(render(text)).toBe(filled)
  })

  it.each([
    ['{{column:Rate}}', '250'],
    ['{{ column: rate |free }}', '250'],
    ['{{column:Intro line}}', 'I saw your ramen'],
    ['{{column:Unknown|nothing}}', 'nothing'],
    ['{{column:Größe}}', 'L'],
  ])('fill in an own column: %j', (text, filled) => {
    const columns = { 'column:rate': '250', 'column:intro line': 'I saw your ramen', 'column:größe': 'L' } as const
    expect(renderMergeTemplate(parseMergeTemplate(text), { ...maya, ...columns })).toBe(filled)
  })

  it('name the own column that a creator has no value in', () => {
    expect(findMissingField(parseMergeTemplate('{{column: Rate}}'), maya)).toBe('column:Rate')
    expect(findColumnName('column:Rate')).toBe('Rate')
    expect(describeMergeFields('For {{column:Rate}}')).toBe('For [Rate]')
    expect(findUnknownFields('{{column:Rate}} {{column: }} {{column}}')).toEqual(['column: ', 'column'])
  })

  it.each([
    '{{7*7}}',
    '{{column:a<b}}',
    '{{title.length}}',
    '{{constructor.constructor("x")()}}',
    '{title}',
    '{{title',
    '{{a|{{b}}}}',
    '{{}}',
  ])('are not %j, which stays as it is', (text) => {
    expect(render(text)).toBe(text)
  })

  it('are found between the blanks of HTML, too', () => {
    expect(render('Hi {{&nbsp;title&nbsp;|you}}')).toBe('Hi Maya')
    expect(findUnknownFields('<p>Hi {{&nbsp;First&nbsp;Name&nbsp;|you}} {{&nbsp;title&nbsp;}}</p>')).toEqual([
      'First Name',
    ])
  })

  it.each(['First Name', '名字', 'prénom', 'first-name', "creator's name", 'contact.firstname'])(
    'are names with other letters, too, none of which is known: %j',
    (name) => {
      expect(findUnknownFields(`Hi {{ ${name} }}, {{title}} {{${name}|you}}`)).toEqual([name])
    },
  )

  it('never fill in fields inside a value', () => {
    const values = { ...maya, title: '{{handle}} $& $1' }
    expect(renderMergeTemplate(parseMergeTemplate('{{title}}'), values)).toBe('{{handle}} $& $1')
  })

  it('protect values, not fallbacks, which are part of the text', () => {
    const upper = (value: string) => value.toUpperCase()
    expect(renderMergeTemplate(parseMergeTemplate('{{title}} {{country|there}}'), maya, upper)).toBe('MAYA there')
  })

  it('divide a text into itself and nothing else', () => {
    const title = { field: 'title', fallback: undefined }
    expect(parseMergeTemplate('{{title}}{{title}}')).toEqual([title, title])
    expect(parseMergeTemplate('Hi {{title}}!')).toEqual(['Hi ', title, '!'])
    expect(parseMergeTemplate('')).toEqual([])
  })

  it('name each unknown field once', () => {
    expect(findUnknownFields('{{titel}} {{title}} {{titel|x}} {{constructor}} {{7}}')).toEqual(['titel', 'constructor'])
  })

  it('name the first missing one without a fallback', () => {
    expect(findMissingField(parseMergeTemplate('{{title}} {{country|x}} {{category}}'), maya)).toBe('category')
    expect(findMissingField(parseMergeTemplate('{{title}} {{country|x}}'), maya)).toBeUndefined()
    expect(findMissingField(parseMergeTemplate('{{first_name}}'), maya)).toBe('first_name')
    expect(findMissingField(parseMergeTemplate('{{latest_post}}'), maya)).toBe('latest_post')
  })

  it.each([
    ['Tea for {{title}}', 'Tea for [Name]'],
    ['{{country|your country}}: {{ Category }}', '[Country]: [Main category]'],
    ['{{7*7}} {{titel}}', '{{7*7}} {{titel}}'],
  ])('show their names where %j speaks of all', (text, shown) => {
    expect(describeMergeFields(text)).toBe(shown)
  })

  it.each([
    ['Tea for {{title}}', 'Tea for Maya'],
    ['Tea in {{country|your country}}', 'Tea in your country'],
    ['Tea and {{category}}', 'Tea and [Main category]'],
  ])('show in %j the known values of a creator', (text, shown) => {
    expect(describeMergeFields(text, maya)).toBe(shown)
  })

  it('are read within a second, whatever the text', () => {
    const start = process.threadCpuUsage()
    parseMergeTemplate('{{'.repeat(50_000))
    parseMergeTemplate(`{{${' '.repeat(100_000)}`)
    findUnknownFields(`{{${'&nbsp;'.repeat(20_000)}`)
    findUnknownFields(`{{a${'&nbsp;'.repeat(20_000)}`)
    findUnknownFields('{{a'.repeat(50_000))
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1000)
  })
})
