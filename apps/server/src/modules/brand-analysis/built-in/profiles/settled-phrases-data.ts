import type { CategoryId } from '@troupe/contract/catalogues/categories'

/** Phrases whose words mean something else alone, by the one category they speak of; `none`: of no category. */
export const settledPhrases: Partial<Record<CategoryId | 'none', string>> = {
  none: `cleaning tablet, refillable cleaning tablet, dishwasher tablet, laundry tablet, toilet tablet, dissolvable tablet, vitamin tablet, magnesium tablet, effervescent tablet, chewable tablet, add water,
    tonic water, soda water, club soda, sparkling water, water pitcher, water bottle, cookie policy, cookie consent, web cookie, running cost, running water, running time, running late, press kit, press release,
    in stock, stock photo, home page, key account, net weight, net zero, office hours, customer service, help centre, page number, series a, series b, gift tin, candle tin, mint tin`,
  food_cooking: `tea tin, coffee tin, spice tin, loose leaf, loose leaf tea, white tea, green tea, black tea, herbal tea, tea garden, white chocolate, white wine, white bean, french press, garlic press, coffee press, waffle iron, cast iron,
    oven glove, oven mitt, java coffee, golden milk, club sandwich`,
  street_food: 'hot dog, hot dog stand',
  outdoor_adventure:
    'surf camp, surf course, surf school, surf lesson, surf resort, surf coach, surf trip, surf shop, base layer, base camp',
  running: 'electrolyte tablet, salt tablet',
  fashion: `wedge heel, wedge sandal, cuff link, driver shoe, driving shoe, tennis bracelet, court shoe, bat wing, bucket hat, steam iron`,
  haircare: 'curling iron, flat iron, hair iron, hair mask, beach waves',
  makeup: 'cat eye, cat eyeliner',
  family_parenting: 'car seat, baby car seat, baby monitor, nappy bag',
  entrepreneurship: 'pitch deck, elevator pitch, start up pitch',
  technology: 'raspberry pi',
  home_decor: 'tin candle, scented candle, soy candle, soy wax candle, soy wax, candle wax',
}
