import { stem } from 'porter2'

/** Words that the algorithm would throw together with others of another meaning: anime, animals and animation; busy and business. */
const exceptions: Readonly<Record<string, string>> = {
  animal: 'animal',
  animals: 'animal',
  animation: 'animation',
  animations: 'animation',
  animator: 'animation',
  anime: 'anime',
  animes: 'anime',
  business: 'business',
  businesses: 'business',
  organic: 'organic',
  organics: 'organic',
  physics: 'physics',
  university: 'university',
  universities: 'university',
}

/** The stem of an English word in small letters (Porter 2, https://snowballstem.org/algorithms/english/stemmer.html). */
export function toStem(word: string): string {
  return Object.hasOwn(exceptions, word) ? (exceptions[word] ?? word) : stem(word)
}
