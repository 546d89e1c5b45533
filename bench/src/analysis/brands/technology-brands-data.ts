import type { BrandTexts } from './brand-texts.ts'

export const technologyBrands: BrandTexts = {
  technology: [
    'We lay fibre and run 5G for towns that others forgot, and connect farms with satellites. Help us explain what gigabit internet changes.',
    'A conference for engineers and product people on chips, quantum computers and augmented reality. Nine thousand visitors, three days, Lisbon.',
    {
      text: 'Our smart home hub speaks to lights, locks and heating of any maker and works without a cloud. Digital innovation that your parents can use.',
      alsoRight: ['gadgets_reviews'],
    },
    'A podcast and newsletter on the digital future: semiconductors, robotics, operating systems, the big platforms of Silicon Valley. Sponsors reach IT managers and early adopters.',
  ],
  gadgets_reviews: [
    'Noise-cancelling earbuds with 50 hours of battery, a phone stand and a tiny projector. We send units for unboxing and promise never to ask for praise.',
    'Refurbished smartphones, tablets and watches at half the price, with a three-year warranty. Looking for camera tests, drop tests and comparisons with the newest iPhone.',
    'A keyboard with hot-swappable switches and a monitor light bar. Desk setup channels that measure latency and brightness are our kind of people.',
    'Foldable drones, dash cams and power banks. Reviewers get them two weeks early: benchmark them, take them apart and tell viewers whether the specs are worth buying.',
  ],
  programming_coding: [
    'Deploy from git push to a global edge in eleven seconds. Our users write TypeScript and Rust and read changelogs for fun.',
    'A bootcamp that takes career changers from their first HTML page to a junior job in sixteen weeks. Pair on real pull requests with senior engineers.',
    'An editor plugin that finds memory leaks while you debug and explains stack traces. Free for open source maintainers.',
    'Practise algorithms and data structures in the browser, in Python, Java or Go, and walk into the interview prepared. We sponsor developers who live-stream their side projects and explain APIs.',
  ],
  artificial_intelligence: [
    'Our assistant drafts contracts and answers questions over ten thousand pages, citing each. Built on large language models that run in your own cloud.',
    'Type a sentence, get a video: our diffusion model turns prompts into clips with sound. Prompt engineers and generative artists get early access.',
    'We label data and evaluate neural networks for robotics labs. Annotators in twelve countries, benchmarks anyone can reproduce.',
    'A course for managers on what ChatGPT and its rivals can and cannot do: agents, hallucinations, automation of office work. We want creators who explain deep learning without hype.',
  ],
  cybersecurity: [
    'A password manager and hardware keys for families and small firms. If you can explain phishing to your aunt, we would like to work with you.',
    'Our red team breaks into banks before criminals do. We train penetration testers and publish every capture-the-flag challenge afterwards.',
    'A VPN that keeps no logs, audited each year, with a blocker for trackers and malware. For journalists, travellers and the merely careful.',
    'We watch company networks around the clock, stop ransomware within minutes and hunt for zero-days. Ethical hackers who talk about breaches, encryption and privacy are our audience.',
  ],
}
