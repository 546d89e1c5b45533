import { categories } from '@troupe/contract/catalogues/categories'
import { describe, expect, test } from 'vitest'
import { glossLanguages } from '../search/glosses/tables/languages.ts'
import { translateCategory } from '../search/glosses/translate-category.ts'
import { readWish } from './read-wish.ts'
import type { CriterionValue } from './rules/wish.ts'

/** Reads a text, without positions. */
function read(text: string): { topic: string; criteria: CriterionValue[] } {
  const { topic, criteria } = readWish(text)
  return { topic, criteria: criteria.map(({ spans: _, ...value }) => value) }
}

const under50k: CriterionValue = { kind: 'followers', max: 50_000 }
const under40k: CriterionValue = { kind: 'followers', max: 40_000 }
const germany: CriterionValue = { kind: 'country', countries: ['DE'] }

describe('a wish', () => {
  test('leaves the topic and takes the limits', () => {
    expect(read('vegan baking creators in Germany under 50k, no gaming')).toEqual({
      topic: 'vegan baking',
      criteria: [germany, under50k, { kind: 'exclude', text: 'gaming', categories: ['gaming'] }],
    })
  })

  test.each([
    ['turkey recipes'],
    ['Indian food'],
    ['german shepherd training'],
    ['under 20 minute dinners'],
    ['30 day yoga challenge'],
    ['no-bake tart'],
    ['cooking without oil'],
    ['email etiquette for students'],
    ['engagement rings'],
    ['over the hills walking'],
    ['how to get verified on tiktok'],
    ['plants that need no light'],
    ['macro photography'],
    ['Jordan sneakers'],
    ['no sugar desserts'],
    ['polish nails'],
    ['🎂'],
    [`' OR 1=1; -- %_\\ <script>alert(1)</script>`],
  ])('has no criteria in %j', (text) => {
    expect(read(text).criteria).toEqual([])
  })

  test.each(['slow living', 'making of', 'how to be in the moment', 'cooking for the kids'])(
    'that names no creators and no limits is its topic, word by word: %s',
    (text) => {
      expect(read(text)).toEqual({ topic: text, criteria: [] })
    },
  )

  test.each(['youtube', 'TikTok', 'the instagram', 'youtube shorts', 'インスタ'])(
    'that is the name of a platform alone is a topic: %s',
    (text) => expect(read(text)).toEqual({ topic: text, criteria: [] }),
  )

  test.each([
    ['youtubers', 'youtube'],
    ['on TikTok', 'tiktok'],
    ['only tiktok', 'tiktok'],
    ['tiktok creators', 'tiktok'],
    ['creators on instagram', 'instagram'],
  ])('that asks for the creators of a platform has no topic: %s', (text, platform) => {
    expect(read(text)).toEqual({ topic: '', criteria: [{ kind: 'platform', platforms: [platform] }] })
  })

  test.each([
    ['motivation youtube', 'motivation', [{ kind: 'platform', platforms: ['youtube'] }]],
    ['tiktok under 50k', '', [{ kind: 'platform', platforms: ['tiktok'] }, under50k]],
    [
      'tiktok and instagram',
      '',
      [
        { kind: 'platform', platforms: ['tiktok'] },
        { kind: 'platform', platforms: ['instagram'] },
      ],
    ],
  ])('that names a platform beside something else says where to search: %s', (text, topic, criteria) => {
    expect(read(text)).toEqual({ topic, criteria })
  })

  test.each([
    ['treino de drible no basquete', 'treino de drible no basquete', []],
    ['viagens no Brasil', 'viagens', [{ kind: 'country', countries: ['BR'] }]],
    ['dicas de viagem no Japão', 'dicas de viagem', [{ kind: 'country', countries: ['JP'] }]],
    ['travel no luxury', 'travel', [{ kind: 'exclude', text: 'luxury', categories: [] }]],
  ])('is read in the language of its other words where two languages have "no": %s', (text, topic, criteria) =>
    expect(read(text)).toEqual({ topic, criteria }),
  )

  test.each<[string, CriterionValue]>([
    ['skincare creators with more than 100k followers', { kind: 'followers', min: 100_000 }],
    ['skincare 20k-200k', { kind: 'followers', min: 20_000, max: 200_000 }],
    ['skincare between 5,000 and 25,000 followers', { kind: 'followers', min: 5000, max: 25_000 }],
    ['skincare, Influencer mit 10.000 bis 50.000 Followern', { kind: 'followers', min: 10_000, max: 50_000 }],
    ['skincare, half a million followers or more', { kind: 'followers', min: 500_000 }],
    ['skincare until 50k followers', under50k],
    ['skincare 5k until 50k followers', { kind: 'followers', min: 5000, max: 50_000 }],
    ['medium accounts for skincare', { kind: 'followers', min: 50_000, max: 500_000 }],
    ['skincare 100k+ subs', { kind: 'followers', min: 100_000 }],
    ['nano influencers for skincare', { kind: 'followers', min: 1000, max: 10_000 }],
    ['skincare creators, no mega influencers', { kind: 'followers', max: 1_000_000 }],
    ['skincare, ER above 3%', { kind: 'engagement', min: 0.03 }],
    ['skincare, at least 7 % engagement', { kind: 'engagement', min: 0.07 }],
    ['skincare creators who charge less than $500 a post', { kind: 'price', max: 500 }],
    ['cheap skincare creators', { kind: 'cheap' }],
    ['skincare creators, also verified', { kind: 'verified' }],
    ['skincare creators, with email too', { kind: 'email' }],
    ['skincare, Germany too', germany],
    ['skincare, no fast fashion', { kind: 'exclude', text: 'fast fashion', categories: [] }],
    ['fast growing skincare creators', { kind: 'growth', min: 0.05 }],
    ['skincare, at least 10% monthly growth', { kind: 'growth', min: 0.1 }],
    ['skincare creators growing 0.7% a week', { kind: 'growth', min: 0.03 }],
    ['skincare creators with engagement over 5%', { kind: 'engagement', min: 0.05 }],
    ['verified skincare creators', { kind: 'verified' }],
    ['skincare creators with email', { kind: 'email' }],
    ['skincare 📩 only', { kind: 'email' }],
    ['skincare, posted this week', { kind: 'posted', days: 7 }],
    ['skincare creators active in the last 30 days', { kind: 'posted', days: 30 }],
    ['skincare on TikTok', { kind: 'platform', platforms: ['tiktok'] }],
    ['skincare youtubers', { kind: 'platform', platforms: ['youtube'] }],
    ['skincare, not on TikTok', { kind: 'platform', platforms: ['instagram', 'youtube'] }],
    ['skincare 🇩🇪', germany],
    ['skincare creators in LA', { kind: 'country', countries: ['US'], city: 'LA' }],
    ['German-speaking skincare creators', { kind: 'language', language: 'de' }],
    ['skincare but no makeup', { kind: 'exclude', text: 'makeup', categories: ['makeup'] }],
    ['skincare without luxury', { kind: 'exclude', text: 'luxury', categories: [] }],
    ['skincare, audience mostly women', { kind: 'unanswerable', about: 'audience_gender' }],
    ['show me 20 skincare creators', { kind: 'count', count: 20 }],
  ])('of %j has one criterion, and skincare for its topic', (text, criterion) => {
    expect(read(text)).toEqual({ topic: 'skincare', criteria: [criterion] })
  })

  test.each([
    ['zh', '德国的纯素烘焙博主,粉丝4万以下,不要游戏', '纯素烘焙', '游戏'],
    ['ja', 'ドイツのヴィーガン製菓、フォロワー4万人以下、ゲームなし', 'ヴィーガン製菓', 'ゲーム'],
    ['ko', '독일 비건 베이킹 크리에이터 팔로워 4만 이하, 게임은 빼고', '비건 베이킹', '게임'],
    [
      'es',
      'repostería vegana en Alemania con menos de 40 mil seguidores, nada de videojuegos',
      'repostería vegana',
      'videojuegos',
    ],
    ['de', 'veganes Backen in Deutschland unter 40.000 Follower, kein Gaming', 'veganes Backen', 'Gaming'],
    [
      'fr',
      'pâtisserie végane en Allemagne, moins de 40 000 abonnés, pas de jeux vidéo',
      'pâtisserie végane',
      'jeux vidéo',
    ],
    ['pt', 'confeitaria vegana na Alemanha com até 40 mil seguidores, nada de games', 'confeitaria vegana', 'games'],
    ['it', 'dolci vegani in Germania sotto i 40mila follower, niente videogiochi', 'dolci vegani', 'videogiochi'],
    ['tr', "Almanya'da vegan pastacılık, 40 binden az takipçi, oyun olmasın", 'vegan pastacılık', 'oyun'],
    ['ru', 'веганская выпечка в Германии до 40 тыс. подписчиков, только не игры', 'веганская выпечка', 'игры'],
    ['ar', 'مخبوزات نباتية في ألمانيا بأقل من ٤٠ ألف متابع، ما عدا الألعاب', 'مخبوزات نباتية', 'الألعاب'],
    ['hi', 'जर्मनी में वीगन बेकिंग, 40 हज़ार से कम फॉलोअर्स, गेमिंग नहीं', 'वीगन बेकिंग', 'गेमिंग'],
    ['id', 'kue vegan di Jerman followers di bawah 40 ribu, jangan yang game', 'kue vegan', 'game'],
    ['vi', 'làm bánh thuần chay ở Đức dưới 40 nghìn người theo dõi, không game', 'bánh thuần chay', 'game'],
  ])('is read in %s', (_language, text, topic, excluded) => {
    const found = read(text)
    expect(found.topic).toBe(topic)
    expect(found.criteria).toEqual([germany, under40k, expect.objectContaining({ kind: 'exclude', text: excluded })])
  })

  test.each<[string, CriterionValue[]]>([
    ['creadores mexicanos de lucha libre', [{ kind: 'country', countries: ['MX'] }]],
    ['influencer di moda da 10k a 50k', [{ kind: 'followers', min: 10_000, max: 50_000 }]],
    ['блогеры о моде от 20 до 80 тысяч подписчиков', [{ kind: 'followers', min: 20_000, max: 80_000 }]],
    ['microinfluencers de moda', [{ kind: 'followers', min: 10_000, max: 100_000 }]],
    ['moda em Belo Horizonte', [{ kind: 'country', countries: ['BR'], city: 'Belo Horizonte' }]],
    ['tarta de Santiago', []],
    ['mil e uma noites', []],
    ['tango argentino', []],
  ])('is read with the words and endings of its language: %j', (text, criteria) => {
    expect(read(text).criteria).toEqual(criteria)
  })

  test.each(['not cheap skincare creators', 'skincare creators, not cheap'])(
    'that asks for creators who are not cheap has no upper price: %s',
    (text) => expect(read(text)).toEqual({ topic: 'skincare', criteria: [] }),
  )

  test('keeps a word that stands for "also" only at the end in the beginning of a topic', () => {
    expect(read('too faced makeup, under 50k')).toEqual({ topic: 'too faced makeup', criteria: [under50k] })
  })

  test('converts another currency, and keeps what was said', () => {
    const [price] = read('skincare creators up to 200 €').criteria
    expect(price).toMatchObject({ kind: 'price', said: { currency: 'EUR', max: 200 } })
    expect(price).toHaveProperty('max', expect.closeTo(235, -1))
  })

  test('that is an address or a handle looks that creator up', () => {
    expect(read('@crumb_corner_studio')).toEqual({
      topic: '',
      criteria: [{ kind: 'lookup', reference: 'crumb_corner_studio' }],
    })
    const url = 'https://www.tiktok.com/@mended.marta'
    expect(read(`${url}?lang=en`)).toEqual({ topic: '', criteria: [{ kind: 'lookup', reference: url }] })
  })

  test.each([
    'bàn phím cơ',
    'hướng dẫn trang điểm',
    'bộ sưu tập giày cao gót',
    'thời trang bền vững',
    'vẽ tranh tường',
    'đi bộ leo núi',
    'săn đồ cũ',
    'nhạc cụ',
    'hoạt động ngoài trời',
    'rau củ',
    'mỳ ý',
    'bạn bè',
    'kolye',
    'dự án in 3D',
    'ぬか漬けの育て方',
    'コントの切り抜き',
  ])('takes %s whole as the topic', (text) => expect(read(text)).toEqual({ topic: text, criteria: [] }))

  test.each(glossLanguages)('takes the words of %s for the categories as topics', (language) => {
    const words = categories.flatMap(({ id }) => translateCategory(id, language) ?? [])
    expect(words.map(read)).toEqual(words.map((topic) => ({ topic, criteria: [] })))
  })

  test('names creators to resemble', () => {
    expect(read('like @pixel.paws but in France')).toEqual({
      topic: '',
      criteria: [
        { kind: 'like', reference: 'pixel.paws' },
        { kind: 'country', countries: ['FR'] },
      ],
    })
    const likes = read('creators like @greta.bakes and @mira.paints').criteria
    expect(likes).toMatchObject([{ reference: 'greta.bakes' }, { reference: 'mira.paints' }])
  })

  test('skips what is said about the writer', () => {
    const text =
      'We are a bakery from Berlin with 20k followers. We want people who love rye bread. Under 5k followers.'
    expect(read(text)).toEqual({ topic: 'rye bread', criteria: [{ kind: 'followers', max: 5000 }] })
  })

  test('is understood with a letter wrong in the words of the limits', () => {
    expect(read('vegan influencrs in germny undr 50k folowers')).toEqual({
      topic: 'vegan',
      criteria: [germany, under50k],
    })
  })

  test('says from which part of the text each criterion was read', () => {
    const { text, criteria } = readWish('vegan baking in Germany under 50k')
    const parts = criteria.map(({ kind, spans }) => [
      kind,
      spans.map(({ start, end }) => text.slice(start, end)).join(' '),
    ])
    expect(parts).toEqual([
      ['country', 'Germany'],
      ['followers', 'under 50k'],
    ])
  })
})
