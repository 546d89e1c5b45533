import type { BrandTexts } from './brand-texts.ts'

export const musicBrands: BrandTexts = {
  music: [
    'A label for indie folk and dream pop from Copenhagen. We press vinyl, send bands on tour and want fans who share new releases and playlists.',
    'Tickets for gigs without a booking fee: 300 venues, from basement punk to stadium rock. Tell your followers whom to hear this weekend.',
    'High-resolution streaming that pays artists by the listener. Rappers, jazz trios and string quartets upload their albums themselves.',
    'We help independent artists release songs on Spotify and Apple, pitch them to playlists and plan their tour. Bands, songwriters and concert vloggers are our partners.',
  ],
  singing_vocal: [
    'A karaoke microphone that tunes you in real time and records duets with friends across the world. Belt out a power ballad from your sofa.',
    'Online lessons with West End performers: breathing, belting, mixed registers. Find your range, lose your fear.',
    'Throat lozenges and steam inhalers used by choirs and opera houses. For sopranos, worship leaders and anyone with an audition.',
    'A yearly contest for a cappella groups and cover artists. Upload an acoustic performance; three coaches comment on pitch, tone and harmony.',
  ],
  dj_electronic: [
    'Controllers and mixers with motorised platters, for bedrooms and for the booth at Berghain. Show us your transitions.',
    'An open-air in a Croatian fortress: three nights of techno, house and drum and bass until sunrise. We want ravers and residents.',
    'A record pool with extended edits, stems and key information. Four thousand selectors build their sets with us.',
    'Earplugs tuned for clubs, LED light bars and a rekordbox plugin that beatmatches your USB library. Trance, dubstep and EDM heads who stream their sets get an affiliate deal.',
  ],
  instruments: [
    'Hand-wound pickups and overdrive pedals from a shed in Ohio. Our players chase tone; some play blues, some doom.',
    'A digital piano with weighted keys and an app that listens and corrects. Learn your first Chopin in a year.',
    'Violins, cellos and bows for rent, sized for growing children. Luthiers set up each one by hand.',
    'Snare drums, cymbals and hybrid electronic kits with mesh heads. We look for drummers, guitarists and bassists who film covers and gear demos.',
  ],
  music_production: [
    'Analogue-modelled compressors and a reverb that sounds like a cathedral, as VST and AU. Mix engineers with Grammys use them.',
    'Royalty-free loops, one-shots and MIDI packs for beatmakers in FL Studio and Ableton. New kits each Friday.',
    'Audio interfaces, studio monitors and foam panels: everything for a home studio. Record, mix and master without a landlord’s complaint.',
    'An online school for producers: sound design, arrangement, mastering in Logic. Students finish a track a month and get feedback on their 808s from chart engineers.',
  ],
  dance: [
    'Pointe shoes fitted over video, leotards and warm-up boots. Our ambassadors train six days a week at the barre.',
    'Learn the choreo of any K-pop video, slowed down and mirrored, in an app. Then duet it.',
    'Salsa and bachata weekends in Valencia with forty teachers and socials until four. Singles and couples.',
    'Sneakers with a pivot point for hip-hop, house and breaking, and kneepads for floorwork. We sponsor battles and crews whose routines go viral on TikTok.',
  ],
}
