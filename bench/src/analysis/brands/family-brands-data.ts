import type { BrandTexts } from './brand-texts.ts'

export const familyBrands: BrandTexts = {
  family_parenting: [
    'A bedside cot that rocks itself, a carrier for newborns and a pram that folds with one hand. We want tired mums and dads who tell the truth about the fourth trimester.',
    'Organic purees and finger foods for weaning, delivered weekly. Created by a midwife and a mother of twins.',
    'An app that helps couples share the mental load: nap times, school runs, vaccinations, date nights. Made for households with two jobs and three little ones.',
    'Reusable nappies, nursing bras and a breast pump that is silent in meetings. We work with pregnant women and new parents on Instagram who speak openly about postpartum.',
  ],
  kids_activities: [
    'A box each month for four to eight year olds: paint, glue, a volcano to build and a story to act out. Rainy afternoons saved, screens off.',
    'Indoor playgrounds with trampolines, ball pits and birthday party rooms in nineteen towns. Bring socks and let them climb.',
    'Holiday camps where children build rafts, put on a puppet theatre and hunt for treasure in the woods. Ages five to twelve, bus included.',
    {
      text: 'Wooden puzzles, washable finger paint and treasure hunt kits that keep toddlers and preschoolers busy for an hour. We look for mums who share games for rainy days and easy play ideas.',
      alsoRight: ['family_parenting'],
    },
  ],
}
