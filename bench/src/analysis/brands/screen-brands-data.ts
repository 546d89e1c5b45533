import type { BrandTexts } from './brand-texts.ts'

export const screenBrands: BrandTexts = {
  anime_manga: [
    'Official merch of the big Japanese series: jackets from Konoha, plush slimes, acrylic stands. Preorders ship straight from Akihabara.',
    'Read thousands of translated chapters a day after they appear in Tokyo weeklies, legally and on your phone. Shonen battles, slow romance, horror.',
    'OtakuCrate is a monthly box with licensed anime figures, manga volumes and Japanese snacks. Fans of Naruto, One Piece and Demon Slayer make up most of our subscribers.',
    'We sell cosplay costumes, wigs and props for conventions, made to measure. Cosplayers who show how they transform into their favourite anime character are always welcome.',
  ],
  comics_graphic_novels: [
    'We crowdfund hardcovers by cartoonists who were too strange for the big two. Ink, watercolour, speech balloons, no capes required.',
    'Mail-order bags, boards and storage boxes for people with four thousand floppies in the basement, and a price guide for their Amazing Fantasy.',
    'Inkwell Press publishes graphic novels and comics by young illustrators, from superhero satire to quiet memoirs. We want creators who review books and show artwork panel by panel.',
    'Our shop sells Marvel and DC back issues, graded comic books and collector’s editions. We work with collectors who talk about first appearances, cover artists and reading orders.',
  ],
  movies_tv: [
    'Sixty screens in twelve cities, reclining seats and late shows of cult classics. Members get two tickets a week and a bucket of popcorn.',
    'Crime dramas from Scandinavia, baking contests from Britain and every episode of your childhood favourites: our channel is free with ads on any smart set.',
    'StreamBox brings together films and series from forty providers in one subscription. We look for creators who share recommendations, fan theories and trailer reactions.',
    'We produce crime series and documentaries for television and Netflix. For the premiere of our new thriller we want to show behind the scenes, cast interviews and fan events.',
  ],
  film_reviews: [
    'Twice a month, four friends dissect one director’s work from debut to flop. Shot lists, scripts, ratings; listeners vote on the next retrospective.',
    'We pay young writers to critique what opens on Thursday, from superhero sequels to Romanian dramas, in 600 words and with a score out of ten.',
    'Reel Verdict is a site for honest movie reviews, rankings and video essays about directors and cinematography. We want film critics with their own voice, for blockbusters and arthouse alike.',
    'An app for cinephiles: keep a diary of what you watch, rate every film and follow critics you trust. We partner with channels that analyse scenes, endings and Oscar contenders.',
  ],
}
