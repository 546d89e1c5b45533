import { test } from 'vitest'
import { expectRead } from '../testing/expect-read.ts'

test.each([
  ['skincare no makeup no perfume', 'skincare', ['not makeup', 'not perfume']],
  ['travel, no gaming but politics', 'travel politics', ['not gaming']],
  ['travel, no gaming only in Germany', 'travel', ['not gaming', 'DE']],
  ['travel, no politics only women', 'travel women', ['not politics']],
  ['Töpfern ohne Politik ER > 6%', 'Töpfern', ['engagement 0.06..', 'not Politik']],
  ['travel, no gaming please show me politics', 'travel politics', ['not gaming']],
  ['スキンケア フォロワー4万人以下 ゲームなし', 'スキンケア', ['followers ..40000', 'not ゲーム']],
  ['スキンケアのインフルエンサー ゲームなし', 'スキンケア', ['not ゲーム']],
  ['スキンケアだけゲームなし', 'スキンケア', ['not ゲーム']],
  ['政治なしゲームなし', '', ['not 政治', 'not ゲーム']],
  ['ドイツでゲームなし', '', ['DE', 'not ゲーム']],
  ['स्किनकेयर क्रिएटर गेमिंग नहीं', 'स्किनकेयर', ['not गेमिंग']],
  ['स्किनकेयर, जर्मनी में गेमिंग नहीं', 'स्किनकेयर', ['DE', 'not गेमिंग']],
  ['cilt bakımı ama oyun olmasın', 'cilt bakımı', ['not oyun']],
  ['स्किनकेयर चाहिए गेमिंग नहीं', 'स्किनकेयर', ['not गेमिंग']],
  ['स्किनकेयर, गेमिंग नहीं राजनीति नहीं', 'स्किनकेयर', ['not गेमिंग', 'not राजनीति']],
  [
    'travel, no apple pear cherry plum peach melon lemon mango papaya guava',
    'travel papaya guava',
    ['not apple pear cherry plum peach melon lemon mango'],
  ],
])('an exclusion ends where something else is said: %s', expectRead)

test.each([
  ['travel, no gaming in Germany', 'travel', ['not gaming', 'DE']],
  ['travel, no luxury on tiktok', 'travel', ['not luxury', 'on tiktok']],
  ['travel, no gaming from 10k followers', 'travel', ['not gaming', 'followers 10000..']],
  ['travel, no gaming for kids', 'travel', ['not gaming for kids']],
])('a limit after an exclusion is wanted, not excluded: %s', expectRead)

test.each([
  ['games without shooting games', 'games', ['not shooting games']],
  ['skincare without luxury skincare', 'skincare', ['not luxury skincare']],
  ['exercise without a gym', 'exercise without a gym', []],
  ['yoga without pain', 'yoga without pain', []],
  ['cooking without a cooking pot', 'cooking', ['not cooking pot']],
])('a negation within a topic excludes only what repeats the topic: %s', expectRead)

test.each([
  ['travel, no politics or pranks', 'travel', ['not politics', 'not pranks']],
  ['travel, no mac & cheese', 'travel', ['not mac & cheese']],
  ['travel, no luxury creators', 'travel', ['not luxury']],
  ['skincare, no make-up', 'skincare', ['not make-up']],
  ['护肤,不要德国和游戏', '护肤', ['not DE', 'not 游戏']],
  ['skincare, no scented lip-gloss', 'skincare', ['not scented lip-gloss']],
  ['travel, no luxury hotels and pranks', 'travel', ['not luxury hotels', 'not pranks']],
  ['不要带货的健身博主', '健身', ['not 带货']],
  ['不要做游戏的德国美食博主', '美食', ['not 游戏', 'DE']],
  ['不想要儿童内容的手工频道', '手工', ['not 儿童']],
  ['不要打广告的博主', '', ['not 打广告']],
  ['护肤,不要抖音和游戏', '护肤', ['on instagram+youtube', 'not 游戏']],
  ['스킨케어, 독일과 게임은 빼고', '스킨케어', ['not DE', 'not 게임']],
  ['스킨케어, 게임과 정치는 빼고', '스킨케어', ['not 게임과 정치']],
  ['스킨케어, 패스트 패션은 빼고', '스킨케어', ['not 패스트 패션']],
  ['العناية بالبشرة ما عدا ألمانيا والألعاب', 'العناية بالبشرة', ['not DE', 'not الألعاب']],
  ['العناية بالبشرة، بدون تيك توك والسياسة', 'العناية بالبشرة', ['on instagram+youtube', 'not السياسة']],
  ['travel, no "raw" food', 'travel', ['not raw food']],
  ['cats instead of dogs', 'cats', ['not dogs']],
  ['Katzen anstelle von Hunden', 'Katzen', ['not Hunden']],
])('several things, and words for creators, are told apart: %s', expectRead)

test.each([
  ['skincare, not Turkey', 'skincare', ['not TR']],
  ['travel, not on TikTok', 'travel', ['on instagram+youtube']],
  ['creators no gaming', '', ['not gaming']],
  ['skincare under 50k no gaming', 'skincare', ['followers ..50000', 'not gaming']],
  ['ゲームなしのスキンケア', 'スキンケア', ['not ゲーム']],
  ['德国以外的护肤', '护肤', ['not DE']],
  ['travel, not tiktok dances', 'travel', ['not tiktok dances']],
  ['travel, not Germany trips', 'travel', ['not Germany trips']],
  ['travel, not Berlin', 'travel', ['not Berlin']],
])('places, platforms and topics are excluded: %s', expectRead)

test.each([
  ['skincare creators, non-toxic', 'skincare non-toxic', []],
  ['no-bake tart creators under 50k', 'no-bake tart', ['followers ..50000']],
  ['skincare, no 100', 'skincare, no 100', []],
  ['skincare, no followers', 'skincare, no followers', []],
  ['no sugar desserts', 'no sugar desserts', []],
  ['no sugar desserts, under 50k', '', ['followers ..50000', 'not sugar desserts']],
  ['travel, no politics in', 'travel', ['not politics']],
  ['travel, no the', 'travel, no the', []],
  ['the no sugar desserts', 'the no sugar desserts', []],
])('hyphened words, numbers and topics of one clause are not exclusions: %s', expectRead)

test.each([
  ['travel but no perfume', 'travel', ['not perfume']],
  ['travel no luxury camels', 'travel no luxury camels', []],
  ['creators no perfume', '', ['not perfume']],
  ['travel no perfume', 'travel no perfume', []],
  ['creators without perfume', 'without perfume', []],
])('a thing of no category is excluded only where the negation begins a clause: %s', expectRead)
