import type { BrandTexts } from './brand-texts.ts'

export const foodBrands: BrandTexts = {
  food_cooking: [
    'We started with one jar of chilli crisp at a farmers’ stand; today six thousand grocers carry it. Spoon it over fried eggs, noodles or leftovers and Tuesday tastes like a holiday. Seeking home chefs for a six-week series.',
    'Every Monday our couriers drop a crate of portioned vegetables, fish and sauces with instructions a ten-year-old could follow. No waste, no supermarket, twenty-five minutes to the plate.',
    'Harvest & Hearth makes slow-simmered pasta sauces and bone broths from small Italian farms. We want to show busy people that a proper dinner takes fifteen minutes. Looking for recipe creators who love simple family meals.',
    'Our carbon steel pans and chef’s knives are made for people who take their stove seriously. We are planning a series in which creators cook one dish from their childhood, start to finish.',
  ],
  baking: [
    'Since 1790 our mill has ground wheat for people who take their loaves seriously. We publish tested formulas, answer a hotline about flat pies, and sell the proofing baskets we use ourselves.',
    'Everything for the celebration table: sugar flowers, non-stick tins, tiered stands and food colours that do not taste of anything. Hobbyists and small home businesses send us their wedding and unicorn creations.',
    'We sell organic bread flours, proofing baskets and a foolproof starter kit for sourdough beginners. Most of our customers found us through videos of crackling crusts and open crumbs.',
    'Sweet Layer is a mail-order shop for cake decorators: fondant, edible prints, piping tips and sprinkles in every colour. We would love to work with creators who make birthday cakes and cupcakes at home.',
  ],
  vegan_vegetarian: [
    'Our nuggets crunch like chicken but come from fermented fungi. Supermarkets in nine countries stock them, no bird was ever involved, and the planet gets a rest.',
    'We ship artisan cheeses made of almonds and our own cultures, plus a weekly newsletter for anyone switching to a diet without animals. Collaborations with ethical eaters and plant chefs preferred.',
    'Our frozen ready meals are one hundred percent plant-based: bean chilli, tofu katsu, mushroom stroganoff. We speak to flexitarians as much as to people who have been vegan for years.',
    'Nutty Cow makes butter and cream cheese out of cashews and oats, without any dairy. We are launching in Germany and seek creators who post meat-free recipes and talk about animal welfare.',
  ],
  street_food: [
    'From a bright yellow van we grill Venezuelan corn pockets at office car parks and summer fairs. Follow our map to know where we park next; bring cash and an appetite.',
    'We turn disused car parks into weekend markets with thirty independent traders: jollof, birria, lamb skewers, sticky buns. Entry is free and you eat with your fingers.',
    'Wok on Wheels runs six food trucks across Texas serving Thai noodles and sticky wings at breweries, concerts and night markets. We want local food creators to come by and film the line, the flames and the first bite.',
    'We organise a summer festival of hawker stalls from Penang, Oaxaca and Istanbul. Think satay, tacos and gözleme for under five euros each, eaten off a paper plate in the park.',
  ],
  fine_dining: [
    'In a former convent above Bologna, fourteen cooks serve a nine-act dinner around wild herbs and aged game. Two toques in the guide, one sitting a night, a list of rare Barolo.',
    'We sell vouchers for an unforgettable evening at the country’s most decorated kitchens: chef’s table, matched wines, silver service. Our clients celebrate anniversaries and care how a sauce is finished.',
    'L’Orangerie is a two Michelin star restaurant in Lyon with a seasonal tasting menu and a cellar of nine hundred wines. We invite gourmets who can photograph a plate with the respect it deserves.',
    'We publish a guide to the world’s most ambitious chefs and sell reservations for their counters. Our members fly to Copenhagen for a twelve-course dinner with wine pairing.',
  ],
  restaurant_reviews: [
    'Hungry in a strange town? Our map shows which trattoria locals love and which tourist trap to avoid, written by anonymous testers who pay their own bill.',
    'A weekly column and video series about eating out in Melbourne, from dumpling houses to hotel brunches. We score food, room and value, and readers book through our links.',
    'Dishly is an app where diners rate single dishes instead of whole restaurants. Find the best ramen or carbonara near you, written by people who have actually eaten there. We need food reviewers in ten cities.',
    'We help independent cafes and bistros get discovered. Each month we send creators out to eat, review the menu and service honestly and tell their followers whether to book a table.',
  ],
}
