import { mergeFields } from '@troupe/contract/mail/merge-fields'
import { expect, test } from 'vitest'
import chinese from '../../locales/zh-Hans.json' with { type: 'json' }
import {
  showMergeFields,
  showMergeFieldsInHtml,
  storeMergeFields,
  storeMergeFieldsInHtml,
} from './shown-merge-fields.ts'

test.each([
  ['Tea, {{title}}?', 'Tea, [Name]?'],
  ['{{first_name|there}} {{latest_post}}', '[First name|there] [Latest post]'],
  ['{{title|my }}', '[Name|my ]'],
  ['{{country|}}', '[Country|]'],
  ['For {{column:Rate}}', 'For [Column: Rate]'],
  ['{{column:Intro line|Hello}}{{column:Größe}}', '[Column: Intro line|Hello][Column: Größe]'],
  ['{{column:}} [Column: ] [Columns]', '{{column:}} [Column: ] [Columns]'],
  ['{{titel}} {{7*7}} [note]', '{{titel}} {{7*7}} [note]'],
  ['{{title|[you]}}', '{{title|[you]}}'],
])('%j is shown as %j, and stored as it was', (stored, shown) => {
  expect(showMergeFields(stored)).toBe(shown)
  expect(storeMergeFields(shown)).toBe(stored)
})

test('in HTML only texts are changed', () => {
  const stored = '<p>{{title}} <a title="a > {{title}}" href="{{url}}">{{url|&lt;here&gt;}}</a></p>'
  const shown = '<p>[Name] <a title="a > {{title}}" href="{{url}}">[Profile link|&lt;here&gt;]</a></p>'
  expect(showMergeFieldsInHtml(stored)).toBe(shown)
  expect(storeMergeFieldsInHtml(shown)).toBe(stored)
})

test('no two merge fields have the same label, in English or Chinese', () => {
  const translated: Readonly<Record<string, string>> = chinese.texts['contract/mail/merge-fields.ts']
  expect(new Set(mergeFields.map(({ label }) => label)).size).toBe(mergeFields.length)
  expect(new Set(mergeFields.map(({ label }) => translated[label])).size).toBe(mergeFields.length)
})
