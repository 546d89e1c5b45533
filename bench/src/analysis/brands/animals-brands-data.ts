import type { BrandTexts } from './brand-texts.ts'

export const animalsBrands: BrandTexts = {
  pets: [
    'Freeze-dried bugs, heat mats and hiding caves for leopard geckos and their scaly cousins, approved by exotics vets.',
    'Video calls with a veterinarian at any hour: whether your bunny stopped eating or the canary sneezes, someone answers in five minutes.',
    'PetPal insures cats, dogs, rabbits and parrots, and connects owners with a vet by video. We look for creators who share everyday life with their animals.',
    'We make habitats, bedding and healthy snacks for hamsters, guinea pigs and other small pets. Our community asks a lot of questions about care and behaviour.',
  ],
  dogs: [
    'Fold-up ramps, cooling vests and paw wax for four-legged hikers. Tested by a search and rescue unit and two very lazy basset hounds.',
    'Our online school turns your chaotic adolescent terrier into a calm cafe companion, with clicker games and weekly calls.',
    'Barkly delivers fresh dog food cooked from human-grade meat and vegetables, tailored to breed and weight. We work with dog owners who share walks, training and mealtimes.',
    'Harnesses, leashes and raincoats for active dogs and their people. Whether you hike with a husky or stroll with a dachshund, we would love to see your adventures.',
  ],
  cats: [
    'A self-cleaning toilet that weighs your tom and texts you if he goes too often. Quiet enough for nervous rescues.',
    'Hand-knitted mice, silvervine sticks and cardboard castles, delivered monthly to indoor hunters who sleep twenty hours a day.',
    'PurrBox sends toys, treats and catnip surprises for indoor cats every month. Creators with playful kittens and grumpy old cats are equally welcome.',
    'We designed a self-cleaning litter box and scratching furniture that looks good in a living room. Cat owners tell us it changed their mornings.',
  ],
  wildlife: [
    'We lead small boats to see humpbacks and walrus in Svalbard with a naturalist on board, and pay a tenth of each ticket for reserves.',
    'Nest boxes with cameras, hedgehog houses and seed mixes for finches. Thousands of viewers watch our live peregrine chicks each spring.',
    'WildGuard protects elephants, rhinos and lions with rangers and local communities in Kenya. We want photographers and storytellers who bring endangered species closer to people.',
    'Binoculars, nest boxes and a bird identification app for nature lovers. We sponsor birdwatchers and wildlife filmmakers who share what they see at dawn.',
  ],
}
