import type { BrandTexts } from './brand-texts.ts'

export const sportsBrands: BrandTexts = {
  sports: [
    'We outfit school teams: jerseys, whistles, cones and trophies for volleyball, handball, athletics and everything else with a referee.',
    'Streaming for leagues that television forgot: handball finals, women’s rugby, swimming championships, wrestling. We look for commentators, athletes and superfans with game day content.',
    'We film amateur matches with an automatic camera and cut highlight reels for any team: volleyball, hockey, handball, water polo. Parents and scouts watch live.',
    'The news feed for people who follow everything from cricket to curling. Push alerts at every wicket, try and touchdown; our pundits are former internationals.',
  ],
  soccer: [
    'Shin pads, keeper gloves and boots for firm ground, designed with academy coaches in Manchester. Show us your rabonas, free kicks and Sunday league goals.',
    'Portable rebounders and agility ladders for young wingers who practise dribbling in the yard. Freestylers who juggle a ball for an hour are our heroes.',
    'Mini nets for the garden, training bibs and a ball that logs spin. Our academy drills help nine-year-olds learn a step-over and dream of scoring at Wembley.',
    'We make scarves and match-day shirts for lower-division clubs whose supporters travel to away games in the rain. Content: chants, tactics, transfer gossip.',
  ],
  basketball: [
    'We organise three-on-three tournaments on city courts, with DJs, dunk contests and ankle breakers. Streetballers with handles, we want you.',
    'Adjustable hoops and breakaway rims for driveways, so that every kid can practise a crossover and dream of the NBA draft. Trick shot creators and point guard coaches are who we want.',
    'Grippy socks, arm sleeves and shorts with deep pockets for people who play on blacktop until the lights go out. Show your handle, your jumper, your game winner.',
    'A sensor in the net counts makes and misses and gives you drills from an assistant coach in the WNBA. Rated the best tool for school teams in Lithuania.',
  ],
  baseball: [
    'Maple bats turned to order, with your name burnt into the barrel. From Little League to AAA, hitters send us their exit velocity.',
    'Leather mitts that are broken in before they arrive, batting gloves and eye black. For shortstops, sluggers and dads in the stands with a scorecard.',
    'Custom gloves: pick the webbing, laces and leather and have it on your hand in three weeks. Infielders, backstops and southpaws all have their own pattern.',
    'Batting cages with screens that throw ninety-mile heat from virtual pitchers. We host slow-pitch leagues, kids’ camps and hot dog nights in eleven towns.',
  ],
  tennis: [
    'An app that finds a partner of your level and a free court nearby. Singles or doubles, clay or hard, best of three sets.',
    'A ball machine that fits in your boot and feeds lobs, slices and volleys all afternoon. Perfect for juniors on the ranking circuit who need to work on their serve and return.',
    'Lightweight frames with a wide sweet spot, demo any three for a week. Coaches and club players in forty countries send us clips of their one-handed backhand.',
    'Book a clay or indoor court by the hour, get matched by level and climb the local ladder. We also run padel meet-ups on Thursdays.',
  ],
  golf: [
    'Forged irons and a putter milled from one block, fitted on a launch monitor. Single-digit handicappers and weekend hackers both gain a club.',
    'Breathable polos, stretch trousers and spikeless shoes that go from the driving range to the clubhouse bar. Our creators fix slices and celebrate birdies.',
    'Urethane balls for a third of the price the big names ask; robot-tested for distance and greenside spin. Our members log their rounds and argue about putts.',
    'A bar with simulators: play Pebble Beach after work, get a lesson from a pro, keep a handicap. No dress code, six towns.',
  ],
}
