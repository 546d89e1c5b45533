import type { SyntheticCreator } from '@troupe/sandbox/population/population'
import { type Criteria, type Grade, judgeBy } from './judgements.ts'

/** A query as a marketer types it, with the relevance of any creator of the synthetic population to it. */
export interface JudgedQuery {
  readonly query: string
  judge(creator: SyntheticCreator): Grade
}

const veganBaking: Criteria = {
  topics: { 'vegan baking': 3 },
  both: ['vegan_vegetarian', 'baking', 2],
  niches: { baking: 1, vegan_vegetarian: 1 },
}

const vanLife: Criteria = {
  topics: { 'van life': 3, 'van life with pets': 3, 'electric road trips': 1 },
  subjects: [[/campervan|van conversion|van life/, 3]],
  niches: { travel: 1 },
}

const homeWorkout: Criteria = {
  topics: { 'home workout': 3, 'dance fitness': 2, 'fitness for mums': 2 },
  subjects: [[/home workout|at home|living room/, 2]],
  niches: { fitness: 1 },
}

const criteriaByQuery: Readonly<Record<string, Criteria>> = {
  // One topic.
  'vegan baking': veganBaking,
  'home workout': homeWorkout,
  'budget travel': {
    topics: { 'budget travel': 3, 'backpacking on a budget': 3, 'budget backpacking food': 2 },
    niches: { travel: 1, backpacking: 1 },
  },
  'skincare routine': { topics: { 'skincare routine': 3, 'Korean skincare': 2 }, niches: { skincare: 2, beauty: 1 } },
  'mechanical keyboards': {
    topics: { 'mechanical keyboards': 3, 'gaming setups': 1, 'desk setups': 1 },
    subjects: [[/keyboard/, 2]],
  },
  'sourdough bread': { topics: { 'sourdough bread': 3 }, subjects: [[/sourdough/, 2]], niches: { baking: 1 } },
  'marathon training': { topics: { 'marathon training': 3 }, niches: { running: 2 } },
  'dog training': { topics: { 'dog training': 3 }, niches: { dogs: 1 } },
  'curly hair': { topics: { 'curly hair': 3, 'natural hair': 2 }, subjects: [[/curl/i, 3]], niches: { haircare: 1 } },
  'rock climbing': { topics: { 'rock climbing': 3, mountaineering: 2 }, niches: { outdoor_adventure: 1 } },
  'personal finance': {
    topics: { 'personal finance': 3, 'student budgeting': 2, 'family finance': 3, 'debt payoff': 2 },
    niches: { finance_investing: 2 },
  },
  houseplants: { topics: { houseplants: 3 }, niches: { gardening: 1 } },
  'true crime': { topics: { 'true crime and documentaries': 3 }, niches: { movies_tv: 1 } },
  'crochet patterns': { topics: { 'crochet and knitting': 3 }, niches: { diy_crafts: 1 } },
  'retro gaming': { topics: { 'retro gaming': 3, 'retro computing': 2 }, niches: { gaming: 1 } },
  pilates: { topics: { pilates: 3 }, subjects: [[/pilates/, 3]], niches: { yoga_pilates: 2 } },
  'stand-up comedy': { niches: { standup: 3, comedy: 1 } },
  chess: { topics: { chess: 3 }, niches: { board_games: 1 } },
  'street food': {
    niches: { street_food: 3 },
    topics: { 'food travel': 3, 'budget backpacking food': 3 },
    subjects: [[/street food/i, 2]],
  },
  'wildlife photography': { topics: { 'wildlife photography': 3 }, niches: { wildlife: 2 } },
  // Two things at once.
  'makeup for beginners': {
    topics: { 'makeup tutorials for beginners': 3, 'everyday makeup': 2 },
    niches: { makeup: 2, beauty: 1 },
  },
  'hiking with dogs': {
    topics: { 'hiking with dogs': 3, 'dog adventures': 2 },
    subjects: [[/hiking with dogs|canicross/, 3]],
    both: ['hiking_camping', 'dogs', 3],
    niches: { dogs: 1, hiking_camping: 1 },
  },
  'travel with kids': {
    topics: { 'family travel': 3, 'camping with kids': 2 },
    subjects: [[/with kids|with toddlers/, 2]],
    both: ['travel', 'family_parenting', 2],
    niches: { travel: 1 },
  },
  'family finance': {
    topics: { 'family finance': 3, 'personal finance': 2 },
    both: ['finance_investing', 'family_parenting', 3],
    niches: { finance_investing: 1 },
  },
  'vegan fitness': {
    topics: { 'vegan fitness': 3, 'tofu and plant protein': 1 },
    both: ['vegan_vegetarian', 'fitness', 3],
    niches: { fitness: 1, vegan_vegetarian: 1 },
  },
  'gaming setup': {
    topics: { 'gaming setups': 3, 'desk setups': 2, 'PC building': 2 },
    both: ['gaming', 'technology', 2],
    niches: { gaming: 1 },
  },
  'yoga retreat': {
    topics: { 'yoga retreats': 3, 'spa and wellness retreats': 2 },
    both: ['yoga_pilates', 'travel', 3],
    niches: { yoga_pilates: 1 },
  },
  'cooking with kids': {
    topics: { 'family cooking': 3, 'baking with kids': 3 },
    both: ['food_cooking', 'family_parenting', 2],
    niches: { food_cooking: 1, kids_activities: 1 },
  },
  'baking with kids': {
    topics: { 'baking with kids': 3, 'family cooking': 2 },
    both: ['baking', 'kids_activities', 3],
    niches: { baking: 1 },
  },
  'AI marketing': {
    topics: { 'AI for marketers': 3, 'AI tools for work': 2 },
    both: ['marketing', 'artificial_intelligence', 3],
    niches: { marketing: 1, artificial_intelligence: 1 },
  },
  'furniture flips': {
    topics: { 'upcycled furniture': 3 },
    both: ['diy_crafts', 'home_decor', 2],
    niches: { home_decor: 1, diy_crafts: 1 },
  },
  'cruelty-free makeup': {
    topics: { 'cruelty-free makeup': 3, 'clean beauty': 2 },
    both: ['makeup', 'vegan_vegetarian', 3],
    niches: { makeup: 1 },
  },
  'science for kids': {
    topics: { 'science for kids': 3 },
    both: ['science', 'kids_activities', 3],
    niches: { science: 1, kids_activities: 1 },
  },
  'dance workout': { topics: { 'dance fitness': 3 }, both: ['dance', 'fitness', 3], niches: { dance: 1, fitness: 1 } },
  'thrifted home decor': {
    topics: { 'thrifted home decor': 3, 'vintage home and flea markets': 3 },
    both: ['home_decor', 'thrifting_vintage', 3],
    niches: { thrifting_vintage: 1, home_decor: 1 },
  },
  'cosplay makeup': {
    topics: { 'cosplay makeup': 3, cosplay: 2, 'SFX and creative makeup': 2 },
    both: ['makeup', 'anime_manga', 3],
    niches: { makeup: 1 },
  },
  'garden to table cooking': {
    topics: { 'garden to table': 3, 'vegetable gardening': 1 },
    both: ['gardening', 'food_cooking', 3],
    niches: { gardening: 1, food_cooking: 1 },
  },
  'parenting humour': {
    topics: { 'comedy about parenting': 3, 'family comedy': 3 },
    both: ['comedy', 'family_parenting', 3],
    niches: { comedy: 1, family_parenting: 1 },
  },
  // The same in other words.
  'plant based desserts': veganBaking,
  'eggless cakes without dairy': veganBaking,
  'exercise without a gym': homeWorkout,
  'living in a campervan': vanLife,
  'cheap trips': {
    topics: { 'budget travel': 3, 'backpacking on a budget': 3, 'budget backpacking food': 2 },
    niches: { travel: 2, backpacking: 2, luxury_travel: 1 },
  },
  'how to save money': {
    topics: {
      'personal finance': 3,
      'family finance': 3,
      'student budgeting': 3,
      'debt payoff': 2,
      'early retirement': 2,
    },
    subjects: [[/saving|budget/, 2]],
    niches: { finance_investing: 2 },
  },
  'losing weight': {
    topics: { 'weight loss': 3 },
    subjects: [[/weight loss|fat loss|calorie/, 3]],
    niches: { fitness: 1 },
  },
  'electric car test': {
    topics: { 'EV reviews': 3, 'charging and range': 3, 'electric road trips': 2 },
    niches: { electric_vehicles: 2, cars_motorcycles: 1 },
  },
  'second hand clothes': {
    topics: { 'thrift hauls': 3, 'reselling clothes': 3, 'thrift flips': 3, 'vintage fashion': 2 },
    niches: { thrifting_vintage: 2, fashion: 1 },
  },
  'learning guitar': { topics: { 'guitar lessons': 3, 'guitar gear': 1 }, niches: { instruments: 1 } },
  'baby and toddler mum': {
    topics: {
      'newborn and baby care': 3,
      'baby-led weaning': 3,
      'gentle parenting': 3,
      'toddler activities': 2,
      'twins and big families': 2,
      'fitness for mums': 2,
    },
    subjects: [[/toddler|baby|mums?\b/, 2]],
    niches: { family_parenting: 2 },
  },
  'software developer': {
    niches: { programming_coding: 3, artificial_intelligence: 1, technology: 1, cybersecurity: 1 },
  },
  'penetration testing': { topics: { 'ethical hacking': 3 }, niches: { cybersecurity: 2 } },
  'interior design': { niches: { home_decor: 3, real_estate: 1, diy_crafts: 1 } },
  football: { niches: { soccer: 3, sports: 1 } },
  'stock market investing': {
    topics: { 'stock market': 3, 'investing for beginners': 3 },
    niches: { finance_investing: 2 },
  },
  // Hobby words, hashtags, names of things.
  '#vanlife': vanLife,
  '#veganbaking': veganBaking,
  '#homeworkout': homeWorkout,
  '#thrifted': { niches: { thrifting_vintage: 3 }, topics: { 'thrifted home decor': 3 }, subjects: [[/thrift/, 2]] },
  woodworker: { topics: { woodworking: 3 }, niches: { diy_crafts: 1 } },
  birder: { topics: { birdwatching: 3 }, niches: { wildlife: 1 } },
  sneakerhead: { topics: { sneakers: 3, 'sneaker customising': 3, 'skate style': 1 }, niches: { streetwear: 2 } },
  'dungeon master': { topics: { 'tabletop RPGs': 3 }, niches: { board_games: 1 } },
  'golf short game putting': { topics: { 'short game': 3 }, niches: { golf: 2 } },
  'cat videos': { topics: { 'funny cats': 3 }, niches: { cats: 3, pets: 1 } },
  'nail art': { niches: { nails_nail_art: 3 } },
  'techno DJ': { topics: { 'techno and house mixes': 3 }, niches: { dj_electronic: 2 } },
  // Language and country.
  'korean skincare': { topics: { 'Korean skincare': 3 }, niches: { skincare: 1 } },
  viagens: {
    niches: { travel: 3, backpacking: 3, luxury_travel: 3 },
    where: { languages: ['pt'] },
  },
  'recetas veganas': { niches: { vegan_vegetarian: 3 }, topics: { 'vegan baking': 3 }, where: { languages: ['es'] } },
  maquillaje: { niches: { makeup: 3, beauty: 2 }, where: { languages: ['es'] } },
  'recettes faciles': {
    niches: { food_cooking: 3, baking: 3, vegan_vegetarian: 3 },
    topics: { 'family cooking': 3 },
    where: { languages: ['fr'] },
  },
}

/** The queries with their judges, in the order of difficulty: a topic, two, paraphrase, hobby words and hashtags, other languages. */
export const judgedQueries: readonly JudgedQuery[] = Object.entries(criteriaByQuery).map(([query, criteria]) => ({
  query,
  judge: judgeBy(criteria),
}))
