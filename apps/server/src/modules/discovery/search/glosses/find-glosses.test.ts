import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findForeignWords, findGlosses } from './find-glosses.ts'

const gloss = (text: string) => findGlosses(text).map((found) => `${text.slice(found.start, found.end)}=${found.gloss}`)
const glosses = (text: string) => findGlosses(text).map((found) => found.gloss)
const languages = (text: string) => [...new Set(findGlosses(text).flatMap((found) => found.languages))]

describe('a word', () => {
  test.each([
    ['es', 'Recetas de panes caseros', ['recipe', 'bread']],
    ['de', 'Kuchen und Torten backen', ['cake', 'baking']],
    ['fr', 'recettes de gâteaux', ['recipe', 'cake']],
    ['pt', 'receitas de bolos', ['recipe', 'cake']],
    ['it', 'ricette di torte', ['recipe', 'cake']],
    ['tr', 'ekmek tarifleri', ['bread', 'recipe']],
    ['id', 'resep kue', ['recipe', 'cake']],
    ['vi', 'công thức bánh mì', ['recipe', 'bread']],
    ['ru', 'рецепты тортов', ['recipe', 'cake']],
    ['ar', 'وصفات الكيك', ['recipe', 'cake']],
    ['hi', 'केक की रेसिपी', ['cake', 'recipe']],
    ['zh', '蛋糕食谱', ['cake', 'recipe']],
    ['ja', 'ケーキのレシピ', ['cake', 'recipe']],
    ['ko', '케이크를 만드는 레시피', ['cake', 'recipe']],
  ])('of %s has its meaning in English: %s', (language, text, meanings) => {
    expect(glosses(text).flatMap((found) => found.split(', '))).toEqual(expect.arrayContaining(meanings))
    expect(languages(text)).toContain(language)
  })

  test.each([
    ['gatos', 'cats'],
    ['Katze', 'cats'],
    ['chats et chiens', 'cats'],
    ['кошкам', 'cats'],
    ['kedilerim', 'cats'],
    ['القطط', 'cats'],
    ['बिल्लियों', 'cats'],
    ['고양이는', 'cats'],
  ])('is known in its other forms: %s', (text, meaning) => {
    expect(glosses(text).join(', ')).toContain(meaning)
  })

  test('is known in hashtags, written together or with capitals', () => {
    expect(glosses('#cuidadodelapiel')).toEqual(['skincare'])
    expect(glosses('#CuidadoDeLaPiel')).toEqual(['skincare'])
  })

  test('is known with and without accents', () => {
    expect(glosses('videos de maquillaje para la niñez')).toContain('makeup')
    expect(glosses('cómo hacer gimnasia en casa')).toEqual(glosses('como hacer gimnasia en casa'))
  })

  test('of a German compound is known by its parts', () => {
    expect(glosses('Hundekuchen')).toEqual(['dogs cake'])
  })

  test('in a phrase means what the phrase means', () => {
    expect(gloss('recetas de pan de masa madre')).toEqual(['recetas=recipe', 'pan de masa madre=sourdough'])
  })
})

describe('a phrase', () => {
  test.each([
    ['ru', 'обзоры настольных игр', 'board games'],
    ['ru', 'проекты на 3D-принтере', '3d printing'],
    ['hi', '3D प्रिंटिंग', '3d printing'],
    ['es', 'entrevistas de trabajo', 'job interview'],
  ])('of %s is known in its other forms, with short words and numbers: %s', (_language, text, meaning) => {
    expect(glosses(text)).toContain(meaning)
  })
})

