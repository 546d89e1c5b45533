import type { BrandTexts } from './brand-texts.ts'

export const outdoorsBrands: BrandTexts = {
  outdoor_adventure: [
    'Paragliding over Annecy, canyoning in Ticino, heli-skiing in Georgia: we book guides for people who are bored on a sun lounger. Bring a helmet camera.',
    'Ropes, harnesses and crampons tested on the north face of the Eiger. We equip alpinists, ice climbers and those who sleep in a portaledge.',
    'Inflatable kayaks that fit into a rucksack and drysuits for cold rivers. Our team runs white water from Norway to Zambia and films every drop.',
    'Action cameras that survive forty metres of depth and a fall from a cliff. Surfers, base jumpers and free divers: show us what your day looks like.',
  ],
  hiking_camping: [
    'Two-person tents that weigh less than a litre of milk, sleeping bags rated to minus ten and a stove that boils in two minutes. Tested on the Pennine Way.',
    'A map app with forty thousand waymarked trails, offline and with elevation profiles. Our users walk to huts, waterfalls and summits at weekends.',
    'Waterproof boots resoled for free, merino socks and trekking poles. We want ramblers who show a muddy ridge as it is and leave no trace.',
    'Book a pitch in a farmer’s meadow: fire pit, compost toilet, stars. Families arrive in campervans or with a simple tarp, toast marshmallows and wake up to birdsong.',
  ],
}
