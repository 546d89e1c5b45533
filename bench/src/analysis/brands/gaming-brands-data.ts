import type { BrandTexts } from './brand-texts.ts'

export const gamingBrands: BrandTexts = {
  gaming: [
    'A cosy farming sim with dragons, out on Switch and Steam in October. We have keys for streamers and people who make long let’s plays.',
    'A store for indie titles on Windows and Linux without DRM. Our curators play everything, from roguelikes to open-world RPGs.',
    'Our pixel-art dungeon crawler has sold two million copies on consoles and computers. The expansion comes in spring; speedrunners and modders are already in the beta.',
    'Rent a high-end rig in the cloud and play the newest blockbusters on an old laptop. Sixty frames, no downloads, your own save files.',
  ],
  esports: [
    'A platform that runs brackets and anti-cheat for amateur League of Legends tournaments. Prize pools for every tier, casters wanted.',
    'An arena in Lyon with 3,000 seats for competitive finals: Dota, Rocket League, fighting games. We broadcast every match and look for shoutcasters, analysts and former pro players.',
    'We manage a five-player squad in the European first division of League, a training house in Cologne and a fan shop. Matches are shown every weekend on Twitch.',
    'Statistics, coaching and replay breakdowns for players who want to climb from gold to diamond and join an amateur league with cash prizes.',
  ],
  mobile_games: [
    'Match three jewels, restore a mansion: our puzzler has forty million installs on iPhone and Android. We pay per install and love funny ads.',
    'Our gacha RPG launches on the App Store this spring with two hundred heroes to collect. Free to play; creators get codes for gems.',
    'Build a tiny railway with swipes, one minute a round, playable offline in the metro. Eighteen million downloads, no account needed, cosmetic purchases only.',
    'A word puzzle a day, right in your pocket. Our studio of nine ships light apps for iOS and tablets that grandmothers and commuters open before breakfast.',
  ],
  board_games: [
    'A cafe with eight hundred boxes on the shelf and staff who explain the rules. We host Catan nights and a chess ladder.',
    'Party card decks for grown-ups and quick family fillers for ages eight and up. Shuffle, deal, bluff, laugh; ideal for game nights around the table and solo campaign reviewers.',
    'Draft cards, build an aviary, outwit your cousins: our award-winning strategy titles play in under an hour and look lovely on the table.',
    'Hand-sculpted dragons and dungeon tiles for role-playing groups, ready to paint. New set each month, with a short adventure for your Saturday campaign.',
  ],
}
