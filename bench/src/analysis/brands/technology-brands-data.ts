import type { BrandTexts } from './brand-texts.ts'

export const technologyBrands: BrandTexts = {
  technology: [
    'A conference for engineers and product people on chips, quantum computers and augmented reality. Nine thousand visitors, three days, Lisbon.',
    'A podcast and newsletter on the digital future: semiconductors, robotics, operating systems, the big platforms of Silicon Valley. Sponsors reach IT managers and early adopters.',
    'We design low-power processors and edge servers that keep hospitals online. Engineers follow our explainers on networks, standards and what comes after 5G.',
    'A daily show about the companies and inventions that change how we live: folding screens, brain implants, delivery robots, new browsers.',
  ],
  gadgets_reviews: [
    'Noise-cancelling earbuds with 50 hours of battery, a phone stand and a tiny projector. We send units for unboxing and promise never to ask for praise.',
    'A keyboard with hot-swappable switches and a monitor light bar. Desk setup channels that measure latency and brightness are our kind of people.',
    'A shop where you can borrow cameras, headsets and e-readers for a month before you buy. Borrowers score build quality, sound and how long a charge lasts.',
    'Titanium cases, screen protectors and a three-in-one magnetic stand for your phone, watch and buds. We send samples to channels that test things to destruction.',
  ],
  programming_coding: [
    'A bootcamp that takes career changers from their first HTML page to a junior job in sixteen weeks. Pair on real pull requests with senior engineers.',
    'Practise algorithms and data structures in the browser, in Python, Java or Go, and walk into the interview prepared. We sponsor developers who live-stream their side projects and explain APIs.',
    'Error tracking that points to the exact line and the commit that broke it. SDKs for forty frameworks, a free tier for hobby repos.',
    'Learn to write software by building a game, a bot and a shop, with a mentor who reviews every line. Part-time, evenings, no maths degree needed.',
  ],
  artificial_intelligence: [
    'Our assistant drafts contracts and answers questions over ten thousand pages, citing each. Built on large language models that run in your own cloud.',
    'We label data and evaluate neural networks for robotics labs. Annotators in twelve countries, benchmarks anyone can reproduce.',
    'Upload your manuals and get a helpdesk bot that answers customers in thirty languages and says when it does not know. Trained on your words, hosted in Europe.',
    'We rent clusters for training large models and publish open weights. Researchers fine-tune speech, vision and text on our platform by the hour.',
  ],
  cybersecurity: [
    'Our red team breaks into banks before criminals do. We train penetration testers and publish every capture-the-flag challenge afterwards.',
    'We watch company networks around the clock, stop ransomware within minutes and hunt for zero-days. Ethical hackers who talk about breaches, encryption and privacy are our audience.',
    'One click moves all your logins into an encrypted vault; if one of them shows up in a leak, we tell you before the thieves use it.',
    'Simulated scam mails teach staff what not to click. We measure who falls for it, coach them kindly, and help the IT desk lock down laptops after an intrusion.',
  ],
}
