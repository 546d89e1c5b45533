import type { BrandTexts } from './brand-texts.ts'

export const comedyBrands: BrandTexts = {
  comedy: [
    'We print mugs and T-shirts with jokes too dumb for a greeting card. Looking for people who make their followers snort coffee through their nose.',
    'An insurance firm that would like to be funny for once. We look for skits about everyday mishaps: silly, warm, family-safe humour with a product in the punchline.',
    'A calendar with a groaner for each day, a subscription of silly socks and a hotline that tells you a dad joke. Our audience laughs at themselves first.',
    'We make a biscuit, but our ads are tiny sitcoms about flatmates. Next season needs performers with elastic faces and a knack for everyday absurdity.',
  ],
  satire_parody: [
    'We write spoof adverts and fake trailers that mock big brands. Our puppets have been threatened by three senators’ lawyers.',
    'A late-night show on the web that imitates breakfast television and lampoons the powerful. Impressionists and deadpan writers of absurd fake news segments are invited to join.',
    'Each Friday our animated anchors report what the cabinet would have said if it were honest. Any resemblance to living ministers is intended.',
    'We publish invented corporate press releases, sham self-help books and a horoscope for hedge funds. Readers write angry letters; we print them.',
  ],
  standup: [
    'A cellar with ninety seats, a brick wall and a microphone. Open mic on Mondays, headliners at the weekend, two-drink minimum.',
    'An app to book touring comedians for pubs and corporate nights; bring your tight ten and your crowd work.',
    'Twelve acts, six minutes each, one gong. Our Tuesday nights in a Soho basement are where newcomers test material before they dare a solo hour at the Fringe.',
    'We record comedians live in front of two hundred strangers and stream it the next day, hecklers and all. Tickets, tours and podcasts for forty funny people.',
  ],
  pranks: [
    'A hidden camera channel that scares friends in elevators and swaps salt for sugar. Nobody is hurt; everybody signs a release.',
    'Our app calls your brother with the voice of an angry pizza man. Fool your mates, record their reaction, share the gotcha moment; we sponsor jokers with practical tricks on roommates.',
    'Remote-controlled fart machines, invisible ink and a mug with a rat at the bottom. Office legends have been made with our boxes.',
    'We post elaborate set-ups in supermarkets and on campus: a talking mannequin, an escalator that apologises. Everyone laughs when we point at the lens.',
  ],
}
