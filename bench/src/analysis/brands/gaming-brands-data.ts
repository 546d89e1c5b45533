import type { BrandTexts } from './brand-texts.ts'

export const gamingBrands: BrandTexts = {
  gaming: [
    'Our pixel-art dungeon crawler has sold two million copies on consoles and computers. The expansion comes in spring; speedrunners and modders are already in the beta.',
    'Rent a high-end rig in the cloud and play the newest blockbusters on an old laptop. Sixty frames, no downloads, your own save files.',
    'Pixel Forge is an indie game studio from Montreal. Our new open-world RPG comes out on PlayStation, Xbox and PC in March, and we have keys for streamers and let’s players.',
    'We make gaming headsets, mechanical keyboards and chairs for people who play for hours. Twitch streamers and YouTube gamers get their own discount code.',
  ],
  esports: [
    'We manage a five-player squad in the European first division of League, a training house in Cologne and a fan shop. Matches are shown every weekend on Twitch.',
    'Statistics, coaching and replay breakdowns for players who want to climb from gold to diamond and join an amateur league with cash prizes.',
    'Nova Five is an esports organisation with teams in League of Legends, Valorant and Rocket League. We offer sponsors jersey placement, content with pro players and access to tournaments.',
    'Our platform hosts online tournaments for Counter-Strike and Fortnite with prize pools and ranked ladders. We look for casters, coaches and competitive players with an audience.',
  ],
  mobile_games: [
    'Build a tiny railway with swipes, one minute a round, playable offline in the metro. Eighteen million downloads, no account needed, cosmetic purchases only.',
    'A word puzzle a day, right in your pocket. Our studio of nine ships light apps for iOS and tablets that grandmothers and commuters open before breakfast.',
    'Tiny Dragons is a free mobile game for iOS and Android in which you merge eggs and build an island. We are looking for creators who play casual puzzle games on their phone and share funny moments.',
    'We publish match-three and idle games with over a hundred million downloads on Google Play and the App Store. Our next launch is a gacha RPG with anime heroes.',
  ],
  board_games: [
    'Draft cards, build an aviary, outwit your cousins: our award-winning strategy titles play in under an hour and look lovely on the table.',
    'Hand-sculpted dragons and dungeon tiles for role-playing groups, ready to paint. New set each month, with a short adventure for your Saturday campaign.',
    'Meeple House publishes cooperative board games and card games for families and friends. Our latest title for two to five players was funded on Kickstarter in four hours.',
    'We make dice, miniatures and dungeon maps for Dungeons & Dragons groups. Game masters, mini painters and tabletop reviewers are the heart of our community.',
  ],
}
