import type { BrandTexts } from './brand-texts.ts'

export const vehiclesBrands: BrandTexts = {
  cars_motorcycles: [
    'We restore air-cooled Porsches and old Alfas, and sell parts that nobody makes any more. Petrolheads, track days, Sunday drives.',
    'Turbo kits, coilovers and exhausts for tuners of Japanese coupes. Dyno runs, engine swaps and drift clips from garages all over Europe are what we sponsor.',
    'Sell your used saloon in a day: we inspect it on your driveway, pay at once and auction it to dealers. Mileage, service book and scratches, all transparent.',
    'Brake kits, crash bars and luggage for touring bikes, tested on the Stelvio. Our riders film long days in the saddle and oily hands at night.',
  ],
  electric_vehicles: [
    'Fast chargers at motorway services, one card, one price per kilowatt hour. Drivers plan long trips without range anxiety.',
    'Our hatchback does 480 kilometres on a battery without cobalt. Test drives in twelve cities; Tesla owners welcome.',
    'We convert old Minis and Land Rovers: the petrol engine goes out, a silent motor and 40 kWh of cells go in.',
    'An app for people who drive on electrons: finds a free plug on the route, predicts the stop, bills everything on one invoice.',
  ],
}
