import type { BrandTexts } from './brand-texts.ts'

export const musicBrands: BrandTexts = {
  music: [
    'Find out who plays tonight: our app follows your favourite bands and pings you when they announce dates nearby. Built with small venues and promoters.',
    'We run a studio session series in a greenhouse: one take, one artist, no edits. Soul, folk and Afrobeats; pressed on coloured vinyl at year’s end.',
    'Northlight is an independent record label for folk, soul and indie bands. We want to get new albums and concert dates in front of people who love discovering music.',
    'Our app tells fans when their favourite artists go on tour and sells tickets without hidden fees. From jazz clubs to festivals, we look for creators who live for live shows.',
  ],
  singing_vocal: [
    'An app listens as you practise scales, shows where you go flat and stretches your top notes week by week. Made by a conservatoire tenor.',
    'Portable karaoke sets for living rooms with two mics, echo and ten thousand backing tracks. Who in your family can hit the high note?',
    'VoiceBloom is an online vocal school: warm-ups, breathing technique and lessons with professional singers. Beginners learn to hit high notes without hurting their voice.',
    'We make karaoke machines and wireless microphones for parties. Send us your best duets and cover songs; the most charming singers appear in our campaign.',
  ],
  dj_electronic: [
    'Four decks, built-in stems and a touch strip: our all-in-one player goes from living room to main stage. We love back-to-back sessions filmed in strange places.',
    'A boat, a sound system, three hundred people: minimal and melodic house cruises on the Danube. Bookers, promoters and mix series hosts, get in touch.',
    'PulseDeck makes compact DJ controllers and mixers for people who want to start mixing at home. We sponsor live sets of house and techno from unusual places.',
    'A festival for electronic music on the Baltic coast: four stages, eighty DJs, from trance to drum and bass. We look for ravers and nightlife creators who capture the energy of the dance floor.',
  ],
  instruments: [
    'Parlour-size acoustics from reclaimed mahogany, built by five people in Galway. Fingerstyle players praise the warm low end.',
    'Rent a saxophone, oboe or trumpet from nineteen euros a month, swap it when the orchestra needs another, buy it if you fall in love.',
    'Willow Guitars builds acoustic guitars and ukuleles from sustainable wood. Guitarists who share covers, lessons and gear talk are welcome to try our new model.',
    'PianoPath teaches adults to play the piano with a digital keyboard and an app that listens. We want musicians who show that it is never too late to learn an instrument.',
  ],
  music_production: [
    'A tape-style echo and a channel strip modelled on a 1973 console, for any workstation. Demo them for thirty days on your next vocal or drum bus.',
    'Collaborate on tracks in the browser: version history, comments on the waveform, one-click bounces. Bedroom beat sellers and film scorers use it daily.',
    'BeatForge sells sample packs, presets and plugins for producers who work in Ableton and FL Studio. We look for beatmakers who show how a track comes together.',
    'Audio interfaces, condenser microphones and studio monitors for bedroom studios. Our tutorials on mixing and mastering have helped thousands of home producers.',
  ],
  dance: [
    'Tap shoes, character heels and sprung floor panels for studios and stages. Our team of professionals includes a former principal of the Royal company.',
    'Weekly drop-in classes for absolute beginners: swing on Mondays, Afro on Wednesdays, heels on Fridays. Come alone, leave with a routine.',
    'StepUp is an app for learning choreography: hip-hop, K-pop, salsa and heels, taught by professional dancers. Our users post their progress and join weekly dance challenges.',
    'We make ballet shoes, leotards and dancewear for students and companies. We sponsor young ballerinas and dance teachers who share their training.',
  ],
}
