import type { BrandTexts } from './brand-texts.ts'

export const travelBrands: BrandTexts = {
  travel: [
    'Hard-shell carry-ons with a lifetime guarantee, packing cubes and a passport wallet. Made for airports, tested by three airline crews.',
    'Visit Saltmarsh Coast: lighthouses, oyster shacks and empty beaches two hours from the capital. The regional tourist board invites storytellers for a four-day tour this autumn.',
    'We line up the flight, the rail pass and a room near the old town in one basket, and move everything if a strike gets in the way. City weekends for couples under 300 euros.',
    'Discover our islands: volcanoes, whale bays, black-sand beaches and nine direct routes from Europe. The regional office hosts film crews and photographers all year.',
  ],
  backpacking: [
    'Bunks from nine euros in sixty hostels, with free walking tours and family dinners. Our guests stay for a night and remain for a month on their way through South America.',
    'An app for travellers who hitchhike, couchsurf and volunteer for a bed. Find companions for the Banana Pancake Trail or the road to Patagonia.',
    'Social sleeps in former schools and factories: pod beds, a shared kitchen, a bar crawl on Wednesdays. Average guest: 23, four months on the road, one rucksack.',
    'A guide to crossing continents overland for less than a cinema ticket a day: visas, shared taxis, dorms, homestays. Written by people who have been away for years.',
  ],
  luxury_travel: [
    'We charter yachts and jets for clients who want an island to themselves. Discretion, vintage champagne and a chef on board.',
    'Tailor-made safaris in private conservancies: fly in by helicopter, dine under chandeliers in the bush, sleep in a tented suite with a copper bath. For honeymooners and affluent explorers.',
    'A members’ club that arranges fly-in lodges, chartered catamarans and after-hours museum visits. Your planner answers within a minute, day or night.',
    'Eighteen cliffside suites with plunge pools above the Aegean, a sommelier, a helipad and no children. We welcome a handful of tasteful visual storytellers in May.',
  ],
}
