import { describe, expect, test } from 'vitest'
import { readWish } from './read-wish.ts'
import { describeCriterion } from './testing/describe-wish.ts'

/** Wishes by the language they are written in, with "#" in place of the name of the language that creators speak. */
const wishes: Readonly<Record<string, { text: string; topic: string }>> = {
  en: { text: 'cooking creators who speak #', topic: 'cooking' },
  zh: { text: '会说#的美食博主', topic: '美食' },
  ja: { text: '#を話す料理クリエイター', topic: '料理' },
  ko: { text: '#를 하는 요리 크리에이터', topic: '요리' },
  es: { text: 'creadores de cocina que hablen #', topic: 'cocina' },
  de: { text: 'Influencer für Kochen, die # sprechen', topic: 'Kochen' },
  fr: { text: 'créateurs de cuisine qui parlent #', topic: 'cuisine' },
  pt: { text: 'criadores de culinária que falam #', topic: 'culinária' },
  it: { text: 'creator di cucina che parlano #', topic: 'cucina' },
  tr: { text: '# konuşan makyaj kanalları', topic: 'makyaj' },
  ru: { text: 'блогеры о выпечке, язык #', topic: 'выпечке' },
  ar: { text: 'صناع محتوى يتحدثون #، طبخ', topic: 'طبخ' },
  hi: { text: '# बोलने वाले कुकिंग क्रिएटर', topic: 'कुकिंग' },
  id: { text: 'kreator masakan yang bisa bahasa #', topic: 'masakan' },
  vi: { text: 'kênh du lịch nói #', topic: 'du lịch' },
}
const languages = Object.keys(wishes)
/** Names that mean a country, too, and count for the language only with another word. */
const names: Readonly<Record<string, string>> = { 'hi tr': 'टर्किश' }

function getName(language: string, spoken: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(spoken)
  return names[`${language} ${spoken}`] ?? name ?? spoken
}

const readAll = (text: string) => {
  const { topic, criteria } = readWish(text)
  return { topic, criteria: criteria.map(describeCriterion) }
}

describe('a wish for creators who speak a language', () => {
  test.each(
    Object.entries(wishes).flatMap(([language, { text, topic }]) =>
      languages
        .filter((spoken) => spoken !== language)
        .map((spoken) => ({ language, spoken, topic, text: text.replace('#', getName(language, spoken)) })),
    ),
  )('keeps it and leaves the topic: $text', ({ text, topic, spoken }) => {
    expect(readAll(text)).toEqual({ topic, criteria: [`lang ${spoken}`] })
  })

  test.each([
    ['vegan recipes in Spanish', 'vegan recipes', 'es'],
    ['creators who speak Korean, cooking', 'cooking', 'ko'],
    ['travel creators fluent in Japanese', 'travel', 'ja'],
    ['会说英语的美食博主', '美食', 'en'],
    ['用日语分享护肤的创作者', '护肤', 'ja'],
    ['會說英語的旅行博主', '旅行', 'en'],
    ['スペイン語が話せる旅行系クリエイター', '旅行', 'es'],
    ['英語で発信している料理クリエイター', '料理', 'en'],
    ['스페인어를 할 줄 아는 여행 크리에이터', '여행', 'es'],
    ['recetas veganas en inglés', 'recetas veganas', 'en'],
    ['vegane Rezepte auf Spanisch', 'vegane Rezepte', 'es'],
    ['französischsprachige Reise-Influencer', 'Reise', 'fr'],
    ['recettes véganes en espagnol', 'recettes véganes', 'es'],
    ['receitas veganas em inglês', 'receitas veganas', 'en'],
    ['ricette vegane in spagnolo', 'ricette vegane', 'es'],
    ['Almanca konuşan yemek içerik üreticileri', 'yemek', 'de'],
    ['веганские рецепты на английском', 'веганские рецепты', 'en'],
    ['блогеры, говорящие по-испански, кулинария', 'кулинария', 'es'],
    ['وصفات نباتية بالإسبانية', 'وصفات نباتية', 'es'],
    ['स्पेनिश में वीगन रेसिपी', 'वीगन रेसिपी', 'es'],
    ['resep vegan dalam bahasa Spanyol', 'resep vegan', 'es'],
    ['công thức thuần chay bằng tiếng Tây Ban Nha', 'công thức thuần chay', 'es'],
  ])('is understood in other words: %s', (text, topic, spoken) => {
    expect(readAll(text)).toEqual({ topic, criteria: [`lang ${spoken}`] })
  })

  test.each(['english grammar lessons', '英语教学', 'cours de français', 'japonca öğrenme'])(
    'is not one for a topic with the name of a language: %s',
    (text) => expect(readAll(text)).toEqual({ topic: text, criteria: [] }),
  )
})
