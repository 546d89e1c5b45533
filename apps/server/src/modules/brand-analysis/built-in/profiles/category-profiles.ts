import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { CategoryProfiles } from './category-profile.ts'
import { foodProfiles } from './food-profiles-data.ts'
import { knowledgeProfiles } from './knowledge-profiles-data.ts'
import { lifeProfiles } from './life-profiles-data.ts'
import { looksProfiles } from './looks-profiles-data.ts'
import { movementProfiles } from './movement-profiles-data.ts'
import { playProfiles } from './play-profiles-data.ts'

/** The descriptions of the 75 categories. */
export const categoryProfiles: CategoryProfiles = {
  ...foodProfiles,
  ...looksProfiles,
  ...movementProfiles,
  ...lifeProfiles,
  ...knowledgeProfiles,
  ...playProfiles,
}

/** Wider categories by narrower ones: texts about the narrower one are about the wider one, too. */
export const widerCategories: Partial<Record<CategoryId, CategoryId>> = {
  baking: 'food_cooking',
  vegan_vegetarian: 'food_cooking',
  street_food: 'food_cooking',
  fine_dining: 'restaurant_reviews',
  restaurant_reviews: 'food_cooking',
  skincare: 'beauty',
  makeup: 'beauty',
  haircare: 'beauty',
  nails_nail_art: 'beauty',
  streetwear: 'fashion',
  luxury_fashion: 'fashion',
  thrifting_vintage: 'fashion',
  bodybuilding: 'fitness',
  yoga_pilates: 'fitness',
  running: 'fitness',
  cycling: 'sports',
  hiking_camping: 'outdoor_adventure',
  soccer: 'sports',
  basketball: 'sports',
  baseball: 'sports',
  tennis: 'sports',
  golf: 'sports',
  backpacking: 'travel',
  luxury_travel: 'travel',
  kids_activities: 'family_parenting',
  study_tips: 'education',
  science: 'education',
  gadgets_reviews: 'technology',
  programming_coding: 'technology',
  artificial_intelligence: 'technology',
  cybersecurity: 'technology',
  esports: 'gaming',
  mobile_games: 'gaming',
  film_reviews: 'movies_tv',
  singing_vocal: 'music',
  dj_electronic: 'music',
  instruments: 'music',
  music_production: 'music',
  satire_parody: 'comedy',
  standup: 'comedy',
  pranks: 'comedy',
  dogs: 'pets',
  cats: 'pets',
  electric_vehicles: 'cars_motorcycles',
  entrepreneurship: 'business',
  marketing: 'business',
}
