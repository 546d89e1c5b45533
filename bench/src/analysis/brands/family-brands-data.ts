import type { BrandTexts } from './brand-texts.ts'

export const familyBrands: BrandTexts = {
  family_parenting: [
    'A bedside cot that rocks itself, a carrier for newborns and a pram that folds with one hand. We want tired mums and dads who tell the truth about the fourth trimester.',
    'An app that helps couples share the mental load: nap times, school runs, vaccinations, date nights. Made for households with two jobs and three little ones.',
    'A sleep coach in your pocket for the first thousand nights: gentle plans, white noise, feeding logs and a chat with other exhausted mothers at 3 a.m.',
    'Convertible car seats and buggies that clip together with one click, crash-tested beyond the norm. For couples expecting their first and grandparents on duty.',
  ],
  kids_activities: [
    'Indoor playgrounds with trampolines, ball pits and birthday party rooms in nineteen towns. Bring socks and let them climb.',
    {
      text: 'Wooden puzzles, washable finger paint and treasure hunt kits that keep toddlers and preschoolers busy for an hour. We look for mums who share games for rainy days and easy play ideas.',
      alsoRight: ['family_parenting'],
    },
    'Museums, petting farms, puppet shows: our city guide lists what to do with a five-year-old on Sunday, sorted by weather and price.',
    'Clay, beads and stencils in a suitcase, with picture instructions small hands can follow. Made for birthday tables, train rides and long school holidays.',
  ],
}
