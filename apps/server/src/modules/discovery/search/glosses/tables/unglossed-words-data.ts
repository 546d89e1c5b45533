import type { GlossLanguage } from './languages.ts'

const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/**
 * Names of people and places in Latin letters, and English words, whose stems are those of words. They have a gloss only
 * where a table has them as spelled.
 */
export const latinNames = toSet(`algebra architectural dose doses experience experiences illustrator inspire magazine
  never nevada universe tricks fashionista cricket marques bass basic basics metal casting mining motion native passion
  adele amar amara amina ana anna aria aslan bari belo berlin berlin bergen braga buse
  cabrera charlotte cole dina diana donati emma eva ferri fischer florence gemma gent granada hamburg helene ines intan
  isabella jakob jasper jena karim kirana kira laras lea lena leon leona lima lina lisa lola luca lucia luna lyon madrid
  magdalena mara maria mariam marie marin marina mario marius mark marla marta mathis melis mercado mercier milan mila
  mira mona monica mutua nada nadia naples natalia noel nora olga paris paula paulo petra pilar porto puebla remi reza
  rio rohan rosa rosario roma ruben saba sahil sara sartori serena serra sofia sonia soto stella tara tessa thea tina
  tokyo toronto turin turku valencia venter vera viktor ville viola vienna zara`)

/**
 * Cities that are spelled like words, which they are beside others: "zumo de lima". Standing alone between punctuation,
 * they are the cities.
 */
export const cityNames = toSet('bali berlin gent goa hamburg lima nevada porto rio rosario surat turku')

/**
 * Words that the stems of others would gloss: forms of other words of the language, or common words of no topic. They
 * have a gloss only where a table has them as spelled.
 */
export const falseStems: Partial<Record<GlossLanguage, ReadonlySet<string>>> = {
  es: toSet(`lidar comer comido entrado entrada entradas parado casado casada contar contamos cuenta cuento cuentas vino
    vivo viva quiero puedo modo modos media medios banco obra obras`),
  de: toSet(`mal male malen mark marke land lande lose art arten gern gerne gebe spielt teil teile bald wagen`),
  fr: toSet(`vent code core vers livre livres court courte courts poste postes mode modes mari pares part parts`),
  pt: toSet(`lidar core contar conto contos modo modos vivo viva media banco obra obras`),
  it: toSet(`lidar core contare conto conti modo modi vivo viva media banco opere porto porti vento code mari`),
  tr: toSet(`sabah kirada baran`),
  ru: toSet(`лета лето летом лет часы часов часа часть части тела тел слов слова слово соня сони котов черных стал стала
    стали мира мир миру миром право правда дело дела делам`),
  ar: toSet(`رسمي رسمية طول طوال لقطة لقطات كلمة عام عامة خاص خاصة`),
}
