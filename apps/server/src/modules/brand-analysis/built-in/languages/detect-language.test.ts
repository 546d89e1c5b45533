import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('the language of a text', () => {
  test.each([
    ['We make shoes for people who run at night.', 'en'],
    ['vegan protein bars', 'en'],
    ['Wir machen Schuhe für Menschen, die nachts laufen, und suchen Läufer mit einer Stirnlampe.', 'de'],
    ['Hacemos zapatillas para las personas que corren de noche y buscamos corredores con historias.', 'es'],
    ['Nous faisons des chaussures pour ceux qui courent la nuit et cherchons des coureurs.', 'fr'],
    ['我们为夜跑的人做鞋子', 'zh'],
    ['夜に走る人のための靴を作っています', 'other'],
    ['نصنع أحذية لمن يركضون ليلا', 'other'],
    ['Мы делаем обувь для бегунов', 'other'],
    ['Facciamo scarpe per chi corre di notte, e cerchiamo persone che amano la corsa e gli amici.', 'other'],
    ['😀😀', 'unknown'],
    ['', 'unknown'],
  ])('of %j is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })
})
