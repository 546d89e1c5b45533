import type { BrandTexts } from './brand-texts.ts'

export const foodBrands: BrandTexts = {
  food_cooking: [
    'Our family has pressed olive oil in Puglia since 1922, and now we bottle tomato sauces from the same hills. We look for people whose followers actually stand at the stove: pasta nights, Sunday roasts, grandmother’s secrets.',
    'Seasoning blends without fillers: smoky chipotle, Aleppo pepper, a za’atar we grind every Thursday. Customers sprinkle them on roast vegetables, grilled chicken and scrambled eggs. Micro creators with simple meal prep ideas on TikTok are ideal.',
    'We started with one jar of chilli crisp at a farmers’ stand; today six thousand grocers carry it. Spoon it over fried eggs, noodles or leftovers and Tuesday tastes like a holiday. Seeking home chefs for a six-week series.',
    'Every Monday our couriers drop a crate of portioned vegetables, fish and sauces with instructions a ten-year-old could follow. No waste, no supermarket, twenty-five minutes to the plate.',
  ],
  baking: [
    'Stone-ground flours from heritage wheat, milled to order and shipped within two days. Our customers keep a starter alive on the counter, fuss over hydration and photograph every open crumb.',
    'Crumb & Co. delivers ready-to-freeze croissant and cinnamon roll dough to your door. Proof overnight, put it in the oven, and the house smells like Paris by eight.',
    'Since 1790 our mill has ground wheat for people who take their loaves seriously. We publish tested formulas, answer a hotline about flat pies, and sell the proofing baskets we use ourselves.',
    'Everything for the celebration table: sugar flowers, non-stick tins, tiered stands and food colours that do not taste of anything. Hobbyists and small home businesses send us their wedding and unicorn creations.',
  ],
  vegan_vegetarian: [
    'Barista oat drinks, cashew camembert and a coconut yoghurt that tastes like the real thing. Everything we ferment is free from animal products and certified cruelty-free.',
    'Jackfruit jerky and chickpea crisps for those who left steak behind. We work with plant-powered athletes, dairy-free mums and anyone who reads labels for hidden gelatine.',
    'Our nuggets crunch like chicken but come from fermented fungi. Supermarkets in nine countries stock them, no bird was ever involved, and the planet gets a rest.',
    'We ship artisan cheeses made of almonds and our own cultures, plus a weekly newsletter for anyone switching to a diet without animals. Collaborations with ethical eaters and plant chefs preferred.',
  ],
  street_food: [
    'Three trucks, one tandoor and a queue around the block: we sell kathi rolls at markets and festivals all over the Midlands. We would love people who film while they eat standing up.',
    'A directory of the best taco carts, dumpling stands and hot dog vendors in every city, rated by locals. Point your phone at a corner and find what is sizzling on it.',
    'From a bright yellow van we grill Venezuelan corn pockets at office car parks and summer fairs. Follow our map to know where we park next; bring cash and an appetite.',
    'We turn disused car parks into weekend markets with thirty independent traders: jollof, birria, lamb skewers, sticky buns. Entry is free and you eat with your fingers.',
  ],
  fine_dining: [
    'Hand-blown stemware and porcelain plates for the world’s most celebrated dining rooms, now available for private tables. Sommeliers and haute cuisine storytellers are welcome.',
    'Black truffles, Ossetra caviar and aged balsamic, couriered to gastronomic kitchens and to hosts who plate with tweezers. Our partners know the difference between a jus and a gravy.',
    'In a former convent above Bologna, fourteen cooks serve a nine-act dinner around wild herbs and aged game. Two toques in the guide, one sitting a night, a list of rare Barolo.',
    'We sell vouchers for an unforgettable evening at the country’s most decorated kitchens: chef’s table, matched wines, silver service. Our clients celebrate anniversaries and care how a sauce is finished.',
  ],
  restaurant_reviews: [
    'Forkfinder tells you where to eat tonight: thousands of diners score the service, the portions and the bill. We need local critics who visit an eatery, order widely and give an honest verdict.',
    'TableTalk publishes weekly verdicts on new openings in London: what to order, what to skip, whether the hype is deserved. We hire people who can judge a ramen bar as fairly as a steakhouse.',
    'Hungry in a strange town? Our map shows which trattoria locals love and which tourist trap to avoid, written by anonymous testers who pay their own bill.',
    'A weekly column and video series about eating out in Melbourne, from dumpling houses to hotel brunches. We score food, room and value, and readers book through our links.',
  ],
}
