import type { BrandTexts } from './brand-texts.ts'

export const homeBrands: BrandTexts = {
  diy_crafts: [
    'Chunky merino, bamboo needles and patterns for a cardigan in a weekend. Our customers knit on trains.',
    'Resin, pigments and moulds in a starter box: pour your own coasters. We want makers who film process from mess to finish.',
    'A cordless drill, a jigsaw and plans for a bookshelf. We teach women to build things themselves.',
    'Punch needles, embroidery hoops, polymer clay and air-dry paint for people who love to make things by hand. Send us your tutorials, handmade gifts and upcycling projects.',
  ],
  home_decor: [
    'Washable rugs, boucle armchairs and lamps like mushrooms. Rent-friendly rooms for people who move every two years.',
    'Peel-and-stick wallpaper and limewash paint in earthy tones. Before-and-after makeovers of hallways and bedrooms are our favourite content.',
    'We frame art prints and deliver a gallery wall with the nails. Scandinavian, mid-century or maximalist.',
    'Linen curtains, scented candles, vases and a sofa you can configure. Our partners are interior stylists who share living room tours and small-apartment ideas.',
  ],
  gardening: [
    'Heirloom seeds, peat-free compost and a calendar that says when to sow. From tomatoes on a balcony to an allotment.',
    'Self-watering pots and grow lights for monsteras and other leafy friends. Urban jungle owners rejoice.',
    'Bulbs, roses and perennials by post, from a nursery in Boskoop. We answer every question about slugs.',
    'Raised beds, secateurs and worm farms for people with dirt under their fingernails. Show your first harvest, your pruning and how you keep pests off the lettuce without chemicals.',
  ],
}
