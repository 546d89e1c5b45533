import { describe, expect, test } from 'vitest'
import { readWish } from './read-wish.ts'
import { type CountryGroup, countryGroups } from './words/country-groups-data.ts'

type Row = readonly [text: string, group: CountryGroup, topic: string]

const readTexts = (rows: readonly Row[]) =>
  test.each(rows)('%s', (text, group, topic) => {
    const { criteria, topic: left } = readWish(text)
    expect(criteria.map(({ spans: _, ...value }) => value)).toEqual([
      { kind: 'country', countries: countryGroups[group] },
    ])
    expect(left).toBe(topic)
  })

describe('a part of the world stands for its countries', () => {
  readTexts([
    ['vegan baking in Scandinavia', 'nordics', 'vegan baking'],
    ['北欧的纯素烘焙博主', 'nordics', '纯素烘焙'],
    ['北欧のヴィーガン製菓インフルエンサー', 'nordics', 'ヴィーガン製菓'],
    ['북유럽 비건 베이킹 크리에이터', 'nordics', '비건 베이킹'],
    ['repostería vegana en Escandinavia', 'nordics', 'repostería vegana'],
    ['veganes Backen in Skandinavien', 'nordics', 'veganes Backen'],
    ['pâtisserie végane en Scandinavie', 'nordics', 'pâtisserie végane'],
    ['confeitaria vegana na Escandinávia', 'nordics', 'confeitaria vegana'],
    ['dolci vegani in Scandinavia', 'nordics', 'dolci vegani'],
    ["İskandinavya'da vegan pastacılık", 'nordics', 'vegan pastacılık'],
    ['веганская выпечка в Скандинавии', 'nordics', 'веганская выпечка'],
    ['مخبوزات نباتية في إسكندنافيا', 'nordics', 'مخبوزات نباتية'],
    ['स्कैंडिनेविया में वीगन बेकिंग', 'nordics', 'वीगन बेकिंग'],
    ['kue vegan di Skandinavia', 'nordics', 'kue vegan'],
    ['bánh thuần chay ở Bắc Âu', 'nordics', 'bánh thuần chay'],
  ])
})

describe('parts of the world are known by name in each language', () => {
  readTexts([
    ['travel creators in Asia', 'asia', 'travel'],
    ['fashion, African influencers', 'africa', 'fashion'],
    ['skincare in the Middle East', 'middleEast', 'skincare'],
    ['skincare creators in North America', 'northAmerica', 'skincare'],
    ['skincare creators from Benelux', 'benelux', 'skincare'],
    ['亚洲的旅行博主', 'asia', '旅行'],
    ['アフリカの旅行インフルエンサー', 'africa', '旅行'],
    ['동남아 뷰티 크리에이터', 'southeastAsia', '뷰티'],
    ['creadores de viajes en países hispanohablantes', 'spanishSpeaking', 'viajes'],
    ['Reise Influencer aus Südamerika', 'southAmerica', 'Reise'],
    ['influenceurs voyage en Afrique', 'africa', 'voyage'],
    ['influenciadores de viagem na Ásia', 'asia', 'viagem'],
    ['influencer di moda in Medio Oriente', 'middleEast', 'moda'],
    ["Asya'dan gezi fenomenleri", 'asia', 'gezi'],
    ['блогеры о путешествиях из Азии', 'asia', 'путешествиях'],
    ['مؤثرين سفر في دول الخليج', 'gulf', 'سفر'],
    ['एशिया के यात्रा क्रिएटर', 'asia', 'यात्रा'],
    ['kreator travel di Afrika', 'africa', 'travel'],
    ['nhà sáng tạo du lịch ở Đông Nam Á', 'southeastAsia', 'du lịch'],
  ])
})

test.each(['asian food', 'african braids', 'nordic walking', 'latin dance', 'european history'])(
  'a part of the world before a thing is a topic: %s',
  (text) => expect(readWish(text)).toMatchObject({ topic: text, criteria: [] }),
)
