import type { BrandTexts } from './brand-texts.ts'

export const gamingBrands: BrandTexts = {
  gaming: [
    'A cosy farming sim with dragons, out on Switch and Steam in October. We have keys for streamers and people who make long let’s plays.',
    'Headsets, mechanical keyboards and chairs for long nights with friends. Ready for your console or your liquid-cooled PC; RGB included.',
    'A store for indie titles on Windows and Linux without DRM. Our curators play everything, from roguelikes to open-world RPGs.',
    'We rent servers for Minecraft, Rust and Palworld, with mods installed in a click. Twitch streamers get one free for their community and a code for viewers.',
  ],
  esports: [
    'Our Valorant and Counter-Strike rosters have won two majors. Sponsors get jersey space, watch parties and a documentary on bootcamp life.',
    'A platform that runs brackets and anti-cheat for amateur League of Legends tournaments. Prize pools for every tier, casters wanted.',
    'Mice at 49 grams and pads with a controlled glide, used by pros on stage in Katowice. For aim trainers and ranked grinders.',
    'An arena in Lyon with 3,000 seats for competitive finals: Dota, Rocket League, fighting games. We broadcast every match and look for shoutcasters, analysts and former pro players.',
  ],
  mobile_games: [
    'Match three jewels, restore a mansion: our puzzler has forty million installs on iPhone and Android. We pay per install and love funny ads.',
    'A clip-on controller that turns your phone into a handheld. Perfect for PUBG, Genshin and Clash Royale on the train.',
    'Our gacha RPG launches on the App Store this spring with two hundred heroes to collect. Free to play; creators get codes for gems.',
    'We publish hyper-casual titles that people play with one thumb while waiting for the bus. Download for free on Google Play; we look for gamers who try new apps on TikTok.',
  ],
  board_games: [
    'Ninety minutes, four players, one sinking island: our cooperative box raised a million on Kickstarter. Miniatures, wooden meeples and a rulebook you can read.',
    'A cafe with eight hundred boxes on the shelf and staff who explain the rules. We host Catan nights and a chess ladder.',
    'Dice cut from gemstone, folding trays and screens for dungeon masters. Your party deserves better than plastic.',
    'Party card decks for grown-ups and quick family fillers for ages eight and up. Shuffle, deal, bluff, laugh; ideal for game nights around the table and solo campaign reviewers.',
  ],
}
