import type { BrandTexts } from './brand-texts.ts'

export const vehiclesBrands: BrandTexts = {
  cars_motorcycles: [
    'Ceramic coatings, clay bars and a foam cannon. Detailers film our beads on black paint.',
    'We restore air-cooled Porsches and old Alfas, and sell parts that nobody makes any more. Petrolheads, track days, Sunday drives.',
    'Leather jackets with armour and helmets with a proper visor, for people who ride a Triumph in the rain.',
    'Turbo kits, coilovers and exhausts for tuners of Japanese coupes. Dyno runs, engine swaps and drift clips from garages all over Europe are what we sponsor.',
  ],
  electric_vehicles: [
    'Fast chargers at motorway services, one card, one price per kilowatt hour. Drivers plan long trips without range anxiety.',
    'Wallboxes for your driveway that wait for cheap solar power. Works with any plug-in, from Leaf to Taycan.',
    'Our hatchback does 480 kilometres on a battery without cobalt. Test drives in twelve cities; Tesla owners welcome.',
    'Subscribe to a zero-emission car by the month: insurance, charging and tyres included. We want creators who compare real-world range, battery health and kilowatts honestly.',
  ],
}
