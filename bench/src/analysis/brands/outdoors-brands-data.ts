import type { BrandTexts } from './brand-texts.ts'

export const outdoorsBrands: BrandTexts = {
  outdoor_adventure: [
    'Ropes, harnesses and crampons tested on the north face of the Eiger. We equip alpinists, ice climbers and those who sleep in a portaledge.',
    'Action cameras that survive forty metres of depth and a fall from a cliff. Surfers, base jumpers and free divers: show us what your day looks like.',
    'We book you a mate-rated guide for via ferrata, sea kayaking or backcountry powder, anywhere in Norway. Insurance, boots and adrenaline included.',
    'Five-millimetre wetsuits made of limestone rubber and boards shaped in Ericeira for cold-water swells. Team riders chase storms along the Atlantic.',
  ],
  hiking_camping: [
    'Two-person tents that weigh less than a litre of milk, sleeping bags rated to minus ten and a stove that boils in two minutes. Tested on the Pennine Way.',
    'Waterproof boots resoled for free, merino socks and trekking poles. We want ramblers who show a muddy ridge as it is and leave no trace.',
    'Freeze-dried stews, titanium sporks and a quilt that weighs 500 grams: kit for walkers who count every ounce from hut to hut.',
    'Rent a converted van with a bed, a cooker and a shower from twelve depots, and wake up beside a lake. Our app shows legal overnight spots near the best footpaths.',
  ],
}
