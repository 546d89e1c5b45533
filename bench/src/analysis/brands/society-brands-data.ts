import type { BrandTexts } from './brand-texts.ts'

export const societyBrands: BrandTexts = {
  news_politics: [
    'Five stories each morning, checked by two editors, read in four minutes. No opinions, sources linked.',
    'A magazine on foreign affairs, elections and diplomacy, with correspondents in thirty capitals.',
    'Reporters in forty town halls cover what the council decides about buses, schools and rents. Funded by members, not by parties.',
    'Our hour-long weekly programme questions ministers and opposition leaders and checks every figure they quote.',
  ],
  social_issues: [
    'A helpline and community for young LGBTQ+ people, run by volunteers. Nobody should come out alone.',
    'A non-profit for refugees and people without homes: legal advice, beds, jobs. We look for advocates who speak on racism, inequality and mental health with care.',
    'We train girls in twelve countries to run for office and to speak up against child marriage. Donors see where each euro goes.',
    'Hot meals, showers and a locker for people who sleep rough. Two hundred neighbours give an evening a month; join them or spread the word.',
  ],
}
