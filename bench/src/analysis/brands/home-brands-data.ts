import type { BrandTexts } from './brand-texts.ts'

export const homeBrands: BrandTexts = {
  diy_crafts: [
    'Chunky merino, bamboo needles and patterns for a cardigan in a weekend. Our customers knit on trains.',
    'A cordless drill, a jigsaw and plans for a bookshelf. We teach women to build things themselves.',
    'Learn lino printing, basketry and visible mending from people who do it for a living. Kits come with everything, even the plaster for your thumb.',
    'Chalk-finish paints, furniture wax and sanding blocks for tired dressers. Our forum shares weekend projects, failures included.',
  ],
  home_decor: [
    'Peel-and-stick wallpaper and limewash paint in earthy tones. Before-and-after makeovers of hallways and bedrooms are our favourite content.',
    'Linen curtains, scented candles, vases and a sofa you can configure. Our partners are interior stylists who share living room tours and small-apartment ideas.',
    'Modular shelving and soft stools in terrazzo colours, designed in Antwerp. Rearrange your lounge without tools whenever you get bored.',
    'A stylist on video helps you choose curtains, a dining set and where to hang that painting, then sends a shopping list and a 3D view of your flat.',
  ],
  gardening: [
    'Heirloom seeds, peat-free compost and a calendar that says when to sow. From tomatoes on a balcony to an allotment.',
    'Bulbs, roses and perennials by post, from a nursery in Boskoop. We answer every question about slugs.',
    'We send six weeks of vegetable plugs, a bag of living earth and texts that tell you when to water. Beginners pick their own salad by June.',
    'Hand tools forged in Holland, copper slug rings and a wide hat. Our members open their borders to visitors every May and trade cuttings.',
  ],
}
