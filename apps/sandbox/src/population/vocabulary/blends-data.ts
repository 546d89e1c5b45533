import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** A topic between two niches that has a scene of its own; who covers it has both niches. */
export interface Blend {
  readonly topic: string
  readonly niches: readonly [CategoryId, CategoryId]
  /** How common it is among blends; 1 is average. */
  readonly weight: number
  readonly subjects: readonly string[]
}

export const blends: readonly Blend[] = [
  {
    topic: 'vegan baking',
    niches: ['vegan_vegetarian', 'baking'],
    weight: 5,
    subjects: [
      'vegan cakes',
      'aquafaba macarons',
      'vegan sourdough',
      'egg-free cookies',
      'plant-based desserts',
      'vegan brownies',
      'dairy-free pastry',
      'vegan baking',
    ],
  },
  {
    topic: 'healthy baking',
    niches: ['baking', 'fitness'],
    weight: 1,
    subjects: ['protein brownies', 'low-sugar cakes', 'oat flour muffins', 'high-protein cheesecake'],
  },
  {
    topic: 'baking with kids',
    niches: ['baking', 'kids_activities'],
    weight: 1,
    subjects: ['baking with toddlers', 'birthday cakes for kids', 'cookie decorating with kids', 'lunchbox muffins'],
  },
  {
    topic: 'vegan fitness',
    niches: ['vegan_vegetarian', 'fitness'],
    weight: 1.2,
    subjects: ['plant-based athletes', 'vegan protein', 'vegan muscle', 'plant-powered training'],
  },
  {
    topic: 'vegan travel',
    niches: ['travel', 'vegan_vegetarian'],
    weight: 0.9,
    subjects: ['vegan city guides', 'vegan street food', 'plant-based hotels', 'travelling as a vegan'],
  },
  {
    topic: 'cruelty-free makeup',
    niches: ['makeup', 'vegan_vegetarian'],
    weight: 1,
    subjects: ['cruelty-free makeup', 'vegan lipsticks', 'cruelty-free dupes', 'vegan brushes'],
  },
  {
    topic: 'van life with pets',
    niches: ['travel', 'dogs'],
    weight: 1.1,
    subjects: ['van life with a dog', 'dog-friendly road trips', 'campervan dogs', 'travelling with a rescue dog'],
  },
  {
    topic: 'budget backpacking food',
    niches: ['backpacking', 'street_food'],
    weight: 0.9,
    subjects: ['eating for a dollar a day', 'backpacker street food', 'hostel kitchen recipes', 'bus station snacks'],
  },
  {
    topic: 'food travel',
    niches: ['travel', 'street_food'],
    weight: 1.4,
    subjects: ['food travel', 'local food tours', 'cooking classes abroad', 'market breakfasts'],
  },
  {
    topic: 'yoga retreats',
    niches: ['yoga_pilates', 'travel'],
    weight: 1,
    subjects: ['yoga retreats', 'surf and yoga weeks', 'teacher training abroad', 'silent retreats'],
  },
  {
    topic: 'fitness for mums',
    niches: ['fitness', 'family_parenting'],
    weight: 1.2,
    subjects: ['workouts for busy mums', 'nap time workouts', 'stroller fitness', 'strong mums'],
  },
  {
    topic: 'postnatal yoga',
    niches: ['yoga_pilates', 'family_parenting'],
    weight: 0.7,
    subjects: ['mum and baby yoga', 'family yoga', 'kids yoga', 'postnatal stretching'],
  },
  {
    topic: 'family cooking',
    niches: ['food_cooking', 'family_parenting'],
    weight: 1.2,
    subjects: ['dinners for picky kids', 'cooking with toddlers', 'family meal plans', 'hidden veggie sauces'],
  },
  {
    topic: 'garden to table',
    niches: ['gardening', 'food_cooking'],
    weight: 1.1,
    subjects: ['garden to table cooking', 'preserving the harvest', 'homegrown salads', 'canning tomatoes'],
  },
  {
    topic: 'gaming setups',
    niches: ['gaming', 'technology'],
    weight: 1.2,
    subjects: ['gaming PC builds', 'RGB desk setups', 'gaming keyboards', 'streaming setups'],
  },
  {
    topic: 'gaming comedy',
    niches: ['gaming', 'comedy'],
    weight: 1.1,
    subjects: ['gaming skits', 'NPC impressions', 'funny gaming moments', 'rage compilations'],
  },
  {
    topic: 'anime music covers',
    niches: ['anime_manga', 'singing_vocal'],
    weight: 0.9,
    subjects: ['anime opening covers', 'anime songs in English', 'vocaloid covers', 'anime endings acoustic'],
  },
  {
    topic: 'game music on instruments',
    niches: ['instruments', 'gaming'],
    weight: 0.8,
    subjects: ['game soundtracks on piano', 'boss themes on guitar', 'chiptune covers', 'orchestral game music'],
  },
  {
    topic: 'cosplay makeup',
    niches: ['makeup', 'anime_manga'],
    weight: 0.9,
    subjects: ['cosplay makeup', 'anime eye looks', 'wig and lens guides', 'convention glam'],
  },
  {
    topic: 'sneaker customising',
    niches: ['streetwear', 'diy_crafts'],
    weight: 0.8,
    subjects: ['custom sneakers', 'hand-painted denim', 'sole swaps', 'airbrushed jackets'],
  },
  {
    topic: 'upcycled furniture',
    niches: ['diy_crafts', 'home_decor'],
    weight: 1.2,
    subjects: ['furniture flips', 'upcycled dressers', 'chalk paint makeovers', 'kerbside finds restored'],
  },
  {
    topic: 'thrifted home decor',
    niches: ['home_decor', 'thrifting_vintage'],
    weight: 0.9,
    subjects: ['thrifted home decor', 'second-hand interiors', 'vintage kitchens', 'flea market lamps'],
  },
  {
    topic: 'sustainable beauty',
    niches: ['beauty', 'social_issues'],
    weight: 0.8,
    subjects: ['zero-waste beauty', 'solid shampoo bars', 'low-waste makeup bags', 'refill beauty'],
  },
  {
    topic: 'skin of colour skincare',
    niches: ['skincare', 'beauty'],
    weight: 1,
    subjects: ['skincare for dark skin', 'hyperpigmentation', 'melanin-friendly sunscreen', 'shade range checks'],
  },
  {
    topic: 'skincare for men',
    niches: ['skincare', 'fashion'],
    weight: 0.8,
    subjects: ['skincare for men', 'beard care', 'shaving bumps', 'grooming basics'],
  },
  {
    topic: 'budget fashion',
    niches: ['fashion', 'finance_investing'],
    weight: 0.8,
    subjects: ['outfits under 30 dollars', 'high street dupes', 'no-buy year', 'cost-per-wear experiments'],
  },
  {
    topic: 'student budgeting',
    niches: ['finance_investing', 'study_tips'],
    weight: 0.9,
    subjects: ['student budgets', 'student loans explained', 'saving at university', 'first salary tips'],
  },
  {
    topic: 'family finance',
    niches: ['finance_investing', 'family_parenting'],
    weight: 0.8,
    subjects: ['family budgets', 'grocery budgets', 'teaching kids about money', 'single income families'],
  },
  {
    topic: 'coding for kids',
    niches: ['programming_coding', 'kids_activities'],
    weight: 0.7,
    subjects: ['coding for kids', 'block coding games', 'robot kits for children', 'after-school coding clubs'],
  },
  {
    topic: 'AI for marketers',
    niches: ['marketing', 'artificial_intelligence'],
    weight: 1,
    subjects: ['AI for marketers', 'AI copywriting', 'automated content', 'prompt libraries for brands'],
  },
  {
    topic: 'AI coding assistants',
    niches: ['programming_coding', 'artificial_intelligence'],
    weight: 0.9,
    subjects: ['AI coding assistants', 'building AI apps', 'vibe coding tests', 'code review bots'],
  },
  {
    topic: 'science for kids',
    niches: ['science', 'kids_activities'],
    weight: 0.9,
    subjects: ['science for kids', 'volcano experiments', 'backyard bug hunts', 'kitchen science for children'],
  },
  {
    topic: 'electric road trips',
    niches: ['electric_vehicles', 'travel'],
    weight: 0.7,
    subjects: ['electric road trips', 'EV camping', 'charging across the country', 'electric campervans'],
  },
  {
    topic: 'motorcycle camping',
    niches: ['cars_motorcycles', 'hiking_camping'],
    weight: 0.8,
    subjects: ['motorcycle camping', 'moto overnighters', 'panniers and tents', 'riding to campsites'],
  },
  {
    topic: 'hiking with dogs',
    niches: ['hiking_camping', 'dogs'],
    weight: 1.1,
    subjects: ['hiking with dogs', 'dog packs and paws', 'summits with a border collie', 'dog-friendly trails'],
  },
  {
    topic: 'trail running and mountains',
    niches: ['running', 'outdoor_adventure'],
    weight: 0.8,
    subjects: ['skyrunning', 'mountain ultras', 'fastpacking', 'fell running'],
  },
  {
    topic: 'dance fitness',
    niches: ['dance', 'fitness'],
    weight: 1,
    subjects: ['dance workouts', 'cardio dance', 'latin cardio at home', 'barre workouts'],
  },
  {
    topic: 'sports comedy',
    niches: ['sports', 'comedy'],
    weight: 0.8,
    subjects: ['sports skits', 'Sunday league humour', 'gym stereotypes', 'commentator parodies'],
  },
  {
    topic: 'luxury food travel',
    niches: ['luxury_travel', 'fine_dining'],
    weight: 0.8,
    subjects: ['hotel restaurants', 'gourmet weekends', 'vineyard stays', 'chef table journeys'],
  },
  {
    topic: 'golf travel',
    niches: ['golf', 'luxury_travel'],
    weight: 0.7,
    subjects: ['golf resorts', 'Scottish links trips', 'golf and spa weekends', 'bucket-list courses'],
  },
  {
    topic: 'comedy about parenting',
    niches: ['comedy', 'family_parenting'],
    weight: 1,
    subjects: ['parenting comedy', 'mum skits', 'things toddlers say', 'tired dad sketches'],
  },
  {
    topic: 'financial satire',
    niches: ['satire_parody', 'finance_investing'],
    weight: 0.6,
    subjects: ['finance bro parody', 'crypto satire', 'stock market spoofs', 'landlord impressions'],
  },
]
