import { expect, test } from 'vitest'
import { readWish } from '../read-wish.ts'
import { expectRead } from '../testing/expect-read.ts'

test.each([
  ['50k', '', ['followers 50000..']],
  ['tiktok 50k', '', ['on tiktok', 'followers 50000..']],
  ['skincare 50k creators', 'skincare', ['followers 50000..']],
  ['50k recipes', '50k recipes', []],
  ['around 50k plus size fashion', 'around 50k plus size fashion', []],
  ['25,000 followers, micro habits', 'micro habits', ['followers 25000..']],
  ['skincare under 500', 'skincare under 500', []],
  ['skincare over 999', 'skincare over 999', []],
  ['skincare over 1000', 'skincare', ['followers 1000..']],
  ['skincare at least 200 followers', 'skincare', ['followers 200..']],
  ['skincare followers 50k', 'skincare', ['followers 50000..']],
  ['skincare around 50k', 'skincare', ['followers 25000..100000']],
  ['skincare around 4,001 followers', 'skincare', ['followers 2001..8002']],
  ['skincare 50k creators or more', 'skincare', ['followers 50000..']],
])('a large number, or one of followers, limits the followers: %s', expectRead)

test.each([
  ['10k < followers < 50k beauty', 'beauty', ['followers 10000..50000']],
  ['50k≥followers≥10k', '', ['followers 10000..50000']],
  ['10000 < views < 50000', '', ['views 10000..50000']],
  ['$200 < price < $500', '', ['price 200..500']],
  ['3% < engagement', '', ['engagement 0.03..']],
  ['engagement > 3%, followers < 50k', '', ['engagement 0.03..', 'followers ..50000']],
])('signs limit what stands on their other side: %s', expectRead)

test.each([
  ['skincare under about 50k', 'skincare', ['followers ..50000']],
  ['skincare with over about 3 % engagement', 'skincare', ['engagement 0.03..']],
  ['skincare 50k over 20k', 'skincare', ['followers 20000..']],
  ['skincare followers 10k engagement 5%', 'skincare', ['followers 10000..', 'engagement 0.05..']],
  ['skincare engagement 5% followers 10k', 'skincare', ['engagement 0.05..', 'followers 10000..']],
  ['skincare over 10k, under 100k followers', 'skincare', ['followers 10000..100000']],
  ['skincare up to 50k followers and up to $300', 'skincare', ['followers ..50000', 'price ..300']],
  ['skincare 10k followers under $300', 'skincare', ['followers 10000..', 'price ..300']],
  ['skincare 10k followers under a budget of 300', 'skincare', ['followers 10000..', 'price ..300']],
  ['skincare over 20k budget 300', 'skincare', ['followers 20000..', 'price ..300']],
  ['skincare over 20k, budget 300', 'skincare', ['followers 20000..', 'price ..300']],
  ['skincare over 300 budget 20k followers', 'skincare', ['price 300..', 'followers 20000..']],
  ['skincare $200 under 50k followers', 'skincare', ['price ..200', 'followers ..50000']],
  ['skincare 5% engagement under 50k followers', 'skincare', ['engagement 0.05..', 'followers ..50000']],
])('each number has the limit that stands beside it: %s', expectRead)

test.each([
  ['skincare from 20 to 80k', 'skincare', ['followers 20000..80000']],
  ['skincare 50k-10k', 'skincare', ['followers 10000..50000']],
  ['skincare between 10k, 50k', 'skincare', ['followers 10000..50000']],
  ['skincare between 10k, 50k followers', 'skincare', ['followers 10000..50000']],
  ['skincare between 10k 50k', 'skincare', ['followers 10000..50000']],
  ['skincare 10k to under 50k', 'skincare', ['followers 10000..50000']],
  ['skincare between $100 and $200', 'skincare', ['price 100..200']],
  ['skincare 5 to 10 % engagement', 'skincare', ['engagement 0.05..0.1']],
  ['スキンケア 1万以上10万未満', 'スキンケア', ['followers 10000..100000']],
  ['о косметике от 20 до 80 тысяч', 'косметике', ['followers 20000..80000']],
  ['skincare 10k followers to 50k followers', 'skincare', ['followers 10000..50000']],
  ['skincare from 10k followers to the 50k followers', 'skincare', ['followers 10000..50000']],
  ['skincare creators with between 10k and maximum 50k', 'skincare', ['followers 10000..50000']],
  ['skincare 500 to 10k followers', 'skincare', ['followers 500..10000']],
  ['Hautpflege von 10k bis zu 50k', 'Hautpflege', ['followers 10000..50000']],
  ['desde 20 hasta 80 mil seguidores', '', ['followers 20000..80000']],
  ['de 20 jusqu’à 80 mille abonnés', '', ['followers 20000..80000']],
  ['da 20 fino a 80 mila follower', '', ['followers 20000..80000']],
  ['mehr als 20 weniger als 80 Tausend Follower', '', ['followers 20000..80000']],
])('two numbers are the ends of a range: %s', expectRead)

test.each([
  ['crochet, at least 4 %', 'crochet', ['engagement 0.04..']],
  ['skincare engagement 4%', 'skincare', ['engagement 0.04..']],
  ['skincare 4% engagement', 'skincare', ['engagement 0.04..']],
  ['skincare around 3 % engagement', 'skincare', ['engagement 0.015..0.06']],
  ['skincare 4%', 'skincare 4%', []],
  ['skincare at least 50 % off', 'skincare at least 50 % off', []],
])('a percentage is of the engagement where it is a limit: %s', expectRead)

test.each([
  ['$200 skincare', 'skincare', ['price ..200']],
  ['skincare budget 200 max', 'skincare', ['price ..200']],
  ['skincare cheaper than 300', 'skincare', ['price ..300']],
  ['skincare at least 100 dollars', 'skincare', ['price 100..']],
  ['skincare around $100', 'skincare', ['price 50..200']],
])('an amount of money, or a word for it, limits the price: %s', expectRead)

test.each(['skincare 200 to 300 euros', 'skincare €200 to €300'])('both ends of a price are converted: %s', (text) => {
  const [price] = readWish(text).criteria
  expect(price).toMatchObject({ kind: 'price', said: { currency: 'EUR', min: 200, max: 300 } })
  expect(price).toHaveProperty('min', expect.closeTo(235, -1))
  expect(price).toHaveProperty('max', expect.closeTo(353, -1))
})

test.each([
  ["fitness, taux d'engagement supérieur à 4 %", 'fitness', ['engagement 0.04..']],
  ["fitness, un taux d'engagement d'au moins 4 %", 'fitness', ['engagement 0.04..']],
  ["beauté, à partir d'un million d'abonnés", 'beauté', ['followers 1000000..']],
  ["beauté, moins d'un million d'abonnés", 'beauté', ['followers ..1000000']],
  ["créateurs fitness avec un taux d'engagement élevé", 'fitness', ['engaged']],
  ['moda con tasa de interacción mayor al 3%', 'moda', ['engagement 0.03..']],
])('a shortened article is none of the number: %s', expectRead)
