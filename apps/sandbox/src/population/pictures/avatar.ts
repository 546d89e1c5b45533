import { createRandom, type Random } from '../../lib/random.ts'
import { parsePictureId } from '../picture-id.ts'
import { backdrops, cloths, hairs, skins } from './palettes.ts'

interface Face {
  readonly random: Random
  readonly skin: readonly [light: string, shade: string]
  readonly hair: string
}

/** Hair behind and in front of the head, which is about an ellipse at (80, 70) with radii 25 and 30. */
type Hairstyle = (face: Face) => { behind: string; before: string }

const cap = (bottom: number) =>
  `M53 ${bottom}C50 44 60 33 80 33s30 11 27 ${bottom - 33}c-2-10-6-17-12-21-9 6-26 7-35 3-3 4-6 10-7 18z`

const hairstyles: Record<'woman' | 'man', readonly Hairstyle[]> = {
  woman: [
    // Long and straight.
    ({ hair }) => ({
      behind: `<path d="M50 72C48 44 62 31 80 31s32 13 30 41l5 48H45z" fill="${hair}"/>`,
      before: `<path d="M54 70c0-22 10-32 26-33 16 1 26 11 26 33-3-12-9-20-20-24-8 10-22 14-32 24z" fill="${hair}"/>`,
    }),
    // A bob with a fringe.
    ({ hair }) => ({
      behind: `<path d="M49 92C44 48 60 32 80 32s36 16 31 60c-6 6-14 6-18 4H67c-4 2-12 2-18-4z" fill="${hair}"/>`,
      before: `<path d="M54 62c2-20 12-27 26-27s24 7 26 27c-16-6-36-6-52 0z" fill="${hair}"/>`,
    }),
    // A bun.
    ({ hair }) => ({
      behind: `<circle cx="80" cy="27" r="13" fill="${hair}"/><path d="M52 76C50 46 62 34 80 34s30 12 28 42z" fill="${hair}"/>`,
      before: `<path d="${cap(66)}" fill="${hair}"/>`,
    }),
    // Curls.
    ({ hair, random }) => ({
      behind: [...Array(13).keys()]
        .map((curl) => {
          const angle = Math.PI * (0.92 + (curl / 12) * 1.16)
          const [x, y] = [80 + 33 * Math.cos(angle), 68 + 35 * Math.sin(angle)]
          return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${11 + random.integer(0, 4)}" fill="${hair}"/>`
        })
        .join(''),
      before: `<path d="M54 62c2-16 12-26 26-26s24 10 26 26c-5-8-10-9-14-13-8 5-17 5-24 0-4 5-9 6-14 13z" fill="${hair}"/>`,
    }),
    // A long wave over one shoulder.
    ({ hair }) => ({
      behind: `<path d="M51 74C48 44 62 31 80 31s33 12 30 44c-1 14 8 20 4 34-3 12-14 14-20 10V84H52z" fill="${hair}"/>`,
      before: `<path d="M54 68c-1-22 11-32 28-32 15 0 25 11 24 32-4-14-12-22-26-25-7 3-20 9-26 25z" fill="${hair}"/>`,
    }),
  ],
  man: [
    // Short.
    ({ hair }) => ({ behind: '', before: `<path d="${cap(66)}" fill="${hair}"/>` }),
    // A quiff.
    ({ hair }) => ({
      behind: '',
      before: `<path d="M54 66c-3-18 2-28 12-34 10-6 32-6 40 4 4 6 4 18 0 30-2-8-4-14-8-18-12 2-26 0-33-3-6 5-9 12-11 21z" fill="${hair}"/>`,
    }),
    // Cropped.
    ({ hair }) => ({
      behind: '',
      before: `<path d="M55 62c0-18 10-27 25-27s25 9 25 27c-3-9-6-13-10-15-10-3-20-3-30 0-4 2-7 6-10 15z" fill="${hair}"/>`,
    }),
    // Curly top.
    ({ hair, random }) => ({
      behind: '',
      before: [...Array(9).keys()]
        .map((curl) => {
          const angle = Math.PI * (1.04 + (curl / 8) * 0.92)
          const [x, y] = [80 + 23 * Math.cos(angle), 60 + 22 * Math.sin(angle)]
          return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${8 + random.integer(0, 3)}" fill="${hair}"/>`
        })
        .join(''),
    }),
    // Long, tied.
    ({ hair }) => ({
      behind: `<path d="M52 74C50 44 62 32 80 32s30 12 28 42l3 26H49z" fill="${hair}"/>`,
      before: `<path d="M54 66c0-20 10-30 26-30s26 10 26 30c-4-10-10-18-26-22-16 4-22 12-26 22z" fill="${hair}"/>`,
    }),
    // A woollen hat.
    ({ random }) => {
      const wool = random.pick(cloths)
      return {
        behind: '',
        before: `<path d="M52 56C50 34 64 24 80 24s30 10 28 32z" fill="${wool}"/><rect x="50" y="51" width="60" height="12" rx="6" fill="${wool}"/><rect x="50" y="51" width="60" height="12" rx="6" fill="#fff" opacity=".18"/>`,
      }
    },
  ],
}

