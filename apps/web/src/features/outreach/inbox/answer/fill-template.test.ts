import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

test('a template is filled in for one person, with values as text', () => {
  expect(fillTemplate('<p>Dear {{title}}, {{handle}}</p>', { title: 'A <b> & "B"', handle: 'ada' })).toBe(
    '<p>Dear A &lt;b&gt; &amp; &quot;B&quot;, ada</p>',
  )
})

test('an unknown value is the text that the template has for it, or a gap', () => {
  expect(fillTemplate('Hi {{first_name|there}}, {{country}}', { first_name: '' })).toBe('Hi there, …')
})

test('the value of an own column is found in any spelling of its name', () => {
  const template = 'We pay {{column:Fee in EUR}}'
  expect(fillTemplate(template, { 'column:fee in eur': '250' })).toBe('We pay 250')
  expect(fillTemplate(template, {})).toBe('We pay …')
})
