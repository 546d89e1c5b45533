type NegatingLanguage = 'de' | 'es' | 'fr'

/** Turn away what follows. */
const negators: Readonly<Record<NegatingLanguage, ReadonlySet<string>>> = {
  de: toSet('ohne kein keine keinen keinem keiner keines nicht nie niemals weder noch statt außer'),
  es: toSet('sin no ni nunca excepto salvo'),
  fr: toSet('sans pas ni jamais aucun aucune sauf'),
}
/** "Nicht nur", "no solo" and "pas seulement" turn nothing away, and nor does what comes after a "but". */
const endings: Readonly<Record<NegatingLanguage, ReadonlySet<string>>> = {
  de: toSet('nur sondern aber mehr bloß unser unsere unseren unserem unserer'),
  es: toSet('solo sólo sino pero más nuestro nuestra nuestros nuestras'),
  fr: toSet('seulement mais plus que notre nos'),
}
/** "Ohne Duft und Alkohol" goes on with what it turns away. */
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

/** Whether a word of a clause is turned away: only usual words stand between it and what does so ("nicht für Kinder"). */
export function isNegated(words: readonly string[], place: number, { language, stopWords }: NegatedIn): boolean {
  const read = (at: number) => words[at]?.toLowerCase() ?? ''
  for (let earlier = place - 1; earlier >= 0; earlier--) {
    const word = read(earlier)
    if (endings[language].has(word)) return false
    if (negators[language].has(word)) return true
    const isList = earlier === place - 1 && connectors[language].has(word) && !stopWords.has(read(earlier - 1))
    // A noun stands behind its adjective: "ohne künstliche Farben und Alkohol".
    if (isList) return [1, 2].some((back) => isNegated(words, earlier - back, { language, stopWords }))
    if (!stopWords.has(word)) return false
  }
  return false
}

/** Whether the signs of a Chinese sentence before one of its words turn that away (无香料). */
export function isNegatedInChinese(before: string): boolean {
  return chineseNegator.test(before)
}

function toSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
