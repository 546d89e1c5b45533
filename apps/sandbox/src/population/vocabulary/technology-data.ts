import type { NicheVocabularies } from './niche-vocabulary.ts'

export const technologyVocabulary = {
  technology: {
    weight: 1.75,
    emoji: '💻 ⚙️ 📱 🔌 🛰️',
    words: 'tech circuit byte signal chip wired volt node',
    roles: ['tech journalist', 'engineer', 'IT guy of the family', 'hardware tinkerer', 'network admin'],
    lines: [
      'Have you tried turning it off and on?',
      'Explaining tech to people who have a life.',
      'Cable management is therapy.',
      'Specs are easy, living with it is the review.',
    ],
    topics: {
      'PC building': ['PC builds', 'graphics card benchmarks', 'small form factor PCs', 'water cooling'],
      'smart home': ['smart home setups', 'home automation', 'smart lighting', 'local-first sensors'],
      'mechanical keyboards': [
        'mechanical keyboards',
        'switch comparisons',
        'keycap collections',
        'custom keyboard builds',
      ],
      'tech news': ['weekly tech news', 'chip industry', 'product launches', 'tech explained simply'],
      'home lab and self-hosting': ['home lab', 'self-hosting', 'network storage', 'mini servers'],
      'retro computing': ['retro computers', 'old consoles repaired', 'vintage laptops', 'pixel-era hardware'],
      '3D printing': ['3D printing', 'resin prints', 'printer upgrades', 'functional prints'],
      'desk setups': ['desk setups', 'productivity setups', 'ultrawide monitors', 'minimal workspaces'],
    },
    goesWith: 'gadgets_reviews programming_coding artificial_intelligence gaming science',
  },
  gadgets_reviews: {
    weight: 1.75,
    emoji: '📱 🎧 📦 ⌚ 📷',
    words: 'unbox gadget gear pixel lens charger widget',
    roles: ['gadget reviewer', 'camera nerd', 'audio reviewer', 'phone collector', 'serial unboxer'],
    lines: [
      'I buy it, break it, then tell you.',
      'No sponsored verdicts.',
      'Thirty days with it before I say a word.',
      'Battery life is the only spec that matters.',
    ],
    topics: {
      'smartphone reviews': ['smartphone reviews', 'budget phones', 'camera comparisons', 'foldables'],
      'headphones and audio': ['headphone reviews', 'wireless earbuds', 'budget hi-fi', 'bookshelf speakers'],
      'cameras and photography gear': ['camera reviews', 'lens tests', 'vlogging setups', 'film cameras'],
      'wearables and smartwatches': ['smartwatch reviews', 'fitness trackers', 'running watches', 'sleep tracking'],
      'unboxing and first looks': ['unboxings', 'first impressions', 'weird gadgets', 'gadgets under 50 dollars'],
      'laptops and tablets': ['laptop reviews', 'student laptops', 'tablet note-taking', 'ultralight notebooks'],
      'kitchen gadgets': ['kitchen gadget tests', 'air fryer comparisons', 'coffee machines', 'robot vacuums'],
    },
    goesWith: 'technology gaming electric_vehicles music_production',
  },
  programming_coding: {
    weight: 1.75,
    emoji: '💻 🧑‍💻 🐍 ☕ 🐛',
    words: 'code commit stack loop syntax compile byte refactor',
    roles: ['software engineer', 'web developer', 'self-taught developer', 'game developer', 'data engineer'],
    lines: [
      'It works on my machine.',
      'From bootcamp to senior, mistakes included.',
      'I read the docs so you can skip them.',
      'Semicolons are optional, tests are not.',
    ],
    topics: {
      'web development': ['web development', 'JavaScript tips', 'CSS tricks', 'frontend projects'],
      'Python programming': [
        'Python for beginners',
        'automation scripts',
        'data analysis in Python',
        'Python projects',
      ],
      'learning to code': [
        'learning to code',
        'coding for beginners',
        'self-taught developer story',
        '100 days of code',
      ],
      'game development': ['indie game dev', 'pixel art games', 'devlogs', 'shader tricks'],
      'software engineering career': [
        'coding interviews',
        'developer career',
        'day in the life of an engineer',
        'salary talk',
      ],
      'open source and Linux': ['open source', 'Linux setups', 'terminal tricks', 'dotfiles'],
      'mobile app development': [
        'mobile apps from scratch',
        'app launch diaries',
        'Kotlin and Swift',
        'side project apps',
      ],
    },
    goesWith: 'technology artificial_intelligence cybersecurity study_tips entrepreneurship',
  },
  artificial_intelligence: {
    weight: 1.75,
    emoji: '🤖 🧠 ⚡ 📊 ✨',
    words: 'neural prompt vector model tensor agent gradient synthetic',
    roles: ['machine learning engineer', 'AI researcher', 'prompt designer', 'data scientist', 'robotics student'],
    lines: [
      'Separating the hype from the maths.',
      'Testing every model so your weekend stays free.',
      'Robots will not take your job this week.',
      'Papers in plain English.',
    ],
    topics: {
      'AI tools for work': ['AI tools for work', 'prompt tips', 'workflow automation', 'AI for small business'],
      'machine learning tutorials': [
        'machine learning tutorials',
        'neural networks from scratch',
        'deep learning explained',
        'data science',
      ],
      'AI news': ['AI news', 'model releases', 'AI policy', 'research papers explained'],
      'AI art and video': ['AI art', 'generative video', 'image models', 'creative AI workflows'],
      robotics: ['robotics', 'robot arms at home', 'humanoid robots', 'drone autonomy'],
      'local language models': ['local language models', 'running models at home', 'fine-tuning', 'AI agents'],
    },
    goesWith: 'technology programming_coding science business marketing',
  },
  cybersecurity: {
    weight: 2.1,
    emoji: '🔐 🛡️ 🕵️ 💻 🧨',
    words: 'cipher exploit root packet shield breach hash zero.day',
    roles: ['penetration tester', 'security analyst', 'bug bounty hunter', 'blue teamer', 'ex-sysadmin'],
    lines: [
      'Your password is in a list. Let us fix that.',
      'I hack things with permission.',
      'Paranoid so you can relax.',
      'There is no cloud, only logs.',
    ],
    topics: {
      'ethical hacking': ['ethical hacking', 'penetration testing', 'capture the flag', 'bug bounties'],
      'online privacy': ['online privacy', 'password managers', 'phone hardening', 'de-googling'],
      'security careers': ['security careers', 'certification study', 'SOC analyst life', 'breaking into cyber'],
      'scams and fraud': ['scam alerts', 'phishing examples', 'romance scam stories', 'fraud prevention'],
      'malware and incidents': ['malware analysis', 'breach breakdowns', 'ransomware stories', 'threat hunting'],
    },
    goesWith: 'technology programming_coding artificial_intelligence education',
  },
  gaming: {
    weight: 2.5,
    emoji: '🎮 🕹️ 👾 🔥 🎧',
    words: 'pixel quest loot respawn arcade controller boss checkpoint',
    roles: ['variety streamer', 'cosy gamer', 'speedrunner', 'retro collector', 'RPG enjoyer'],
    lines: [
      'Dying to the tutorial boss since 1998.',
      'One more run and then bed.',
      'Chill lobby, bad aim.',
      'Side quests only.',
      'My backlog has a backlog.',
    ],
    topics: {
      'cozy games': ['cosy games', 'farming sims', 'life sims', 'wholesome indie games'],
      'retro gaming': ['retro gaming', '16-bit classics', 'handheld emulation', 'console collecting'],
      speedrunning: ['speedruns', 'glitch hunting', 'world record attempts', 'any% explained'],
      'survival and sandbox games': ['survival builds', 'sandbox redstone', 'base building', 'hardcore worlds'],
      'RPG and story games': ['RPG playthroughs', 'lore explained', 'open-world guides', 'soulslike runs'],
      'horror games': ['horror games', 'jump scare nights', 'indie horror', 'co-op horror'],
      'racing and simulators': ['sim racing', 'flight simulators', 'truck sims', 'wheel setups'],
      'indie game reviews': ['indie game reviews', 'hidden gem games', 'demo festivals', 'pixel platformers'],
    },
    goesWith: 'esports mobile_games anime_manga technology comedy board_games',
  },
  esports: {
    weight: 1.75,
    emoji: '🏆 🎮 🖱️ ⚡ 🎧',
    words: 'clutch rank frag ladder headshot scrim bracket meta',
    roles: ['semi-pro player', 'esports caster', 'team coach', 'FPS grinder', 'fighting game player'],
    lines: [
      'Ranked until the sun comes up.',
      'Clutch or kick.',
      'Casting tournaments with tea and honey.',
      'Diamond mechanics, bronze temper.',
    ],
    topics: {
      'FPS and aim training': ['aim training', 'tactical shooters', 'ranked climbs', 'crosshair guides'],
      'MOBA strategy': ['MOBA guides', 'jungle pathing', 'patch notes explained', 'support carry'],
      'fighting games': ['fighting games', 'frame data', 'combo guides', 'local tournaments'],
      'tournament coverage': ['tournament coverage', 'esports casting', 'roster news', 'grand final reactions'],
      'battle royale': ['battle royale drops', 'zone tactics', 'squad wins', 'loadout guides'],
    },
    goesWith: 'gaming mobile_games technology comedy',
  },
  mobile_games: {
    weight: 1.75,
    emoji: '📱 🎮 🃏 💎 🏹',
    words: 'tap gacha swipe clan pull arena combo tower',
    roles: ['mobile gamer', 'gacha survivor', 'clan leader', 'free-to-play player', 'puzzle game fan'],
    lines: [
      'Free to play, expensive to love.',
      'Saving pulls. Allegedly.',
      'Gaming on the bus, every day.',
      'Low battery, high rank.',
    ],
    topics: {
      'gacha games': ['gacha pulls', 'tier lists', 'free-to-play guides', 'banner reviews'],
      'mobile strategy games': ['base layouts', 'clan wars', 'tower defence', 'deck guides'],
      'mobile shooters': ['mobile battle royale', 'claw grip settings', 'mobile sniper clips', 'sensitivity settings'],
      'puzzle and casual games': ['puzzle games', 'relaxing phone games', 'match-three levels', 'word games'],
      'new mobile games': ['new mobile game releases', 'offline games', 'games under 100 MB', 'mobile ports'],
    },
    goesWith: 'gaming esports anime_manga gadgets_reviews',
  },
  board_games: {
    weight: 1.75,
    emoji: '🎲 ♟️ 🃏 🧙 🏰',
    words: 'dice meeple tabletop rook pawn dungeon hex shuffle',
    roles: ['board game reviewer', 'dungeon master', 'chess coach', 'miniature painter', 'game night host'],
    lines: [
      'I will read the rules, you bring snacks.',
      'Roll for initiative.',
      'Shelf of shame: 41 games.',
      'Losing to my children at everything.',
    ],
    topics: {
      'board game reviews': ['board game reviews', 'two-player games', 'cooperative games', 'euro games'],
      'tabletop RPGs': ['tabletop RPGs', 'dungeon master tips', 'campaign stories', 'character builds'],
      chess: ['chess openings', 'chess puzzles', 'endgame lessons', 'blitz games'],
      'miniature painting': ['miniature painting', 'wargame terrain', 'kitbashing', 'speed painting'],
      'family game night': ['family game night', 'party games', 'card games for kids', 'travel games'],
      'trading card games': ['trading card games', 'deck building', 'pack openings', 'budget decks'],
    },
    goesWith: 'gaming kids_activities comics_graphic_novels anime_manga diy_crafts',
  },
} as const satisfies NicheVocabularies<
  | 'technology'
  | 'gadgets_reviews'
  | 'programming_coding'
  | 'artificial_intelligence'
  | 'cybersecurity'
  | 'gaming'
  | 'esports'
  | 'mobile_games'
  | 'board_games'
>
