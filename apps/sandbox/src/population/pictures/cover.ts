import { createRandom, type Random } from '../../lib/random.ts'
import { parsePictureId } from '../picture-id.ts'
import { hues } from './palettes.ts'

/** Shades of one hue and a neighbouring one, from far and light (0) to near and dark (4). */
type Shade = (step: number) => string

type Scene = (random: Random, shade: Shade) => string

const width = 640
const height = 240

const lightness = [0.93, 0.85, 0.74, 0.62, 0.48]
const chroma = [0.025, 0.05, 0.075, 0.085, 0.07]

/** Draws a smooth line across the picture; its heights differ from `base` by at most `swing`. */
function drawRidge(random: Random, base: number, swing: number): string {
  const count = random.integer(4, 6)
  const heights = Array.from({ length: count + 1 }, () => base + (random.next() - 0.5) * 2 * swing)
  const step = width / count
  let path = `M0 ${height}V${(heights[0] ?? base).toFixed(0)}`
  for (let point = 1; point <= count; point++) {
    const [from = base, to = base] = [heights[point - 1], heights[point]]
    const middle = (point - 0.5) * step
    path += `C${middle.toFixed(0)} ${from.toFixed(0)} ${middle.toFixed(0)} ${to.toFixed(0)} ${(point * step).toFixed(0)} ${to.toFixed(0)}`
  }
  return `${path}V${height}z`
}

const drawSun = (random: Random, fill: string) =>
  `<circle cx="${random.integer(90, 550)}" cy="${random.integer(50, 110)}" r="${random.integer(26, 52)}" fill="${fill}"/>`

const scenes: readonly Scene[] = [
  // Hills behind one another.
  (random, shade) =>
    drawSun(random, shade(1)) +
    [2, 3, 4]
      .map((step, layer) => `<path d="${drawRidge(random, 120 + layer * 42, 34 - layer * 6)}" fill="${shade(step)}"/>`)
      .join(''),
  // Dunes: long soft waves.
  (random, shade) =>
    drawSun(random, '#fff') +
    [1, 2, 3, 4]
      .map((step, layer) => `<path d="${drawRidge(random, 96 + layer * 38, 16)}" fill="${shade(step)}"/>`)
      .join(''),
  // Rainbows: nested arches.
  (random, shade) =>
    [...Array(4).keys()]
      .map((rainbow) => {
        const [x, radius] = [rainbow * 190 + random.integer(-10, 40), random.integer(90, 170)]
        return [1, 2, 3, 4, 0]
          .map(
            (step, ring) =>
              `<circle cx="${x}" cy="${height}" r="${Math.round(radius * (1 - ring * 0.19))}" fill="${shade(step)}"/>`,
          )
          .join('')
      })
      .join(''),
  // Overlapping discs.
  (random, shade) =>
    [...Array(8).keys()]
      .map(
        (disc) =>
          `<circle cx="${disc * 90 + random.integer(-20, 30)}" cy="${random.integer(30, 210)}" r="${random.integer(30, 92)}" fill="${shade(random.integer(1, 4))}" opacity=".72"/>`,
      )
      .join(''),
  // Tiles of quarter circles.
  (random, shade) =>
    [...Array(24).keys()]
      .map((tile) => {
        const [x, y] = [(tile % 8) * 80, Math.floor(tile / 8) * 80]
        const quarter = random.pick([
          'M0 0h80a80 80 0 0 1-80 80z',
          'M80 0v80a80 80 0 0 1-80-80z',
          'M80 80H0a80 80 0 0 1 80-80z',
          'M0 80V0a80 80 0 0 1 80 80z',
        ])
        return `<path transform="translate(${x} ${y})" d="${quarter}" fill="${shade(random.integer(0, 4))}"/>`
      })
      .join(''),
  // Blades of grass.
  (random, shade) =>
    [...Array(15).keys()]
      .map((leaf) => {
        const [x, tip, lean] = [leaf * 46 + random.integer(-10, 10), random.integer(30, 150), random.integer(-50, 50)]
        return `<path d="M${x - 14} ${height}Q${x - 10} ${tip + 60} ${x + lean} ${tip}Q${x + 22} ${tip + 70} ${x + 14} ${height}z" fill="${shade(random.integer(1, 4))}"/>`
      })
      .join(''),
]

/**
 * Draws the cover with this id: a calm abstract picture in the hue of the family of the person's main niche, as SVG of
 * at most 3 kB without scripts or references. The same id gives the same picture.
 */
export function drawCover(id: string): string {
  const random = createRandom(`cover/${id}`)
  const hue = hues[parsePictureId(id).family] + random.integer(-14, 14)
  const turn = random.integer(-40, 40)
  const shade: Shade = (step) =>
    `oklch(${lightness[step]} ${chroma[step]} ${Math.round((hue + (turn * step) / 4 + 360) % 360)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="${shade(0)}"/>${random.pick(scenes)(random, shade)}</svg>`
}
