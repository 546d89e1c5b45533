import { spokenOfWords } from './spoken-of-data.ts'

interface SpokenOfPhrase {
  readonly phrase: string
  readonly name: 'likeOne' | 'likeMany' | 'dropOne' | 'dropMany'
}

/** Lists the phrases of a language for creators like one spoken of and for its removal: "like her", "sie nicht". */
export function listSpokenOf(language: string): SpokenOfPhrase[] {
  const words = spokenOfWords[language] ?? {}
  const [one, many] = [split(words.one), split(words.many)]
  const [like, bareLike, likeAfter] = [split(words.like), split(words.bareLike), split(words.likeAfter)]
  const [drop, dropAfter] = [split(words.drop), split(words.dropAfter)]
  const phrases = {
    likeOne: [...pair([...like, ...bareLike], one), ...pair(one, likeAfter), ...split(words.likeOne)],
    likeMany: [...pair(like, many), ...pair(many, likeAfter), ...split(words.likeMany)],
    dropOne: [...pair(drop, one), ...pair(one, dropAfter), ...split(words.dropOne)],
    dropMany: [...pair(drop, many), ...pair(many, dropAfter), ...split(words.dropMany)],
  } as const
  const names = ['likeOne', 'likeMany', 'dropOne', 'dropMany'] as const
  return names.flatMap((name) => phrases[name].map((phrase) => ({ phrase, name })))
}

const split = (texts = ''): string[] => (texts === '' ? [] : texts.split(', '))

const pair = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
