import { type CategoryId, findCategoryId } from '@troupe/contract/catalogues/categories'

/**
 * Categories for Wikipedia topics as YouTube names them (developers.google.com/youtube/v3/docs/channels, topicDetails),
 * interests of Instagram's creator marketplace and common labels on TikTok. Topics that fit no category ("Knowledge",
 * "Entertainment", "Lifestyle") are left out.
 */
const categoriesByTopic = new Map<string, readonly CategoryId[]>([
  ['christian music', ['music']],
  ['classical music', ['music']],
  ['country music', ['music']],
  ['electronic music', ['dj_electronic']],
  ['hip hop music', ['music']],
  ['independent music', ['music']],
  ['jazz', ['music']],
  ['music of asia', ['music']],
  ['music of latin america', ['music']],
  ['pop music', ['music']],
  ['reggae', ['music']],
  ['rhythm and blues', ['music']],
  ['rock music', ['music']],
  ['soul music', ['music']],
  ['video game culture', ['gaming']],
  ['action game', ['gaming']],
  ['action-adventure game', ['gaming']],
  ['casual game', ['gaming']],
  ['music video game', ['gaming']],
  ['puzzle video game', ['gaming']],
  ['racing video game', ['gaming']],
  ['role-playing video game', ['gaming']],
  ['simulation video game', ['gaming']],
  ['sports game', ['gaming']],
  ['strategy video game', ['gaming']],
  ['sport', ['sports']],
  ['american football', ['sports']],
  ['boxing', ['sports']],
  ['cricket', ['sports']],
  ['association football', ['soccer']],
  ['ice hockey', ['sports']],
  ['mixed martial arts', ['sports']],
  ['motorsport', ['cars_motorcycles']],
  ['volleyball', ['sports']],
  ['professional wrestling', ['sports']],
  ['humour', ['comedy']],
  ['film', ['movies_tv']],
  ['television program', ['movies_tv']],
  ['physical fitness', ['fitness']],
  ['food', ['food_cooking']],
  ['pet', ['pets']],
  ['tourism', ['travel']],
  ['vehicle', ['cars_motorcycles']],
  ['physical attractiveness', ['beauty']],
  ['politics', ['news_politics']],
  ['society', ['social_issues']],
  ['animals and pets', ['pets']],
  ['business finance and economics', ['business', 'finance_investing']],
  ['education and learning', ['education']],
  ['fitness and workouts', ['fitness']],
  ['food and drink', ['food_cooking']],
  ['games puzzles and play', ['gaming']],
  ['home and garden', ['home_decor', 'gardening']],
  ['music and audio', ['music']],
  ['science and tech', ['science', 'technology']],
  ['travel and leisure activities', ['travel']],
  ['tv and movies', ['movies_tv']],
  ['vehicles and transportation', ['cars_motorcycles']],
  ['visual arts architecture and crafts', ['diy_crafts']],
  ['beauty and personal care', ['beauty']],
  ['food and beverage', ['food_cooking']],
  ['games', ['gaming']],
  ['apparel and accessories', ['fashion']],
  ['fashion and accessories', ['fashion']],
  ['sports and outdoors', ['sports', 'outdoor_adventure']],
  ['sports and fitness', ['sports', 'fitness']],
  ['baby kids and maternity', ['family_parenting']],
  ['family', ['family_parenting']],
  ['parenting', ['family_parenting']],
  ['tech and electronics', ['technology', 'gadgets_reviews']],
  ['consumer electronics', ['gadgets_reviews']],
  ['automotive and transportation', ['cars_motorcycles']],
  ['vehicle and transportation', ['cars_motorcycles']],
  ['auto', ['cars_motorcycles']],
  ['home improvement', ['diy_crafts', 'home_decor']],
  ['financial services', ['finance_investing']],
  ['news and entertainment', ['news_politics']],
  ['singing and dancing', ['singing_vocal', 'dance']],
  ['singing', ['singing_vocal']],
  ['anime', ['anime_manga']],
  ['anime and comics', ['anime_manga', 'comics_graphic_novels']],
  ['cooking', ['food_cooking']],
  ['animals', ['pets']],
  ['diy', ['diy_crafts']],
  ['cars', ['cars_motorcycles']],
  ['tech', ['technology']],
])

/** Longer texts are not topic names. */
const longestTopic = 200

/**
 * Returns the categories for a platform's topics or labels, without duplicates. Accepts Wikipedia URLs, readable names
 * and names in capitals.
 */
export function toCategories(topics: readonly string[]): CategoryId[] {
  return [...new Set(topics.filter((topic) => topic.length <= longestTopic).flatMap(findCategories))]
}

function findCategories(topic: string): readonly CategoryId[] {
  const name = toReadableName(topic)
  const id = findCategoryId(topic) ?? findCategoryId(name) ?? findCategoryId(name.replace(/\band\b/g, '&'))
  return id ? [id] : (categoriesByTopic.get(toTableKey(name)) ?? [])
}

/** Returns "lifestyle" for `https://en.wikipedia.org/wiki/Lifestyle_(sociology)`. */
function toReadableName(topic: string): string {
  return topic
    .replace(/^.*\/wiki\//, '')
    .replaceAll('_', ' ')
    .replace(/\(.*\)/, '')
    .trim()
    .toLowerCase()
}

function toTableKey(name: string): string {
  return name.replaceAll('&', 'and').replaceAll(',', '').replace(/\s+/g, ' ')
}
