import type { BrandTexts } from './brand-texts.ts'

export const travelBrands: BrandTexts = {
  travel: [
    'We line up the flight, the rail pass and a room near the old town in one basket, and move everything if a strike gets in the way. City weekends for couples under 300 euros.',
    'Discover our islands: volcanoes, whale bays, black-sand beaches and nine direct routes from Europe. The regional office hosts film crews and photographers all year.',
    'WanderWise plans city trips for you: flights, hotels and a day-by-day itinerary based on what you like. We look for travel vloggers who can show a destination beyond its three famous sights.',
    'The tourist board of the Azores invites creators to explore volcanoes, hot springs and whale watching on nine islands. We cover flights, accommodation and guides for one week.',
  ],
  backpacking: [
    'Social sleeps in former schools and factories: pod beds, a shared kitchen, a bar crawl on Wednesdays. Average guest: 23, four months on the road, one rucksack.',
    'A guide to crossing continents overland for less than a cinema ticket a day: visas, shared taxis, dorms, homestays. Written by people who have been away for years.',
    'We run twenty-five hostels across Southeast Asia with cheap dorm beds, rooftop bars and day trips. Our guests are solo travellers on gap years who stay longer than planned.',
    'RoamLight makes carry-on backpacks and travel towels for people who see the world on a small budget. We work with backpackers who document months on the road in South America.',
  ],
  luxury_travel: [
    'A members’ club that arranges fly-in lodges, chartered catamarans and after-hours museum visits. Your planner answers within a minute, day or night.',
    'Eighteen cliffside suites with plunge pools above the Aegean, a sommelier, a helipad and no children. We welcome a handful of tasteful visual storytellers in May.',
    'Our private island resort in the Maldives has fourteen villas, each with an infinity pool and a personal butler. We invite creators whose followers book five-star holidays and honeymoons.',
    'We arrange bespoke journeys for discerning clients: private jets, chartered yachts, safari lodges and dinners in closed museums. Every trip comes with a concierge around the clock.',
  ],
}
