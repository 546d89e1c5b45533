import type { BrandTexts } from './brand-texts.ts'

export const businessBrands: BrandTexts = {
  business: [
    'We advise family-owned manufacturers on strategy, supply chains and succession. Our partners write for executives on LinkedIn and YouTube.',
    'A weekly briefing for managers on leadership, mergers, productivity and corporate culture. Sponsors reach directors and executives who run teams of fifty and more.',
    'Travel booking and spend control for mid-sized firms: policies, approvals and receipts in one tool finance chiefs actually like.',
    'We coach boards and department heads through restructurings. Clients are logistics groups and hospitals; our webinars on meetings and delegation fill up fast.',
  ],
  entrepreneurship: [
    'An accelerator that invests 120,000 in founders before they have a product. Twelve weeks, demo day, no suits.',
    'A podcast on how people bootstrapped to a million in revenue, with all the mistakes. Solo founders listen while shipping.',
    'Register a limited company in ten minutes, get a tax number and a mentor who has sold two. For people who leave a job to sell candles, code or cake.',
    'Each week we interview someone who turned a garage project into payroll for fifty, and open the books: first sale, worst month, who wrote the cheque.',
  ],
  marketing: [
    'An SEO suite with backlinks, rankings and content briefs. Loved by people who read search console before breakfast.',
    'Our platform tests ad creatives before you spend. Growth teams see click-through rates, audience segments and brand lift, and plan better campaigns.',
    'We connect shops with small publishers, track each sale and pay commissions automatically. Account managers plan the next promotion from one dashboard.',
    'A studio for names, logos and taglines. We test slogans on two thousand shoppers before a launch and write the e-mails that follow.',
  ],
  finance_investing: [
    'Buy fractions of shares and ETFs from one euro, without commission. We want people who explain compound interest to twenty-year-olds.',
    'A hardware wallet for bitcoin and a plain-language guide to self custody.',
    'Round up each coffee and put the cents into a diversified pot. After ten years our average customer has a cushion of 14,000.',
    'A monthly letter about bonds, gold and the boring companies that pay you for owning them, by a former pension manager.',
  ],
  real_estate: [
    'A lead tool for realtors: open houses, listings and follow-ups on one screen. Agents close two more deals a quarter.',
    'Show us penthouses, tiny houses and fixer-uppers: our portal lists homes for sale and rent in nine countries. Brokers, landlords and house-tour creators can join our partner programme.',
    'Sell without an agent: we photograph your place, list it on every portal and guide you to the notary for a flat fee.',
    'Fractional ownership of holiday homes in the Alps: buy an eighth, use it six weeks a year, let it out when you are away.',
  ],
}