function drawBeard({ hair }: Face): string {
  return `<path d="M55 72c1 22 11 32 25 32s24-10 25-32c-3 7-7 11-12 12-8-3-18-3-26 0-5-1-9-5-12-12z" fill="${hair}"/>`
}

function drawGlasses(): string {
  return '<g fill="none" stroke="#2b2a2a" stroke-width="1.8"><circle cx="70" cy="70" r="7.5"/><circle cx="90" cy="70" r="7.5"/><path d="M77.500 69q2.500-2 5 0"/></g>'
}

function drawFace({ random, skin }: Face): string {
  const brow = random.integer(58, 60)
  const smile = random.pick(['M73 86q7 6 14 0', 'M74 87q6 4 12 0', 'M72 85q8 9 16 0z'])
  const smileFill = smile.endsWith('z') ? '#fff' : 'none'
  return (
    `<g fill="none" stroke="#2b2220" stroke-linecap="round" stroke-width="2" opacity=".82"><path d="M65 ${brow}q5-3 9 0M86 ${brow}q5-3 9 0"/></g>` +
    '<circle cx="70" cy="70" r="2.400" fill="#2b2220"/><circle cx="90" cy="70" r="2.400" fill="#2b2220"/>' +
    `<path d="M80 71q-3 7 1 8" fill="none" stroke="${skin[1]}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="${smile}" fill="${smileFill}" stroke="#8c3f3a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

function drawBody(random: Random, skin: Face['skin']): string {
  const cloth = random.pick(cloths)
  const neckline = random.pick([
    '<path d="M66 112q14 14 28 0l4 4q-18 20-36 0z" fill="#fff" opacity=".28"/>',
    '<path d="M64 113l16 22 16-22 4 3-20 30-20-30z" fill="#fff" opacity=".3"/>',
    '<path d="M62 110q18 12 36 0v8q-18 12-36 0z" fill="#000" opacity=".14"/>',
    '',
  ])
  return `<path d="M18 160c2-34 20-46 48-50h28c28 4 46 16 48 50z" fill="${cloth}"/><path d="M69 92h22v18q-11 14-22 0z" fill="${skin[1]}"/>${neckline}`
}

const drawScarf: Hairstyle = ({ random }) => {
  const scarf = random.pick(cloths)
  return {
    behind: `<path d="M46 78C44 44 60 28 80 28s36 16 34 50l8 44H38z" fill="${scarf}"/>`,
    before: `<path d="M80 28c-22 0-36 18-34 50 0 16 12 34 34 34s34-18 34-34c2-32-12-50-34-50zm0 13c15 0 23 12 23 30S94 99 80 99 57 89 57 71s8-30 23-30z" fill="${scarf}" fill-rule="evenodd"/>`,
  }
}

/**
 * Draws the portrait with this id: head and shoulders on a plain background, as SVG of about 2 kB without scripts or
 * references. The same id gives the same picture.
 */
export function drawAvatar(id: string): string {
  const { look, tone, wearsScarf } = parsePictureId(id)
  const random = createRandom(`avatar/${id}`)
  const skin = skins[tone] ?? ['#d9a066', '#c48a52']
  const hair = random.pick(tone >= 2 ? hairs.dark : hairs.any)
  const face: Face = { random, skin, hair }
  const [ground, light] = random.pick(backdrops)
  const body = drawBody(random, skin)
  const { behind, before } = (wearsScarf ? drawScarf : random.pick(hairstyles[look]))(face)
  const beard = look === 'man' && random.chance(0.38) ? drawBeard(face) : ''
  const glasses = random.chance(0.2) ? drawGlasses() : ''
  const [x, y, radius] = [random.integer(20, 140), random.integer(10, 120), random.integer(50, 90)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="13 14 134 134"><rect width="160" height="160" fill="${ground}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/>${behind}${body}` +
    `<ellipse cx="55.500" cy="72" rx="4.500" ry="7" fill="${skin[1]}"/><ellipse cx="104.500" cy="72" rx="4.500" ry="7" fill="${skin[1]}"/>` +
    `<path d="M55 66c0-18 11-28 25-28s25 10 25 28c0 24-11 36-25 36S55 90 55 66z" fill="${skin[0]}"/>` +
    `${beard}${drawFace(face)}${before}${glasses}</svg>`
  )
}
