import type { BrandTexts } from './brand-texts.ts'

export const musicBrands: BrandTexts = {
  music: [
    'A label for indie folk and dream pop from Copenhagen. We press vinyl, send bands on tour and want fans who share new releases and playlists.',
    'High-resolution streaming that pays artists by the listener. Rappers, jazz trios and string quartets upload their albums themselves.',
    'Find out who plays tonight: our app follows your favourite bands and pings you when they announce dates nearby. Built with small venues and promoters.',
    'We run a studio session series in a greenhouse: one take, one artist, no edits. Soul, folk and Afrobeats; pressed on coloured vinyl at year’s end.',
  ],
  singing_vocal: [
    'Online lessons with West End performers: breathing, belting, mixed registers. Find your range, lose your fear.',
    'A yearly contest for a cappella groups and cover artists. Upload an acoustic performance; three coaches comment on pitch, tone and harmony.',
    'An app listens as you practise scales, shows where you go flat and stretches your top notes week by week. Made by a conservatoire tenor.',
    'Portable karaoke sets for living rooms with two mics, echo and ten thousand backing tracks. Who in your family can hit the high note?',
  ],
  dj_electronic: [
    'Controllers and mixers with motorised platters, for bedrooms and for the booth at Berghain. Show us your transitions.',
    'A record pool with extended edits, stems and key information. Four thousand selectors build their sets with us.',
    'Four decks, built-in stems and a touch strip: our all-in-one player goes from living room to main stage. We love back-to-back sessions filmed in strange places.',
    'A boat, a sound system, three hundred people: minimal and melodic house cruises on the Danube. Bookers, promoters and mix series hosts, get in touch.',
  ],
  instruments: [
    'A digital piano with weighted keys and an app that listens and corrects. Learn your first Chopin in a year.',
    'Snare drums, cymbals and hybrid electronic kits with mesh heads. We look for drummers, guitarists and bassists who film covers and gear demos.',
    'Parlour-size acoustics from reclaimed mahogany, built by five people in Galway. Fingerstyle players praise the warm low end.',
    'Rent a saxophone, oboe or trumpet from nineteen euros a month, swap it when the orchestra needs another, buy it if you fall in love.',
  ],
  music_production: [
    'Analogue-modelled compressors and a reverb that sounds like a cathedral, as VST and AU. Mix engineers with Grammys use them.',
    'Audio interfaces, studio monitors and foam panels: everything for a home studio. Record, mix and master without a landlord’s complaint.',
    'A tape-style echo and a channel strip modelled on a 1973 console, for any workstation. Demo them for thirty days on your next vocal or drum bus.',
    'Collaborate on tracks in the browser: version history, comments on the waveform, one-click bounces. Bedroom beat sellers and film scorers use it daily.',
  ],
  dance: [
    'Learn the choreo of any K-pop video, slowed down and mirrored, in an app. Then duet it.',
    'Sneakers with a pivot point for hip-hop, house and breaking, and kneepads for floorwork. We sponsor battles and crews whose routines go viral on TikTok.',
    'Tap shoes, character heels and sprung floor panels for studios and stages. Our team of professionals includes a former principal of the Royal company.',
    'Weekly drop-in classes for absolute beginners: swing on Mondays, Afro on Wednesdays, heels on Fridays. Come alone, leave with a routine.',
  ],
}
