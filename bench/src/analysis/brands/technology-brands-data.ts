import type { BrandTexts } from './brand-texts.ts'

export const technologyBrands: BrandTexts = {
  technology: [
    'We design low-power processors and edge servers that keep hospitals online. Engineers follow our explainers on networks, standards and what comes after 5G.',
    'A daily show about the companies and inventions that change how we live: folding screens, brain implants, delivery robots, new browsers.',
    'We build semiconductors for data centres and explain on our channel how chips, cloud computing and 5G networks work. Our audience are engineers and tech enthusiasts.',
    'NextWave is a news site about technology: internet giants, robotics, virtual reality and the innovations that will change everyday life. We look for tech creators to host our weekly show.',
  ],
  gadgets_reviews: [
    'A shop where you can borrow cameras, headsets and e-readers for a month before you buy. Borrowers score build quality, sound and how long a charge lasts.',
    'Titanium cases, screen protectors and a three-in-one magnetic stand for your phone, watch and buds. We send samples to channels that test things to destruction.',
    'We sell wireless earbuds, smartwatches and portable chargers at fair prices. Reviewers get new models before launch and are free to say what they think about battery life and sound.',
    'An online shop for refurbished phones and laptops. We look for tech reviewers who unbox, test cameras and compare last year’s flagship with this year’s.',
  ],
  programming_coding: [
    'Error tracking that points to the exact line and the commit that broke it. SDKs for forty frameworks, a free tier for hobby repos.',
    'Learn to write software by building a game, a bot and a shop, with a mentor who reviews every line. Part-time, evenings, no maths degree needed.',
    'CodeHarbor teaches JavaScript, Python and SQL in the browser with small projects and feedback from real developers. Our learners become junior software engineers within a year.',
    'We make a debugging tool for backend developers that records every request and replays it locally. Open source at its core, loved on GitHub, with SDKs for Go, Java and Node.',
  ],
  artificial_intelligence: [
    'Upload your manuals and get a helpdesk bot that answers customers in thirty languages and says when it does not know. Trained on your words, hosted in Europe.',
    'We rent clusters for training large models and publish open weights. Researchers fine-tune speech, vision and text on our platform by the hour.',
    'Promptly is a platform for building chatbots and agents with large language models, without writing code. Companies use it to answer customers and summarise documents.',
    'We train machine learning models that detect tumours in medical images. On our channel, researchers explain neural networks, generative AI and its risks to a general audience.',
  ],
  cybersecurity: [
    'One click moves all your logins into an encrypted vault; if one of them shows up in a leak, we tell you before the thieves use it.',
    'Simulated scam mails teach staff what not to click. We measure who falls for it, coach them kindly, and help the IT desk lock down laptops after an intrusion.',
    'ShieldKey is a password manager and VPN for families and freelancers. We want creators who explain phishing, data breaches and online privacy in a way their parents would understand.',
    'Our platform trains employees to recognise cyber attacks and tests company networks for vulnerabilities. We sponsor ethical hackers and security researchers with a YouTube audience.',
  ],
}
