import type { BrandTexts } from './brand-texts.ts'

export const fashionBrands: BrandTexts = {
  fashion: [
    'Linen dresses, wrap skirts and a trench coat that goes with everything. Small collections, sewn in Porto, for women who would rather own ten good pieces. Lookbooks and capsule wardrobe videos welcome.',
    'From swimsuits in June to knitwear in November, Vela drops new clothes every Friday. We pay for outfit-of-the-day posts and wardrobe transitions.',
    'We rent out what you would only wear once: jumpsuits for weddings, statement coats, cocktail numbers. Swap four pieces a month and stop buying things that hang in the closet.',
    'Wrinkle-free shirts and machine-washable suits for people who live out of the office. Five neutral shades, ethical mill in Portugal, free alterations. Looking for styling videos and honest fit checks.',
  ],
  streetwear: [
    'We authenticate and resell rare sneakers: Jordans, Yeezys, collabs nobody else can get. Heat checks, on-foot shots and sneakerhead collections are our world.',
    'Oversized fits and bold prints for kids who queue outside the store before a drop. Hip-hop is our runway, and our bucket hats have been seen on half of the drill scene.',
    'Our graphic pullovers are screen printed in Brooklyn, two hundred at a time, and numbered. Next Friday: a collaboration with a drill producer and a BMX crew.',
    'Raffles, release calendars and verified pairs: the marketplace where collectors buy Air Max and Jordans above retail. Video creators get early pairs for on-foot looks.',
  ],
  luxury_fashion: [
    'Each of our handbags takes eighteen hours in a Florentine atelier and is sold by appointment. We collaborate with front-row guests of Paris and Milan who wear couture as others wear denim.',
    'Bespoke evening gowns, hand-embroidered with silk and crystals, worn on red carpets from Cannes to the Met. Prices on request.',
    'A hundred-year-old glove maker in Naples now cuts nappa jackets and evening clutches for a clientele that expects monogramming and discretion. Only three boutiques worldwide.',
    'High jewellery set by hand in Geneva, shown to collectors in private salons during couture week. A single sapphire necklace may take a master setter eleven months.',
  ],
  thrifting_vintage: [
    'We hunt estate sales for Levi’s from the eighties, band tees and prom dresses, mend them and list thirty pieces each Thursday. One of one, always pre-loved.',
    'Retro Row is a marketplace for secondhand treasures, from flapper beads to nineties windbreakers. Circular style instead of fast fashion; sellers keep ninety percent.',
    'Snap a photo of that jumper you never put on, and our marketplace finds someone who will. Sixty million members swap, haggle and give wardrobes a second round.',
    'We curate flapper dresses, military parkas and Laura Ashley prints from attics across France. Each piece is washed, repaired and photographed with its history; nothing is newer than 1995.',
  ],
}
