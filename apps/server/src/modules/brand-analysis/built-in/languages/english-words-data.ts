/** Words that tell English from other languages. */
export const englishStopWords =
  toSet(`the and of to a an in is are was were for with on that this it as at by from or be have has had not but we our us you your they their them
  which who what when where how all more can will would if its i my me he she his her about into than then so no do does up out over after before just like get make made every each
  any some these those there here because while only also very new one two three help helps
  nobody anybody somebody everybody nothing something everything anything anyone everyone someone none else`)

/** Nouns that fit any brand: alone they name nothing to search for. */
export const emptyNouns =
  toSet(`people person thing things way ways day days week weeks month months year years hour hours minute minutes second seconds time times name names
  world life lives lot lots bit part parts kind kinds type types side end start place places area number numbers amount half pair pairs set list one ones others everyone anyone somebody
  nobody everything anything something nothing customer customers user users member members follower followers audience audiences viewer viewers subscriber subscribers reader readers fan fans buyer
  buyers client clients guest guests brand brands product products company companies firm firms business store shop service services range line item items offer price prices cost costs
  creator creators influencer influencers partner partners ambassador ambassadors content post posts video videos clip clips reel reels channel channels account accounts story stories platform
  platforms campaign campaigns collaboration collaborations team teams founder founders mission vision goal goals idea ideas question questions answer answers reason reasons result results
  quality value values experience experiences solution solutions need needs problem problems opinion opinions feedback word words love favourite favorite help use work job jobs look look looks
  today tomorrow yesterday night nights morning evening afternoon weekend monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter january february march april
  may june july august september october november december dozen hundred thousand million billion percent euro euros dollar dollars pound pounds kilo metre metres meter meters
  man men woman women boy girl guy guys friend friends home country countries town city cities door box boxes pack packs piece pieces version option options support thousands millions
  front back top bottom middle size sizes age ages group groups level levels order orders launch access case cases fun chance future past website site web page pages link code codes
  crowd others sense point detail details job event events hand hands eye eyes head voice hi hello thanks moment moments tiktok instagram youtube insta facebook twitter social media`)

/** Describing words that fit anything; a key phrase does not begin with them. */
export const emptyAdjectives =
  toSet(`new own same other big small little good great best better nice real true honest proper perfect lovely favourite favorite simple easy right
  last next first second third early late long short old young high low full whole free fair busy many much several few more most less such different various certain special
  important famous popular available ready able happy sure clear actual current main entire ideal dream amazing awesome incredible exciting beautiful unique official different
  average single double extra local global national international weekly daily monthly yearly annual wrong bad tired funny dear close open upcoming recent important modern
  over under up down off out back all both each every any no only just very too also away together again one two three four five six seven eight nine ten`)

function toSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
