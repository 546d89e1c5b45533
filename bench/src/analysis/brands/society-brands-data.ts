import type { BrandTexts } from './brand-texts.ts'

export const societyBrands: BrandTexts = {
  news_politics: [
    'Reporters in forty town halls cover what the council decides about buses, schools and rents. Funded by members, not by parties.',
    'Our hour-long weekly programme questions ministers and opposition leaders and checks every figure they quote.',
    'The Morning Wire is an independent newsroom that explains politics, elections and world affairs in a five-minute briefing. We look for journalists with a young audience.',
    'Our app collects news from left and right, checks the facts and shows how parliament voted. We want to help citizens follow government decisions.',
  ],
  social_issues: [
    'We train girls in twelve countries to run for office and to speak up against child marriage. Donors see where each euro goes.',
    'Hot meals, showers and a locker for people who sleep rough. Two hundred neighbours give an evening a month; join them or spread the word.',
    'OpenDoor is a non-profit that helps refugees and homeless people find a place to live and a job. We work with activists and volunteers who raise awareness of inequality.',
    'We campaign for women’s rights and equal pay, offer a helpline for survivors of violence and train advocates in schools. Every donation is reported openly.',
  ],
}
