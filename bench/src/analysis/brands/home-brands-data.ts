import type { BrandTexts } from './brand-texts.ts'

export const homeBrands: BrandTexts = {
  diy_crafts: [
    'Learn lino printing, basketry and visible mending from people who do it for a living. Kits come with everything, even the plaster for your thumb.',
    'Chalk-finish paints, furniture wax and sanding blocks for tired dressers. Our forum shares weekend projects, failures included.',
    'Loop & Needle sells yarn, crochet kits and embroidery patterns for beginners. Our customers share their handmade blankets, toys and first sweaters with pride.',
    'We rent out power tools and teach people to build their own furniture in weekend workshops. DIY creators who show every step, mistakes included, are what we are looking for.',
  ],
  home_decor: [
    'Modular shelving and soft stools in terrazzo colours, designed in Antwerp. Rearrange your lounge without tools whenever you get bored.',
    'A stylist on video helps you choose curtains, a dining set and where to hang that painting, then sends a shopping list and a 3D view of your flat.',
    'Nordhaus designs sofas, rugs and lamps in a calm Scandinavian style. We work with interior creators who share room makeovers and ideas for small apartments.',
    'Removable wallpaper, art prints and linen curtains for renters who want a home that feels like theirs. Before and after videos of bedrooms and living rooms perform best for us.',
  ],
  gardening: [
    'We send six weeks of vegetable plugs, a bag of living earth and texts that tell you when to water. Beginners pick their own salad by June.',
    'Hand tools forged in Holland, copper slug rings and a wide hat. Our members open their borders to visitors every May and trade cuttings.',
    'GrowKit sends seeds, soil and planters for a vegetable garden on your balcony. We want gardeners who share what they grow, harvest and cook, from tomatoes to herbs.',
    'Our online nursery delivers houseplants with a care guide and a doctor on call for brown leaves. Plant parents with an urban jungle are our community.',
  ],
}
