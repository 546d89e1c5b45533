import type { FoundCriterion } from '../brand-analyser-port.ts'
import type { Statement } from './split-statements.ts'

const people = `people|women|woman|men|girls|boys|mums|moms|mothers|dads|fathers|parents|families|kids|children|students|teens|teenagers|beginners|professionals|developers|engineers|managers|founders|owners|players|athletes|runners|riders|cyclists|gamers|collectors|fans|lovers|makers|bakers|cooks|artists|musicians|travell?ers|hikers|anyone|everyone|those|couples|households|companies|firms|businesses|teams|agencies|freelancers|gen z|millennials|adults|seniors|retirees|homeowners|gardeners|readers|nurses|teachers|freelancers|commuters|pet owners|dog owners|cat owners`
const described = String.raw`(?:[\p{L}-]+ ){0,2}?`

/** Phrases that name an audience, in the group `who`. All repetitions are bounded. */
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?<!look(?:ing)? |search(?:ing)? |wanted )for|aimed at|loved by|used by|targets?|targeting|speaks? to|built for|made for) (?<who>${described}(?:${people})\b[^.;:!?\n]{0,80})`,
    'iu',
  ),
  /\b(?:customers|buyers|users|members|readers|clients|guests|shoppers|(?:target )?audience|target group) (?:are|is) (?!not\b)(?<who>[^.;:!?\n]{3,100})/iu,
  /(?<!\p{L})für (?<who>(?:\p{L}+ )?(?:frauen|männer|eltern|mütter|väter|familien|kinder|menschen|anfänger|profis|sportler\p{L}*|läufer\p{L}*|studierende|studenten|jugendliche|alle, die)(?!\p{L})[^.;:!?\n]{0,80})/iu,
  /(?<!\p{L})pour (?<who>(?:les |ceux |celles )?(?:femmes|hommes|parents|mères|familles|enfants|personnes|débutants|étudiants|sportifs|qui)(?!\p{L})[^.;:!?\n]{0,80})/iu,
  /(?<!\p{L})(?:para|per) (?<who>(?:las |los |as |os |le |gli )?(?:mujeres|hombres|padres|madres|familias|niños|personas|principiantes|estudiantes|quienes|mulheres|homens|pais|mães|famílias|crianças|pessoas|quem|donne|uomini|genitori|famiglie|bambini|persone|chi)(?!\p{L})[^.;:!?\n]{0,80})/iu,
  /(?<!\p{L})для (?<who>(?:\p{L}+ )?(?:женщин|мужчин|родителей|мам|детей|людей|семей|тех)(?!\p{L})[^.;:!?\n]{0,80})/iu,
  /(?:面向|针对|適合|适合|专为)(?<who>[^，。；：！？\n]{2,40})/u,
]

const creatorWords = /creators?|influencers?|bloggers?|youtubers?|创作者|博主|达人/iu
const longest = 160

/** Finds the audience that a statement names, in its own words. */
export function findAudience({ text, label, quote }: Statement): FoundCriterion[] {
  const who = label === 'audience' ? text : label === undefined ? findWho(text) : undefined
  const value = who?.trim().replace(/[\s.,;:]+$/u, '')
  if (!value) return []
  return [{ filter: 'audience', values: [cut(value)], quotes: [label === 'audience' ? quote : value] }]
}

function findWho(text: string): string | undefined {
  if (creatorWords.test(text)) return undefined
  for (const pattern of patterns) {
    const who = pattern.exec(text)?.groups?.who
    if (who !== undefined) return who
  }
  return undefined
}

function cut(text: string): string {
  if (text.length <= longest) return text
  return `${text.slice(0, text.lastIndexOf(' ', longest) + 1 || longest).trim()} …`
}
