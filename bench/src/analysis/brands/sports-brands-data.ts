import type { BrandTexts } from './brand-texts.ts'

export const sportsBrands: BrandTexts = {
  sports: [
    'An app with live scores, standings and line-ups of two hundred leagues, from rugby to ice hockey. Fans set alerts and argue in match threads.',
    'We outfit school teams: jerseys, whistles, cones and trophies for volleyball, handball, athletics and everything else with a referee.',
    'Mouthguards moulded to your bite for rugby, boxing, hockey and lacrosse players. Official partner of nine national federations.',
    'Streaming for leagues that television forgot: handball finals, women’s rugby, swimming championships, wrestling. We look for commentators, athletes and superfans with game day content.',
  ],
  soccer: [
    'Shin pads, keeper gloves and boots for firm ground, designed with academy coaches in Manchester. Show us your rabonas, free kicks and Sunday league goals.',
    'A fantasy manager for the Premier League and La Liga. Pick your eleven, captain a striker and beat your mates by Monday.',
    'Portable rebounders and agility ladders for young wingers who practise dribbling in the yard. Freestylers who juggle a ball for an hour are our heroes.',
    'Retro kits from the World Cups of 1986 to 2002, stitched crests included. For ultras, groundhoppers and everyone who still hears the Champions League anthem at night.',
  ],
  basketball: [
    'Indoor-outdoor balls with deep channels and a shooting sleeve that tracks your arc. Built for hoopers who stay in the gym until they make five hundred threes.',
    'We organise three-on-three tournaments on city courts, with DJs, dunk contests and ankle breakers. Streetballers with handles, we want you.',
    'High-top shoes with a sticky outsole for guards who cut hard. Signature colourways with two WNBA players drop in May.',
    'Adjustable hoops and breakaway rims for driveways, so that every kid can practise a crossover and dream of the NBA draft. Trick shot creators and point guard coaches are who we want.',
  ],
  baseball: [
    'Maple bats turned to order, with your name burnt into the barrel. From Little League to AAA, hitters send us their exit velocity.',
    'Our app charts every pitch: spin rate, break and location. Youth pitchers and catchers send a clip from the bullpen and get a coach’s notes.',
    'Leather mitts that are broken in before they arrive, batting gloves and eye black. For shortstops, sluggers and dads in the stands with a scorecard.',
    'Throwback caps and satin jackets of forgotten minor league clubs. We tour ballparks all summer and want fans who collect cards, keep score and love a walk-off homer.',
  ],
  tennis: [
    'Strings, grips and stringing machines for people who break a set a week. Our ambassadors hit a heavy topspin forehand and film their drills.',
    'An app that finds a partner of your level and a free court nearby. Singles or doubles, clay or hard, best of three sets.',
    'Pleated skirts, visors and polo shirts inspired by Wimbledon in the seventies. Looking for college players and coaches with a lovely backhand.',
    'A ball machine that fits in your boot and feeds lobs, slices and volleys all afternoon. Perfect for juniors on the ranking circuit who need to work on their serve and return.',
  ],
  golf: [
    'Forged irons and a putter milled from one block, fitted on a launch monitor. Single-digit handicappers and weekend hackers both gain a club.',
    'We sell unsold tee times at two thousand courses for half the green fee. Eighteen holes at sunset, cart included.',
    'Breathable polos, stretch trousers and spikeless shoes that go from the driving range to the clubhouse bar. Our creators fix slices and celebrate birdies.',
    'A rangefinder the size of a matchbox and an app that suggests the right wedge. Caddie advice, strokes gained, bunker lessons: for people who would rather be on the fairway.',
  ],
}
