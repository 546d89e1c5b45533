import { foldLetters } from '../../search/terms/search-terms.ts'
import type { Item } from '../tokens/read-items.ts'
import type { FoundNumber } from './find-numbers.ts'
import { type Reading, walk } from './reading.ts'

/** Words, or parts of them, for videos and the devices that record or show them, folded: what "4k" describes. */
const pictureWords: readonly string[] = [
  'drone, dron, drohn, copter, gopro, dji, camera, camara, kamera, camcorder, webcam, video, film, footage, lapse, cinemat, cinemato, aerial',
  'movie, pelicul, kino, monitor, screen, display, bildschirm, ecran, pantalla, schermo, ekran, layar, projector, projektor, proyector, projetor, proiettore, beamer',
  'television, televis, televiz, fernseh, gaming, gameplay, gamer, games, videojueg, jeux, jogos, giochi, oyun, wallpaper, uhd, hdr, 60fps',
  '无人机, 無人機, 航拍, 空拍, 相机, 相機, 摄像, 摄影, 攝影, 视频, 視頻, 影片, 电影, 電影, 电视, 電視, 显示器, 顯示器, 屏幕, 螢幕, 投影, 游戏, 遊戲, 画质, 畫質',
  'ドローン, 空撮, カメラ, 動画, 映像, 映画, テレビ, モニター, ディスプレイ, プロジェクター, ゲーム, 撮影, 画質',
  '드론, 카메라, 영상, 영화, 티비, 텔레비전, 모니터, 프로젝터, 게임, 촬영, 화질',
  'дрон, коптер, камер, видео, фильм, кино, телевизор, монитор, экран, проектор, съемк, игр',
  'درون, كاميرا, فيديو, فيلم, تلفزيون, شاش, تصوير, العاب, ड्रोन, कैमरा, वीडियो, फिल्म, टीवी, मॉनिटर, गेमिंग, flycam, may anh, man hinh, tivi',
].flatMap((line) => line.split(', '))

/** Thousands of pixels that a picture may be wide. */
const widths: ReadonlySet<number> = new Set([2000, 4000, 5000, 6000, 8000, 12_000, 16_000])
/** Widths that are more often meant than as many followers. */
const usualWidths: ReadonlySet<number> = new Set([4000, 8000])
/** Words for views of a post that are also views of scenery. */
const views: ReadonlySet<string> = new Set(['views', 'view', 'vistas', 'vista', 'vues', 'vue', 'viste'])

const picture = new RegExp(`${pictureWords.join('|')}|(?<!\\p{L})(?:tv|cine)(?!\\p{L})`, 'u')
const pictureFirst = new RegExp(`^[ -]?(?:${picture.source})`, 'u')

interface Around {
  /** Whether a limit is said of the number. */
  readonly isSaid: boolean
  /** The unit before it. */
  readonly unit: Item | undefined
}

/**
 * Whether a number without a unit after it is the width of a picture and part of the topic: "drone views 4k", "at least
 * 4k video", but not "4k views".
 */
export function isResolution(reading: Reading, number: FoundNumber, { isSaid, unit }: Around): boolean {
  const { first, last, value, currency } = number
  if (!widths.has(value) || !/^[kк]$/u.test(reading.items[last]?.text ?? '') || currency !== undefined) return false
  if (unit === undefined && pictureFirst.test(toText(reading, last, 1))) return true
  if (isSaid || (unit !== undefined && !views.has(unit.text))) return false
  const isUsual = unit === undefined && usualWidths.has(value)
  return isUsual || picture.test(toText(reading, first, -1)) || picture.test(toText(reading, last, 1))
}

/** The folded text on one side of a place, up to creators or what is read. */
function toText(reading: Reading, start: number, step: 1 | -1): string {
  const items: Item[] = []
  for (const [place, item] of walk(reading, start, step)) {
    if (item.kind === 'people' || reading.used.has(place)) break
    items.push(item)
  }
  const ordered = step === 1 ? items : items.toReversed()
  return foldLetters(ordered.map(({ raw, isGlued }) => (isGlued ? raw : ` ${raw}`)).join(''))
}
