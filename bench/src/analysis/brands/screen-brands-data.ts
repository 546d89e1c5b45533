import type { BrandTexts } from './brand-texts.ts'

export const screenBrands: BrandTexts = {
  anime_manga: [
    'Simulcasts from Tokyo an hour after broadcast, subbed and dubbed. Our subscribers argue about shonen arcs and cry over the last Ghibli.',
    'A print magazine with new chapters from Shueisha authors each week, and a drawing school for those who ink their own panels.',
    'Official merch of the big Japanese series: jackets from Konoha, plush slimes, acrylic stands. Preorders ship straight from Akihabara.',
    'Read thousands of translated chapters a day after they appear in Tokyo weeklies, legally and on your phone. Shonen battles, slow romance, horror.',
  ],
  comics_graphic_novels: [
    'Slabs, long boxes and key issues: we grade and sell first appearances from the Silver Age. Ask us about a Spider-Man in 9.8.',
    'We letter, ink and print small-run zines and superhero one-shots for self-publishing illustrators. Creators who talk about Batman runs and page layouts on YouTube are our people.',
    'We crowdfund hardcovers by cartoonists who were too strange for the big two. Ink, watercolour, speech balloons, no capes required.',
    'Mail-order bags, boards and storage boxes for people with four thousand floppies in the basement, and a price guide for their Amazing Fantasy.',
  ],
  movies_tv: [
    'Our streaming service adds forty series and premieres a month, from Korean thrillers to sitcoms of the nineties. We want theories, recaps and watch-alongs.',
    'A distributor of European arthouse and horror. We bring trailers, cast interviews and premieres to creators before the release.',
    'Sixty screens in twelve cities, reclining seats and late shows of cult classics. Members get two tickets a week and a bucket of popcorn.',
    'Crime dramas from Scandinavia, baking contests from Britain and every episode of your childhood favourites: our channel is free with ads on any smart set.',
  ],
  film_reviews: [
    'We publish essays on directors, editing and cinematography, and a weekly verdict on new releases. No spoilers in the first half.',
    'Our podcast rates each weekend’s cinema releases out of ten, picks apart plots and performances and argues about the Oscars. Sponsors reach cinephiles who trust a thoughtful critique.',
    'Twice a month, four friends dissect one director’s work from debut to flop. Shot lists, scripts, ratings; listeners vote on the next retrospective.',
    'We pay young writers to critique what opens on Thursday, from superhero sequels to Romanian dramas, in 600 words and with a score out of ten.',
  ],
}
