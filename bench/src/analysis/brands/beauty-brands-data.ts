import type { BrandTexts } from './brand-texts.ts'

export const beautyBrands: BrandTexts = {
  beauty: [
    'Glowbox surprises subscribers each month with five full-size products, from perfume to mascara to body butter. We love unboxings, get-ready-with-me mornings and honest hauls.',
    'A department of our own: Maison Lysse sells fragrance, cosmetics and treatments of two hundred indie labels under one roof, and trains its consultants for a year. We seek tastemakers for the self-care crowd.',
    'Our salons offer brows, lashes, facials and blow-dries in forty minutes. The new franchise in Austin wants local glam creators to try the whole menu.',
    'Clean and inclusive: lip balm, eau de toilette, lash serum and bath oils in refillable glass. Dermatologist tested, loved by pageant queens and busy mums alike who want to look and feel gorgeous.',
  ],
  skincare: [
    'A ten percent niacinamide serum, a ceramide moisturiser and a mineral SPF 50: three bottles, no fragrance. Made for oily and acne-prone faces, priced for students.',
    'Derma Nord was founded by two dermatologists who were tired of twelve-step routines. Our retinal night cream and gentle cleanser repair the barrier and fade dark spots within eight weeks.',
    'Snail mucin essences, sheet masks and sunscreens straight from Seoul. If your audience talks about pores, hydration and glass-like glow, we should talk.',
    'Calendula balm for eczema, rosehip oil for scars, and a toner without alcohol. Everything is blended in small batches for sensitive and reactive complexions.',
  ],
  makeup: [
    'Forty foundation shades, a liquid eyeliner that survives tears and lipsticks in every red there is. We look for artists who transform faces in a single reel.',
    'Palettes with buttery shadows and chrome pigments, pressed in Los Angeles. Send us your cut creases, your smoky eyes, your festival looks.',
    'Blush that blends with a fingertip and a concealer that never creases. Pinkhouse is for girls who do a full face on the bus in nine minutes.',
    'Professional brushes, setting sprays and theatrical greasepaint used backstage at three opera houses. Contour, highlight, false lashes: our kit holds under hot lights for ten hours.',
  ],
  haircare: [
    'Curl creams, silk bonnets and wide-tooth combs for coils from 3A to 4C. Our founder did her big chop on camera and never looked back.',
    'A rosemary scalp tonic and a sulphate-free shampoo that slow down shedding. Ninety days of before and after pictures are all we ask of our partners.',
    'Bond-repairing masks for bleached, heat-damaged lengths. Colourists in six hundred salons swear by it after balayage.',
    'Cordless straighteners, ceramic wands and a dryer that weighs less than a paperback. Great for beachy waves, sleek ponytails and fringe trims at home; hairdressers with big tutorials wanted.',
  ],
  nails_nail_art: [
    'Gel polish strips that cure under a lamp the size of a mouse. Sixty designs from French tips to tortoiseshell, no technician needed, two weeks without a chip.',
    'Press-ons shaped by hand: coffin, almond, stiletto. Each set comes with cuticle oil, a file and glue; chrome and cat-eye finishes sell out in minutes.',
    'Our academy certifies manicurists in acrylics and Russian technique. We supply drills, rhinestones, dotting tools and stamping plates to independent techs.',
    'Ten-free lacquer in a hundred and eight colours, each named after a song. Customers post swatches, water marbling and tiny hand-painted daisies.',
  ],
}
