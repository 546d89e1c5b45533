import type { BrandTexts } from './brand-texts.ts'

export const screenBrands: BrandTexts = {
  anime_manga: [
    'Simulcasts from Tokyo an hour after broadcast, subbed and dubbed. Our subscribers argue about shonen arcs and cry over the last Ghibli.',
    'Figures, wall scrolls and keychains under licence from Japanese studios. Weebs, cosplayers and collectors of Nendoroids welcome.',
    'A print magazine with new chapters from Shueisha authors each week, and a drawing school for those who ink their own panels.',
    'Wigs, contact lenses and foam swords for conventions: be Naruto, Sailor Moon or a demon slayer. We invite otaku who sew their costumes and do waifu tier lists.',
  ],
  comics_graphic_novels: [
    'An independent publisher of memoirs told in panels. Our authors draw about war, grief and first love; two have won an Eisner.',
    'Slabs, long boxes and key issues: we grade and sell first appearances from the Silver Age. Ask us about a Spider-Man in 9.8.',
    'A pull-list app for readers of Marvel, DC and Image. New issues every Wednesday, variant covers and reading orders.',
    'We letter, ink and print small-run zines and superhero one-shots for self-publishing illustrators. Creators who talk about Batman runs and page layouts on YouTube are our people.',
  ],
  movies_tv: [
    'Our streaming service adds forty series and premieres a month, from Korean thrillers to sitcoms of the nineties. We want theories, recaps and watch-alongs.',
    'Home projectors and acoustically transparent screens for people with a popcorn machine. Binge a season in 4K with friends.',
    'A distributor of European arthouse and horror. We bring trailers, cast interviews and premieres to creators before the release.',
    'An app that tells you where every show and film is streaming, from Netflix to Disney+. Fans build watchlists, follow actors and vote for the best season finale.',
  ],
  film_reviews: [
    'A community where cinephiles log what they watch, give it half a star or five, and write a paragraph on why. We look for sharp critics.',
    'We publish essays on directors, editing and cinematography, and a weekly verdict on new releases. No spoilers in the first half.',
    'A festival in Turin that gives accreditation to forty critics each year. See premieres, write criticism, debate the jury’s Palme.',
    'Our podcast rates each weekend’s cinema releases out of ten, picks apart plots and performances and argues about the Oscars. Sponsors reach cinephiles who trust a thoughtful critique.',
  ],
}
