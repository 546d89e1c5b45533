import { test } from 'vitest'
import { expectRead } from '../testing/expect-read.ts'

test.each([
  ['French creators in London', 'French', ['GB(London)']],
  ['travel creators in Canada, scottish folk songs', 'travel scottish folk songs', ['CA']],
  ['Italian creators, over 10k', '', ['IT', 'followers 10000..']],
])('a place where creators are wins over an adjective: %s', expectRead)

test.each([
  ['German or French speaking skincare creators', 'skincare', ['lang de', 'lang fr']],
  ['German, French and Italian speaking skincare creators', 'skincare', ['lang de', 'lang fr', 'lang it']],
  ['skincare creators who speak German or French', 'skincare', ['lang de', 'lang fr']],
  ['English or German speaking skincare creators', 'skincare', ['lang en', 'lang de']],
  ['German or English speaking skincare creators', 'skincare', ['lang de', 'lang en']],
  ['German-speaking or cooking creators', 'cooking', ['lang de']],
  ['German-speaking or Spanish creators', '', ['lang de', 'ES']],
  ['Spanish-speaking, German creators', '', ['lang es', 'DE']],
  ['learn korean under 50k', 'learn korean', ['followers ..50000']],
])('a list of languages ends where creators of a country are named: %s', expectRead)

test.each([
  ['influenceurs suédois', '', ['SE']],
  ['Romanian influencers for skincare', 'skincare', ['RO']],
  ['Puerto Rican creators', '', ['PR']],
  ['Cuban sandwich creators', 'Cuban sandwich', []],
  ['skincare creators german', 'skincare', ['DE']],
  ['skincare creators german shepherd', 'skincare german shepherd', []],
  ['learn spanish in 30 days, skincare creators', 'learn spanish in 30 days skincare', []],
  ['French Canadian creators', '', ['FR', 'CA']],
  ['German creators German cars', 'German cars', ['DE']],
  ['creators in Paris-inspired looks', 'Paris-inspired looks', []],
  ['fashion turkey creators', 'fashion turkey', []],
  ['skincare creators Jordan', 'skincare', ['JO']],
  ['skincare creators LA', 'skincare', ['US(LA)']],
  ['creators on instagram texas bbq', 'texas bbq', ['on instagram']],
  ['rio carnival costumes creators', 'rio carnival costumes', []],
  ['Paris-inspired fashion creators', 'Paris-inspired fashion', []],
])('a place beside creators is theirs unless it begins a topic: %s', expectRead)

test.each([
  ['skincare in Tokyo or Seoul', 'skincare', ['JP(Tokyo)', 'KR(Seoul)']],
  ['skincare in Tokyo, Seoul', 'skincare', ['JP(Tokyo)', 'KR(Seoul)']],
  ['vegan baking, china painting', 'vegan baking, china painting', []],
  ['street food in Tokyo, Seoul markets', 'street food markets', ['JP(Tokyo)', 'KR(Seoul)']],
])('a place listed after another one is a place too: %s', expectRead)

test.each([
  ['humoristes vérifiés Canada', 'humoristes', ['verified', 'CA']],
  ['Napoli verificati', '', ['IT(Napoli)', 'verified']],
  ['Germany under 50k', '', ['DE', 'followers ..50000']],
  ['recipes 🇯🇵', 'recipes', ['JP']],
  ['東京でラーメン', 'ラーメン', ['JP(東京)']],
  ['東京のラーメン', '東京のラーメン', []],
  ['Germany', 'Germany', []],
  ['creators Germany', '', ['DE']],
])('a place beside a limit or alone with creators is where they are: %s', expectRead)

test.each([
  ['在德国做护肤的博主', '护肤', ['DE']],
  ['在上海的美食博主', '美食', ['CN(上海)']],
  ['德国做美食的博主', '美食', ['DE']],
  ['粉丝在1万到5万之间的美妆博主', '美妆', ['followers 10000..50000']],
  ['做美食的博主', '美食', []],
  ['在线教育博主', '在线教育', []],
  ['料理のクリエイター', '料理', []],
  ['東京のクリエイター', '', ['JP(東京)']],
])('a Chinese or Japanese text leaves neither "in" nor "of" in the topic: %s', expectRead)

test.each([
  ['vloggers about Japan', 'Japan', []],
  ['bloggers who love Italy', 'Italy', []],
  ['creators who travel to Japan, over 10k', 'travel to Japan', ['followers 10000..']],
  ['creators in Japan about wine', 'wine', ['JP']],
  ['influenceurs sur le Japon, plus de 10k abonnés', 'Japon', ['followers 10000..']],
])('a place that creators speak of is a topic: %s', expectRead)
