import type { BrandTexts } from './brand-texts.ts'

export const animalsBrands: BrandTexts = {
  pets: [
    'Insurance that pays the vet directly, for whatever animal lives with you: parrot, ferret, horse or hamster.',
    'A sitter who feeds your furry, feathered or scaly friends while you are away. Vet-checked carers in thirty cities; animal lovers with a menagerie are welcome to try.',
    'Freeze-dried bugs, heat mats and hiding caves for leopard geckos and their scaly cousins, approved by exotics vets.',
    'Video calls with a veterinarian at any hour: whether your bunny stopped eating or the canary sneezes, someone answers in five minutes.',
  ],
  dogs: [
    'Fresh meals cooked from chicken and carrots, portioned to your spaniel’s weight. Wagging tails after one bowl.',
    'A GPS collar and an app that counts walks, barks and naps. For huskies who like to escape.',
    'Fold-up ramps, cooling vests and paw wax for four-legged hikers. Tested by a search and rescue unit and two very lazy basset hounds.',
    'Our online school turns your chaotic adolescent terrier into a calm cafe companion, with clicker games and weekly calls.',
  ],
  cats: [
    'Scratching posts that look like cacti and wall shelves to climb. Designed with a Maine Coon named Bruno.',
    'Feather wands, window hammocks and a fountain for felines who refuse still water. Kitten fosterers and owners of grumpy Persians with funny clips wanted.',
    'A self-cleaning toilet that weighs your tom and texts you if he goes too often. Quiet enough for nervous rescues.',
    'Hand-knitted mice, silvervine sticks and cardboard castles, delivered monthly to indoor hunters who sleep twenty hours a day.',
  ],
  wildlife: [
    'Camera traps and bat detectors. Our buyers wait for badgers at dusk and upload sightings to a national survey.',
    'Binoculars and field guides for people who get up at four for a bittern. Now with an app that knows birdsong.',
    'We lead small boats to see humpbacks and walrus in Svalbard with a naturalist on board, and pay a tenth of each ticket for reserves.',
    'Nest boxes with cameras, hedgehog houses and seed mixes for finches. Thousands of viewers watch our live peregrine chicks each spring.',
  ],
}
