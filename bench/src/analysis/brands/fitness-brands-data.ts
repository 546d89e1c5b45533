import type { BrandTexts } from './brand-texts.ts'

export const fitnessBrands: BrandTexts = {
  fitness: [
    'A stationary bike with a screen, and live classes from charismatic coaches who shout your name. Leaderboards, strength sessions off the saddle, and friends to high-five.',
    'Thirty days, no equipment, one mat-sized patch of floor. Our app builds circuits around sore knees and busy schedules and reminds you to move before lunch.',
    'FitNest is an app with home workouts for people who have twenty minutes and no equipment. Trainers lead live HIIT and mobility classes every morning, and our community shares its progress.',
    'We design gym leggings, sports bras and training tops that survive burpees and the washing machine. Seeking personal trainers and fitness creators for a twelve-week challenge.',
  ],
  bodybuilding: [
    'Unflavoured amino powders and a stim-free pump formula, batch-tested for banned substances. Our team of IFBB pros posts prep diaries, from off-season bulk to stage-lean.',
    'Calibrated plates, a 29 mm bar that whips just right and racks bolted for a thousand pounds. Garage lifters chasing a four-hundred squat are who we build for.',
    'Iron Republic sells whey protein, creatine and pre-workout to serious lifters. We sponsor natural bodybuilders on their way to the stage and want detailed posts about bulking, cutting and contest prep.',
    'Our lifting belts, wrist wraps and deadlift slippers are used by national powerlifting champions. We look for strength athletes who document heavy training days.',
  ],
  yoga_pilates: [
    'Cushioned bolsters, eye pillows and organic cotton blankets for restorative evenings. We partner with instructors who teach slow, breath-led sequences for stiff office bodies.',
    'A machine with springs and a sliding carriage that folds under the bed, plus on-demand classes for a long, strong spine. Low impact, no jumping, all core.',
    'Stillwater makes non-slip yoga mats and bolsters from natural materials. We look for teachers who share gentle flows, breathing exercises and meditation with beginners.',
    'A chain of reformer pilates studios with classes for every level, and an online platform for those who prefer their living room. Our clients want a strong core and less back pain.',
  ],
  running: [
    'Our foam returns eighty-seven percent of the energy you put in, mile after mile. Weekly group outings leave from the store at seven; all paces are welcome and nobody is dropped.',
    'We organise a night half marathon through the old town of Tallinn, with bands at each kilometre. Seeking people who train in the dark and post their countdown.',
    'Stride Lab builds running shoes from recycled foam, tested over a thousand miles by our own marathon team. We want runners who share training plans, race days and the bad long runs too.',
    'Our GPS watch and coaching app prepare beginners for their first 10k and experienced athletes for an ultramarathon. Plans adapt to your pace, sleep and heart rate.',
  ],
  cycling: [
    'A subscription for kids’ and adults’ pedal power: we deliver a two-wheeler, service it twice a year and swap it when legs grow. No flat tyre will keep you from the office.',
    'Hand-built carbon wheels, aero but stable in crosswinds. Amateur racers trust them for alpine gran fondos and the Tuesday chain gang.',
    'We make lightweight road bikes and gravel bikes in Portugal and sell them directly to riders. Our community rides every Sunday and shares routes, climbs and mechanical mishaps.',
    'UrbanPedal builds e-bikes and cargo bikes for families who want to leave the car at home. Looking for creators who commute by bike and care about safer streets.',
  ],
}
