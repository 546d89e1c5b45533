import { z } from 'zod'

/** Families of categories. Each family has one hue on screen. */
export type CategoryFamily =
  | 'food'
  | 'beauty'
  | 'fashion'
  | 'fitness'
  | 'outdoors'
  | 'sports'
  | 'travel'
  | 'family'
  | 'education'
  | 'technology'
  | 'gaming'
  | 'screen'
  | 'music'
  | 'comedy'
  | 'home'
  | 'animals'
  | 'vehicles'
  | 'business'
  | 'society'

export interface Category {
  readonly id: string
  readonly name: string
  readonly family: CategoryFamily
}

/** The content categories of Discover, in the order of the specification. */
export const categories = [
  { id: 'food_cooking', name: 'Food & Cooking', family: 'food' },
  { id: 'baking', name: 'Baking', family: 'food' },
  { id: 'vegan_vegetarian', name: 'Vegan & Vegetarian', family: 'food' },
  { id: 'street_food', name: 'Street Food', family: 'food' },
  { id: 'fine_dining', name: 'Fine Dining', family: 'food' },
  { id: 'restaurant_reviews', name: 'Restaurant Reviews', family: 'food' },
  { id: 'beauty', name: 'Beauty', family: 'beauty' },
  { id: 'skincare', name: 'Skincare', family: 'beauty' },
  { id: 'makeup', name: 'Makeup', family: 'beauty' },
  { id: 'haircare', name: 'Haircare', family: 'beauty' },
  { id: 'nails_nail_art', name: 'Nails & Nail Art', family: 'beauty' },
  { id: 'fashion', name: 'Fashion', family: 'fashion' },
  { id: 'streetwear', name: 'Streetwear', family: 'fashion' },
  { id: 'luxury_fashion', name: 'Luxury Fashion', family: 'fashion' },
  { id: 'thrifting_vintage', name: 'Thrifting & Vintage', family: 'fashion' },
  { id: 'fitness', name: 'Fitness', family: 'fitness' },
  { id: 'bodybuilding', name: 'Bodybuilding', family: 'fitness' },
  { id: 'yoga_pilates', name: 'Yoga & Pilates', family: 'fitness' },
  { id: 'running', name: 'Running', family: 'fitness' },
  { id: 'cycling', name: 'Cycling', family: 'fitness' },
  { id: 'outdoor_adventure', name: 'Outdoor Adventure', family: 'outdoors' },
  { id: 'hiking_camping', name: 'Hiking & Camping', family: 'outdoors' },
  { id: 'sports', name: 'Sports', family: 'sports' },
  { id: 'soccer', name: 'Soccer', family: 'sports' },
  { id: 'basketball', name: 'Basketball', family: 'sports' },
  { id: 'baseball', name: 'Baseball', family: 'sports' },
  { id: 'tennis', name: 'Tennis', family: 'sports' },
  { id: 'golf', name: 'Golf', family: 'sports' },
  { id: 'travel', name: 'Travel', family: 'travel' },
  { id: 'backpacking', name: 'Backpacking', family: 'travel' },
  { id: 'luxury_travel', name: 'Luxury Travel', family: 'travel' },
  { id: 'family_parenting', name: 'Family & Parenting', family: 'family' },
  { id: 'kids_activities', name: 'Kids Activities', family: 'family' },
  { id: 'education', name: 'Education', family: 'education' },
  { id: 'study_tips', name: 'Study Tips', family: 'education' },
  { id: 'science', name: 'Science', family: 'education' },
  { id: 'technology', name: 'Technology', family: 'technology' },
  { id: 'gadgets_reviews', name: 'Gadgets & Reviews', family: 'technology' },
  { id: 'programming_coding', name: 'Programming & Coding', family: 'technology' },
  { id: 'artificial_intelligence', name: 'Artificial Intelligence', family: 'technology' },
  { id: 'cybersecurity', name: 'Cybersecurity', family: 'technology' },
  { id: 'gaming', name: 'Gaming', family: 'gaming' },
  { id: 'esports', name: 'Esports', family: 'gaming' },
  { id: 'mobile_games', name: 'Mobile Games', family: 'gaming' },
  { id: 'board_games', name: 'Board Games', family: 'gaming' },
  { id: 'anime_manga', name: 'Anime & Manga', family: 'screen' },
  { id: 'comics_graphic_novels', name: 'Comics & Graphic Novels', family: 'screen' },
  { id: 'movies_tv', name: 'Movies & TV', family: 'screen' },
  { id: 'film_reviews', name: 'Film Reviews', family: 'screen' },
  { id: 'music', name: 'Music', family: 'music' },
  { id: 'singing_vocal', name: 'Singing & Vocal', family: 'music' },
  { id: 'dj_electronic', name: 'DJ & Electronic', family: 'music' },
  { id: 'instruments', name: 'Instruments', family: 'music' },
  { id: 'music_production', name: 'Music Production', family: 'music' },
  { id: 'dance', name: 'Dance', family: 'music' },
  { id: 'comedy', name: 'Comedy', family: 'comedy' },
  { id: 'satire_parody', name: 'Satire & Parody', family: 'comedy' },
  { id: 'standup', name: 'Stand-up Comedy', family: 'comedy' },
  { id: 'pranks', name: 'Pranks', family: 'comedy' },
  { id: 'diy_crafts', name: 'DIY & Crafts', family: 'home' },
  { id: 'home_decor', name: 'Home Decor', family: 'home' },
  { id: 'gardening', name: 'Gardening', family: 'home' },
  { id: 'pets', name: 'Pets', family: 'animals' },
  { id: 'dogs', name: 'Dogs', family: 'animals' },
  { id: 'cats', name: 'Cats', family: 'animals' },
  { id: 'wildlife', name: 'Wildlife', family: 'animals' },
  { id: 'cars_motorcycles', name: 'Cars & Motorcycles', family: 'vehicles' },
  { id: 'electric_vehicles', name: 'Electric Vehicles', family: 'vehicles' },
  { id: 'business', name: 'Business', family: 'business' },
  { id: 'entrepreneurship', name: 'Entrepreneurship', family: 'business' },
  { id: 'marketing', name: 'Marketing', family: 'business' },
  { id: 'finance_investing', name: 'Finance & Investing', family: 'business' },
  { id: 'real_estate', name: 'Real Estate', family: 'business' },
  { id: 'news_politics', name: 'News & Politics', family: 'society' },
  { id: 'social_issues', name: 'Social Issues', family: 'society' },
] as const satisfies readonly Category[]

export type CategoryId = (typeof categories)[number]['id']

export const CategoryId = z.enum(categories.map((category) => category.id))

const idsByName = new Map<string, CategoryId>(
  categories.flatMap((category) => [
    [category.id, category.id],
    [category.name.toLowerCase(), category.id],
  ]),
)

/** Finds the id of a category by its id or readable name, in any case. */
export function findCategoryId(idOrName: string): CategoryId | undefined {
  return idsByName.get(idOrName.trim().toLowerCase())
}

export function getCategoryName(id: CategoryId): string {
  return categories.find((category) => category.id === id)?.name ?? id
}
