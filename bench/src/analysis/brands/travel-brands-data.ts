import type { BrandTexts } from './brand-texts.ts'

export const travelBrands: BrandTexts = {
  travel: [
    'Compare flights, trains and ferries in one search and hold a fare for 24 hours. We want people who plan city breaks in Lisbon and long weekends in Marrakech.',
    'Hard-shell carry-ons with a lifetime guarantee, packing cubes and a passport wallet. Made for airports, tested by three airline crews.',
    'An eSIM that works in 160 countries, so that you land and are online. Our partners make itineraries and vlogs from destinations near and far.',
    'Visit Saltmarsh Coast: lighthouses, oyster shacks and empty beaches two hours from the capital. The regional tourist board invites storytellers for a four-day tour this autumn.',
  ],
  backpacking: [
    'Bunks from nine euros in sixty hostels, with free walking tours and family dinners. Our guests stay for a night and remain for a month on their way through South America.',
    'A forty-litre pack that opens like a suitcase and passes as cabin baggage. For gap years, night buses and a round-the-world ticket on a shoestring.',
    'An app for travellers who hitchhike, couchsurf and volunteer for a bed. Find companions for the Banana Pancake Trail or the road to Patagonia.',
    'Travel insurance for people without a return ticket: twelve months, every continent, scooter accidents included. We work with solo nomads who cross Southeast Asia on thirty dollars a day.',
  ],
  luxury_travel: [
    'Twelve overwater villas, each with a butler, a private pool and a seaplane transfer. The resort invites refined storytellers for five nights in the Maldives.',
    'We charter yachts and jets for clients who want an island to themselves. Discretion, vintage champagne and a chef on board.',
    'A palace hotel on Lake Como with a Michelin-starred terrace, a spa in the old chapel and suites from 1,400 euros. Five stars since 1911.',
    'Tailor-made safaris in private conservancies: fly in by helicopter, dine under chandeliers in the bush, sleep in a tented suite with a copper bath. For honeymooners and affluent explorers.',
  ],
}
