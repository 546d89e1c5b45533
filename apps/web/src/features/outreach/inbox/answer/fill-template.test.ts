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
