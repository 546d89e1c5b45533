import type { BrandTexts } from './brand-texts.ts'

export const comedyBrands: BrandTexts = {
  comedy: [
    'We print mugs and T-shirts with jokes too dumb for a greeting card. Looking for people who make their followers snort coffee through their nose.',
    'A streaming channel of sketches and improv from Chicago. Four writers, one couch, a laugh every twenty seconds.',
    'An insurance firm that would like to be funny for once. We look for skits about everyday mishaps: silly, warm, family-safe humour with a product in the punchline.',
    'Our mobile network is small and cheeky. We sponsor creators who act out awkward office moments and relatable sketches, because making people laugh sells more SIM cards than any jingle.',
  ],
  satire_parody: [
    'A newspaper in which nothing is true: mock headlines on ministers and billionaires, printed on real paper each month. Readers frame it.',
    'We write spoof adverts and fake trailers that mock big brands. Our puppets have been threatened by three senators’ lawyers.',
    'A card of the month with caricatures of politicians, drawn with a poisonous pen. For people who take irony seriously.',
    'A late-night show on the web that imitates breakfast television and lampoons the powerful. Impressionists and deadpan writers of absurd fake news segments are invited to join.',
  ],
  standup: [
    'A cellar with ninety seats, a brick wall and a microphone. Open mic on Mondays, headliners at the weekend, two-drink minimum.',
    'We film hour-long specials in small theatres and sell them for five dollars. The comic keeps eighty percent.',
    'An app to book touring comedians for pubs and corporate nights; bring your tight ten and your crowd work.',
    'Workshops for people who want to stand on a stage alone with a mic: writing bits, timing punchlines, surviving hecklers. Graduates open for well-known comics on tour.',
  ],
  pranks: [
    'Fake spiders, whoopee cushions and a box labelled “earwax candle kit”. We ship to the victim in anonymous wrapping.',
    'A hidden camera channel that scares friends in elevators and swaps salt for sugar. Nobody is hurt; everybody signs a release.',
    'April Fools’ is our Christmas: remote-controlled cockroaches, fake parking tickets, realistic vomit.',
    'Our app calls your brother with the voice of an angry pizza man. Fool your mates, record their reaction, share the gotcha moment; we sponsor jokers with practical tricks on roommates.',
  ],
}
