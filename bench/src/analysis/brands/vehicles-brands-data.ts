import type { BrandTexts } from './brand-texts.ts'

export const vehiclesBrands: BrandTexts = {
  cars_motorcycles: [
    'Sell your used saloon in a day: we inspect it on your driveway, pay at once and auction it to dealers. Mileage, service book and scratches, all transparent.',
    'Brake kits, crash bars and luggage for touring bikes, tested on the Stelvio. Our riders film long days in the saddle and oily hands at night.',
    'TorqueShop sells performance parts for cars: exhausts, suspension kits and brakes. We want channels that build, tune and test drive everything from old BMWs to Japanese classics.',
    'Helmets, jackets and luggage for motorcycle riders who tour in all weather. We sponsor long trips and look for bikers with stories and a camera on the handlebar.',
  ],
  electric_vehicles: [
    'We convert old Minis and Land Rovers: the petrol engine goes out, a silent motor and 40 kWh of cells go in.',
    'An app for people who drive on electrons: finds a free plug on the route, predicts the stop, bills everything on one invoice.',
    'VoltHome installs wallboxes and solar charging for electric cars. We look for creators who drive electric and talk honestly about range, charging stations and costs.',
    'Our compact EV has a range of 400 kilometres and charges in twenty minutes. We invite car reviewers and Tesla owners to compare it on a long trip.',
  ],
}
