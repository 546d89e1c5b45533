import type { NicheVocabularies } from './niche-vocabulary.ts'

export const entertainmentVocabulary = {
  anime_manga: {
    weight: 1.75,
    emoji: '🌸 🗡️ 📖 🍥 ✨',
    words: 'otaku kawaii panel shonen katana sakura chibi ronin',
    roles: ['anime reviewer', 'manga collector', 'cosplayer', 'manga artist', 'figure collector'],
    lines: [
      'Subs and dubs are both welcome here.',
      'Reading ahead and suffering in silence.',
      'My figures have better lighting than me.',
      'Seasonal anime so you know what to skip.',
    ],
    topics: {
      'anime reviews': ['seasonal anime reviews', 'underrated anime', 'slice-of-life anime', 'anime rankings'],
      'manga collecting': ['manga hauls', 'manga shelf tours', 'box sets', 'manga recommendations'],
      cosplay: ['cosplay builds', 'wig styling', 'foam armour', 'convention vlogs'],
      'drawing manga': ['drawing manga', 'manga inking', 'character design', 'drawing anime eyes'],
      'anime figures': ['anime figures', 'figure photography', 'model kits', 'prize figure unboxings'],
      'shonen theories': ['shonen theories', 'power scaling', 'chapter reviews', 'lore deep dives'],
    },
    goesWith: 'gaming comics_graphic_novels movies_tv makeup music',
  },
  comics_graphic_novels: {
    weight: 1.75,
    emoji: '💥 📚 🦸 🖋️',
    words: 'panel ink gutter caped zine splash longbox',
    roles: ['comic artist', 'comic shop owner', 'webcomic creator', 'graphic novel reviewer', 'inker'],
    lines: [
      'New comics every Wednesday.',
      'Long boxes everywhere, help.',
      'I draw sad cats with swords.',
      'Not just capes.',
    ],
    topics: {
      'comic book reviews': ['comic book reviews', 'weekly pulls', 'superhero runs', 'back issues'],
      webcomics: ['webcomics', 'four-panel comics', 'vertical scroll comics', 'making a webcomic'],
      'graphic novels': ['graphic novel picks', 'memoir comics', 'European albums', 'indie comics'],
      'comic art tutorials': ['inking tutorials', 'panel layouts', 'comic lettering', 'drawing hands'],
      'comic collecting': ['comic grading', 'first appearances', 'long box digs', 'variant covers'],
    },
    goesWith: 'anime_manga movies_tv diy_crafts board_games',
  },
  movies_tv: {
    weight: 1.75,
    emoji: '🎬 🍿 📺 🎞️ ⭐',
    words: 'reel scene popcorn binge spoiler cliffhanger plot trailer',
    roles: ['TV addict', 'film student', 'screenwriter', 'sitcom historian', 'trailer reactor'],
    lines: [
      'Yes, I cried at the cartoon.',
      'One more episode is a lie.',
      'Spoiler warnings, always.',
      'Ranking things nobody asked me to rank.',
    ],
    topics: {
      'series recaps': ['series recaps', 'finale reactions', 'binge guides', 'weekend watch lists'],
      'K-dramas': ['K-drama recommendations', 'drama reviews', 'K-drama scenes', 'webtoon adaptations'],
      'filmmaking behind the scenes': [
        'behind the scenes',
        'practical effects',
        'cinematography breakdowns',
        'stunt work',
      ],
      'movie trivia and easter eggs': ['movie trivia', 'Easter eggs', 'casting what-ifs', 'box office facts'],
      'reality TV': ['reality TV recaps', 'dating show drama', 'baking show reactions', 'reunion episodes'],
      'true crime and documentaries': ['true crime stories', 'documentary picks', 'cold cases', 'mystery retellings'],
      'sci-fi and fantasy': ['sci-fi series', 'fantasy adaptations', 'worldbuilding essays', 'space operas'],
    },
    goesWith: 'film_reviews comedy anime_manga comics_graphic_novels music',
  },
  film_reviews: {
    weight: 1.75,
    emoji: '🎥 🎞️ 🍿 ✍️ ⭐',
    words: 'cinema celluloid frame matinee projector noir critic montage',
    roles: ['film critic', 'cinema worker', 'cinephile', 'horror fan', 'festival programmer'],
    lines: [
      'Three stars is a good film, calm down.',
      'Front row, aisle seat, no phone.',
      'Watching 300 films a year, sleeping later.',
      'Reviews with no plot spoilers.',
    ],
    topics: {
      'new release reviews': [
        'new release reviews',
        'spoiler-free reviews',
        'opening night reactions',
        'five-word reviews',
      ],
      'horror film reviews': ['horror film reviews', 'slasher rankings', 'cult horror', 'found footage'],
      'arthouse and world cinema': ['world cinema', 'arthouse picks', 'festival diaries', 'silent films'],
      'classic Hollywood': ['classic Hollywood', 'film noir', 'golden age musicals', 'black-and-white gems'],
      'video essays': ['film video essays', 'editing explained', 'colour in cinema', 'score and sound'],
    },
    goesWith: 'movies_tv comedy music',
  },
  music: {
    weight: 2,
    emoji: '🎵 🎶 🎤 🎧 💿',
    words: 'vinyl chorus echo record melody verse tempo encore',
    roles: ['singer-songwriter', 'indie musician', 'record collector', 'music journalist', 'band manager', 'rapper'],
    lines: [
      'New single out now.',
      'Writing songs in the back of the van.',
      'Side B people only.',
      'Touring, sleeping, repeat.',
    ],
    topics: {
      'songwriting and original music': ['original songs', 'songwriting diaries', 'bedroom pop', 'lyric breakdowns'],
      'vinyl and record collecting': ['vinyl hauls', 'record collecting', 'turntable setups', 'crate digging'],
      'music reviews': ['album reviews', 'first listens', 'underrated albums', 'playlist picks'],
      'hip hop': ['hip hop history', 'freestyles', 'beat breakdowns', 'rap lyrics explained'],
      'tour and band life': ['tour diaries', 'band rehearsals', 'festival sets', 'merch making'],
      'classical music': ['classical music', 'opera explained', 'orchestra life', 'conducting'],
      'folk and country': ['folk songs', 'country covers', 'campfire sets', 'storytelling songs'],
    },
    goesWith: 'singing_vocal instruments music_production dj_electronic dance',
  },
  singing_vocal: {
    weight: 1.75,
    emoji: '🎤 🎶 🎙️ 🌟',
    words: 'voice alto chord falsetto harmony belt hum soprano',
    roles: ['vocal coach', 'cover singer', 'choir director', 'musical theatre kid', 'wedding singer'],
    lines: [
      'Singing in the stairwell for the reverb.',
      'Warm up before you belt, please.',
      'Covers on Monday, originals on Friday.',
      'Soprano with alto energy.',
    ],
    topics: {
      'song covers': ['acoustic covers', 'pop covers', 'one-minute covers', 'duets'],
      'vocal coaching': ['vocal coaching', 'singing exercises', 'breath support', 'high notes'],
      'choir and harmony': ['choir arrangements', 'a cappella', 'harmony lessons', 'gospel singing'],
      'musical theatre': ['musical theatre', 'audition songs', 'show tunes', 'backstage stories'],
      'voice reactions': ['vocal coach reactions', 'live vocals analysed', 'range tests', 'singing challenges'],
    },
    goesWith: 'music instruments dance comedy',
  },
  dj_electronic: {
    weight: 1.75,
    emoji: '🎧 🎛️ 🌌 🔊 🪩',
    words: 'bass decks fader techno pulse strobe groove warehouse',
    roles: ['techno DJ', 'house music producer', 'vinyl DJ', 'club resident', 'drum and bass head'],
    lines: ['Warm-up sets are an art.', 'Sunrise sets and sore feet.', 'Bookings below.', '128 BPM and a cup of tea.'],
    topics: {
      'techno and house mixes': ['techno mixes', 'house sets', 'vinyl-only sessions', 'melodic techno'],
      'DJ tutorials': ['DJ tutorials', 'beatmatching', 'transitions', 'controller reviews'],
      'drum and bass': ['drum and bass', 'jungle mixes', 'garage sets', 'bass music'],
      'festivals and clubs': ['festival diaries', 'club nights', 'rave culture', 'open-air sets'],
      'modular synths': ['modular synth jams', 'live hardware sets', 'drum machines', 'ambient patches'],
    },
    goesWith: 'music_production music dance streetwear',
  },
  instruments: {
    weight: 1.75,
    emoji: '🎸 🎹 🥁 🎻 🎷',
    words: 'fret string keys pick strum pedal tempo fingerstyle',
    roles: ['guitar teacher', 'session drummer', 'pianist', 'violinist', 'bass player', 'luthier'],
    lines: [
      'Practise slowly, annoy the neighbours quickly.',
      'Four chords and a good story.',
      'Sheet music in the bio link.',
      'Too many pedals, not enough songs.',
    ],
    topics: {
      'guitar lessons': ['guitar lessons', 'fingerstyle guitar', 'chord tricks', 'blues licks'],
      piano: ['piano covers', 'piano for adults', 'sight reading', 'jazz piano'],
      drums: ['drum covers', 'rudiments', 'drum grooves', 'quiet practice kits'],
      'violin and strings': ['violin practice', 'cello covers', 'fiddle tunes', 'string quartet life'],
      'guitar gear': ['pedalboards', 'tube amps', 'guitar restorations', 'budget guitars'],
      'bass guitar': ['bass lines', 'slap bass', 'bass tabs', 'funk grooves'],
      'folk and world instruments': ['handpan', 'ukulele songs', 'sitar', 'kalimba tabs'],
    },
    goesWith: 'music singing_vocal music_production diy_crafts',
  },
  music_production: {
    weight: 1.75,
    emoji: '🎛️ 🎚️ 🎧 💿 🥁',
    words: 'beat loop sample mixdown waveform sidechain studio fader',
    roles: ['music producer', 'mixing engineer', 'beatmaker', 'sound designer', 'home studio owner'],
    lines: [
      'Your kick is too loud.',
      'Making beats from fridge noises.',
      'Mix notes for bedroom producers.',
      'Finish the song. Then the next.',
    ],
    topics: {
      'beat making': ['beat making', 'sample flips', 'trap drums', 'lo-fi beats'],
      'mixing and mastering': ['mixing tips', 'mastering at home', 'vocal chains', 'low-end control'],
      'home studio': ['home studio setups', 'acoustic treatment', 'budget microphones', 'studio tours'],
      'sound design': ['sound design', 'synth presets', 'foley recording', 'game audio'],
      'production tutorials': ['production tutorials', 'chord progressions', 'arrangement', 'DAW shortcuts'],
    },
    goesWith: 'music dj_electronic instruments technology gadgets_reviews',
  },
  dance: {
    weight: 1.75,
    emoji: '💃 🕺 🩰 🔥 🎶',
    words: 'groove step twirl pointe rhythm barre beat cypher',
    roles: ['choreographer', 'ballet dancer', 'hip hop dancer', 'salsa teacher', 'dance studio owner'],
    lines: [
      'Counting to eight for a living.',
      'Two left feet welcome.',
      'Class every Tuesday, blisters every Wednesday.',
      'If the beat drops, so do I.',
    ],
    topics: {
      'hip hop dance': ['hip hop choreography', 'popping', 'breaking', 'street dance battles'],
      ballet: ['ballet technique', 'pointe shoes', 'adult ballet', 'company life'],
      'salsa and Latin dance': ['salsa', 'bachata', 'tango', 'social dancing'],
      'dance tutorials': ['dance tutorials', 'step-by-step dances', 'easy choreography', 'wedding first dances'],
      'K-pop dance covers': ['K-pop dance covers', 'random play dance', 'mirrored tutorials', 'dance practice'],
      'Indian dance': ['Bharatanatyam', 'Bollywood choreography', 'Kathak', 'sangeet dances'],
      Afrobeats: ['Afrobeats choreography', 'amapiano moves', 'dancehall', 'Afro dance classes'],
    },
    goesWith: 'music fitness fashion singing_vocal comedy',
  },
  comedy: {
    weight: 2.2,
    emoji: '😂 🤡 🎭 🙃 🫠',
    words: 'giggle punchline goof banana chaos sketch silly clown',
    roles: ['sketch comedian', 'professional overthinker', 'office clown', 'voice impressionist', 'improv actor'],
    lines: [
      'My therapist is subscribed.',
      'Playing all seven characters because friends are busy.',
      'Jokes first, rent later.',
      'As seen in your family group chat.',
    ],
    topics: {
      'sketch comedy': ['comedy sketches', 'one-person skits', 'office humour', 'retail worker skits'],
      'relatable humour': ['relatable humour', 'introvert jokes', 'growing up broke', 'awkward moments'],
      'family comedy': ['mum impressions', 'immigrant parents jokes', 'couple comedy', 'dad humour'],
      'impressions and voices': ['impressions', 'accents', 'voice-overs', 'dubbing animals'],
      'corporate humour': ['corporate satire', 'meeting jokes', 'HR skits', 'work from home humour'],
      'teacher and student jokes': ['teacher humour', 'classroom skits', 'exam jokes', 'student life comedy'],
    },
    goesWith: 'satire_parody standup pranks movies_tv family_parenting',
  },
  satire_parody: {
    weight: 1.75,
    emoji: '📰 🤨 🎭 🙃',
    words: 'parody irony spoof deadpan mock headline farce',
    roles: ['satirist', 'parody songwriter', 'cartoonist', 'fake news anchor', 'spoof trailer maker'],
    lines: [
      'All of this is made up. Sadly.',
      'Serious voice, ridiculous news.',
      'Laughing because the alternative is a spreadsheet.',
      'Any resemblance is entirely your conscience.',
    ],
    topics: {
      'political satire': ['political satire', 'fake news desk', 'press conference parodies', 'election spoofs'],
      'parody songs': ['parody songs', 'musical spoofs', 'rewritten hits', 'jingle parodies'],
      'advert and trailer spoofs': [
        'fake adverts',
        'trailer spoofs',
        'infomercial parodies',
        'lifestyle guru parodies',
      ],
      'cartoons and caricature': ['editorial cartoons', 'caricatures', 'one-panel gags', 'animated satire'],
      'startup and tech satire': ['startup satire', 'tech bro parody', 'corporate-speak jokes', 'productivity spoofs'],
    },
    goesWith: 'comedy news_politics standup music',
  },
  standup: {
    weight: 1.75,
    emoji: '🎤 😂 🧱 🍺',
    words: 'mic heckle setlist punch openmic crowdwork tight.five',
    roles: ['stand-up comedian', 'open mic regular', 'comedy club host', 'touring comic'],
    lines: [
      'On tour, please come, my mother counts tickets.',
      'Front row is a choice.',
      'Ten minutes of jokes about my landlord.',
      'Day job: accountant. Night job: also crying.',
    ],
    topics: {
      'crowd work': ['crowd work', 'heckler moments', 'front row chats', 'unplanned bits'],
      'stand-up clips': ['stand-up clips', 'new material', 'late-night sets', 'dating jokes'],
      'comedy tour diaries': ['comedy tour diaries', 'open mic diaries', 'green room stories', 'bombing stories'],
      'writing jokes': ['joke writing', 'tight five breakdowns', 'comedy workshops', 'punch-up sessions'],
      'immigrant stand-up': ['bilingual stand-up', 'immigrant family bits', 'culture clash jokes', 'accent stories'],
    },
    goesWith: 'comedy satire_parody movies_tv',
  },
  pranks: {
    weight: 2,
    emoji: '🤣 😈 🎭 🙈 🧻',
    words: 'mischief prank gotcha whoopee trick jester snicker',
    roles: ['harmless prankster', 'hidden camera host', 'social experimenter', 'magician'],
    lines: [
      'Nobody gets hurt, everybody gets cake.',
      'Banned from two supermarkets.',
      'My roommates have trust issues.',
      'Good-natured chaos in public.',
    ],
    topics: {
      'couple and roommate pranks': ['couple pranks', 'roommate pranks', 'sibling prank wars', 'prank calls'],
      'public pranks': ['public pranks', 'hidden camera', 'elevator pranks', 'mannequin scares'],
      'social experiments': ['social experiments', 'kindness experiments', 'asking strangers', 'dare challenges'],
      'street magic': ['street magic', 'card tricks', 'mind reading', 'magic reactions'],
      challenges: ['24-hour challenges', 'eating challenges', 'last-to-leave challenges', 'dares with friends'],
    },
    goesWith: 'comedy gaming movies_tv',
  },
} as const satisfies NicheVocabularies<
  | 'anime_manga'
  | 'comics_graphic_novels'
  | 'movies_tv'
  | 'film_reviews'
  | 'music'
  | 'singing_vocal'
  | 'dj_electronic'
  | 'instruments'
  | 'music_production'
  | 'dance'
  | 'comedy'
  | 'satire_parody'
  | 'standup'
  | 'pranks'
>
