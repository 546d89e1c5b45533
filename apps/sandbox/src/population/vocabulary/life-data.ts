import type { NicheVocabularies } from './niche-vocabulary.ts'

export const lifeVocabulary = {
  travel: {
    weight: 2.5,
    emoji: '✈️ 🌍 🧳 🗺️ 🌊 📸',
    words: 'wander compass atlas passport horizon map postcard detour',
    roles: ['full-time traveller', 'weekend traveller', 'flight attendant', 'travel planner', 'travel photographer'],
    lines: [
      'Carry-on only since 2016.',
      'Lost in 43 countries and counting.',
      'Window seat, always.',
      'Travel guides for people with 20 days of leave.',
      'Itineraries you can steal.',
    ],
    topics: {
      'budget travel': ['budget travel', 'cheap flights', 'travel under 50 dollars a day', 'free things to do'],
      'solo female travel': ['solo female travel', 'safety tips for women', 'travelling alone', 'solo trips over 40'],
      'van life': ['van life', 'van conversions', 'life on the road', 'campervan trips'],
      'family travel': ['family travel', 'flying with toddlers', 'kid-friendly cities', 'road trips with kids'],
      'digital nomad': ['digital nomad life', 'remote work abroad', 'coworking cafes', 'visa guides'],
      'city breaks': ['48-hour city guides', 'weekend city breaks', 'hidden corners', 'train trips'],
      'travel photography': ['travel photography', 'drone shots', 'photo spots', 'sunset hunting'],
      'island and beach trips': ['island hopping', 'secret beaches', 'snorkelling spots', 'tropical guides'],
    },
    goesWith: 'backpacking luxury_travel street_food hiking_camping fashion family_parenting',
  },
  backpacking: {
    weight: 1.75,
    emoji: '🎒 🌏 🚌 🛖 🥾',
    words: 'nomad rucksack hostel roam gapyear overland drifter detour',
    roles: ['backpacker', 'gap year traveller', 'hitchhiker', 'hostel volunteer', 'slow traveller'],
    lines: [
      'One backpack, no return ticket.',
      'Dorm bed veteran.',
      'Overland whenever there is a bus.',
      'Learning to say thank you in 30 languages.',
    ],
    topics: {
      'backpacking Southeast Asia': ['Southeast Asia routes', 'night buses', 'island hostels', 'border crossings'],
      'backpacking South America': ['Andes treks', 'South America by bus', 'Patagonia on foot', 'jungle towns'],
      'hostel life': ['hostel reviews', 'dorm etiquette', 'hostel jobs', 'meeting people on the road'],
      'packing light': ['packing light', '30-litre packing lists', 'gear that survived', 'laundry in sinks'],
      'hitchhiking and overland': [
        'hitchhiking',
        'overland journeys',
        'slow trains',
        'crossing continents without flying',
      ],
      'backpacking on a budget': ['20 dollars a day', 'backpacking budgets', 'work exchanges', 'couch stays'],
    },
    goesWith: 'travel hiking_camping street_food outdoor_adventure',
  },
  luxury_travel: {
    weight: 1.75,
    emoji: '🥂 🏝️ 🛥️ 🛎️ ✈️',
    words: 'suite villa lounge riviera concierge jetset penthouse',
    roles: ['hotel reviewer', 'luxury travel advisor', 'honeymoon planner', 'points and miles expert', 'spa critic'],
    lines: [
      'Checking the thread count so you can sleep.',
      'Late checkout, please.',
      'Suites, spas and honest room tours.',
      'Flying up front on points.',
    ],
    topics: {
      'luxury hotels': ['luxury hotel reviews', 'suite tours', 'boutique hotels', 'breakfast buffets judged'],
      'points and miles': ['points and miles', 'business class for less', 'lounge access', 'loyalty status'],
      'honeymoon and couples travel': ['honeymoon ideas', 'overwater villas', 'romantic escapes', 'couples retreats'],
      'spa and wellness retreats': ['wellness retreats', 'spa weekends', 'thermal baths', 'detox hotels'],
      'yachts and cruises': ['yacht weeks', 'cruise reviews', 'sailing holidays', 'cabin tours'],
      safaris: ['safari lodges', 'luxury safaris', 'big five mornings', 'bush villas'],
    },
    goesWith: 'travel fine_dining luxury_fashion golf',
  },
  family_parenting: {
    weight: 2,
    emoji: '👶 🍼 🏡 🤍 👨‍👩‍👧',
    words: 'nest mama littles cradle tribe bunch nursery papa',
    roles: ['mum of three', 'stay-at-home dad', 'mum of twins', 'working mum', 'single dad', 'midwife'],
    lines: [
      'Cold coffee, warm house.',
      'Raising tiny humans on very little sleep.',
      'The laundry is winning.',
      'Honest parenting, messy kitchen.',
      'Nobody sleeps here, everybody is loved.',
    ],
    topics: {
      'newborn and baby care': ['newborn tips', 'breastfeeding', 'baby sleep', 'first foods'],
      'gentle parenting': ['gentle parenting', 'toddler tantrums', 'calm discipline', 'big feelings'],
      'pregnancy and birth': ['pregnancy weeks', 'birth stories', 'hospital bags', 'fertility journey'],
      'twins and big families': ['twin mum life', 'family of seven', 'big family routines', 'multiples'],
      'dad life': ['dad life', 'paternity leave', 'dad jokes', 'girl dad'],
      'single parenting': ['single mum life', 'co-parenting', 'solo dad routines', 'blended families'],
      'baby-led weaning': ['baby-led weaning', 'toddler meals', 'picky eaters', 'school lunch ideas'],
    },
    goesWith: 'kids_activities food_cooking home_decor travel fashion education',
  },
  kids_activities: {
    weight: 1.75,
    emoji: '🧸 🎨 🪁 🧩 🖍️',
    words: 'play crayon puddle rainbow toybox wiggle storytime',
    roles: ['preschool teacher', 'play therapist', 'homeschool mum', 'toy tester', 'art teacher for little ones'],
    lines: [
      'Screen-free by five past four.',
      'Glitter now, hoover later.',
      'Rainy days are my specialty.',
      'Ten minutes to set up, an hour of peace.',
    ],
    topics: {
      'toddler activities': ['toddler activities', 'sensory play', 'busy trays', 'rainy day games'],
      'crafts for kids': ['kids crafts', 'cardboard projects', 'finger painting', 'holiday crafts for kids'],
      'Montessori at home': ['Montessori at home', 'wooden toys', 'practical life', 'play shelves'],
      homeschooling: ['homeschooling', 'phonics games', 'nature school', 'unit studies'],
      'toy reviews': ['toy reviews', 'building block sets', 'toy rotation', 'gift guides for kids'],
      "children's books": ["children's books", 'bedtime stories', 'read-alouds', 'picture book picks'],
    },
    goesWith: 'family_parenting education diy_crafts board_games',
  },
  education: {
    weight: 1.75,
    emoji: '📚 🎓 🧠 ✏️ 🌍',
    words: 'lesson chalk learn school explain primer lecture notebook',
    roles: ['high school teacher', 'history teacher', 'language tutor', 'maths teacher', 'museum educator'],
    lines: [
      'The teacher you wish you had had.',
      'Explaining things until they click.',
      'Homework help without the shouting.',
      'History is gossip with sources.',
    ],
    topics: {
      'language learning': ['English for beginners', 'Spanish in ten minutes', 'language learning', 'pronunciation'],
      'history explained': ['history explained', 'ancient Rome', 'forgotten women of history', 'maps and empires'],
      'maths explained': ['maths made simple', 'algebra help', 'exam maths', 'mental arithmetic'],
      'teacher life': ['teacher life', 'classroom ideas', 'lesson plans', 'first-year teaching'],
      'books and literature': ['book recommendations', 'classics explained', 'reading challenges', 'fantasy novels'],
      geography: ['geography facts', 'borders explained', 'capital cities quiz', 'how cities work'],
    },
    goesWith: 'study_tips science kids_activities news_politics family_parenting',
  },
  study_tips: {
    weight: 1.75,
    emoji: '📖 ☕ 📝 🎧 🎓',
    words: 'study notes desk focus library highlighter margin exam',
    roles: ['med student', 'law student', 'PhD student', 'study coach', 'engineering student'],
    lines: [
      'Study with me, cry with me.',
      'Romanticising the library since first year.',
      'Good notes, bad handwriting.',
      'Average student turned top of class. Here is how.',
    ],
    topics: {
      'study with me sessions': ['study with me sessions', 'pomodoro sessions', 'library days', 'lo-fi study nights'],
      'note taking': ['note taking', 'tablet notes', 'bullet journals', 'mind maps'],
      'exam preparation': ['exam prep', 'active recall', 'flashcard systems', 'last-minute revision'],
      'university life': ['university life', 'dorm room tours', 'med school days', 'studying abroad'],
      'productivity for students': ['student productivity', 'focus habits', 'planner setups', 'procrastination help'],
      'scholarships and applications': [
        'scholarship tips',
        'college applications',
        'personal statements',
        'interview prep',
      ],
    },
    goesWith: 'education science programming_coding family_parenting',
  },
  science: {
    weight: 1.75,
    emoji: '🔬 🧪 🪐 🧬 🔭',
    words: 'atom quark lab orbit neuron fossil curiosity spectrum',
    roles: ['physicist', 'marine biologist', 'chemistry teacher', 'astronomer', 'neuroscience PhD'],
    lines: [
      'Peer-reviewed, kitchen-tested.',
      'Asking why until somebody gets a grant.',
      'The universe is weird and I have slides.',
      'Lab coat optional, goggles mandatory.',
    ],
    topics: {
      'space and astronomy': ['space explained', 'backyard astronomy', 'planets and moons', 'telescope nights'],
      'chemistry experiments': [
        'chemistry experiments',
        'kitchen chemistry',
        'crystal growing',
        'slow-motion reactions',
      ],
      'biology and evolution': ['biology explained', 'evolution stories', 'microscope worlds', 'deep-sea creatures'],
      'physics explained': ['physics explained', 'quantum without tears', 'everyday physics', 'engineering failures'],
      neuroscience: ['brain facts', 'neuroscience of habits', 'sleep science', 'memory explained'],
      'climate science': ['climate science', 'weather explained', 'ocean currents', 'renewable energy facts'],
      'dinosaurs and fossils': ['dinosaurs', 'fossil hunting', 'palaeontology digs', 'prehistoric life'],
    },
    goesWith: 'education technology wildlife artificial_intelligence study_tips',
  },
} as const satisfies NicheVocabularies<
  | 'travel'
  | 'backpacking'
  | 'luxury_travel'
  | 'family_parenting'
  | 'kids_activities'
  | 'education'
  | 'study_tips'
  | 'science'
>
