import type { CategoryFamily } from '@troupe/contract/catalogues/categories'

/** Skin tones from light to dark, each with its shade. */
export const skins: readonly (readonly [light: string, shade: string])[] = [
  ['#f6d9c4', '#e6bfa4'],
  ['#efc7a4', '#dcab84'],
  ['#dfae82', '#c79264'],
  ['#c28a5c', '#a87145'],
  ['#96623f', '#7d4e30'],
  ['#6d4530', '#573523'],
]

export const hairs = {
  any: ['#2c211d', '#3d2b22', '#5b3a26', '#7a4b2b', '#a3683a', '#c99a5b', '#d8b77c', '#8a3f27', '#b9b4ad'],
  dark: ['#17130f', '#211a17', '#2c211d', '#3a2820', '#4a2f22'],
} as const

/** Backgrounds of portraits, each with a lighter tint. */
export const backdrops: readonly (readonly [ground: string, light: string])[] = [
  ['#d9e3dc', '#e6ede8'],
  ['#e8ddcf', '#f1e9de'],
  ['#cfdde6', '#dde8ee'],
  ['#ecd9d3', '#f4e6e1'],
  ['#dcd8e8', '#e8e5f0'],
  ['#e9e3c4', '#f2edd8'],
  ['#c7d8d4', '#d7e4e1'],
  ['#e3d2dc', '#eee1e8'],
  ['#f0d9b8', '#f6e6cf'],
  ['#c9d2c0', '#d9e0d2'],
]

export const cloths: readonly string[] = [
  '#2f4858',
  '#33658a',
  '#5b7f77',
  '#8aa17f',
  '#c1683c',
  '#d9a441',
  '#a2403f',
  '#6b4e71',
  '#3a3a44',
  '#e9e4da',
  '#7d8ca3',
  '#c98b8b',
  '#1f5f5b',
]

/** Hue of each family of categories, in degrees of OKLCH. */
export const hues: Record<CategoryFamily, number> = {
  food: 55,
  beauty: 5,
  fashion: 340,
  fitness: 30,
  outdoors: 145,
  sports: 130,
  travel: 215,
  family: 75,
  education: 255,
  technology: 240,
  gaming: 290,
  screen: 275,
  music: 315,
  comedy: 90,
  home: 65,
  animals: 110,
  vehicles: 225,
  business: 190,
  society: 20,
}
