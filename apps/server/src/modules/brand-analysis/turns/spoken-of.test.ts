import { describe, expect, it } from 'vitest'
import { startCriteria } from '../../../testing/wire/follow-ups.ts'
import { refineCriteria } from '../refine-criteria.ts'

const like = {
  en: 'more like her, similar to him, someone like her, more creators like this one, accounts like that one please',
  zh: '类似她的, 像她这样的, 更多像她的, 类似这个的, 和她类似的, 再找几个像她的博主, 跟这个差不多的',
  ja: '彼女に似た人, 彼女みたいな人, この人に似たクリエイター, 彼のような人をもっと',
  ko: '그녀와 비슷한 사람, 이 사람 같은 크리에이터, 그 사람이랑 비슷한 사람 더, 이 사람처럼',
  es: 'más como ella, alguien como él, parecidos a ella, más creadores como este',
  de: 'mehr wie sie, ähnliche wie er, jemand wie sie, mehr Leute wie ihn, ähnlich wie ihr',
  fr: 'plus comme elle, des profils comme elle, similaires à lui, quelqu’un comme elle',
  pt: 'mais como ela, parecidos com ele, alguém como ela, mais gente como ele',
  it: 'altri come lei, simili a lui, qualcuno come lei, più come lui',
  tr: 'onun gibi, ona benzer, onun gibi başkaları, ona benzeyenler, buna benzer',
  ru: 'похожие на неё, такие как он, больше таких как она, похожих на него',
  ar: 'مثلها, المزيد مثلها, مشابهة لها, مثله, أشخاص مثلها',
  hi: 'उसके जैसे, उसके जैसे और, इसके जैसे लोग, इस जैसे',
  id: 'seperti dia, lebih banyak seperti dia, mirip dia, yang mirip dengan dia, mirip dengannya',
  vi: 'giống cô ấy, thêm người như cô ấy, tương tự anh ấy, kiểu như người này',
}

const drop = {
  en: "drop her, not him, remove her, without her please, leave her out, kick him out, take her off the list, not that one, I don't want him, anyone but her, drop it, forget her",
  zh: '不要她, 去掉他, 把她去掉, 她不要, 不要这个, 把这个去掉, 不是他, 这个不要了',
  ja: '彼女を外して, この人は除いて, 彼女はいらない, この人以外, 彼女は違う',
  ko: '이 사람 빼줘, 그녀는 빼줘, 그 사람은 제외해줘, 이 사람 말고',
  es: 'quítala, quita a ella, sin ella, a ella no, elimínalo, él no, no quiero a este',
  de: 'ohne sie, nicht ihn, nimm sie raus, sie nicht, streich ihn, lass ihn weg, ihn bitte nicht',
  fr: 'sans elle, enlève-la, pas lui, retire-le',
  pt: 'sem ela, tira ela, ele não, não ele, remove ele',
  it: 'senza di lei, toglila, rimuovilo, non lui, lui no',
  tr: 'onu çıkar, onu istemiyorum, bunu çıkar, o olmasın, onsuz',
  ru: 'убери её, без него, не её, её не надо, только не он',
  ar: 'احذفها, بدونها, أزله, ليس هو, لا أريدها',
  hi: 'उसे हटाओ, उसे नहीं, इसे हटा दो, उसके बिना',
  id: 'hapus dia, jangan dia, bukan dia, tanpa dia, dia jangan',
  vi: 'bỏ cô ấy, không phải anh ấy, loại anh ấy, bỏ người này, bỏ cô ấy ra',
}

const toRows = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.split(', ').map((text) => [language, text] as const))

const refine = (message: string) => refineCriteria(message, startCriteria, 10)
const unchanged = { is_refinement: false, creator: null, not_understood: [], criteria: startCriteria }

describe('a word for the creator spoken of', () => {
  it.each(toRows(like))('asks for creators like that one: %s, "%s"', (_language, message) => {
    expect(refine(message)).toMatchObject({ ...unchanged, kind: 'more', refers_to: 'one' })
  })

  it.each(toRows(drop))('has that one removed: %s, "%s"', (_language, message) => {
    expect(refine(message)).toMatchObject({ ...unchanged, kind: 'change', refers_to: 'one' })
  })

  it.each([
    ['drop them', 'change'],
    ['把他们去掉', 'change'],
    ['quítalos', 'change'],
    ['more like these', 'more'],
    ['more like them', 'more'],
    ['больше таких как они', 'more'],
  ])('may mean several: "%s"', (message, kind) => {
    expect(refine(message)).toMatchObject({ ...unchanged, kind, refers_to: 'all' })
  })

  it('may stand beside a change of the criteria', () => {
    const { kind, refers_to, criteria } = refine('drop her, only Germany')
    expect({ kind, refers_to, regions: criteria.regions }).toEqual({
      kind: 'change',
      refers_to: 'one',
      regions: ['DE'],
    })
  })

  it.each([
    'drop her prices',
    'not their style',
    'not in this country',
    '不要这个国家',
    'she is too expensive',
    '他们太贵了',
    'no, she is perfect',
    'I like her',
    'no it does not matter',
    'more please',
    'only those',
  ])('is not meant by "%s"', (message) => {
    expect(refine(message).refers_to).toBeNull()
  })

  it.each(['why not her?', 'is she from Germany?', 'can you tell me more about her?', 'does she look like him?'])(
    'is asked about: "%s"',
    (message) => {
      expect(refine(message)).toMatchObject({ kind: 'question', refers_to: 'one' })
    },
  )
})

it('tells the position alone, where a message says nothing else', () => {
  expect(refine('the second one')).toMatchObject({ ...unchanged, kind: 'unread', creator: 2 })
  expect(refine('hm?')).toMatchObject({ creator: null })
})
