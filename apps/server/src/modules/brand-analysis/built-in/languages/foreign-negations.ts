type NegatingLanguage = 'de' | 'es' | 'fr'

/** Words that negate the words after them. */
const negators: Readonly<Record<NegatingLanguage, ReadonlySet<string>>> = {
  de: toSet('ohne kein keine keinen keinem keiner keines nicht nie niemals weder noch statt außer'),
  es: toSet('sin no ni nunca excepto salvo'),
  fr: toSet('sans pas ni jamais aucun aucune sauf'),
}
/** Words that end or prevent a negation: "nicht nur", "no solo", "pas seulement", and words for "but". */
const endings: Readonly<Record<NegatingLanguage, ReadonlySet<string>>> = {
  de: toSet('nur sondern aber mehr bloß unser unsere unseren unserem unserer'),
  es: toSet('solo sólo sino pero más nuestro nuestra nuestros nuestras'),
  fr: toSet('seulement mais plus que notre nos'),
}
/** Words that continue a negated list: "ohne Duft und Alkohol". */
const connectors: Readonly<Record<NegatingLanguage, ReadonlySet<string>>> = {
  de: toSet('und oder noch'),
  es: toSet('y e o u ni'),
  fr: toSet('et ou ni'),
}
const chineseNegator = /(?:无|不含|没有|不添加|不加|拒绝|不是|零添加|零)(?:任何|人工|合成)?$/u

export interface NegatedIn {
  readonly language: NegatingLanguage
  readonly stopWords: ReadonlySet<string>
}

/** Whether a word of a clause is negated, with only stop words between it and the negation ("nicht für Kinder"). */
export function isNegated(words: readonly string[], place: number, { language, stopWords }: NegatedIn): boolean {
  const read = (at: number) => words[at]?.toLowerCase() ?? ''
  for (let earlier = place - 1; earlier >= 0; earlier--) {
    const word = read(earlier)
    if (endings[language].has(word)) return false
    if (negators[language].has(word)) return true
    const isList = earlier === place - 1 && connectors[language].has(word) && !stopWords.has(read(earlier - 1))
    // A noun may stand behind its adjective: "ohne künstliche Farben und Alkohol".
    if (isList) return [1, 2].some((back) => isNegated(words, earlier - back, { language, stopWords }))
    if (!stopWords.has(word)) return false
  }
  return false
}

/** Whether the characters before a word of a Chinese sentence negate it (无香料). */
export function isNegatedInChinese(before: string): boolean {
  return chineseNegator.test(before)
}

function toSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
