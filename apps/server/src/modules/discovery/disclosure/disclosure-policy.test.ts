import { maxSignWords } from '@troupe/contract/discover/post-disclosure'
import { describe, expect, test } from 'vitest'
import { judgeByPlatform, judgePost } from './disclosure-policy.ts'

const judge = (text: string, given: { title?: string; isPaid?: boolean | null; handle?: string } = {}) =>
  judgePost({ title: given.title ?? '', text, isPaid: given.isPaid ?? null }, given.handle ?? 'maya.bakes')
const labelOf = (text: string) => judge(text).label

describe('a post is marked', () => {
  test('by the field of its platform, whatever its text says', () => {
    expect(judge('A quiet day', { isPaid: true })).toEqual({
      label: 'marked',
      signs: [{ kind: 'platform_field', words: '' }],
    })
    expect(judge('A quiet day', { isPaid: false }).label).toBe('none')
  })

  test('by a label in its text, which is quoted as it was written', () => {
    expect(judge('Œufs & café [Publicité] #Beauté')).toEqual({
      label: 'marked',
      signs: [{ kind: 'label', words: 'Publicité' }],
    })
    expect(judge('New shoes #AD #running').signs).toEqual([{ kind: 'label', words: '#AD' }])
    expect(judge('ﾀｲｱｯﾌﾟ投稿｜朝ごはん').label).toBe('marked')
  })

  test('by a label in its title alone, and once where the text repeats the title', () => {
    expect(judge('', { title: 'Anzeige | Mein Balkon' }).label).toBe('marked')
    const twice = judge('Ad | Tea\nwith milk', { title: 'Ad | Tea with milk' })
    expect(twice.signs).toEqual([{ kind: 'label', words: 'Ad' }])
  })

  test('even where a discount code stands beside the label', () => {
    expect(judge('#werbung 10 % Rabatt mit meinem Code MAYA10').label).toBe('marked')
  })

  test.each([
    '#ad',
    'Shoes for kids #ad #children',
    'Tea time (ad)',
    'AD: my favourite tea',
    'unbezahlte Werbung wegen Markennennung',
    '#publicidade',
    '#publi',
    'Recette du soir avec des amis #pub',
    'コーヒーの時間です #PR',
    '＃広告 朝ごはん',
    'Реклама. ООО «Чай», erid: 2Vfnx',
    '#işbirliği',
    '#ISBIRLIGI',
    '#إعلان',
    '#광고',
    '#廣告',
    '本期视频由茶馆赞助',
  ])('%s', (text) => expect(labelOf(text)).toBe('marked'))
})

describe('a post that only reads like advertising is neither', () => {
  test.each([
    '#adventure #adidas #add #adhd #advice #adorable',
    'Ad hoc dinner for ten',
    'Herculaneum, AD 79',
    'Pub quiz in Cork #pub #cork',
    'New personal record: 5 km in 24 minutes #pr #running',
    'Riding the Trans-Euro Trail #adv #motorcycle',
    '#public #publicservice #republic #publication',
    '#público #pública #publicação',
    'This video is not sponsored by anyone',
    'Nothing in this video is sponsored.',
    'How to land your first paid partnership with a brand',
    'The club is sponsored by the local bank this season',
    'Anzeige gegen den Minister erstattet #anzeige',
    'Strafanzeige: was das bedeutet #anzeige #polizei',
    'Keine Werbung, selbst gekauft',
    'Reklamationen richtig schreiben',
    'Espace publicitaire vide dans le métro',
    'Não é publi, comprei eu mesma',
    'Reklam değildir',
    'Не реклама',
    'إعلان نتائج الانتخابات',
    'إعلان: موعد البث الجديد',
    '写真提供：田中さん',
    '自己PRのコツ',
    '광고 아님',
    '不是广告',
    'Samenwerking met de gemeente #samenwerking #gemeente',
    'Uluslararası işbirliği anlaşması #işbirliği',
    'Реклама: name@studio.test',
    'Реклама и сотрудничество: @manager_of_maya',
    'Работа: реклама — https://t.me/maya',
    '광고/협찬 문의: name@studio.test',
    '商务合作：微信 maya123',
    '商业合作请联系 name@studio.test',
    'Publicidad: contacto@studio.test',
    'Reklam/işbirliği: name@studio.test',
    'Współpraca reklamowa: name@studio.test',
    'What one sponsored post costs',
    'Cuánto cuesta una publicación patrocinada',
    '#gifted children need other schools #education',
  ])('%s', (text) => expect(labelOf(text)).toBe('none'))
})