describe('a word without a topic', () => {
  test.each([
    ['pan como en casa', 'como'],
    ['cómo va el pan', 'cómo'],
    ['die besten Rezepte', 'die'],
    ['как готовить торт', 'как'],
    ['كيف أطبخ الأرز', 'كيف'],
  ])('has no gloss of its own: %s', (text, word) => {
    const found = findForeignWords(text)
    expect(found.glosses.map((each) => each.word)).not.toContain(word)
    expect(found.glosses.length).toBeGreaterThan(0)
    expect(found.empty.map(({ start, end }) => text.slice(start, end))).toContain(word)
  })

  test('is not one where it is part of a phrase with a gloss', () => {
    const text = 'pan de masa madre'
    expect(findForeignWords(text).empty).toEqual([])
  })

  test('is none in a language that is as likely', () => {
    expect(gloss('de la')).toEqual([])
  })

  test('is none in English', () => {
    expect(findForeignWords('how to live on the land').empty).toEqual([])
  })
})

describe('a name', () => {
  test.each(['Tessa', 'Berlin', 'Granada', 'Соня', 'Mark'])('has not the gloss of a word it resembles: %s', (name) => {
    expect(gloss(name)).toEqual([])
  })
})

describe('a city that is spelled like a word', () => {
  test.each(['Lima', 'Rio', 'porto', 'Bali', 'Goa', 'Berlin', '#Lima'])('has no gloss alone: %s', (city) => {
    expect(gloss(city)).toEqual([])
  })

  test('has none between punctuation', () => {
    expect(glosses('Recetas de pan | Lima')).toEqual(['recipe', 'bread'])
  })

  test('is the word beside others', () => {
    expect(glosses('zumo de lima')).toContain('lime')
  })
})

describe('a text in a language without a table', () => {
  test.each(['brood bakken', 'lekker zelf brood bakken'])('has no gloss by a short stem alone: %s', (text) => {
    expect(gloss(text)).toEqual([])
  })
})

describe('a word of several languages', () => {
  test('means what it means in the language of its neighbours', () => {
    expect(glosses('pan casero con masa madre')).toContain('bread')
    expect(gloss('cast iron pan review')).toEqual([])
    expect(glosses('mode et beauté')).toContain('fashion')
    expect(gloss('dark mode for all apps')).toEqual([])
  })

  test('has one meaning if all languages agree, and names them all', () => {
    expect(glosses('moda')).toEqual(['fashion'])
    expect(languages('moda')).toEqual(expect.arrayContaining(['es', 'pt', 'it']))
  })

  test('of Chinese and Japanese is read as Japanese beside kana', () => {
    expect(languages('猫の動画')).toEqual(['ja'])
    expect(languages('猫咪视频')).toEqual(['zh'])
  })
})

describe('English', () => {
  test.each([
    'vegan cakes',
    'best home workout for beginners',
    'die hard movies',
    'The Art of War',
    'tag along on a bus',
    'minimalist baking',
  ])('%s has no glosses', (text) => expect(gloss(text)).toEqual([]))

  test('beside another language stays as it is', () => {
    expect(gloss('Vegan food and travel. Recetas fáciles y sanas')).toEqual(
      expect.arrayContaining([expect.stringContaining('Recetas=recipe')]),
    )
  })
})

describe('part of a word', () => {
  test('has no gloss', () => {
    expect(glosses('ジャパン')).not.toContain('bread')
    expect(glosses('빵빵하다')).not.toContain('bread')
  })
})

describe('any text', () => {
  test('is read without failing, in order and without overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const found = findGlosses(text)
        for (const [place, { start, end }] of found.entries()) {
          expect(start).toBeGreaterThanOrEqual(found[place - 1]?.end ?? 0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })

  test.each(['猫', 'ケ', '빵', 'к', 'a', 'ğ', 'ا', 'क', ' ', '#', '\u0301', '𠀀'])(
    'of a million signs %j takes no longer than one of a thousand',
    (sign) => {
      const measure = (text: string) => {
        const start = process.threadCpuUsage()
        findGlosses(text)
        return process.threadCpuUsage(start).user / 1000
      }
      measure(sign.repeat(1000))
      expect(measure(sign.repeat(1_000_000))).toBeLessThan(1000)
    },
  )
})
