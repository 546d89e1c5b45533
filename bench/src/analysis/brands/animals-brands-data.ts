import type { BrandTexts } from './brand-texts.ts'

export const animalsBrands: BrandTexts = {
  pets: [
    'Hutches, hay racks and tunnels for rabbits and guinea pigs. We also have bearded dragons among our testers.',
    'Insurance that pays the vet directly, for whatever animal lives with you: parrot, ferret, horse or hamster.',
    'Aquariums with silent filters, terrariums and a care app for fish, geckos and tortoises.',
    'A sitter who feeds your furry, feathered or scaly friends while you are away. Vet-checked carers in thirty cities; animal lovers with a menagerie are welcome to try.',
  ],
  dogs: [
    'Fresh meals cooked from chicken and carrots, portioned to your spaniel’s weight. Wagging tails after one bowl.',
    'Harnesses that stop pulling, biodegradable poo bags and a whistle. Our trainers teach recall with kindness.',
    'A GPS collar and an app that counts walks, barks and naps. For huskies who like to escape.',
    'Chew toys for teething puppies, orthopaedic beds for old labradors and raincoats for dachshunds. Share your pup’s walks, tricks and rescue story.',
  ],
  cats: [
    'Litter made from tofu, clumping and flushable. Your tabby will not notice; your nose will.',
    'Scratching posts that look like cacti and wall shelves to climb. Designed with a Maine Coon named Bruno.',
    'Grain-free wet food in pouches, tested by the fussiest whiskers in Bristol. Purring guaranteed or money back.',
    'Feather wands, window hammocks and a fountain for felines who refuse still water. Kitten fosterers and owners of grumpy Persians with funny clips wanted.',
  ],
  wildlife: [
    'Camera traps and bat detectors. Our buyers wait for badgers at dusk and upload sightings to a national survey.',
    'We protect elephants and pangolins from poachers in four countries. Adopt one, follow its herd, fund a ranger.',
    'Binoculars and field guides for people who get up at four for a bittern. Now with an app that knows birdsong.',
    'Join our marine biologists on a whale survey, or help to release rehabilitated orangutans into the forest. We seek nature photographers who care for endangered species and their habitats.',
  ],
}