describe('a post looks paid without a label', () => {
  test('by a discount code, which is quoted with the words before it', () => {
    expect(judge('Loving @coldlake! Use my code MAYA15 for 15% off')).toEqual({
      label: 'looks_paid',
      signs: [{ kind: 'discount_code', words: 'my code MAYA15' }],
    })
  })

  test('by a link that pays a commission, with a code', () => {
    const { label, signs } = judge('Lamp: https://amzn.to/3abc\nCode LAMP5 at Brightly')
    expect([label, signs.map(({ kind }) => kind)]).toEqual(['looks_paid', ['discount_code', 'affiliate_link']])
  })

  test('by thanks to a sponsor', () => {
    expect(judge('Thanks to Wordloft for sponsoring this video!').signs).toEqual([
      { kind: 'thanks_to_sponsor', words: 'Thanks to Wordloft for sponsoring this' },
    ])
  })

  test('also where the post says that it is not sponsored', () => {
    expect(labelOf('Not sponsored! 20% off with code MAYA20 at @teahouse')).toBe('looks_paid')
  })
})

describe('no payment of others is', () => {
  test.each([
    ['a code of the own shop', 'Merch is here! Code LAUNCH10 for 10% off in my shop'],
    ['a code of the own book', 'Mein Buch ist da, mit Code BUCH5 spart ihr 5 Euro'],
    ['a code under the own handle', 'Code MAYA10 for 10% off at https://shop.mayabakes.example'],
    ['a link without a code', 'My lamp: https://amzn.to/3abc'],
    ['an error', 'Half of all pages answer with error code E404, and 50% of people leave'],
    ['a language', 'Learn to code PYTHON3 in a week, free'],
    ['source code', 'Source code V2X on GitHub, free for all'],
    ['a dress code', 'Dress code BLACK TIE, 50% silk'],
    ['thanks to the audience', 'Thanks to everyone who came, and to our sponsors of the charity run'],
    ['a giveaway', 'GIVEAWAY: follow @kova and win a blender'],
  ])('%s', (_what, text) => expect(labelOf(text)).toBe('none'))
})

test('a post of which nothing may be made has the label of its platform, or none is told', () => {
  expect(judgeByPlatform({ isPaid: true })).toEqual({ label: 'marked', signs: [{ kind: 'platform_field', words: '' }] })
  expect([false, null].map((isPaid) => judgeByPlatform({ isPaid }))).toEqual([null, null])
})

describe('any text', () => {
  test('is judged with few and short signs', () => {
    const many = judge(Array.from({ length: 50 }, (_, place) => `code ABC${place} 10% off`).join('\n'))
    expect(many.signs).toHaveLength(4)
    const long = judge(`thanks to ${'x'.repeat(50)} for sponsoring this ${'😀'.repeat(60)}`)
    expect(long.signs.every(({ words }) => words.length <= maxSignWords)).toBe(true)
  })

  test('is judged quickly, however hostile', () => {
    const startedAt = process.threadCpuUsage()
    for (const part of [
      'a',
      '#',
      '#a',
      'CODE ',
      'thanks ',
      'ad|',
      '\n',
      'https://x?',
      '由',
      '提供:',
      'ا',
      '😀',
      '\ud800',
    ])
      judge(part.repeat(4000))
    expect(process.threadCpuUsage(startedAt).user / 1000).toBeLessThan(1000)
  })
})
