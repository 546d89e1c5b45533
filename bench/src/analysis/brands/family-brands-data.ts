import type { BrandTexts } from './brand-texts.ts'

export const familyBrands: BrandTexts = {
  family_parenting: [
    'A sleep coach in your pocket for the first thousand nights: gentle plans, white noise, feeding logs and a chat with other exhausted mothers at 3 a.m.',
    'Convertible car seats and buggies that clip together with one click, crash-tested beyond the norm. For couples expecting their first and grandparents on duty.',
    'BabyNest designs bedside cribs, carriers and swaddles for the first year with a newborn. We want honest stories from mums and dads about sleep, feeding and everything nobody told them.',
    'Our app supports parents from pregnancy to kindergarten with advice from midwives and paediatricians. We look for family creators who talk openly about daily life with little children.',
  ],
  kids_activities: [
    'Museums, petting farms, puppet shows: our city guide lists what to do with a five-year-old on Sunday, sorted by weather and price.',
    'Clay, beads and stencils in a suitcase, with picture instructions small hands can follow. Made for birthday tables, train rides and long school holidays.',
    'CraftyCubs sends a monthly box with craft projects, science experiments and stories for children from three to eight. Parents love that it keeps kids busy without a screen.',
    'We operate indoor playgrounds and summer camps in twelve cities, with climbing walls, slides and birthday parties. Seeking family creators who look for ideas for weekends with kids.',
  ],
}
