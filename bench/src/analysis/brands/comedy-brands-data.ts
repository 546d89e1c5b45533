import type { BrandTexts } from './brand-texts.ts'

export const comedyBrands: BrandTexts = {
  comedy: [
    'A calendar with a groaner for each day, a subscription of silly socks and a hotline that tells you a dad joke. Our audience laughs at themselves first.',
    'We make a biscuit, but our ads are tiny sitcoms about flatmates. Next season needs performers with elastic faces and a knack for everyday absurdity.',
    'LaughTrack is a network of sketch comedians and meme creators. We produce short, funny videos about family, dating and office life for brands that do not mind a joke.',
    'We sell T-shirts, mugs and cards with silly puns. Looking for comedians and funny couples who can make our products part of a sketch.',
  ],
  satire_parody: [
    'Each Friday our animated anchors report what the cabinet would have said if it were honest. Any resemblance to living ministers is intended.',
    'We publish invented corporate press releases, sham self-help books and a horoscope for hedge funds. Readers write angry letters; we print them.',
    'The Daily Turnip is a satirical news site with fake headlines about politicians, celebrities and start-ups. We want writers and performers who love parody and deadpan delivery.',
    'We produce spoof commercials and parody songs that make fun of advertising itself. Our videos have been mistaken for the real thing more than once, which we take as a compliment.',
  ],
  standup: [
    'Twelve acts, six minutes each, one gong. Our Tuesday nights in a Soho basement are where newcomers test material before they dare a solo hour at the Fringe.',
    'We record comedians live in front of two hundred strangers and stream it the next day, hecklers and all. Tickets, tours and podcasts for forty funny people.',
    'Brick Room is a comedy club with stand-up shows six nights a week and an open mic on Tuesdays. We look for comedians who post clips of their sets and crowd work.',
    'We produce stand-up specials and tours for up-and-coming comics. Fans can watch a full hour on our platform and buy tickets for the next show.',
  ],
  pranks: [
    'Remote-controlled fart machines, invisible ink and a mug with a rat at the bottom. Office legends have been made with our boxes.',
    'We post elaborate set-ups in supermarkets and on campus: a talking mannequin, an escalator that apologises. Everyone laughs when we point at the lens.',
    'PrankPost mails glitter, fake parking tickets and other harmless surprises to your friends, anonymously. We sponsor creators who film hidden-camera pranks where everyone laughs in the end.',
    'A channel for practical jokes on roommates, siblings and coworkers. Brands get their product built into the set-up, and the reactions do the rest.',
  ],
}
