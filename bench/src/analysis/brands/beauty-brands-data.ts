import type { BrandTexts } from './brand-texts.ts'

export const beautyBrands: BrandTexts = {
  beauty: [
    'A membership for people who like to try things: every six weeks you get minis of scents, lip oils, lash curlers and masks picked by editors. Vote for what becomes full size.',
    'Our stores in forty malls carry everything on your bathroom shelf, from bronzers to bath salts. Consultants give free makeovers on Saturdays, and our loyalty club has nine million members.',
    'Rosewater & Co. is a clean beauty retailer with perfume, body care, makeup and tools from over eighty small brands. Our customers love a good haul and ask for routines that fit a busy morning.',
    'We run blow-dry bars and beauty salons in airports: lashes, brows, express facials and manicures between two flights. Glamorous, quick and never over thirty minutes.',
  ],
  skincare: [
    'Four steps in frosted bottles, formulated by a pharmacist for redness and flaky cheeks. No essential oils, no dyes, clinically tested on rosy, reactive faces for twelve weeks.',
    'Hydrocolloid dots that pull the gunk out of a spot overnight, in star shapes teens are proud to wear to school. Next: an oil-free gel with zinc that calms the T-zone.',
    'Lumen Labs develops vitamin C serums, gentle cleansers and mineral sunscreen for sensitive skin. All formulas are fragrance-free and tested by dermatologists. We look for skinfluencers who share honest routines.',
    'Our tea tree patches and salicylic toner help teenagers with acne and oily skin. No shame, no filters: we want real faces, real pimples and real progress over eight weeks.',
  ],
  makeup: [
    'A tinted stick that works on eyelids, cheekbones and mouth, in twelve creamy tones for every undertone. Swipe, blend, go: the five-minute face.',
    'We print custom colour compacts: upload a photo and get powders matched to your undertone. Loved by bridal artists, cosplayers and drag performers for opaque, sweatproof finishes.',
    'Velvet Riot makes highly pigmented eyeshadow palettes and liquid lipsticks for people who treat their face as a canvas. We work with makeup artists and fans of bold, colourful looks.',
    'A foundation that matches your skin tone with one pump, a mascara that does not flake and a setting spray for long weddings. Bridal make-up artists are our most loyal buyers.',
  ],
  haircare: [
    'Answer a quiz about your strands and water hardness, and we blend a wash and rinse just for you. Fine, thick, permed or greying: three million formulas so far.',
    'Satin pillowcases, detangling brushes and a flaxseed jelly for twist-outs. Built by two sisters who could not find anything on the shelf for type four textures.',
    'CoilCraft makes leave-in conditioners and curl gels for textured hair, from loose waves to tight coils. We want wash-day routines, protective styles and honest talk about heat damage.',
    'Our dermatologist-backed shampoo and scalp serum fight thinning hair in men and women. Results take about three months, so we look for creators who will document the journey.',
  ],
  nails_nail_art: [
    'Salon-quality sets you glue on in ten minutes, sized by phone camera. Short squares for typists, long claws for the weekend, reusable up to five times.',
    'Magnetic varnishes, foils and a steady-hand brush for people who paint a tiny landscape on every finger. Our monthly box comes with a video lesson by a Tokyo technician.',
    'Gelato Nails sells semi-cured gel stickers and a pocket UV lamp, so that anyone can have a salon manicure at home. Our designs change every month, from chrome to tiny fruits.',
    'Professional acrylic powders, e-files and nail tips for technicians who run their own studio. We sponsor nail artists who show their process from prep to top coat.',
  ],
}
