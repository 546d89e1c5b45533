/** English words that say nothing about a creator; they are neither stored nor searched. Other languages' are told by their frequency. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again against all am an and any are arent as at be because been before being below between both but
  by can cant could couldnt did didnt do does doesnt doing dont down during each few for from further had hadnt has hasnt
  have havent having he her here hers him his how i if im in into is isnt it its itself ive just less lets me more most my myself
  no nor not of off on once only or other our ours out over own same she should so some such than that thats the their
  theirs them then there theres these they theyre this those through to too under until up us very was wasnt we were what
  whats when where which while who whom why will with wont would you youll your youre yours yourself youve s t d m ll ve re`
    .trim()
    .split(/\s+/),
)
