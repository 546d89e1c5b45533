import type { BrandTexts } from './brand-texts.ts'

export const businessBrands: BrandTexts = {
  business: [
    'Travel booking and spend control for mid-sized firms: policies, approvals and receipts in one tool finance chiefs actually like.',
    'We coach boards and department heads through restructurings. Clients are logistics groups and hospitals; our webinars on meetings and delegation fill up fast.',
    'LedgerFlow is accounting and payroll software for small and medium-sized companies. We want to reach managers and HR leaders with useful content on running a team.',
    'We are a management consultancy for logistics and manufacturing companies. Our weekly video talks with executives about strategy, leadership and supply chains.',
  ],
  entrepreneurship: [
    'Register a limited company in ten minutes, get a tax number and a mentor who has sold two. For people who leave a job to sell candles, code or cake.',
    'Each week we interview someone who turned a garage project into payroll for fifty, and open the books: first sale, worst month, who wrote the cheque.',
    'LaunchPad is a twelve-week accelerator for startup founders, with mentors, seed funding and a demo day. We look for entrepreneurs who share the ups and downs of building a company.',
    'We help people turn a side hustle into a real business with an online shop, simple invoices and a community of founders. Stories of quitting the nine-to-five are our best content.',
  ],
  marketing: [
    'We connect shops with small publishers, track each sale and pay commissions automatically. Account managers plan the next promotion from one dashboard.',
    'A studio for names, logos and taglines. We test slogans on two thousand shoppers before a launch and write the e-mails that follow.',
    'AdPilot helps small agencies plan social media campaigns, write ad copy and measure conversions. We work with marketers who teach SEO, e-mail funnels and paid ads.',
    'We are a branding studio for food and lifestyle brands: names, logos, packaging and launch campaigns. Our channel explains why some advertising works.',
  ],
  finance_investing: [
    'Round up each coffee and put the cents into a diversified pot. After ten years our average customer has a cushion of 14,000.',
    'A monthly letter about bonds, gold and the boring companies that pay you for owning them, by a former pension manager.',
    'PennyWise is an app for saving and investing: index funds, budgets and a pension plan from ten euros a month. We want creators who explain personal finance without jargon.',
    'We run a trading platform for stocks, ETFs and crypto with low fees. Education comes first: risk, diversification and long-term wealth instead of get-rich-quick.',
  ],
  real_estate: [
    'Sell without an agent: we photograph your place, list it on every portal and guide you to the notary for a flat fee.',
    'Fractional ownership of holiday homes in the Alps: buy an eighth, use it six weeks a year, let it out when you are away.',
    'KeyStone is a property portal with apartments and houses for sale and rent. We look for realtors and home buyers who film house tours and explain mortgages.',
    'We help people invest in rental properties, from finding the right flat to managing tenants. Our advisers have bought and renovated more than five hundred homes.',
  ],
}
