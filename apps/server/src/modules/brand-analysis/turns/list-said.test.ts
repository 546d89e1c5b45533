import { expect, test } from 'vitest'
import { readChanges } from './read-changes.ts'
import { readParts } from './read-parts.ts'

/** Lists the things that a message names: "not country DE"; "-" stands for no polarity. */
function listThings(message: string): string[] {
  return readChanges(readParts(message)).said.map(({ thing, polarity }) => {
    const { kind, ...values } = thing
    const [value = ''] = Object.values(values).filter((each) => each !== undefined)
    return [polarity ?? '-', kind, String(value)].join(' ').trim()
  })
}

function expectThings(message: string, things: readonly string[]) {
  expect(listThings(message)).toEqual(things)
}

test.each([
  ['not Germany, Austria, only France', ['not country DE', 'not country AT', 'only country FR']],
  ['not Germany. Austria', ['not country DE', '- country AT']],
  ['Germany too, France instead', ['also country DE', 'only country FR']],
  ['cats also, dogs', ['also topic cats', 'also topic dogs']],
  ['cats, also dogs', ['- topic cats', 'also topic dogs']],
  ['also cats, and dogs', ['also topic cats', 'also topic dogs']],
  ['no gaming and no cats', ['not topic gaming', 'not topic cats']],
  ['not only Germany but also France', ['also country DE', 'also country FR']],
  ['no more cats please', ['not topic cats']],
  ['also more cats', ['also topic cats']],
  ['less cats more dogs', ['less topic cats', 'more topic dogs']],
  ['less cats, more dogs, also birds', ['less topic cats', 'more topic dogs', 'also topic birds']],
  ['no cats, dogs, Germany', ['not topic cats', 'not topic dogs', '- country DE']],
  ['not Germany, not Austria, cats too', ['not country DE', 'not country AT', 'also topic cats']],
  ['nicht Deutschland, sondern Österreich', ['not country DE', '- country AT']],
  ['les jardins et les chats aussi', ['also topic jardins', 'also topic chats']],
  ['ドイツとフランスだけ', ['only country DE', 'only country FR']],
  ['不要德国和法国', ['not country DE', 'not country FR']],
  ['只要猫，狗也要', ['only topic 猫', 'only topic 狗']],
  ['только кошки и собаки', ['only topic кошки', 'only topic собаки']],
  ['cats less', ['less topic cats']],
  ['also only cats', ['only topic cats']],
  ['only also cats', ['also topic cats']],
  ['also cats. dogs', ['also topic cats', '- topic dogs']],
  ['Germany. cats too. dogs', ['- country DE', 'also topic cats', '- topic dogs']],
  ['also. Germany', ['- country DE']],
  ['also, Germany', ['also country DE']],
  ['カフェの猫だけ', ['only topic カフェ', 'only topic 猫']],
  ['too cats', ['also topic cats']],
  ['Austria. too cats', ['- country AT', 'also topic cats']],
  ['cats. too', ['- topic cats']],
  ['cats, not dogs too', ['- topic cats', 'not topic dogs']],
  ['Germany too and cats only', ['also country DE', 'only topic cats']],
  ['also cats under 50k dogs', ['also topic cats', '- limit', '- limit', '- limit', '- topic dogs']],
  ['قطط، كلاب أيضا', ['- topic قطط', 'also topic كلاب']],
  ['不要猫、狗', ['not topic 猫', 'not topic 狗']],
])('a polarity holds for what it stands beside and for a list: %s', expectThings)

test.each([
  ['number 100', ['- creator 100']],
  ['number 101', []],
  ['4号', ['- creator 4']],
  ['2 numarayı çıkar', ['not creator 2']],
  ['4번 빼고', ['not creator 4']],
  ['more like cats', ['more topic cats']],
  ['like more', ['more like']],
  ['not number 4', ['not creator 4']],
  ['the first and the third too', ['also creator 1', 'also creator 3']],
  ['also like number 3', ['also like', '- creator 3']],
  ['like cats', ['- like', '- topic cats']],
])('shown creators are named by number, up to 100: %s', expectThings)

test.each([
  ['GO DE', ['- country DE']],
  ['we love IT, only DE', ['only country DE']],
  ['only IT', []],
  ['XDE too', ['also topic XDE']],
  ['USA too', ['also country US']],
  ['ONLY DE', ['only topic DE']],
  ['AA too', ['also topic AA']],
])('two capitals are a country where not all is in capitals: %s', expectThings)

test.each([
  ['German skincare', ['- topic German skincare']],
  ['creators German skincare', ['- topic German skincare']],
  ['only Germany France', ['only country DE', 'only country FR']],
  ['German influencers', ['- country DE']],
  ['only German skincare influencers', ['only topic German skincare']],
  ['learn English too', ['also topic learn English']],
  ['English teachers too', ['also topic English teachers']],
  ['Latin too', ['also topic Latin']],
  ['English too', ['also country US,GB,CA,AU,NZ,IE']],
  ['in English too', ['also country US,GB,CA,AU,NZ,IE']],
])('a country or language before a topic belongs to it: %s', expectThings)

test.each([
  ['youtubers only', ['only platform youtube']],
  ['tiktokers and youtubers', ['- platform tiktok', '- platform youtube']],
  ['creators', []],
  ['nur verifizierte', ['only property verified']],
  ['prix peu importe', ['- property price']],
  ['number 2 cats', ['- creator 2', '- topic cats']],
  ['keine Follower', ['not property followers']],
  ['discount too', []],
  ['without email', ['not property email']],
  ['nobody from Germany', ['not country DE']],
  ['no big ones', ['not ones followers']],
  ['Germany does not matter', ['not country DE']],
  ['over 50k cats', ['- limit', '- limit', '- limit', '- topic cats']],
])('platforms, properties and limits are named: %s', expectThings)

test.each([
  ['„vegane Kuchen“ auch', ['also topic vegane Kuchen']],
  ['「猫」も', ['also topic 猫']],
  ['猫カフェも', ['also topic 猫カフェ']],
  ['猫のカフェも', ['also topic 猫', 'also topic カフェ']],
  ['犬と猫も', ['also topic 犬', 'also topic 猫']],
  ['고양이를 더', ['more topic 고양이']],
  ['a고양이도', ['also topic a고양이']],
  ['kahve de', ['also topic kahve']],
  ['お菓子作りも', ['also topic 菓子作り']],
  ['vegan "raw" cakes too', ['also topic vegan "raw" cakes']],
  ['고양이만', ['only topic 고양이']],
  ['고양이 카페도', ['also topic 고양이 카페']],
  ['women too', ['also topic women']],
  ['moms over 40 too', ['also topic moms']],
  ['micro cakes too', ['also topic cakes']],
  ['vegan & raw too', ['also topic vegan', 'also topic raw']],
  ['vegan-friendly cakes too', ['also topic vegan-friendly cakes']],
])('the words of a topic are kept as they are written: %s', expectThings)
