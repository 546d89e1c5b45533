import type { BrandTexts } from './brand-texts.ts'

export const fitnessBrands: BrandTexts = {
  fitness: [
    'Twenty-minute HIIT sessions you can do next to your bed, streamed live by coaches who remember your name. Members log their sweat and keep streaks going.',
    'A chain of 24-hour gyms with pink dumbbells and no judgement. New members get a body scan and a plan; we want transformation stories and workout challenges.',
    'A stationary bike with a screen, and live classes from charismatic coaches who shout your name. Leaderboards, strength sessions off the saddle, and friends to high-five.',
    'Thirty days, no equipment, one mat-sized patch of floor. Our app builds circuits around sore knees and busy schedules and reminds you to move before lunch.',
  ],
  bodybuilding: [
    'Lever belts, knee sleeves and chalk for people who count plates, not steps. Our athletes hold deadlift records and post heavy singles every Friday.',
    'Mass gainers, posing trunks and competition tan for the stage. From the first show to the pro card: we look for lifters with serious size and conditioning.',
    'Unflavoured amino powders and a stim-free pump formula, batch-tested for banned substances. Our team of IFBB pros posts prep diaries, from off-season bulk to stage-lean.',
    'Calibrated plates, a 29 mm bar that whips just right and racks bolted for a thousand pounds. Garage lifters chasing a four-hundred squat are who we build for.',
  ],
  yoga_pilates: [
    'Natural rubber mats, cork blocks and cotton straps, printed with moon phases. We love teachers who guide a slow vinyasa at sunrise.',
    'A retreat in the hills of Rishikesh: ashtanga before breakfast, pranayama at dusk, silence in between. Two weeks, thirty guests, no phones.',
    'Cushioned bolsters, eye pillows and organic cotton blankets for restorative evenings. We partner with instructors who teach slow, breath-led sequences for stiff office bodies.',
    'A machine with springs and a sliding carriage that folds under the bed, plus on-demand classes for a long, strong spine. Low impact, no jumping, all core.',
  ],
  running: [
    'An app that turns couch potatoes into 5k finishers in nine weeks. Audio coaches, gentle intervals and a medal through the post.',
    'Reflective vests, chafe-free shorts and a belt for your phone and keys. Our weekly club meets at the canal for an easy 10k; pacers and race-day vloggers are welcome.',
    'Our foam returns eighty-seven percent of the energy you put in, mile after mile. Weekly group outings leave from the store at seven; all paces are welcome and nobody is dropped.',
    'We organise a night half marathon through the old town of Tallinn, with bands at each kilometre. Seeking people who train in the dark and post their countdown.',
  ],
  cycling: [
    'Gravel frames welded in Sheffield, with clearance for fat tyres and mounts for everything. Built for riders who measure weekends in metres climbed.',
    'A smart trainer and a virtual world where you race up alpine passes from your garage. Watts, cadence, drafting: all real, except the rain.',
    'A subscription for kids’ and adults’ pedal power: we deliver a two-wheeler, service it twice a year and swap it when legs grow. No flat tyre will keep you from the office.',
    'Hand-built carbon wheels, aero but stable in crosswinds. Amateur racers trust them for alpine gran fondos and the Tuesday chain gang.',
  ],
}
