import type { BrandTexts } from './brand-texts.ts'

export const businessBrands: BrandTexts = {
  business: [
    'Payroll, contracts and holiday requests in one place for firms of ten to five hundred people. HR managers get their Fridays back.',
    'We advise family-owned manufacturers on strategy, supply chains and succession. Our partners write for executives on LinkedIn and YouTube.',
    'Accounting software that closes the month in a day. B2B, sold through accountants, for companies with several subsidiaries.',
    'A weekly briefing for managers on leadership, mergers, productivity and corporate culture. Sponsors reach directors and executives who run teams of fifty and more.',
  ],
  entrepreneurship: [
    'An accelerator that invests 120,000 in founders before they have a product. Twelve weeks, demo day, no suits.',
    'Open a shop on the internet by tonight: templates, payments, shipping labels. For side hustlers who want to quit their job.',
    'A podcast on how people bootstrapped to a million in revenue, with all the mistakes. Solo founders listen while shipping.',
    'We help makers turn an idea into a company: pitch decks, seed funding, first customers. Startup builders and self-employed dreamers who share their journey in public are welcome.',
  ],
  marketing: [
    'We schedule posts, answer comments and report what worked, for agencies with forty clients. Social media managers save a day a week.',
    'An SEO suite with backlinks, rankings and content briefs. Loved by people who read search console before breakfast.',
    'A copywriting course by a former creative director: headlines, funnels, e-mails that get opened.',
    'Our platform tests ad creatives before you spend. Growth teams see click-through rates, audience segments and brand lift, and plan better campaigns.',
  ],
  finance_investing: [
    'Buy fractions of shares and ETFs from one euro, without commission. We want people who explain compound interest to twenty-year-olds.',
    'A budgeting app that rounds up purchases and pays off debt first. Our users saved nine million last year.',
    'A hardware wallet for bitcoin and a plain-language guide to self custody.',
    'Pensions, index funds and tax-free accounts in one dashboard. Money coaches who talk about dividends, retirement and credit scores without promising riches are who we look for.',
  ],
  real_estate: [
    'We sell flats before they are built in Lisbon and Porto, and manage them for owners abroad. Virtual tours of every unit.',
    'A lead tool for realtors: open houses, listings and follow-ups on one screen. Agents close two more deals a quarter.',
    'Compare mortgages from ninety lenders and find out what you can afford before you fall in love with a semi-detached.',
    'Show us penthouses, tiny houses and fixer-uppers: our portal lists homes for sale and rent in nine countries. Brokers, landlords and house-tour creators can join our partner programme.',
  ],
}
