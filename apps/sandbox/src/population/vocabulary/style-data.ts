import type { NicheVocabularies } from './niche-vocabulary.ts'

export const styleVocabulary = {
  beauty: {
    weight: 2.2,
    emoji: '💄 ✨ 💅 🌸 💋',
    words: 'glow blush velvet petal mirror vanity gloss bloom',
    roles: ['beauty editor', 'beauty obsessive', 'salon owner', 'fragrance collector', 'aesthetician'],
    lines: [
      'Testing it on my own face first.',
      'Pretty is a skill, let me teach you.',
      'Drugstore heart, luxury eye.',
      'Empties, favourites and honest regrets.',
    ],
    topics: {
      'drugstore beauty': ['drugstore dupes', 'beauty under 15 dollars', 'pharmacy finds', 'budget beauty hauls'],
      'perfume and fragrance': ['perfume collection', 'niche fragrance', 'scent layering', 'signature scents'],
      'beauty over 40': ['mature beauty', 'makeup over 50', 'grey hair pride', 'graceful ageing'],
      'clean beauty': ['clean beauty', 'cruelty-free brands', 'refillable beauty', 'ingredient checks'],
      'get ready with me videos': ['GRWM videos', 'morning routines', 'night-out glam', 'ten-minute looks'],
      'beauty reviews': ['new beauty launches', 'honest product reviews', 'empties', 'wear tests'],
    },
    goesWith: 'makeup skincare haircare fashion nails_nail_art',
  },
  skincare: {
    weight: 1.8,
    emoji: '🧴 💧 ☀️ 🫧 🌿 ✨',
    words: 'skin dew serum glow barrier derma hydra balm',
    roles: [
      'licensed esthetician',
      'skincare chemist',
      'dermatology nurse',
      'recovering over-exfoliator',
      'skin therapist',
    ],
    lines: [
      'Wear sunscreen. That is the tweet.',
      'Your barrier called, it wants a break.',
      'Ingredients over packaging.',
      'Acne-prone and done apologising for it.',
      'Ten years of bad skin taught me everything.',
    ],
    topics: {
      'skincare routine': [
        'simple skincare routines',
        'morning and night routine',
        'three-step skincare',
        'skin cycling',
      ],
      'Korean skincare': ['K-beauty routines', 'glass skin', 'Korean sunscreens', 'snail mucin tests'],
      'acne and sensitive skin': ['acne journeys', 'sensitive skin', 'rosacea care', 'fungal acne safe products'],
      'anti-ageing skincare': ['retinol for beginners', 'peptides', 'anti-ageing routines', 'collagen facts'],
      sunscreen: ['sunscreen reviews', 'SPF for dark skin', 'no white cast sunscreens', 'sun care for kids'],
      'skincare science': ['ingredient breakdowns', 'niacinamide and acids', 'cosmetic chemistry', 'skincare myths'],
      'natural skincare': ['DIY face masks', 'gua sha', 'facial oils', 'botanical skincare'],
    },
    goesWith: 'beauty makeup haircare science vegan_vegetarian',
  },
  makeup: {
    weight: 1.75,
    emoji: '💄 👁️ 💋 🎨 ✨',
    words: 'liner lash brow palette blend brush pigment glam',
    roles: ['makeup artist', 'bridal makeup artist', 'SFX makeup artist', 'self-taught MUA', 'lipstick hoarder'],
    lines: [
      'Blend until it makes sense.',
      'My wings are never twins, only sisters.',
      'Face is a canvas, rent is due.',
      'Glitter in my carpet since 2014.',
    ],
    topics: {
      'everyday makeup': ['no-makeup makeup', 'five-minute face', 'office makeup', 'soft glam'],
      'bridal makeup': ['bridal looks', 'wedding guest makeup', 'long-wear base', 'South Asian bridal glam'],
      'eye makeup': ['graphic liner', 'cut crease', 'hooded eyes tutorials', 'smoky eyes'],
      'SFX and creative makeup': ['SFX makeup', 'face paint', 'Halloween looks', 'cosplay makeup'],
      'makeup tutorials for beginners': [
        'makeup for beginners',
        'brush basics',
        'foundation matching',
        'contouring explained',
      ],
      'lip products': ['lip combos', 'red lipstick swatches', 'lip stains', 'overlined lips'],
    },
    goesWith: 'beauty skincare nails_nail_art fashion dance',
  },
  haircare: {
    weight: 1.75,
    emoji: '💇‍♀️ 🌀 💆‍♀️ ✂️ 🫧',
    words: 'curl strand wave braid mane fringe coil roots',
    roles: ['hairstylist', 'curl specialist', 'colourist', 'barber', 'natural hair educator'],
    lines: [
      'Wash day is a whole event.',
      'Put the bleach down and text me first.',
      'Curly hair is not a problem to fix.',
      'Behind the chair six days a week.',
    ],
    topics: {
      'curly hair': ['curly girl method', 'wash day routines', '3C curls', 'frizz control'],
      'natural hair': ['4C natural hair', 'protective styles', 'braids and twists', 'length retention'],
      'hair colour': ['balayage', 'blonde maintenance', 'colour correction', 'vivid hair colour'],
      'hair growth': ['scalp care', 'hair oiling', 'postpartum hair loss', 'rosemary oil tests'],
      'hairstyles and updos': ['five-minute hairstyles', 'heatless curls', 'braided updos', 'claw clip ideas'],
      barbering: ['skin fades', 'beard trims', "men's haircuts", 'textured crops'],
    },
    goesWith: 'beauty skincare makeup fashion',
  },
  nails_nail_art: {
    weight: 1.75,
    emoji: '💅 ✨ 🎀 🌈 🐚',
    words: 'polish gel tips lacquer chrome cuticle nail press',
    roles: ['nail tech', 'nail artist', 'press-on maker', 'gel nail addict'],
    lines: [
      'Tiny canvases, big feelings.',
      'Booked until spring, teaching until then.',
      'Cuticle oil is self-care.',
      'My nails match my coffee cup today.',
    ],
    topics: {
      'nail art designs': ['hand-painted nail art', 'chrome nails', 'floral nail sets', '3D gel charms'],
      'gel and builder nails': ['builder gel', 'BIAB overlays', 'Russian manicure', 'gel application tips'],
      'press-on nails': ['press-on sets', 'reusable press-ons', 'custom nail sizing', 'handmade press-ons'],
      'nails at home': ['salon nails at home', 'beginner manicures', 'dip powder', 'nail care routines'],
      'seasonal nails': ['autumn nail ideas', 'Christmas nails', 'wedding nails', 'summer neon sets'],
    },
    goesWith: 'beauty makeup fashion diy_crafts',
  },
  fashion: {
    weight: 2.5,
    emoji: '👗 👠 🧥 👜 🖤 ✨',
    words: 'closet wardrobe thread stitch linen hanger hem atelier',
    roles: ['personal stylist', 'fashion student', 'outfit repeater', 'wardrobe consultant', 'former buyer'],
    lines: [
      'Outfit repeater and proud.',
      'Getting dressed is the best part of my day.',
      'Thirty pieces, a hundred outfits.',
      '160 cm and done hemming everything.',
      'Style notes for people with real bodies.',
    ],
    topics: {
      'capsule wardrobe': ['capsule wardrobes', 'outfit formulas', 'closet edits', '30 pieces for a season'],
      'plus size fashion': ['plus size outfits', 'curvy try-ons', 'size 20 style', 'midsize fashion'],
      'modest fashion': ['modest outfits', 'hijab styling', 'layering for summer', 'Ramadan looks'],
      workwear: ['office outfits', 'smart casual', 'interview looks', 'tailored basics'],
      'sustainable fashion': ['slow fashion', 'ethical brands', 'mending clothes', 'natural fabrics'],
      "men's fashion": ["men's style basics", 'grooming and tailoring', 'suits explained', 'menswear fits'],
      'petite fashion': ['petite styling', 'outfits for short girls', 'hemming hacks', 'petite jeans tests'],
      'sewing clothes': ['sewing my own clothes', 'pattern making', 'upcycled dresses', 'beginner sewing'],
    },
    goesWith: 'beauty thrifting_vintage streetwear luxury_fashion travel',
  },
  streetwear: {
    weight: 1.75,
    emoji: '👟 🧢 🔥 🖤 🛹',
    words: 'kicks laces hood drip block cargo denim sole',
    roles: ['sneaker collector', 'streetwear designer', 'sneaker restorer', 'denim head'],
    lines: [
      'Size 44, in case you are clearing shelves.',
      'Fits on repeat, laces always clean.',
      'Baggy before it was back.',
      'More shoes than days in the month.',
    ],
    topics: {
      sneakers: ['sneaker reviews', 'sneaker restoration', 'on-feet looks', 'sneaker collection'],
      'streetwear outfits': ['baggy fits', 'layered street style', 'techwear', 'gorpcore'],
      'denim and workwear': ['raw denim fades', 'selvedge', 'vintage workwear', 'boot care'],
      'skate style': ['skate fits', 'deck art', 'thrifted skate looks', 'wide-leg pants'],
      'independent streetwear brands': [
        'small streetwear labels',
        'screen printing',
        'brand building diaries',
        'drop days',
      ],
    },
    goesWith: 'fashion thrifting_vintage basketball music dj_electronic',
  },
  luxury_fashion: {
    weight: 1.75,
    emoji: '👜 💎 🖤 🥂 🕶️',
    words: 'maison atelier silk pearl couture velvet trunk',
    roles: ['handbag authenticator', 'luxury stylist', 'couture archivist', 'watch collector'],
    lines: [
      'Quiet luxury, loud opinions.',
      'Cost per wear is my cardio.',
      'Buy less, buy leather.',
      'Front row when invited, livestream when not.',
    ],
    topics: {
      'designer handbags': ['designer bag reviews', 'bag authentication', 'pre-loved handbags', 'bag capacity tests'],
      'quiet luxury': ['quiet luxury outfits', 'cashmere care', 'timeless pieces', 'old money style'],
      'runway and couture': ['runway breakdowns', 'couture week', 'fashion history', 'archive pieces'],
      'watches and jewellery': ['watch collecting', 'fine jewellery', 'vintage watches', 'diamond buying tips'],
      'luxury shoes': ['designer heels', 'resoling shoes', 'leather craft', 'comfortable luxury shoes'],
    },
    goesWith: 'fashion luxury_travel beauty fine_dining thrifting_vintage',
  },
  thrifting_vintage: {
    weight: 1.75,
    emoji: '🧥 🪩 🛍️ 🕰️ ♻️',
    words: 'thrift attic retro relic rack fleamarket seventies patina',
    roles: ['thrift flipper', 'vintage seller', 'charity shop regular', 'flea market regular', 'reseller'],
    lines: [
      'Somebody else let it go so that I could find it.',
      'Nothing new since 2019.',
      'Flea market at six, coffee at nine.',
      'Shoulder pads are non-negotiable.',
    ],
    topics: {
      'thrift hauls': ['thrift hauls', 'charity shop finds', 'thrifting trips', 'five-dollar outfits'],
      'thrift flips': ['thrift flips', 'upcycled denim', 'before and after clothing', 'visible mending'],
      'vintage fashion': ['1970s style', 'Y2K pieces', '1950s dresses', 'vintage denim'],
      'reselling clothes': ['reselling for beginners', 'sourcing days', 'reseller income', 'shipping tips'],
      'vintage home and flea markets': [
        'flea market finds',
        'mid-century furniture',
        'antique hunting',
        'vintage glassware',
      ],
    },
    goesWith: 'fashion streetwear home_decor diy_crafts',
  },
} as const satisfies NicheVocabularies<
  | 'beauty'
  | 'skincare'
  | 'makeup'
  | 'haircare'
  | 'nails_nail_art'
  | 'fashion'
  | 'streetwear'
  | 'luxury_fashion'
  | 'thrifting_vintage'
>
