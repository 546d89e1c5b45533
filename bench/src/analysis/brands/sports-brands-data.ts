import type { BrandTexts } from './brand-texts.ts'

export const sportsBrands: BrandTexts = {
  sports: [
    'We film amateur matches with an automatic camera and cut highlight reels for any team: volleyball, hockey, handball, water polo. Parents and scouts watch live.',
    'The news feed for people who follow everything from cricket to curling. Push alerts at every wicket, try and touchdown; our pundits are former internationals.',
    'MatchDay Live streams college and amateur sport: volleyball, lacrosse, swimming, track and rugby. Fans follow their team, and athletes get highlight clips to share.',
    'We supply clubs and schools with team jerseys, balls, goals and training equipment for over thirty sports. Coaches, athletes and sports teachers are our audience.',
  ],
  soccer: [
    'Mini nets for the garden, training bibs and a ball that logs spin. Our academy drills help nine-year-olds learn a step-over and dream of scoring at Wembley.',
    'We make scarves and match-day shirts for lower-division clubs whose supporters travel to away games in the rain. Content: chants, tactics, transfer gossip.',
    'KickSmart is a training app for young footballers: dribbling drills, shooting technique and weekly challenges from former Premier League players. Parents and grassroots coaches love it.',
    'Classic football shirts from the eighties and nineties, original and in mint condition. We work with collectors, fan podcasters and supporters who travel to every away match.',
  ],
  basketball: [
    'Grippy socks, arm sleeves and shorts with deep pockets for people who play on blacktop until the lights go out. Show your handle, your jumper, your game winner.',
    'A sensor in the net counts makes and misses and gives you drills from an assistant coach in the WNBA. Rated the best tool for school teams in Lithuania.',
    'HoopHouse sells indoor and outdoor basketballs, portable hoops and shooting aids. We look for players who post dribbling drills, dunks and pick-up games.',
    'We cover the NBA and EuroLeague for fans in Spain: game analysis, trade rumours and a fantasy contest with prizes every week.',
  ],
  baseball: [
    'Custom gloves: pick the webbing, laces and leather and have it on your hand in three weeks. Infielders, backstops and southpaws all have their own pattern.',
    'Batting cages with screens that throw ninety-mile heat from virtual pitchers. We host slow-pitch leagues, kids’ camps and hot dog nights in eleven towns.',
    'DiamondWorks makes wooden bats and leather gloves for high school and college players. Send us your batting practice, your double plays and your best home runs.',
    'A subscription for baseball card collectors and MLB fans: rookie cards, stadium pins and trivia about the great pitchers. We love creators who tour ballparks in summer.',
  ],
  tennis: [
    'Lightweight frames with a wide sweet spot, demo any three for a week. Coaches and club players in forty countries send us clips of their one-handed backhand.',
    'Book a clay or indoor court by the hour, get matched by level and climb the local ladder. We also run padel meet-ups on Thursdays.',
    'AceHouse strings rackets and sells balls, grips and shoes to club players across France. Coaches who explain the serve, the backhand and doubles tactics are a perfect fit.',
    'Our app records your tennis matches with a phone and shows you where your forehand goes wrong. Used by juniors, weekend players and academies.',
  ],
  golf: [
    'Urethane balls for a third of the price the big names ask; robot-tested for distance and greenside spin. Our members log their rounds and argue about putts.',
    'A bar with simulators: play Pebble Beach after work, get a lesson from a pro, keep a handicap. No dress code, six towns.',
    'Fairway Supply Co. sells premium golf balls, gloves and apparel directly to golfers. We want creators who play many courses, share swing tips and do not take themselves too seriously.',
    'An indoor golf club with twelve simulators, PGA coaches and a bar. Practise your driving and putting all winter and track your handicap in our app.',
  ],
}
