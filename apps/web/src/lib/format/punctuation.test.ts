import { expect, test } from 'vitest'
import { betweenElements } from './punctuation.ts'

test.each([
  ['Updated', '2 days ago', ' '],
  ['更新于', '2 天前', ' '],
  ['更新于', '刚刚', ''],
  ['来自目录，', '昨天', ''],
  ['下一封邮件：', '3 小时后', ''],
  ['Bio:', '', ' '],
  ['', 'yesterday', ' '],
])('between %j and %j stands %j', (before, after, between) => {
  expect(betweenElements(before, after)).toBe(between)
})
