import type { BrandTexts } from './brand-texts.ts'

export const beautyBrands: BrandTexts = {
  beauty: [
    'A department of our own: Maison Lysse sells fragrance, cosmetics and treatments of two hundred indie labels under one roof, and trains its consultants for a year. We seek tastemakers for the self-care crowd.',
    'Clean and inclusive: lip balm, eau de toilette, lash serum and bath oils in refillable glass. Dermatologist tested, loved by pageant queens and busy mums alike who want to look and feel gorgeous.',
    'A membership for people who like to try things: every six weeks you get minis of scents, lip oils, lash curlers and masks picked by editors. Vote for what becomes full size.',
    'Our stores in forty malls carry everything on your bathroom shelf, from bronzers to bath salts. Consultants give free makeovers on Saturdays, and our loyalty club has nine million members.',
  ],
  skincare: [
    'A ten percent niacinamide serum, a ceramide moisturiser and a mineral SPF 50: three bottles, no fragrance. Made for oily and acne-prone faces, priced for students.',
    'Snail mucin essences, sheet masks and sunscreens straight from Seoul. If your audience talks about pores, hydration and glass-like glow, we should talk.',
    'Four steps in frosted bottles, formulated by a pharmacist for redness and flaky cheeks. No essential oils, no dyes, clinically tested on rosy, reactive faces for twelve weeks.',
    'Hydrocolloid dots that pull the gunk out of a spot overnight, in star shapes teens are proud to wear to school. Next: an oil-free gel with zinc that calms the T-zone.',
  ],
  makeup: [
    'Palettes with buttery shadows and chrome pigments, pressed in Los Angeles. Send us your cut creases, your smoky eyes, your festival looks.',
    'Professional brushes, setting sprays and theatrical greasepaint used backstage at three opera houses. Contour, highlight, false lashes: our kit holds under hot lights for ten hours.',
    'A tinted stick that works on eyelids, cheekbones and mouth, in twelve creamy tones for every undertone. Swipe, blend, go: the five-minute face.',
    'We print custom colour compacts: upload a photo and get powders matched to your undertone. Loved by bridal artists, cosplayers and drag performers for opaque, sweatproof finishes.',
  ],
  haircare: [
    'Curl creams, silk bonnets and wide-tooth combs for coils from 3A to 4C. Our founder did her big chop on camera and never looked back.',
    'Bond-repairing masks for bleached, heat-damaged lengths. Colourists in six hundred salons swear by it after balayage.',
    'Answer a quiz about your strands and water hardness, and we blend a wash and rinse just for you. Fine, thick, permed or greying: three million formulas so far.',
    'Satin pillowcases, detangling brushes and a flaxseed jelly for twist-outs. Built by two sisters who could not find anything on the shelf for type four textures.',
  ],
  nails_nail_art: [
    'Press-ons shaped by hand: coffin, almond, stiletto. Each set comes with cuticle oil, a file and glue; chrome and cat-eye finishes sell out in minutes.',
    'Ten-free lacquer in a hundred and eight colours, each named after a song. Customers post swatches, water marbling and tiny hand-painted daisies.',
    'Salon-quality sets you glue on in ten minutes, sized by phone camera. Short squares for typists, long claws for the weekend, reusable up to five times.',
    'Magnetic varnishes, foils and a steady-hand brush for people who paint a tiny landscape on every finger. Our monthly box comes with a video lesson by a Tokyo technician.',
  ],
}
