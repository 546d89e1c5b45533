import type { BrandTexts } from './brand-texts.ts'

export const fashionBrands: BrandTexts = {
  fashion: [
    'We rent out what you would only wear once: jumpsuits for weddings, statement coats, cocktail numbers. Swap four pieces a month and stop buying things that hang in the closet.',
    'Wrinkle-free shirts and machine-washable suits for people who live out of the office. Five neutral shades, ethical mill in Portugal, free alterations. Looking for styling videos and honest fit checks.',
    'Maren is a Danish womenswear label: wide trousers, silk blouses and dresses in colours that last more than one season. We love creators with a clear personal style who share outfits for the office and the weekend.',
    'We make comfortable maternity and nursing clothes that still look like clothes. Jeans with a hidden panel, wrap dresses, soft knitwear; try-on videos by expecting creators work best for us.',
  ],
  streetwear: [
    'Our graphic pullovers are screen printed in Brooklyn, two hundred at a time, and numbered. Next Friday: a collaboration with a drill producer and a BMX crew.',
    'Raffles, release calendars and verified pairs: the marketplace where collectors buy Air Max and Jordans above retail. Video creators get early pairs for on-foot looks.',
    'Concrete Youth drops a new capsule of heavyweight hoodies, cargos and caps each month. Our roots are in skateboarding and hip-hop, and most drops sell out on the same day.',
    'SoleVault is a marketplace for authentic sneakers, from Jordan 1s to rare collabs. We want sneakerheads who unbox, rate and style their pairs.',
  ],
  luxury_fashion: [
    'A hundred-year-old glove maker in Naples now cuts nappa jackets and evening clutches for a clientele that expects monogramming and discretion. Only three boutiques worldwide.',
    'High jewellery set by hand in Geneva, shown to collectors in private salons during couture week. A single sapphire necklace may take a master setter eleven months.',
    'Our leather handbags are sewn by hand in a small atelier near Florence and sold in limited numbers. We want ambassadors who move in the world of couture, art fairs and fashion week.',
    'A curated platform for designer pieces, fine jewellery and Swiss watches. Our clients buy Chanel and Rolex and expect white-glove delivery and complete discretion.',
  ],
  thrifting_vintage: [
    'Snap a photo of that jumper you never put on, and our marketplace finds someone who will. Sixty million members swap, haggle and give wardrobes a second round.',
    'We curate flapper dresses, military parkas and Laura Ashley prints from attics across France. Each piece is washed, repaired and photographed with its history; nothing is newer than 1995.',
    'Loop Closet is a second-hand app where people buy and sell pre-loved clothes in a few taps. We believe the most sustainable jacket already exists, and love thrift hauls and upcycling ideas.',
    'Our vintage shop in Manchester sells handpicked denim, leather and band shirts from the seventies to the nineties. Follow along as we sort through bales of old clothes.',
  ],
}
