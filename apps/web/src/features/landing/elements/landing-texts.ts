import { listPlatforms } from '../../../lib/format/lists.ts'
import { formatCount, formatDollars, formatExact, formatExactDollars } from '../../../lib/format/numbers.ts'
import { text, textAs } from '../../../lib/language/text.ts'

/** Texts of the landing page. The figures are from the specification. */
export const landingTexts = {
  document: {
    title: text('Troupe: find the creators your customers already watch'),
    description: text(
      'Troupe finds creators on TikTok, Instagram and YouTube by what they talk about, shows why each one fits, and writes to them from your own mailbox. Free software that you host yourself.',
    ),
    shareDescription: text('Search TikTok, Instagram and YouTube by meaning. Free software that you host yourself.'),
  },
  skipToContent: text('Skip to content'),
  navigation: {
    label: text('Sections'),
    home: text('Troupe home'),
    menu: text('Menu'),
    anchors: [
      { id: 'features', label: text('Features') },
      { id: 'analytics', label: text('Analytics') },
      { id: 'pricing', label: text('Pricing') },
    ],
    signIn: text('Sign in'),
    getStarted: text('Get Started'),
    dashboard: text('Dashboard'),
    userMenu: (username: string) => text('{username}: your account', { username }),
    signedInAs: text('Signed in as'),
    signOut: text('Sign out'),
  },
  hero: {
    badge: text('The Future of Creator Marketing'),
    title: text('Find the creators your customers already watch.'),
    lead: text(
      'Describe who you need in a sentence. Troupe searches {platforms} for what creators talk about, shows why each one fits, and writes to them from your own mailbox.',
      { platforms: listPlatforms('and') },
    ),
    searchLabel: text('Describe who you are looking for'),
    search: text('Search'),
    start: text('Start Discovering'),
    demo: text('Watch Demo'),
  },
  search: {
    label: text('A search, refined'),
    query: text('home baking without fuss'),
    filters: {
      mid: text('10K to 100K followers'),
      europe: text('In Europe'),
      email: text('E-mail known'),
    },
    filtersLabel: text('Filters of the sample search'),
    count: (matching: number, all: number) => text('{matching} of {all} creators', { matching, all }),
    caption: text('A search among eight sample channels. The filters work: try them.'),
    foundBy: { words: text('“baking” in the bio'), meaning: text('Close in meaning') },
    hasEmail: text('E-mail known'),
    followers: text('Followers'),
    engagement: text('Engagement'),
  },
  stats: {
    label: text('Troupe in figures'),
    figures: [
      { value: '50K+', label: text('Verified creators') },
      { value: '2.5B+', label: text('Total reach') },
      { value: '94%', label: text('Success rate') },
      { value: '150+', label: text('Countries') },
    ],
    footnote: text(
      'Marketing figures, not measured on this server. Its catalogue has the creators that are imported here or found by searches.',
    ),
  },
  features: {
    title: text('Less scrolling through profiles. More writing to the right ones.'),
    matching: {
      title: text('AI-Powered Matching'),
      text: text(
        'The search reads meaning, not only words. A baker who never writes “no fuss” is found by what her bio says.',
      ),
      query: text('“home baking without fuss”'),
      bios: [
        { text: text('Five ingredients, one bowl.'), percent: 86 },
        { text: text('Cakes for people in a hurry.'), percent: 81 },
        { text: text('Three-day croissants.'), percent: 34 },
      ],
    },
    analytics: {
      title: text('Deep Analytics'),
      text: text(
        'How a channel compares with others of its size, how fast it grows and what a post would cost, for every creator.',
      ),
      rows: [
        { label: text('Growth'), value: text('+38% a year') },
        { label: text('Engagement'), value: '5.1%' },
        { label: text('Price of a post'), value: formatDollars(540) },
      ],
    },
    verified: {
      title: text('Verified Creators'),
      text: text(
        'Figures come from the platforms themselves and carry the day they were read. What is not known stays empty.',
      ),
      rows: [
        { label: text('Followers'), value: formatCount(64_200), note: text('YouTube, 2 days ago') },
        { label: text('Average views'), value: formatCount(18_900), note: text('YouTube, 2 days ago') },
        { label: text('E-mail'), value: text('known'), note: text('from the channel page') },
        { label: text('Audience'), value: '–', note: text('the platform does not tell') },
      ],
    },
    reach: {
      title: text('Global Reach'),
      text: text(
        'Three platforms, every market. Subjects are understood in six languages, and results can be narrowed to a country or a language.',
      ),
      words: [
        { text: 'baking', language: 'en' },
        { text: 'Backen', language: 'de' },
        { text: 'pâtisserie', language: 'fr' },
        { text: 'repostería', language: 'es' },
        { text: 'confeitaria', language: 'pt' },
        { text: 'dolci', language: 'it' },
      ],
    },
  },
  analytics: {
    title: text('One sheet for each creator, and the sums behind it.'),
    lead: text(
      'Before you write to a creator you can see how they compare with similar channels, whether they are growing, and what a post would cost.',
    ),
    points: [
      {
        term: text('Comparison'),
        text: text('Engagement, views and likes beside those of creators of like size, for better or worse.'),
      },
      { term: text('Price'), text: text('As the creator states it, or estimated, with each step of the sum.') },
      { term: text('Growth'), text: text('Followers from one reading to the next, from the day a channel is found.') },
      {
        term: text('Audience'),
        text: text('Only where the platform tells it. Where it does not, the sheet says so and estimates nothing.'),
      },
    ],
    caption: text('The sheet of a sample channel.'),
    channel: text('Slow Oven'),
    channelNote: text('64.2K followers on YouTube'),
    growth: text('Followers, twelve months'),
    gain: '+38%',
    gainNote: text('since January'),
    months: textAs('first letters of the months', 'J F M A M J J A S O N D').split(' '),
    growthDescription: text('Followers grew from 46.5K in January to 64.2K in December.'),
    price: text('Estimated price of a post'),
    priceSteps: [
      {
        label: text('{count} views at {rate} per 1,000', { count: formatExact(18_900), rate: formatExactDollars(21) }),
        value: formatExactDollars(396.9),
      },
      {
        label: text('{count} followers at {rate} per 1,000', {
          count: formatExact(64_200),
          rate: formatExactDollars(15),
        }),
        value: formatExactDollars(963),
      },
      { label: text('Geometric mean of the two'), value: formatExactDollars(618.24) },
      { label: text('Baking'), value: '× 0.9' },
      { label: text('Germany'), value: '× 0.85' },
      { label: text('{percent} engagement', { percent: '5.1%' }), value: '× 1.15' },
    ],
    priceResult: { label: text('Rounded'), value: formatExactDollars(540) },
    engagement: text('Engagement among creators of like size'),
    engagementOwn: '5.1%',
    engagementMedian: text('median 3.2%'),
    engagementDescription: text(
      'The engagement of this channel, 5.1%, is higher than that of 88% of creators of like size.',
    ),
  },
  testimonials: {
    title: text('From the people who do the writing'),
    rating: text('Five of five stars'),
    quotes: [
      {
        text: text(
          'I used to keep a spreadsheet of two hundred bakers. Now I describe the one I am looking for and write to twelve.',
        ),
        role: text('Head of brand, cookware maker'),
      },
      {
        text: text('Every creator comes with the reason why. My client asks “why her?” and I read it out.'),
        role: text('Account lead, creator agency'),
      },
      {
        text: text(
          'It runs on the small server under my desk. The list of who we talk to has never left the building.',
        ),
        role: text('Founder, skincare label'),
      },
    ],
  },
  pricing: {
    title: text('It costs nothing, because you run it.'),
    lead: text(
      'Troupe is free software under the AGPL. You install it on a machine of yours. No seats are counted, no searches are metered, and no part of it waits behind a payment.',
    ),
    notIncluded: text(
      'What you do pay for is yours anyway: the machine it runs on, and a platform’s own fees, if it charges any for its data.',
    ),
    invoice: {
      title: text('Invoice'),
      period: text('every month'),
      item: text('Item'),
      amount: text('Amount'),
      lines: [
        { item: text('Seats, any number'), amount: '0.00' },
        { item: text('Searches, any number'), amount: '0.00' },
        { item: text('Collections and exports'), amount: '0.00' },
        { item: text('E-mails from your own mailbox'), amount: '0.00' },
        { item: text('Licence, AGPL-3.0'), amount: '0.00' },
      ],
      total: text('Total'),
      totalAmount: text('$0.00'),
    },
  },
  callToAction: {
    title: text('Somebody is already talking about what you make.'),
    start: text('Get Started Free'),
    sales: text('Talk to Sales'),
  },
  sales: {
    title: text('There is no sales team'),
    lead: text(
      'Troupe is free software that you host yourself, so there is nothing to sell you. What people usually ask one:',
    ),
    answers: [
      {
        question: text('What does it cost for a larger team?'),
        answer: text('The same: nothing. Everybody in your company can have an account.'),
      },
      {
        question: text('Where is our data?'),
        answer: text(
          'On the machine that this copy of Troupe runs on. Nothing is sent to us: there is no “us” to send it to.',
        ),
      },
      {
        question: text('Whom do we ask for help?'),
        answer: text(
          'Whoever set this copy up for you. They have the documentation, the source and the right to change it.',
        ),
      },
    ],
    start: text('Get Started Free'),
  },
  demo: {
    title: text('From a sentence to a sent e-mail'),
    steps: text('Steps'),
    step: (number: number, title: string) => text('{number}. {title}', { number, title }),
    play: text('Play'),
    pause: text('Pause'),
    again: text('Play again'),
    start: text('Start Discovering'),
    scenes: [
      { id: 'describe', title: text('Describe'), text: text('Say who you need, in your own words.') },
      { id: 'refine', title: text('Refine'), text: text('Each filter shows at once whom it leaves out.') },
      { id: 'read', title: text('Read'), text: text('Look at how a channel grows before you decide.') },
      { id: 'keep', title: text('Keep'), text: text('Put those you like into a collection.') },
      { id: 'write', title: text('Write'), text: text('One letter, a name in each, from your own mailbox.') },
    ],
    found: (count: number) => text('{count} creators found', { count }),
    collection: text('Spring launch'),
    collected: (count: number) => text('{count, plural, one {# creator} other {# creators}}', { count }),
    letter: {
      subject: text('A whisk for your kitchen'),
      greeting: (name: string) => text('Hello {name},', { name }),
      body: text('your kitchen is what our whisk was made for. May we send you one?'),
      sent: text('Sent'),
      waiting: text('Waiting'),
    },
  },
  dialog: { close: text('Close') },
  footer: {
    languages: text('Language'),
    tagline: text('Creator discovery and outreach, on your own server.'),
    licence: text('Free software, AGPL-3.0'),
    platform: text('Platform'),
    support: text('Support'),
    discover: text('Discover'),
    signIn: text('Sign in'),
    apiReference: text('API reference'),
    licenceText: text('Licence text'),
    contact: text('Talk to Sales'),
    status: {
      unknown: text('System status'),
      operational: text('All systems operational'),
      troubled: (problems: readonly string[]) =>
        text('Not everything works: {problems}', { problems: problems.join('. ') }),
      troubledUnnamed: text('Not everything works at the moment'),
      unreachable: text('The server cannot be reached'),
    },
  },
} as const
