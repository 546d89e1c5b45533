import type { BrandTexts } from './brand-texts.ts'

export const foodBrands: BrandTexts = {
  food_cooking: [
    'Copperpot sends weekly boxes with pre-measured ingredients and a step-by-step card, so that a weeknight dinner is on the table in half an hour. We want home cooks who film one-pan suppers and honest taste tests.',
    'Our family has pressed olive oil in Puglia since 1922, and now we bottle tomato sauces from the same hills. We look for people whose followers actually stand at the stove: pasta nights, Sunday roasts, grandmother’s secrets.',
    'Stainless pans that last three generations, forged knives and a wooden spoon or two. Mornington Cookware would like to work with chefs and passionate amateurs who show technique, from searing a steak to a proper risotto.',
    'Seasoning blends without fillers: smoky chipotle, Aleppo pepper, a za’atar we grind every Thursday. Customers sprinkle them on roast vegetables, grilled chicken and scrambled eggs. Micro creators with simple meal prep ideas on TikTok are ideal.',
  ],
  baking: [
    'Stone-ground flours from heritage wheat, milled to order and shipped within two days. Our customers keep a starter alive on the counter, fuss over hydration and photograph every open crumb.',
    'We make silicone moulds, piping nozzles and edible glitter for people who decorate cupcakes at midnight. Looking for makers who share buttercream tutorials and layered celebration cakes.',
    'Crumb & Co. delivers ready-to-freeze croissant and cinnamon roll dough to your door. Proof overnight, put it in the oven, and the house smells like Paris by eight.',
    'Stand mixers and cooling racks in pastel enamel, built for macarons, brioche and the perfect chocolate chip cookie. Our dream partner owns three rolling pins and has opinions about proofing time.',
  ],
  vegan_vegetarian: [
    'Our burgers are made of peas and beetroot and fooled a room full of butchers. No dairy, no eggs, no animals: just protein that sizzles. We want creators who make meat-free eating look easy.',
    'Barista oat drinks, cashew camembert and a coconut yoghurt that tastes like the real thing. Everything we ferment is free from animal products and certified cruelty-free.',
    'Greenfork is a subscription of lentil stews, tofu bowls and tempeh curries for people who have given up meat or are trying to on Mondays. Launching in the UK for Veganuary.',
    'Jackfruit jerky and chickpea crisps for those who left steak behind. We work with plant-powered athletes, dairy-free mums and anyone who reads labels for hidden gelatine.',
  ],
  street_food: [
    'Three trucks, one tandoor and a queue around the block: we sell kathi rolls at markets and festivals all over the Midlands. We would love people who film while they eat standing up.',
    'Night Hawker organises evening markets where forty stalls grill satay, fold bao and fry churros in the open air. Help us show the smoke, the noise and the five-euro feast.',
    'A directory of the best taco carts, dumpling stands and hot dog vendors in every city, rated by locals. Point your phone at a corner and find what is sizzling on it.',
    'We hand out loaded fries and Korean corn dogs from a converted ambulance outside stadiums and concerts. Paper tray, wooden fork, extra cheese pull: it was made for short videos.',
  ],
  fine_dining: [
    'Chef Elena Marquand serves eleven courses to twenty guests a night, with pairings from a cellar of six hundred labels. After our second star we invite a few discerning palates to document the season’s tasting menu.',
    'Hand-blown stemware and porcelain plates for the world’s most celebrated dining rooms, now available for private tables. Sommeliers and haute cuisine storytellers are welcome.',
    'Reserve a seat at the chef’s counter months ahead, or let our concierge get you in tonight. The Amuse Club opens the doors of white-tablecloth restaurants with degustation menus and caviar service.',
    'Black truffles, Ossetra caviar and aged balsamic, couriered to gastronomic kitchens and to hosts who plate with tweezers. Our partners know the difference between a jus and a gravy.',
  ],
  restaurant_reviews: [
    'Forkfinder tells you where to eat tonight: thousands of diners score the service, the portions and the bill. We need local critics who visit an eatery, order widely and give an honest verdict.',
    'Our booking app fills empty tables at bistros and brasseries. We invite food critics to dine, rate their meal and tell their city whether it deserves a second visit.',
    'TableTalk publishes weekly verdicts on new openings in London: what to order, what to skip, whether the hype is deserved. We hire people who can judge a ramen bar as fairly as a steakhouse.',
    'A loyalty card for people who eat out three times a week. Check in at cafes and diners, leave stars for the waiters and the menu, and earn points. We want voices whose recommendations decide where people book.',
  ],
}
