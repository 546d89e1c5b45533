import type { CueWords } from './cues.ts'

export const english: CueWords = {
  language: 'en',
  phrases: {
    greeting:
      'hi, hello, hey, hi there, hello there, hey there, hiya, howdy, yo, good morning, good afternoon, good evening, good day, greetings, how are you, hows it going, whats up, sup, nice to meet you, anyone there, are you there',
    thanks:
      'thanks, thank you, thx, ty, cheers, thanks a lot, thanks a bunch, many thanks, much appreciated, appreciate it, appreciated, i appreciate it, thank you so much, thanks so much, thank you very much, ta, tysm, kudos, bye, goodbye, see you, see you later, have a nice day, good night, thats all, that is all, that will be all',
    praise:
      'i like her, i like him, i like this one, i like that one, we like her, we like him, i love her, i love him, love her, love him, great, great work, good work, nice work, good job, great job, nice job, well done, love these, love it, love them, i love it, i love these, i like these, i like them, like these, awesome, amazing, perfect, excellent, brilliant, fantastic, wonderful, cool, nice, super, lovely, good stuff, impressive, that was fast, thats fast, looks good, looks great, looking good, exactly what i needed, exactly what i wanted, exactly what we needed, just what i needed, very helpful, this is helpful, so helpful, super helpful, good list, great list, nice list, great choices, great picks, good picks, nice one, wow, sweet, spot on, you rock, youre the best, you are the best, that helps, this helps, helpful, that is helpful, beautiful, neat, good, these are good, these are great, those are great, they are great, they look great',
    agreed:
      'no problem, no big problem, ok, okay, hmm, hm, mhm, mm, alright, all right, right, sure, fine, got it, i see, understood, makes sense, sounds good, yes, yeah, yep, yup, aha, ah, oh, oh well, fair enough, noted, will do, let me think, ill think about it, let me look, let me see, interesting, no problem, no worries, never mind then, gotcha, roger, very well, all good, thats fine, that is fine, works for me, good to know, one moment, one sec, wait a moment, hang on, lol, haha',
    undo: 'undo, undo that, undo it, revert, roll back, rollback, roll that back, go back, going back, step back, one step back, take that back, take it back, took it back, i take that back, back, put back, put it back, put that back, restore, cancel, cancel that, reverse that, reverse, scratch that, forget that, forget it, forget what i said, forget what i just said, forget the last, forget my last, never mind, nevermind, nvm, strike that, reset, as before, as it was, as it was before, the way it was, how it was, like before, what we had, what i had, previous, the previous, previous list, previous search, previous results, previous criteria, prior, earlier, the earlier, before, return to, no wait, wait no, oops, my mistake, that was a mistake, that was wrong, didnt mean that, i didnt mean that, original, the original, old list, the old list, old ones, bring back',
    more: 'more, more please, show more, show me more, see more, give me more, load more, find more, get more, more results, more creators, more of these, more of them, more of those, some more, any more, anymore, a few more, few more, several more, another few, others, any others, other ones, other options, more options, more suggestions, other suggestions, other results, other creators, who else, anyone else, anybody else, what else, whom else, somebody else, someone else, nobody else, next, next page, next ones, next batch, next few, the next, another, another one, another page, another batch, another round, another set, a new batch, new batch, different ones, different creators, different people, fresh ones, fresh batch, new ones, new creators, continue, go on, keep going, keep them coming, keep looking, further, additional, extra, the rest, rest of the list, longer list, a longer list, page 2, page two, page 3, page three, new names, more names, other names, different results, additional creators, additional results',
    newBrand:
      'new project, new brand, another brand, other brand, different brand, new client, another client, other client, next client, different client, next brand, a second brand, second brand, new product, another product, a different product, different product, new company, another company, a different company, new campaign for, another project, different project, next project, new business, another business, start over, start again, start afresh, start fresh, start from scratch, from scratch, new analysis, new search for, something different, something else entirely, something completely different, something new, change of topic, change the subject, different topic altogether, for a friend, my friends, new customer, another customer, switching brands, switch brands, analyze, analyse, analyze another, lets do another, moving on to, on to the next, my sister runs, my brother runs, a friend of mine, unrelated',
    self: 'we sell, we make, we offer, we produce, we build, we create, we design, we run, we own, we are a, we are an, were a, we re a, we launched, we just launched, we are launching, were launching, we develop, we import, we bake, we brew, we roast, we rent, we teach, we craft, we manufacture, we provide, we organise, we organize, we host, we publish, we operate, we grow, we print, we sew, we ship handmade, i sell, i make, i run, i own, i have a, i am a, im a, i teach, i produce, i design, i build, i am launching, im launching, i created, i started, our brand, our company, our product, our startup, our shop, our store, our app, our studio, our agency, our business, my brand, my company, my shop, my store, my business, my startup, my app, my studio, my product, my other client, my client, our client, my other company, the brand is, its a brand, the product is, the company is, it is a brand, the client is, client makes, client sells, company makes, company sells, brand makes, brand sells, startup makes',
    ask: 'how much, how come, what is, whats, what are, what does, what do, what did, what kind, what sort, who is, whos, who are, which one, which ones, which of, who of, where does, where do, where did, where is, where are, how do, how does, how did, how is, how are, how old, how often, how long, how big, how large, how popular, how good, how reliable, how accurate, when did, when was, when does, tell me, tell me about, tell me why, explain, describe, can you tell, could you tell, do you know, i wonder, i want to know, i would like to know, id like to know, curious, is it true, summarize, summarise, compare, what about her, what about him',
    askFirst:
      'who, what, which, where, when, how, whose, is, are, was, were, do, does, did, has, have, had, would, will, should, am, is there, are there',
    request:
      'can we, could we, may we, shall we, can you, could you, would you, will you, can i, could i, may i, would it be possible, is it possible, is there a way, would you mind, how about, what about, why dont we, what if, maybe we could, do we want, should we, could they, can they, can it, could it, may they, would you please, are we able to, do you mind, what happens if, have you got, do you have, have you',
    why: 'why, why is, why are, why did, why do, why does, how come, what makes, reason, the reason, reasons, for what reason, on what basis, whats the reason, based on what, how did you choose, how did you pick, how did you find, how do you choose, how do you pick, how did you select, justify, how was she chosen, how were they chosen, how are they chosen',
    meaning:
      'mean, means, meaning, meant, definition, define, stand for, stands for, whats a, what is a, what is an, what exactly is, explain, how is calculated, calculated, computed, calculate',
    source:
      'come from, comes from, came from, coming from, source, sources, get the data, get this data, get these, get those, got this, got these, get this, where did you get, where do you get, data from, numbers from, up to date, how old is, how old are, how fresh, how current, how reliable, how accurate, reliable, accurate, trust, real, are these real, data source, made up, invented, updated',
    advice:
      'pick, would you pick, would you choose, choose, recommend, do you recommend, would you recommend, suggest, do you suggest, best, the best, best fit, best match, fits best, fit best, suits best, favourite, favorite, your favourite, should i, should we, whom should, who should, which should, better, worth, advise, advice, opinion, think, do you think, start with, your pick, prefer, most suitable, strongest, top choice, suits us, right one',
    reply:
      'answer, answers, reply, replies, respond, responds, response, response time, response rate, answers fastest, reply fast, fastest, get back to us, write back, responsive',
    nobody:
      'nobody, no one, noone, none, nothing, empty, no results, no creators, zero, zero results, no matches, so few, only few, only a few, so little, cant find, cannot find, couldnt find, no hits, nothing found, nobody found, nothing came up, not find, no one found, only two, only one, only three, this list so short, so short',
    howMany: 'how many, number of them, count, how many of, total, in total, what share, what percentage',
    followers:
      'followers, follower, subscribers, subscriber, subs, fans, follower count, audience size, size, reach, following, number of followers, big, large, followers limit, follower limit, size limit, follower range, biggest, largest, most followers, smallest',
    engagement:
      'engagement, engagement rate, interaction, interactions, interaction rate, er, engagement limit, likes, comments, engagement number, engagement requirement, active fans, engagement figures',
    price:
      'price, cost, budget, fee, charge, charges, rate card, expensive, dollars, price limit, budget limit, price cap, pricing, spend, pay, money, paid, price tag, quote, cheapest, most expensive, priciest',
    prices: 'prices, costs, fees, rates',
    country:
      'country, region, location, place, nationality, market, country filter, country limit, based, live, lives, located, from where, where from, city, geography, continent',
    countries: 'countries, regions, locations, cities, markets, where they live, where they are, where they come from',
    platform: 'platform, network, channel type, platform filter, social network, site',
    platforms: 'platforms, networks',
    language: 'language, speak, speaks, language filter, tongue',
    languages: 'languages',
    verified:
      'verified, verification, blue tick, blue check, checkmark, badge, verified badge, verified requirement, verification requirement, blue badge',
    email:
      'email, e mail, mail, mail address, email address, e mail address, contact, contact details, address, reachable, contact information, contact info, get in touch, write to, email requirement, in touch',
    emails: 'emails, e mails, mails, email addresses, e mail addresses, contacts, addresses, reach them',
    emailOfOne: 'reach her, reach him',
    posted:
      'last post, posted, post, posts, posting, last posted, post last, active, activity, recent, how recent, last video, latest post, date, dates, how often, upload, uploads, still active, time limit',
    topics:
      'topic, topics, keyword, keywords, category, categories, theme, themes, criteria, criterion, search for, searching for, looking for, filters, settings, what you searched',
    smaller:
      'smaller, smaller ones, less known, lesser known, less popular, less famous, fewer followers, less followers, fewer fans, fewer subscribers, not so big, not that big, too big, too large, too famous, too popular, too many followers, a bit smaller, much smaller, smaller accounts, smaller creators, smaller channels, tinier, lower follower count, not as big, less big, go smaller, more niche, downsize, littler',
    bigger:
      'bigger, bigger ones, larger, larger ones, more popular, more famous, better known, more followers, more fans, more subscribers, more reach, too small, too tiny, too unknown, higher follower count, bigger accounts, bigger creators, bigger names, bigger channels, well known ones, go bigger, greater reach, not so small, not that small, wider reach',
    cheaper:
      'cheaper, not cheap enough, not affordable enough, cheaper ones, less expensive, lower price, lower prices, lower budget, smaller budget, less money, more affordable, affordable, too expensive, too pricey, too costly, too dear, not so expensive, not that expensive, cheap, inexpensive, low cost, lower cost, lower cost ones, lower fees, less costly, save money, cut the price, cut the budget, tighter budget, budget friendly, over our budget, over budget, out of our budget, beyond our budget, cost less, costs less, less pricey, bargain, out of budget',
    dearer:
      'more expensive, pricier, higher price, higher prices, higher budget, bigger budget, larger budget, more budget, more money, raise the budget, increase the budget, premium, too cheap, we can pay more, can pay more, can spend more, spend more, pay more, expensive is fine, can be more expensive, raise the price',
    engaged:
      'higher engagement, more engagement, better engagement, more engaged, more engaging, stronger engagement, higher engagement rate, better engagement rate, higher interaction, more interaction, more interactions, more active audience, more active followers, more active fans, livelier, more likes, more comments, engagement is too low, engagement too low, more engaged audience, more engaged followers, more engaged fans, raise the engagement, increase engagement, low engagement, better interaction',
    bigOnes:
      'big ones, the big ones, large ones, the large ones, huge ones, the huge ones, biggest ones, the biggest, biggest, largest, big accounts, big creators, big names, big channels, large accounts, large creators, giants, stars, superstars, celebrities, celebs, famous ones, famous people, big influencers, huge accounts, mega stars, megastars, the giants, popular ones, really big ones, very big ones, whales, the stars',
    smallOnes:
      'small ones, the small ones, little ones, tiny ones, the tiny ones, smallest ones, the smallest, small accounts, small creators, small channels, tiny accounts, unknown ones, unknowns, little accounts, really small ones, very small ones, beginners accounts, newcomers',
    dearOnes:
      'expensive ones, the expensive ones, pricey ones, costly ones, expensive people, expensive creators, most expensive ones, the most expensive ones, the priciest, overpriced ones, expensive accounts, the pricey ones',
    cheapOnes:
      'cheap ones, the cheap ones, cheapest ones, affordable ones, inexpensive ones, low cost ones, cheap creators',
    midSize: 'medium',
    megaSize: 'celebrity',
    recent:
      'more recent, more recently, recently active, still active, more active, active recently, posting recently, post recently, who still post, still post, still posting, recent posts, up to date ones, fresh content, currently active, active ones, posted recently, active lately, who post often, active right now, inactive',
    anywhere:
      'anywhere, everywhere, worldwide, global, globally, international, internationally, from all over the world, all over the world, the whole world, whole world, any location, any region, any country, all countries, every country',
    anyPlatform: 'all platforms, any platform, every platform, all three platforms',
    unverified: 'unverified, also unverified, unverified too',
    open: 'doesnt matter, need not be, doesnt need to be, does not need to be, dont need to be, do not need to be, does not matter, dont matter, do not matter, doesnt matter anymore, dont care, do not care, dont care about, any, no matter, whatever, irrelevant, not important, isnt important, unimportant, forget, forget about, drop the, remove the, lift the, lift, ignore, ignore the, no limit, no limits, no limit on, without limit, unlimited, regardless of, regardless, is optional, optional, not necessary, isnt necessary, no longer necessary, not needed, isnt needed, not required, isnt required, no longer needed, no longer required, no longer important, no longer matters, dont need, do not need, dont mind, dont mind about, either way, no preference, no restriction, no restrictions, without restriction, remove restriction, get rid of the, clear the, skip the, not a must, no must, can be anything, anything goes, is open, open to any, every, all, no filter, waive, from anywhere, relax the, loosen the, disregard, never mind the, not so important, without the, dont have to be, need not be, neednt be, doesnt have to be, take away the, take off the, delete the, all are fine, are all fine, wherever, no more limit',
    also: 'dont forget, do not forget, dont leave out, dont exclude, do not exclude, dont remove, dont drop, dont skip, also, add, add in, plus, include, including, as well as, additionally, throw in, extend to, widen to, expand to, open up to, open it up to, along with, and also, in addition to, mix in, also include, also add, bring in, allow, count in, let in, consider, besides',
    notOnly: 'not only, not just',
    alsoAfter:
      'too, as well, also, in addition, as well please, in the mix, to the list, to the mix, to the search, to it, count too',
    fineToo:
      'is fine too, are fine too, is ok too, are ok too, are ok, is fine, are fine, are okay, is okay, would be fine, would be good too, would work too, are welcome, are welcome too, are allowed, could work too, would also work, is also fine, are also fine, is also ok, are also ok',
    not: 'no, not, no more, no longer, do not include, do not show, nobody from, none from, no one from, dont, do not, without, except, except for, exclude, excluding, remove, drop, skip, avoid, leave out, kick out, kick, throw out, take out, get rid of, cut, cut out, delete, discard, filter out, ditch, lose, weed out, hide, dont show, dont include, dont want, i dont want, we dont want, i dont like, we dont like, dont like, ban, minus, but not, and not, and no, sort out, stop showing, other than, none of the, no one who, nobody who, strike, eliminate, omit, bin, scrap, take away, anything but, apart from, dont need any, sick of, enough of, enough, tired of, not into',
    notAfter:
      'out, should go, must go, are out, is out, out of the list, dont fit, does not fit, dont fit us, off the list, arent for us, not wanted, are not wanted, can go, have to go',
    exchange: 'switch, change, switch from, change from, move from, go from, exchange, trade',
    replace: 'replace, swap, swap out',
    only: 'only, focus on, concentrate on, just, exclusively, solely, switch to, change to, change it to, limit to, limited to, limit it to, restrict to, narrow to, narrow it down to, narrow down to, focus only on, make it, make that, rather, nothing but, stick to, keep to, keep only, keep just, replace it with, replace with, swap for, rather show, instead show, zoom in on, go for, lets do, lets try, try',
    onlyAfter: 'instead, only, alone, rather, only please, and nothing else, exclusively, nothing else',
    moreOf:
      'about, that talk about, focused on, focusing on, specialised in, specialized in, interested in, into, on the topic of, around the topic of, in the field of, related to, talking about, who talk about, focus more on, more about, more of, more on, mostly, mainly, primarily, more into, more focus on, more towards, more in the direction of, emphasis on, more content about, go more into, lean more into',
    lessOf: 'less, less of, less about, fewer, not so much, not so many, not as much, not that much',
    upTo: 'up to, until, go to, go up to, raise to, raise it to, raise the limit to, increase to, extend to, widen to, stretch to, max, maximum, at most, no more than, lower to, down to, reduce to, go down to, cap at, bring down to, to at most, set the limit to, limit is',
    atLeast: 'at least, minimum, min, no less than, starting from, from at least, not under, not below, upwards of',
    first: 'first, the first, first one, 1st, the first one, the top one, top one',
    second: 'second, the second, second one, 2nd, the second one',
    third: 'third, the third, third one, 3rd, the third one',
    fourth: 'fourth, the fourth, fourth one, 4th',
    fifth: 'fifth, the fifth, fifth one, 5th',
    sixth: 'sixth, the sixth, 6th',
    seventh: 'seventh, the seventh, 7th',
    eighth: 'eighth, the eighth, 8th',
    last: 'last one, the last one',
    number: 'number, no., nr, nr., creator number, result, creator, person, num, card',
    pronoun: 'it, this, that',
    pronounOne:
      'her, him, she, he, hers, his, this one, that one, this creator, that creator, this person, that person, this account, that account, this guy, this girl, this lady, this woman, this man, that guy, that girl, that lady, that woman, that man, this channel, that channel',
    pronounByNoun: 'their, theirs, its',
    pronounMany: 'them, they, these, those, the creators, creators, these people, those people',
    filler:
      'dont know, do not know, dont understand, do not understand, dont worry, problem, needed, necessary, lower, reduce, raise, increase, please, pls, plz, now, then, just now, again, but, and, so, well, actually, really, very, a bit, a little, bit, little, kindly, for now, after all, i think, i guess, maybe, perhaps, list, the list, search, the search, results, result, changes, change, the change, last change, my change, last step, the last step, step, requirement, requirements, restriction, filter, filters, limit, limits, condition, conditions, setting, settings, page, ones, one, those with, only those, of, the, a, an, to, is, are, was, be, it, my, your, our, we, i, you, me, us, for, with, in, on, at, by, as, have, has, let, lets, make, get, got, give, show, want, need, look, looking, find, see, put, set, what, that, this, these, those, there, here, anymore, any longer, at all, though, still, some, other, second thought, on second thought, thinking about it, said, work, together, someone, somebody, people, them, should, must, can, could, will, would, do, did, done, everything, all of it, all of them, way, bring, keep, take, go, come, like, last, the last, previous one, i said, just, from, also, up, down, guys, folks, everyone, again please, either, quick, quickly, few, only those who, ones who, the ones who, who, which',
  },
}
