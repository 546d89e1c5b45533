import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const subjects = [
  'vegan baking',
  'sourdough',
  'street food',
  'night trains',
  'slow travel',
  'watercolour',
  'home studios',
  'chess openings',
  'trail running',
  'skin care',
  'second-hand fashion',
  'balcony gardens',
  'board games',
  'city cycling',
  'guitar lessons',
  'mobile photography',
  'budget cooking',
  'kettlebells',
  'amateur astronomy',
  'family camping',
] as const
const formats = [
  'reviews',
  'lessons',
  'stories',
  'experiments',
  'recipes and routines',
  'long walks and talks',
] as const
const places = ['Porto', 'Leeds', 'Graz', 'Austin', 'Recife', 'Pune', 'Osaka', 'Lyon', 'Gdansk', 'Utrecht'] as const
const countries = ['Portugal', 'United Kingdom', 'AT', 'US', 'Brazil', 'India', 'JP', 'France', 'Poland', 'NL'] as const
const categories = [
  'Food & Cooking',
  'Baking',
  'Travel',
  'DIY & Crafts',
  'Gaming',
  'Fitness',
  'Skincare',
  'Music',
] as const
const platforms = ['youtube', 'instagram', 'tiktok'] as const

const headers =
  'platform,channel id,handle,name,bio,tags,category,thumbnail,verified,followers,posts,avg views,avg likes,engagement rate,' +
  'posts per week,price,country,language,email,last post'

/**
 * Writes a list of invented creators as CSV, with every column that a list may have; the same count gives the same
 * file.
 */
export async function writeCreatorList(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file)
  stream.write(`${headers}\n`)
  const draw = seededDraw(7)
  for (let index = 0; index < count; index++) {
    if (!stream.write(`${toRow(index, draw).map(toCell).join(',')}\n`)) {
      await new Promise<void>((resolve) => stream.once('drain', resolve))
    }
  }
  stream.end()
  await finished(stream)
}

type Draw = ReturnType<typeof seededDraw>

function toRow(index: number, draw: Draw): (string | number)[] {
  const [subject, other, format, place] = [draw.of(subjects), draw.of(subjects), draw.of(formats), draw.of(places)]
  const handle = `${subject.replace(/\W/g, '').slice(0, 12)}.${place.slice(0, 5)}${index}`.toLowerCase()
  const platform = draw.of(platforms)
  const followers = Math.round(Math.exp(6 + draw.share() * 8))
  const bio = `${subject} and ${other} from ${place}: ${format}, every ${1 + Math.floor(draw.share() * 6)} days. For work write to ${handle}@mail.test`
  return [
    platform,
    platform === 'youtube' ? `UC${String(index).padStart(22, '0')}` : '',
    `@${handle}`,
    `${subject} in ${place}`,
    bio,
    `${subject}; ${other}; ${format}`,
    `${draw.of(categories)}; ${draw.of(categories)}`,
    `https://pictures.test/${index}.png`,
    draw.share() < 0.1 ? 'yes' : 'no',
    followers,
    Math.floor(draw.share() * 900),
    Math.floor(followers * draw.share()),
    Math.floor((followers * draw.share()) / 10),
    `${(draw.share() * 8).toFixed(2)}%`,
    (draw.share() * 7).toFixed(1),
    Math.ceil(followers / 100),
    draw.of(countries),
    'en',
    `${handle}@mail.test`,
    `2026-0${1 + (index % 9)}-11`,
  ]
}

/** Numerical Recipes' linear congruential generator: enough for invented rows, the same on every machine. */
function seededDraw(seed: number) {
  let state = seed
  const share = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    share,
    of<Item>(items: readonly [Item, ...Item[]]): Item {
      return items[Math.floor(share() * items.length)] ?? items[0]
    },
  }
}

function toCell(value: string | number): string {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
