import type { BrandTexts } from './brand-texts.ts'

export const outdoorsBrands: BrandTexts = {
  outdoor_adventure: [
    'We book you a mate-rated guide for via ferrata, sea kayaking or backcountry powder, anywhere in Norway. Insurance, boots and adrenaline included.',
    'Five-millimetre wetsuits made of limestone rubber and boards shaped in Ericeira for cold-water swells. Team riders chase storms along the Atlantic.',
    'Summit Seekers runs guided expeditions: mountaineering in Nepal, sea kayaking in Greenland, canyoning in Slovenia. Our guests want adrenaline, small groups and experienced guides.',
    'Wetsuits, surfboards and roof racks for people who chase waves all year round. We support surfers and free divers who film their trips in cold water.',
  ],
  hiking_camping: [
    'Freeze-dried stews, titanium sporks and a quilt that weighs 500 grams: kit for walkers who count every ounce from hut to hut.',
    'Rent a converted van with a bed, a cooker and a shower from twelve depots, and wake up beside a lake. Our app shows legal overnight spots near the best footpaths.',
    'TrailNest makes ultralight tents, sleeping pads and backpacks for thru-hikers. Our gear has walked the Appalachian Trail more than a hundred times.',
    'Our app lists twenty thousand campsites, from forest pitches to campervan parks, with reviews and booking. We want families and couples who spend their weekends outdoors around a campfire.',
  ],
}
