import type { BrandTexts } from './brand-texts.ts'

export const fashionBrands: BrandTexts = {
  fashion: [
    'Linen dresses, wrap skirts and a trench coat that goes with everything. Small collections, sewn in Porto, for women who would rather own ten good pieces. Lookbooks and capsule wardrobe videos welcome.',
    'Affordable workwear for petite women: blazers with the right shoulder, trousers that need no tailor. We want try-on hauls and styling tips from creators under 5 foot 3.',
    'From swimsuits in June to knitwear in November, Vela drops new clothes every Friday. We pay for outfit-of-the-day posts and wardrobe transitions.',
    'Jeans that fit. We scan your body with a phone and cut denim to your measurements. Models, stylists and people with a good eye for silhouettes are our favourite partners.',
  ],
  streetwear: [
    'Boxy hoodies, cargo pants and limited graphic tees dropped on Sundays at noon. Raised in Harajuku and the Bronx, worn with beat-up Dunks.',
    'We authenticate and resell rare sneakers: Jordans, Yeezys, collabs nobody else can get. Heat checks, on-foot shots and sneakerhead collections are our world.',
    'Skate-born label from Rotterdam. Heavyweight fleece, beanies, coach jackets; each capsule is drawn by a graffiti writer and gone within an hour.',
    'Oversized fits and bold prints for kids who queue outside the store before a drop. Hip-hop is our runway, and our bucket hats have been seen on half of the drill scene.',
  ],
  luxury_fashion: [
    'Each of our handbags takes eighteen hours in a Florentine atelier and is sold by appointment. We collaborate with front-row guests of Paris and Milan who wear couture as others wear denim.',
    'A private resale house for Hermès, Chanel and Cartier. Every Birkin is authenticated by two experts, and clients are served by a personal shopper.',
    'Bespoke evening gowns, hand-embroidered with silk and crystals, worn on red carpets from Cannes to the Met. Prices on request.',
    'Swiss-made watches, cashmere coats and calfskin loafers for people who know quality without a logo. We stage trunk shows in Mayfair and want sophisticated ambassadors with an affluent following.',
  ],
  thrifting_vintage: [
    'Our app lets neighbours sell what they no longer wear. Flippers show their charity shop finds, and a 1970s suede jacket gets a second life for twelve pounds.',
    'We hunt estate sales for Levi’s from the eighties, band tees and prom dresses, mend them and list thirty pieces each Thursday. One of one, always pre-loved.',
    'Kilo sales in old warehouses: bring a bag, dig through deadstock and pay by weight. Creators film their best bargains and upcycled looks from the bins.',
    'Retro Row is a marketplace for secondhand treasures, from flapper beads to nineties windbreakers. Circular style instead of fast fashion; sellers keep ninety percent.',
  ],
}
