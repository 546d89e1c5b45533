import { animalsBrands } from './animals-brands-data.ts'
import { beautyBrands } from './beauty-brands-data.ts'
import type { BrandTexts } from './brand-texts.ts'
import { businessBrands } from './business-brands-data.ts'
import { comedyBrands } from './comedy-brands-data.ts'
import { educationBrands } from './education-brands-data.ts'
import { familyBrands } from './family-brands-data.ts'
import { fashionBrands } from './fashion-brands-data.ts'
import { fitnessBrands } from './fitness-brands-data.ts'
import { foodBrands } from './food-brands-data.ts'
import { gamingBrands } from './gaming-brands-data.ts'
import { homeBrands } from './home-brands-data.ts'
import { musicBrands } from './music-brands-data.ts'
import { outdoorsBrands } from './outdoors-brands-data.ts'
import { screenBrands } from './screen-brands-data.ts'
import { societyBrands } from './society-brands-data.ts'
import { sportsBrands } from './sports-brands-data.ts'
import { technologyBrands } from './technology-brands-data.ts'
import { travelBrands } from './travel-brands-data.ts'
import { vehiclesBrands } from './vehicles-brands-data.ts'

/** The brand descriptions of all 75 categories. */
export const allBrands: BrandTexts = {
  ...foodBrands,
  ...beautyBrands,
  ...fashionBrands,
  ...fitnessBrands,
  ...outdoorsBrands,
  ...sportsBrands,
  ...travelBrands,
  ...familyBrands,
  ...educationBrands,
  ...technologyBrands,
  ...gamingBrands,
  ...screenBrands,
  ...musicBrands,
  ...comedyBrands,
  ...homeBrands,
  ...animalsBrands,
  ...vehiclesBrands,
  ...businessBrands,
  ...societyBrands,
}
