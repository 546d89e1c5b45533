import type { BrandTexts } from './brand-texts.ts'

export const societyBrands: BrandTexts = {
  news_politics: [
    'Five stories each morning, checked by two editors, read in four minutes. No opinions, sources linked.',
    'We follow parliaments: who voted for what, who paid for lunch. Citizens search speeches and bills in seconds.',
    'A magazine on foreign affairs, elections and diplomacy, with correspondents in thirty capitals.',
    'An app that shows how left, right and centre report the same event. For voters and journalism students who want to understand headlines, campaigns and government.',
  ],
  social_issues: [
    'We fight for fair wages in garment factories and publish which labels pay them. Sign, share, march.',
    'A helpline and community for young LGBTQ+ people, run by volunteers. Nobody should come out alone.',
    'Sanitary products for girls who miss school without them: for each pack sold, one is given. End period poverty.',
    'A non-profit for refugees and people without homes: legal advice, beds, jobs. We look for advocates who speak on racism, inequality and mental health with care.',
  ],
}
