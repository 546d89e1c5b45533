import type { BrandTexts } from './brand-texts.ts'

export const fitnessBrands: BrandTexts = {
  fitness: [
    'Twenty-minute HIIT sessions you can do next to your bed, streamed live by coaches who remember your name. Members log their sweat and keep streaks going.',
    'Resistance bands, kettlebells and a foldable bench for small flats. We look for personal trainers who post full routines for beginners.',
    'A chain of 24-hour gyms with pink dumbbells and no judgement. New members get a body scan and a plan; we want transformation stories and workout challenges.',
    'Squat-proof leggings, sports bras with real support and a shaker that does not leak. Our community does CrossFit at six in the morning and calls it fun.',
  ],
  bodybuilding: [
    'Whey isolate, creatine and a pre-workout that hits. We sponsor physique competitors through bulk, cut and peak week.',
    'Lever belts, knee sleeves and chalk for people who count plates, not steps. Our athletes hold deadlift records and post heavy singles every Friday.',
    'An app that programmes hypertrophy blocks for each muscle group, tracks progressive overload and tells you when to deload. Built by a former Mr. Olympia finalist.',
    'Mass gainers, posing trunks and competition tan for the stage. From the first show to the pro card: we look for lifters with serious size and conditioning.',
  ],
  yoga_pilates: [
    'Natural rubber mats, cork blocks and cotton straps, printed with moon phases. We love teachers who guide a slow vinyasa at sunrise.',
    'Reformer classes in eight bright studios, and now an online library for your living room. Core strength, posture and breath, taught by instructors with classical training.',
    'A retreat in the hills of Rishikesh: ashtanga before breakfast, pranayama at dusk, silence in between. Two weeks, thirty guests, no phones.',
    'Soft, flared leggings and wrap tops for flows, barre and meditation. Our ambassadors hold a handstand as calmly as a downward dog and help beginners find balance on the mat.',
  ],
  running: [
    'Carbon-plated shoes for anyone chasing a sub-three-hour finish. Test them on tempo days, long Sundays and at the start line in Berlin.',
    'An app that turns couch potatoes into 5k finishers in nine weeks. Audio coaches, gentle intervals and a medal through the post.',
    'Electrolyte gels and salt tabs made for mile twenty. We support ultra and trail athletes who train at dawn and post their splits.',
    'Reflective vests, chafe-free shorts and a belt for your phone and keys. Our weekly club meets at the canal for an easy 10k; pacers and race-day vloggers are welcome.',
  ],
  cycling: [
    'Gravel frames welded in Sheffield, with clearance for fat tyres and mounts for everything. Built for riders who measure weekends in metres climbed.',
    'Bib shorts, merino jerseys and a rain cape that packs into a bottle cage. We sponsor amateur pelotons and bikepackers who document their sportives.',
    'A smart trainer and a virtual world where you race up alpine passes from your garage. Watts, cadence, drafting: all real, except the rain.',
    'Helmets with lights, child seats and cargo boxes for people who commute on two wheels. Pedal to the office, pick up the kids, skip the traffic jam.',
  ],
}
