import { test } from 'vitest'
import { expectRead } from './testing/expect-read.ts'

test.each([
  [
    'Topic: vegan baking\nLocation: Germany\nLanguage: German\nFollowers: 10k–50k\nPlatform: TikTok\nBudget: 500 EUR',
    'vegan baking',
    ['DE', 'lang de', 'followers 10000..50000', 'on tiktok', 'price ..588'],
  ],
  [
    'Thema: Backen\nLand: Österreich\nFollower: ab 10.000\nPlattform: Instagram',
    'Backen',
    ['AT', 'followers 10000..', 'on instagram'],
  ],
  [
    '主题：美妆\n地区：德国\n语言：德语\n粉丝：1万-5万\n平台：抖音',
    '美妆',
    ['DE', 'lang de', 'followers 10000..50000', 'on tiktok'],
  ],
  ['followers: 800, topic: location scouting', 'location scouting', ['followers 800..']],
  ['recipe: vegan brownies', 'recipe: vegan brownies', []],
])('a pasted brief is read without its labels: %s', expectRead)

test.each([
  ["We're a Berlin-based matcha brand. Looking for creators in NYC", 'matcha brand', ['US(NYC)']],
  [
    'we make hiking boots, find youtubers with 10k+ in Austria',
    'hiking boots',
    ['on youtube', 'followers 10000..', 'AT'],
  ],
  ['We sell tea. Show me 20 creators in Japan', 'tea', ['count 20', 'JP']],
  ['我们卖茶叶，想找德国的博主', '茶叶', ['DE']],
  ['We sell tea. Looking for vegan bakers in Japan', 'vegan bakers', ['JP']],
])('what the writer does is the topic of a text that names no other: %s', expectRead)
