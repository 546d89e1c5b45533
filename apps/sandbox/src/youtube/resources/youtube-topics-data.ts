import type { CategoryFamily } from '@troupe/contract/catalogues/categories'

/**
 * YouTube's names for the subject of a family of categories: the articles of `topicCategories`, and the `categoryId`
 * of videos.
 */
export const youtubeTopics: Readonly<Record<CategoryFamily, { articles: readonly string[]; videoCategory: string }>> = {
  food: { articles: ['Food', 'Lifestyle_(sociology)'], videoCategory: '26' },
  beauty: { articles: ['Physical_attractiveness', 'Lifestyle_(sociology)'], videoCategory: '26' },
  fashion: { articles: ['Fashion', 'Lifestyle_(sociology)'], videoCategory: '26' },
  fitness: { articles: ['Physical_fitness', 'Health'], videoCategory: '26' },
  outdoors: { articles: ['Hobby', 'Tourism'], videoCategory: '19' },
  sports: { articles: ['Sport'], videoCategory: '17' },
  travel: { articles: ['Tourism', 'Lifestyle_(sociology)'], videoCategory: '19' },
  family: { articles: ['Lifestyle_(sociology)'], videoCategory: '22' },
  education: { articles: ['Knowledge'], videoCategory: '27' },
  technology: { articles: ['Technology', 'Knowledge'], videoCategory: '28' },
  gaming: { articles: ['Video_game_culture', 'Action-adventure_game'], videoCategory: '20' },
  screen: { articles: ['Film', 'Entertainment'], videoCategory: '1' },
  music: { articles: ['Music', 'Pop_music'], videoCategory: '10' },
  comedy: { articles: ['Humor', 'Entertainment'], videoCategory: '23' },
  home: { articles: ['Hobby', 'Lifestyle_(sociology)'], videoCategory: '26' },
  animals: { articles: ['Pet', 'Lifestyle_(sociology)'], videoCategory: '15' },
  vehicles: { articles: ['Vehicle'], videoCategory: '2' },
  business: { articles: ['Business', 'Knowledge'], videoCategory: '27' },
  society: { articles: ['Society', 'Politics'], videoCategory: '25' },
}
