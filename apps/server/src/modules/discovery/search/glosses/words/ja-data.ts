/** Japanese words of creators' topics, by their English gloss. */
export const jaWords = `
food: 食べ物, 食品, フード, 食, グルメ, ごはん, 食事
cooking: 料理, 自炊, クッキング, 調理, 手料理, おうちごはん
recipe: レシピ, 作り方レシピ, 献立
chef: シェフ, 料理人, 調理師, コック, 板前, 料理長, 料理家
kitchen: キッチン, 台所, 厨房
meal prep: 作り置き, つくりおき, 常備菜, ミールプレップ
breakfast: 朝食, 朝ごはん, 朝ご飯, 朝めし, モーニングメニュー
lunch: ランチ, 昼食, 昼ごはん, 昼ご飯, お昼ごはん
dinner: 夕食, 夕飯, 夜ごはん, 晩ごはん, ディナー, 夕ごはん
soup: スープ, 味噌汁, みそ汁, 豚汁, ポタージュ
salad: サラダ
meat: 肉, お肉, 肉料理
chicken: 鶏肉, チキン, とり肉, 唐揚げ, からあげ, 焼き鳥
beef: 牛肉, ビーフ, ステーキ, 和牛, すき焼き
pork: 豚肉, ポーク, とんかつ, 角煮
fish: 魚, お魚, さかな, 魚料理, 鮮魚
seafood: シーフード, 海鮮, 魚介, 魚介類
rice: お米, ご飯, ごはん, ライス, チャーハン, おにぎり, 白米, 玄米
noodles: 麺, 麺類, ラーメン, うどん, 蕎麦, 拉麺, ヌードル, らーめん, 焼きそば
pasta: パスタ, スパゲッティ, スパゲティ
pizza: ピザ, ピッツァ
egg: 卵, たまご, 玉子, タマゴ, エッグ, 卵料理
cheese: チーズ
vegetables: 野菜, ベジタブル, やさい
fruit: 果物, フルーツ, くだもの, 果実
potato: じゃがいも, ジャガイモ, ポテト, 馬鈴薯, さつまいも
mushroom: きのこ, キノコ, しいたけ, 椎茸, マッシュルーム
tomato: トマト
spicy: 辛い, 激辛, スパイシー, 辛口, ピリ辛, 旨辛
sauce: ソース, タレ, ドレッシング, 醤油
spices: スパイス, 香辛料, 調味料, ハーブ
barbecue: バーベキュー, 焼肉, 焼き肉
grill: グリル, 鉄板焼き, 網焼き, 炭火焼き, 炭火
frying: 揚げ物, 揚げる, 炒め物, 天ぷら, フライパン料理
fermented food: 発酵, 発酵食品, 漬物, 漬け物, ぬか漬け, キムチ, 納豆, 麹
sushi: 寿司, 鮨, お寿司, すし, スシ, 刺身, 回転寿司
curry: カレー, カレーライス, スパイスカレー
dumplings: 餃子, ぎょうざ, ギョーザ, 小籠包, 点心
burger: ハンバーガー, バーガー
sandwich: サンドイッチ, サンドウィッチ, サンド, カツサンド
coffee: コーヒー, 珈琲
latte art: ラテアート
barista: バリスタ
tea: お茶, 紅茶, 日本茶, 緑茶, 抹茶, 茶道, ティータイム, 茶
milk tea: ミルクティー, タピオカ, タピオカミルクティー
wine: ワイン, 赤ワイン, 白ワイン
beer: ビール, クラフトビール, 地ビール, 麦酒
cocktail: カクテル
juice: ジュース, 果汁
water: お水, ウォーター, ミネラルウォーター, 飲料水, 水
snack: おやつ, スナック菓子, スナック, 間食, おつまみ, お菓子
ice cream: アイスクリーム, アイス, ジェラート, ソフトクリーム, かき氷
honey: はちみつ, ハチミツ, 蜂蜜, ハニー
mukbang: モッパン, 大食い, 爆食, 咀嚼音, フードファイター
delicious: おいしい, 美味しい, 絶品, うまい, 美味, 旨い
gourmet: グルメ, 美食, 食通, 美食家
foodie: 食べ歩き, 食いしん坊, グルメ好き, 食べるの大好き
ingredients: 食材, 材料
air fryer: エアフライヤー, ノンフライヤー
asmr: 音フェチ, アスマー, 囁き
baking: お菓子作り, パン作り, お菓子づくり, パンづくり, ベーキング, 製菓, 製パン, 焼き菓子
baker: パン職人, パン屋, パン屋さん, ベーカリー, ブーランジェリー
cake: ケーキ, シフォンケーキ, ショートケーキ
birthday cake: 誕生日ケーキ, バースデーケーキ
bread: パン, 食パン, ブレッド, ぱん
sourdough: サワードウ, 天然酵母, 天然酵母パン, 自家製酵母
cookie: クッキー, ビスケット
pastry: ペストリー, 洋菓子, パティスリー, パティシエ, 和菓子
dessert: デザート, スイーツ
chocolate: チョコレート, チョコ, ショコラ
cupcake: カップケーキ
pie: パイ, アップルパイ, タルト
croissant: クロワッサン
donut: ドーナツ, ドーナッツ
candy: キャンディ, キャンディー, 飴, グミ
sweets: スイーツ, 甘いもの, 菓子, 駄菓子, 甘味
sugar: 砂糖, シュガー, 糖質, お砂糖
flour: 小麦粉, 薄力粉, 強力粉, 米粉
yeast: イースト, 酵母
oven: オーブン
cake decorating: デコレーションケーキ, ケーキデコレーション, アイシングクッキー, 絞り出し
pancake: パンケーキ, ホットケーキ
vegan: ヴィーガン, ビーガン, 完全菜食
vegetarian: ベジタリアン, 菜食, 菜食主義, 精進料理
plant based: プラントベース, 植物性
tofu: 豆腐, とうふ, お豆腐
organic: オーガニック, 有機野菜, 有機栽培, 無農薬
gluten free: グルテンフリー
sugar free: シュガーフリー, 無糖, 砂糖不使用, 糖質オフ, 低糖質, 糖質制限
raw food: ローフード, 生食
street food: 屋台飯, ストリートフード, 屋台グルメ, 屋台メシ, 屋台
food stall: 屋台, 露店, 出店屋台
night market: 夜市, ナイトマーケット
food truck: キッチンカー, フードトラック, 移動販売
taco: タコス
kebab: ケバブ, 串焼き
luxury restaurant: 高級レストラン, 高級店, 高級料理店
fine dining: ファインダイニング, 高級料理, 割烹, 懐石, 懐石料理, 会席料理
michelin star: ミシュラン, 星付きレストラン, 三ツ星
tasting menu: おまかせコース, コース料理, テイスティングメニュー
sommelier: ソムリエ
whisky: ウイスキー, ウィスキー, ハイボール
buffet: ビュッフェ, バイキング, 食べ放題, ブッフェ
restaurant: レストラン, 飲食店, 食堂, 定食屋, 居酒屋
cafe: カフェ, 喫茶店, 純喫茶, カフェ巡り
food review: 食レポ, グルメレポ, 食べてみた, 試食, 実食
bar: バー, バル, 居酒屋, 酒場
food tour: 食べ歩き, グルメ旅, 食い倒れ, グルメ巡り
coffee shop: コーヒーショップ, 珈琲店, コーヒー店, 喫茶
beauty: 美容, ビューティー, 美人, 美活, 美意識
perfume: 香水, パフューム
fragrance: フレグランス, 香り, アロマ
cosmetics: コスメ, 化粧品, 基礎化粧品, デパコス, プチプラコスメ, 韓国コスメ
beauty salon: エステ, エステサロン, 美容サロン, 美容室, エステティシャン
tattoo: タトゥー, 刺青, 入れ墨, アートメイク
eyelashes: まつげ, まつ毛, マツエク, まつげエクステ, まつ毛パーマ, まつエク, マツパ
eyebrows: 眉毛, 眉, まゆ毛, アイブロウ
anti aging: アンチエイジング, エイジングケア, 若返り, 老化防止
plastic surgery: 整形, 美容整形, 美容外科, 美容医療, 二重整形
spa: スパ, ヘッドスパ, サウナ
massage: マッサージ, もみほぐし, 整体, リンパマッサージ, 指圧
skincare: スキンケア, 肌ケア, 美肌, 保湿ケア, お肌のお手入れ
skin: 肌, 皮膚, お肌
sunscreen: 日焼け止め, 紫外線対策, 日やけ止め, uvケア
moisturizer: 保湿, 保湿クリーム, 乳液, 化粧水
face mask: フェイスパック, シートマスク, フェイスマスク
serum: 美容液, セラム
acne: ニキビ, にきび, 吹き出物, ニキビ跡
wrinkles: シワ, しわ, ほうれい線, 小じわ
dermatologist: 皮膚科, 皮膚科医
face: 顔, 小顔
eyeliner: アイライナー, アイライン
blush: チーク, ほお紅, 頬紅
makeup: メイク, メーク, 化粧, メイクアップ, お化粧
makeup artist: メイクアップアーティスト, メイクさん, ヘアメイク
lipstick: 口紅, リップ, リップスティック, ルージュ, ティント
eyeshadow: アイシャドウ, アイシャドー
mascara: マスカラ
wedding makeup: ブライダルメイク, ウェディングメイク, 花嫁メイク
hair: 髪, 髪の毛, ヘア, ロングヘア, ショートヘア
haircare: ヘアケア, 髪質改善, トリートメント, 頭皮ケア
hairstyle: ヘアスタイル, 髪型, ヘアアレンジ, ヘアセット
haircut: ヘアカット, 散髪, 断髪
hairdresser: 美容師, ヘアスタイリスト, ヘアドレッサー, 美容室
curly hair: くせ毛, 巻き髪, 癖毛, パーマ, 天然パーマ
hair color: ヘアカラー, 髪色, 白髪染め, ブリーチ
hair loss: 薄毛, 抜け毛, 育毛, 脱毛症, ハゲ
shampoo: シャンプー
wig: ウィッグ, かつら, カツラ
beard: ひげ, ヒゲ, 髭, あごひげ
barber: 理容師, 理髪店, 床屋, バーバー, 理容室
nails: ネイル, 爪
nail art: ネイルアート, ネイルデザイン, ネイリスト, ネイルサロン, セルフネイル
manicure: ハンドケア, ネイルケア, 爪のお手入れ
pedicure: ペディキュア, フットネイル, フットケア
nail polish: マニキュア, ネイルポリッシュ, ポリッシュネイル
gel nails: ジェルネイル
fashion: ファッション, おしゃれ, オシャレ, お洒落
outfit: コーデ, コーディネート, 着こなし, 着回し, 全身コーデ
style: スタイル, スタイリング, スタイリスト
clothing: 服, 洋服, アパレル, 衣類, お洋服, 衣服
dress: ドレス, ワンピース
skirt: スカート
shirt: シャツ, ブラウス, ワイシャツ
jeans: ジーンズ, デニム, ジーパン
shoes: 靴, シューズ, くつ, パンプス, ブーツ
high heels: ハイヒール, ヒール靴
bag: バッグ, カバン, かばん, 鞄, ハンドバッグ
jewelry: ジュエリー, アクセサリー, 宝石, 宝飾
ring: 指輪, リング
earrings: ピアス, イヤリング, イヤーカフ
necklace: ネックレス
watch: 腕時計, 時計, ウォッチ
hat: 帽子, ハット, キャップ, ぼうし
glasses: メガネ, 眼鏡, サングラス, めがね
model: モデル, ファッションモデル, 読者モデル, 被写体
fashion designer: ファッションデザイナー, 服飾デザイナー
modest fashion: ムスリムファッション, モデストファッション
hijab: ヒジャブ, ヒジャーブ
swimsuit: 水着, ビキニ, スイムウェア
underwear: 下着, ランジェリー, インナー, ブラジャー
wedding dress: ウェディングドレス, ウエディングドレス, 花嫁衣装
traditional dress: 民族衣装, 伝統衣装
kimono: 着物, きもの, キモノ, 浴衣, 振袖, 和装, ゆかた
hanbok: 韓服, チマチョゴリ, ハンボク
hanfu: 漢服, 漢服体験
sari: インドサリー
men's fashion: メンズファッション, メンズコーデ, メンズ服, メンズスタイル
women's fashion: レディースファッション, レディース, レディースコーデ, 婦人服, 大人コーデ
fashion week: ファッションウィーク, ファッションショー, パリコレ
streetwear: ストリートファッション, ストリートウェア, ストリート系
sneakers: スニーカー, スニーカー女子
hoodie: パーカー, フーディー
t-shirt: ティーシャツ, カットソー
luxury: 高級, ラグジュアリー, 贅沢, ハイブランド
luxury fashion: ハイブランド, 高級ブランド, ラグジュアリーブランド
designer bag: ブランドバッグ, 高級バッグ, ハイブランドバッグ
haute couture: オートクチュール
diamonds: ダイヤモンド
gold: ゴールド, 純金, 黄金
leather: レザー, 革, 本革, レザークラフト, 革製品
vintage: ヴィンテージ, ビンテージ, ビンテージ品
thrifting: 古着屋, 古着巡り, リサイクルショップ, せどり
second hand: 中古, 中古品, リユース, セカンドハンド, 古本, 古着, リサイクル
flea market: フリーマーケット, フリマ, 蚤の市
antiques: アンティーク, 骨董, 骨董品, 古美術, 古道具
retro: レトロ, 昭和レトロ, 昭和
upcycling: アップサイクル, リメイク, 古着リメイク
collector: コレクター, 収集家
fitness: フィットネス, 体づくり, ボディメイク
workout: 筋トレ, ワークアウト, エクササイズ, トレーニング
gym: ジム, スポーツジム, フィットネスジム
home workout: 宅トレ, 自宅トレーニング, おうちトレーニング, 家トレ
exercise: エクササイズ, 運動, 体操, ラジオ体操
personal trainer: パーソナルトレーナー, パーソナルトレーニング, トレーナー
weight loss: 減量, 痩せる, ダイエット, 脂肪燃焼, やせる, 痩せたい
diet: ダイエット, ダイエット食, 食事制限, ダイエッター
healthy: ヘルシー, 健康, 健康的
nutrition: 栄養, 栄養士, 栄養学, 管理栄養士
calories: カロリー
protein: プロテイン, タンパク質, たんぱく質
abs: 腹筋, シックスパック, くびれ
cardio: 有酸素運動, 有酸素
stretching: ストレッチ, 柔軟体操
calisthenics: 自重トレーニング, 自重トレ, カリステニクス, 懸垂
warm up: ウォームアップ, ウォーミングアップ, 準備運動
muscle: 筋肉, マッスル
body: 体, 身体, ボディ, カラダ, からだ
bodybuilding: ボディビル, ボディビルダー, フィジーク
strength training: 筋力トレーニング, ウエイトトレーニング, ウェイトトレーニング, 筋トレ
weightlifting: 重量挙げ, ウエイトリフティング, ウェイトリフティング
powerlifting: パワーリフティング, ベンチプレス
dumbbells: ダンベル, ケトルベル
muscle building: 筋肉増量, 筋肥大, バルクアップ, 増量期
yoga: ヨガ, ヨーガ
pilates: ピラティス
meditation: 瞑想, めい想, 座禅, 坐禅, メディテーション
breathing: 呼吸, 呼吸法, 深呼吸
mindfulness: マインドフルネス
relaxation: リラクゼーション, 癒やし, ヒーリング
flexibility: 柔軟性, 柔軟, 開脚
back pain: 腰痛, 背中の痛み, 腰の痛み
posture: 姿勢, 猫背, 姿勢改善
trail running: トレイルランニング, トレラン
running shoes: ランニングシューズ
running: ランニング
runner: ランナー, 市民ランナー
marathon: マラソン, フルマラソン
jogging: ジョギング
triathlon: トライアスロン
cycling: サイクリング, 自転車旅
bicycle: 自転車, チャリ, じてんしゃ, ママチャリ
cyclist: サイクリスト, 自転車乗り
mountain bike: マウンテンバイク
road bike: ロードバイク
electric bike: 電動自転車, 電動アシスト自転車
outdoor: アウトドア, 野外
adventure: 冒険, アドベンチャー, 探検
climbing: クライミング, クライマー
mountaineering: 登山, 山登り, 登山家, アルピニスト
rock climbing: ロッククライミング, 岩登り
kayak: カヤック, カヌー
surfing: サーフィン, サーファー, 波乗り
diving: ダイビング, スキューバダイビング, ダイバー, 素潜り, シュノーケリング
sailing: セーリング, 帆船, 航海
boat: 船, ボート, 小舟
skiing: スキー, スキー場
snowboarding: スノーボード, スノボ, スノーボーダー
survival: サバイバル, 生き残り, 無人島生活
bushcraft: ブッシュクラフト
fishing: 釣り, フィッシング, バス釣り, つり, 釣り人, アングラー, 海釣り
hunting: 狩猟, ハンティング, 猟師, 狩り
extreme sports: エクストリームスポーツ, スカイダイビング, バンジージャンプ
mountain: 山, 山岳, マウンテン, 富士山
river: 川, 河川, 渓流
lake: 湖, 湖畔, レイク
sea: 海, 海辺
beach: ビーチ, 海岸, 砂浜, 海水浴
island: 島, 離島, アイランド, 無人島
forest: 森, 森林, 森の中
desert: 砂漠
snow: 雪, 雪景色, 雪国
nature: 自然, 大自然, ネイチャー
waterfall: 滝, 滝巡り
cave: 洞窟, 鍾乳洞
sunset: 夕日, 夕焼け, 夕陽, サンセット
hiking: ハイキング, トレッキング, ハイカー
camping: キャンプ, キャンパー, ソロキャンプ, キャンプ場, キャンプ飯, 野営
tent: テント, タープ
campfire: 焚き火, たき火, キャンプファイヤー
van life: バンライフ, 車中泊, キャンピングカー
trail: トレイル, 山道, 登山道, 遊歩道
backpack: リュック, バックパック, リュックサック
national park: 国立公園
knife: ナイフ, 包丁, 刃物
sports: スポーツ, 競技
athlete: アスリート, スポーツ選手, 選手
coach: コーチ, 指導者
swimming: 水泳, スイミング, 競泳
volleyball: バレーボール, バレー
badminton: バドミントン
table tennis: 卓球
boxing: ボクシング, ボクサー, キックボクシング
martial arts: 武道, 格闘技, 武術, 合気道, 剣道, 空手道, カンフー
karate: 空手, カラテ
taekwondo: テコンドー
judo: 柔道, 柔術
wrestling: レスリング, プロレス, プロレスラー
mixed martial arts: 総合格闘技
athletics: 陸上, 陸上競技
gymnastics: 体操競技, 新体操, 器械体操
ice hockey: アイスホッケー
figure skating: フィギュアスケート, スケート, アイススケート
rugby: ラグビー
cricket: クリケット
american football: アメフト, アメリカンフットボール
skateboarding: スケートボード, スケボー, スケーター
olympics: オリンピック, 五輪, パラリンピック
horse riding: 乗馬, 馬術
racing: カーレース, レーシング, モータースポーツ, レーサー, サーキット, 競馬
championship: 選手権, チャンピオンシップ, チャンピオン, 優勝
team: チーム
fan: ファン, オタ活, 推し活
training: トレーニング, 研修, 練習
goal: ゴール
soccer: サッカー, フットサル, フットボール
soccer player: サッカー選手, サッカー部
goalkeeper: ゴールキーパー, キーパー
world cup: ワールドカップ
football club: サッカークラブ, サッカーチーム
streetball: ストリートボール, ストリートバスケ
basketball: バスケットボール, バスケ
basketball player: バスケットボール選手, バスケ選手
baseball player: 野球選手, プロ野球選手
home run: ホームラン, 本塁打
baseball: 野球, プロ野球, 高校野球, ベースボール, 甲子園, ソフトボール
tennis player: テニス選手, テニスプレーヤー
tennis: テニス, 硬式テニス, ソフトテニス
padel: パデル
golf swing: ゴルフスイング
golf course: ゴルフ場, ゴルフコース
golf: ゴルフ, ゴルファー, ゴルフ女子
travel: 旅行, 旅, トラベル, 旅好き, 旅行好き
traveler: 旅人, 旅行者, トラベラー
tourism: 観光, 観光地, ツーリズム, 観光スポット
travel guide: 旅行ガイド, 観光ガイド, 旅行案内, ガイドブック
trip: 旅行記, 旅路, 小旅行, 旅日記
road trip: ドライブ旅, 車旅, ロードトリップ
flight: フライト, 航空券, 飛行
airplane: 飛行機, 航空機, 旅客機, 航空
train: 電車, 列車, 新幹線, 地下鉄
railway: 鉄道, 鉄オタ, 鉄道旅, 路線
cruise: クルーズ, クルーズ船, 豪華客船
hotel: ホテル, 旅館, 宿, 宿泊, 民宿
hostel: ホステル, ゲストハウス, 安宿
passport: パスポート, 旅券
visa: ビザ, 査証
vacation: 休暇, バカンス, バケーション, 夏休み, 長期休暇, ゴールデンウィーク
travel tips: 旅行のコツ, 旅行術, 旅のコツ, 旅行準備
solo travel: 一人旅, ひとり旅, ソロ旅, 女子一人旅
city: 都市, 街, シティ, 都会
village: 村, 集落, 村落
street: ストリート, 街角, 路地
walking tour: 街歩き, 町歩き, 散歩, さんぽ, 散策, まち歩き
museum: 博物館, 美術館, ミュージアム
old town: 旧市街, 古い町並み, 城下町, 古都
living abroad: 海外生活, 海外移住, 海外在住, 海外暮らし, ワーホリ
digital nomad: デジタルノマド, ノマドワーカー, ノマド
expat: 駐在, 駐在員, 駐妻, 海外赴任
world: 世界, ワールド, 世界一周
country: 国, 国々, 各国
culture: 文化, カルチャー
tradition: 伝統, 伝統文化
festival: 祭り, お祭り, フェス, フェスティバル, 花火大会, 夏祭り
hot spring: 温泉, 露天風呂, 銭湯
theme park: テーマパーク, 遊園地, ディズニーランド
europe: ヨーロッパ, 欧州
asia: 東南アジア
africa: アフリカ
america: 米国
hitchhiking: ヒッチハイク
cheap flights: 格安航空券, 格安航空
backpacking: バックパック旅行, バックパック旅
backpacker: バックパッカー
budget travel: 貧乏旅行, 節約旅行, 格安旅行
first class: ファーストクラス
luxury travel: 高級旅行, 贅沢旅, ラグジュアリートラベル, 贅沢旅行
luxury hotel: 高級ホテル, ラグジュアリーホテル, 高級旅館
resort: リゾート, リゾート地
yacht: ヨット, クルーザー
family: 家族, ファミリー, 家庭, 親子
parents: 両親, 親, 保護者
parenting: 子育て, 育児, 子そだて, ワンオペ育児
mother: 母, ママ, お母さん, 母親, 母ちゃん
father: 父, パパ, お父さん, 父親, 父ちゃん
mom life: ママライフ, ワーママ, 主婦, ママ友, 専業主婦, 新米ママ
baby: 赤ちゃん, ベビー, あかちゃん, 乳児, ベイビー
pregnancy: 妊娠, 妊婦, マタニティ, 出産, 妊活, プレママ, 臨月
breastfeeding: 母乳, 授乳, 完母
newborn: 新生児
toddler: 幼児, よちよち歩き, 一歳児, 二歳児, 2歳児, トドラー
grandmother: おばあちゃん, 祖母, ばあば, お婆ちゃん, ばあちゃん
grandfather: おじいちゃん, 祖父, じいじ, お爺ちゃん, じいちゃん
grandparents: 祖父母, じいじばあば
marriage: 結婚, 婚姻, 新婚, 結婚生活, 既婚
wedding: 結婚式, ウェディング, ブライダル, ウエディング, 披露宴
couple: カップル, 夫婦, 恋人同士
love: 恋愛, 恋, ラブ, 愛情
dating: デート, 婚活, マッチングアプリ, 交際, 恋活, パパ活
relationship: 人間関係, 恋愛相談, 彼氏, 彼女, 男女関係
divorce: 離婚, シングルマザー, シンママ
kids: 子供, 子ども, キッズ, こども, 小学生, 児童, 息子
kids activities: おうち遊び, 知育, 子供の遊び, 親子遊び, 知育遊び
toys: おもちゃ, 玩具, オモチャ, トイ
dolls: 人形, ドール, お人形, ぬいぐるみ, リカちゃん
lego: レゴ, レゴブロック
playground: 公園遊び, 遊び場, 公園遊具
fairy tales: 童話, おとぎ話, 昔話, 絵本, 読み聞かせ, むかし話, ファンタジー
nursery rhymes: 童謡, 手遊び歌, わらべうた, こどものうた
kindergarten: 幼稚園, 保育園, こども園, 保育士, 保育
puzzle: パズル, 謎解き, ジグソーパズル, 脳トレ
slime: スライム
education: 教育, 学び
school: 学校, スクール, 高校, 小学校, 中学校, 専門学校
teacher: 教師, 先生, 教員, 講師
student: 学生, 大学生, 高校生, 中学生, 生徒
university: 大学, 大学院, 大学受験, キャンパス
lesson: レッスン, 授業, 講座, 講義, 教室, 習い事, ワークショップ
online course: オンライン講座, オンラインスクール, 通信講座, オンライン授業
language learning: 語学, 外国語, 語学学習, 言語学習, 多言語, 日本語学習, 語学勉強
english: 英語, 英会話, 英文法, イングリッシュ
sign language: 手話
mathematics: 数学, 算数
history: 歴史, 世界史, 日本史, 戦国
geography: 地理, 地理学
philosophy: 哲学, 哲学者
psychology: 心理学, 心理, 心理カウンセラー
literature: 文学, 小説, 文芸, ライトノベル, ラノベ
books: 書籍, 図書, 本屋, 書店, 本棚, 古本, 文庫本, 単行本, 積読
reading: 読書, 読書好き, 読書垢, 読書記録
writing: 執筆, 文章, 物書き, 作文, ウェブライター
poetry: 詩, ポエム, 俳句, 短歌, 詩人
author: 作家, 著者, 小説家, 作者
book review: 書評, 本の紹介, ブックレビュー, 読書感想
library: 図書館, ライブラリー, 図書室
knowledge: 知識, 教養, 学問
facts: 事実, トリビア
explained: 解説, わかりやすく解説, 徹底解説, ゆっくり解説
audiobook: オーディオブック, 朗読
podcast: ポッドキャスト, ラジオ
interview: インタビュー, 対談, 取材
study: 勉強, 学習, 勉強垢, 自習, 勉強法
study tips: 勉強法, 勉強のコツ, 学習法, 勉強方法
exam: 試験, 受験, 受験生, 資格試験, 入試, 定期テスト, テスト, 受験勉強
homework: 宿題, 夏休みの宿題
note taking: 勉強ノート, まとめノート, ノート術, ノートの取り方
memory: 記憶, 記憶力, 暗記, 記憶術
study with me: 一緒に勉強, 勉強配信, 作業配信, 自習室
study abroad: 留学, 海外留学, 留学生, 交換留学
stationery: 文房具, 文具, 筆記用具, 万年筆, ステーショナリー
productivity: 生産性, 効率化, 仕事術, 業務効率化, 時短
time management: 時間管理, タイムマネジメント, 時間術
science: 科学, サイエンス, 理科
scientist: 科学者, 研究者, サイエンティスト
physics: 物理, 物理学
chemistry: 化学
biology: 生物学, 生物
astronomy: 天文, 天文学, 天体観測, 星空, 天体
space: 宇宙, 宇宙開発
rocket: ロケット
telescope: 望遠鏡
experiment: 実験, 科学実験, 検証実験
engineering: 工学, エンジニアリング, ものづくり
medicine: 医学, 医療, 薬, 薬剤師, 漢方
doctor: 医者, 医師, ドクター, お医者さん, 女医
hospital: 病院, クリニック, 看護師, ナース
health: 健康, 健康法, ヘルスケア, 自律神経
mental health: メンタルヘルス, メンタル, 心の健康, 精神疾患, カウンセリング
brain: 脳, 脳科学, 頭脳
dinosaurs: 恐竜, 古生物
archaeology: 考古学, 遺跡, 発掘
climate: 気候, 気象
energy: エネルギー
robot: ロボット, ロボコン
technology: テクノロジー, 技術, テック, ハイテク
computer: パソコン, コンピューター, コンピュータ, 自作パソコン
laptop: ノートパソコン, ラップトップ
internet: インターネット, ネット, ウェブ, ネットワーク
software: ソフトウェア, ソフトウエア
app: アプリ, アプリケーション
phone: 携帯電話, スマホ, 携帯, ケータイ, ガラケー
electronics: 電化製品, 家電, 電子機器, エレクトロニクス
smart home: スマートホーム, スマート家電
3d printing: スリーディープリンター, 立体印刷, 3dプリンター, 3dプリント, プリンティング
drone: ドローン, ドローン空撮, 空撮
invention: 発明, 発明家
future: 未来, 将来
gadgets: ガジェット, 便利グッズ, ガジェット好き
review: レビュー, 口コミ, 徹底レビュー, 使ってみた, 検証, 感想
unboxing: 開封, 開封動画, 開封レビュー
smartphone: スマートフォン, スマホ
iphone: アイフォン, アイフォーン
android: アンドロイド
headphones: ヘッドホン, イヤホン, ヘッドフォン, イヤフォン
camera: カメラ, 一眼レフ, ミラーレス, フィルムカメラ
keyboard: キーボード
smartwatch: スマートウォッチ
tablet: タブレット
pc build: 自作パソコン, パソコン組み立て, パソコン自作
vacuum cleaner: 掃除機, ロボット掃除機
microphone: マイクロフォン, マイク
programming: プログラミング, プログラム言語
programmer: プログラマー, プログラマ, エンジニア
coding: コーディング, コーダー
developer: 開発者, デベロッパー, 個人開発
web development: ウェブ開発, ウェブ制作, ホームページ制作, サイト制作, ホームページ
python: パイソン
javascript: ジャバスクリプト
linux: リナックス
app development: アプリ開発, アプリ制作
open source: オープンソース
data science: データサイエンス, データ分析, データサイエンティスト
artificial intelligence: 人工知能
machine learning: 機械学習, ディープラーニング, 深層学習
chatbot: チャットボット
ai art: 人工知能アート
automation: 自動化, オートメーション
data: データ, ビッグデータ
cybersecurity: サイバーセキュリティ, セキュリティ, 情報セキュリティ
hacker: ハッカー, ハッキング
ethical hacking: ホワイトハッカー, 倫理的ハッキング
privacy: プライバシー, 個人情報
password: パスワード
online scam: ネット詐欺, 詐欺, フィッシング詐欺, 特殊詐欺
gaming: ゲーム, ゲーミング, ゲーム好き
gamer: ゲーマー, ゲーム好き, プロゲーマー
video game: テレビゲーム, ビデオゲーム, ファミコン
gameplay: ゲームプレイ, プレイ動画, ゲーム動画
let's play: ゲーム実況, 実況プレイ, 実況, ゆっくり実況
live stream: 生配信, ライブ配信, 配信, 生放送, ゲーム配信
streamer: 配信者, ストリーマー, ライバー, 実況者, ゲーム実況者
console: ゲーム機, 家庭用ゲーム, コンシューマーゲーム
playstation: プレステ, プレイステーション
xbox: エックスボックス
nintendo: 任天堂, ニンテンドー, ニンテンドースイッチ
minecraft: マイクラ, マインクラフト
roblox: ロブロックス
retro games: レトロゲーム, ファミコン, レゲー
horror game: ホラーゲーム, ホラゲー, ホラゲ
role playing game: ロールプレイングゲーム, ロールプレイング
strategy game: 戦略ゲーム, ストラテジーゲーム
racing game: レースゲーム, レーシングゲーム
indie games: インディーゲーム, インディーズゲーム
virtual reality: 仮想現実, バーチャルリアリティ, メタバース
valorant: ヴァロラント, ヴァロ
counter-strike: カウンターストライク
esports: イースポーツ, エレクトロニックスポーツ
tournament: トーナメント, 全国大会, 世界大会, 大会出場
league of legends: リーグオブレジェンド
shooter game: シューティングゲーム, シューティング
fortnite: フォートナイト, フォトナ
free fire: フリーファイア, フリーファイヤー
genshin impact: 原神
mobile legends: モバイルレジェンド, モバレ
mobile games: スマホゲーム, ソシャゲ, モバイルゲーム, スマホゲー, アプリゲーム
pubg: パブジー
pokemon: ポケモン, ポケットモンスター, ポケカ, ピカチュウ
board games: ボードゲーム, ボドゲ, 将棋, 囲碁, すごろく
card games: カードゲーム, トランプゲーム, 遊戯王
chess: チェス
dungeons and dragons: ダンジョンズアンドドラゴンズ
miniatures: ミニチュア, ドールハウス, ミニチュアフード
mahjong: 麻雀, マージャン
magic tricks: マジック, 手品, マジシャン, 奇術
anime: アニメ, アニメ好き, 声優
manga: マンガ, 漫画, まんが, 漫画家
cosplay: コスプレ, コスプレイヤー, レイヤーさん
otaku: オタク, ヲタク, おたく, 腐女子
fan art: ファンアート, 二次創作, 同人誌, 同人作家, 同人活動
animation: アニメーション, アニメーター, アニメ制作
cartoon: カートゥーン, 海外アニメ
graphic novel: グラフィックノベル
marvel: マーベル
comics: コミック, 漫画, コミックス, アメコミ, 四コマ, コミックエッセイ
superhero: スーパーヒーロー, ヒーロー, 特撮, 仮面ライダー
webtoon: ウェブトゥーン, ウェブ漫画
movies: 映画, 洋画, 邦画, ムービー, 映画好き, シネマ
tv series: ドラマ, テレビドラマ, 海外ドラマ, 連続ドラマ, ネットフリックス
cinema: 映画館, 劇場, シネコン
actor: 俳優, 役者, 男優
actress: 女優
horror: ホラー, ホラー映画, 恐怖, 怖い話, 怪談
thriller: スリラー, サスペンス
documentary: ドキュメンタリー, ドキュメント番組
korean drama: 韓国ドラマ, 韓ドラ
reality show: リアリティショー, リアリティ番組, 恋リア, バラエティ番組
television: テレビ, 番組, テレビ番組
celebrity: 芸能人, セレブ, 有名人, 芸能, タレント
bollywood: ボリウッド, インド映画
filmmaking: 映画制作, 映像制作, 自主映画, 映画監督, 映像作家
video editing: 動画編集, 映像編集, 動画制作
series review: ドラマレビュー, ドラマ感想, ドラマ考察
film review: 映画レビュー, 映画感想, 映画紹介, 映画考察
film critic: 映画評論家, 映画評論
music: 音楽, ミュージック, 楽曲, おんがく
musician: ミュージシャン, 音楽家, 演奏家
song: 歌, 曲, ソング, うた, 名曲
band: バンド, バンドマン, ガールズバンド
concert: コンサート, ライブ, 音楽フェス, 演奏会
rap: ラップ, ラッパー
hip hop: ヒップホップ
rock music: ロック, ロックバンド, ロックンロール
jazz: ジャズ
classical music: クラシック音楽, クラシック
pop music: ポップス, 邦楽, ジェイポップ, 歌謡曲, 昭和歌謡
kpop: ケーポップ, 韓国アイドル, 韓流, 韓流アイドル
folk music: 民謡, フォークソング, 民族音楽
latin music: ラテン音楽, ラテンミュージック
orchestra: オーケストラ, 管弦楽, 吹奏楽, 交響楽団
opera: オペラ, 声楽家
composer: 作曲家, 作曲, コンポーザー
music video: ミュージックビデオ
vinyl records: レコード, アナログレコード, アナログ盤
lofi music: ローファイ, 作業用音楽
relaxing music: 癒しの音楽, ヒーリングミュージック, 睡眠用音楽, 癒し音楽
religious music: 賛美歌, 聖歌, ゴスペル, 讃美歌
singing: 歌うこと, 歌唱, 声楽, ボイストレーニング, ボイトレ, 弾き語り
singer: 歌手, シンガー, ボーカル, 歌い手, シンガーソングライター, ボーカリスト
cover song: 歌ってみた, カバー曲, カバーソング, 弾いてみた, カバー
karaoke: カラオケ
choir: 合唱, 合唱団, コーラス, ゴスペル隊
voice: 声, ボイス, 声優, ナレーション, ナレーター
house music: ハウスミュージック
nightclub: ナイトクラブ, キャバクラ, クラブイベント
dj: ディージェイ, ディスクジョッキー
electronic music: 電子音楽, エレクトロ, エレクトロニカ
techno: テクノ, テクノミュージック
party: パーティー, パーティ, 宴会, 飲み会
musical instruments: 楽器, 楽器演奏, 三味線, 和太鼓
guitar: ギター, アコギ, ギタリスト, エレキギター, アコースティックギター
bass guitar: エレキベース, ベースギター, ベーシスト, ベース弾いてみた
piano: ピアノ, ピアニスト
violin: バイオリン, ヴァイオリン
drums: ドラム, ドラマー, 太鼓, 打楽器
flute: フルート, 横笛, 篠笛
saxophone: サックス, サクソフォン
ukulele: ウクレレ
music production: 音楽制作, 楽曲制作, 作曲編曲, 編曲
music producer: 音楽プロデューサー, トラックメイカー, トラックメーカー, ボカロ
beats: ビート, ビートメイカー, リズム
recording studio: レコーディングスタジオ, レコーディング, 録音スタジオ
dance: ダンス, 踊り, 舞踊, 社交ダンス
dancer: ダンサー, 踊り手
ballet: バレエ, バレリーナ, クラシックバレエ
choreography: 振付, 振り付け, 振付師, コレオグラフ
street dance: ストリートダンス, ブレイクダンス, ブレイキン, ヒップホップダンス
salsa: サルサ, サルサダンス
tango: タンゴ
zumba: ズンバ
comedy: コメディ, コメディー, お笑い, 喜劇, 新喜劇
comedian: 芸人, お笑い芸人, コメディアン
funny: 面白い, おもしろい, おもしろ, 爆笑, 笑える, オモシロ
humor: ユーモア, ギャグ, ユーモラス
joke: 冗談, ジョーク, ダジャレ, 小噺
memes: ミーム, ネットミーム
sketch comedy: お笑いコント, ショートコント, コント動画, コント師, 漫才, 寸劇
laugh: 笑い, 笑う, 大笑い
funny videos: おもしろ動画, 面白動画, 爆笑動画, 笑える動画, お笑い動画
entertainment: エンタメ, エンターテイメント, 娯楽, エンターテインメント, バラエティ
satire: 風刺, 皮肉, 社会風刺
parody: パロディ, パロディー, 替え歌
impersonation: モノマネ, ものまね, 物真似, 声真似, 声マネ
stand-up comedy: スタンドアップコメディ, 漫談, 落語, スタンダップコメディ, スタンダップ
stand-up comedian: スタンドアップコメディアン, 漫談家, 落語家, ピン芸人
hidden camera: 隠しカメラ, ドッキリカメラ
prank: ドッキリ, いたずら, イタズラ, どっきり, 悪戯
challenge: チャレンジ, 挑戦, チャレンジャー
diy: 日曜大工, セルフリノベーション
crafts: 手芸, クラフト, 工作, 工芸, ハンドクラフト, 伝統工芸
handmade: ハンドメイド, 手作り, 手づくり, ハンドメイド作家
knitting: 編み物, 棒針編み, あみもの, ニット
crochet: かぎ針編み, かぎ編み, 鉤針編み, レース編み, あみぐるみ
sewing: 裁縫, 洋裁, ソーイング, 縫い物, ミシン, 和裁
embroidery: 刺繍, 刺しゅう, ししゅう, クロスステッチ
wool: ウール, 羊毛, 毛糸, 羊毛フェルト
fabric: 布, 生地, 布小物, ファブリック, 布地, コーデュロイ, パッチワーク
pottery: 陶芸, 焼き物, 陶器, 陶芸家, うつわ
ceramics: 陶磁器, 磁器, セラミック, 焼き物
woodworking: 木工, 木工作家, 大工, 木工職人, 木工diy, 木工作業
wood carving: 木彫り, 木彫, ウッドカービング
origami: 折り紙, おりがみ, 折紙
candle making: キャンドル作り, キャンドル, ろうそく, アロマキャンドル
soap making: 石けん作り, 石鹸作り, 手作り石鹸, 石鹸
jewelry making: アクセサリー作り, ジュエリー制作, ビーズアクセサリー, 彫金, ビーズ
painting: 絵画, ペインティング, 油絵, 日本画
watercolor: 水彩, 水彩画
drawing: お絵描き, 絵, ドローイング, イラスト, おえかき, 絵描き
sketching: スケッチ, デッサン, クロッキー
calligraphy: 書道, カリグラフィー, 習字, ペン字, 書道家, 美文字
artist: アーティスト, 芸術家, 画家, 絵師, 美術家
art: アート, 芸術, 美術
sculpture: 彫刻, 彫刻家, 造形, オブジェ
graffiti: グラフィティ, 落書き, ラクガキ
digital art: デジタルアート, デジタルイラスト, デジ絵
illustration: イラスト, イラストレーター, 挿絵, イラストレーション
graphic design: グラフィックデザイン, グラフィックデザイナー
photography: 写真, フォト, 撮影, 写真好き, 写真撮影
photographer: 写真家, カメラマン, フォトグラファー
journaling: 手帳, ジャーナリング, 日記, 手帳術, バレットジャーナル, 手帳タイム
model making: 模型, プラモデル, プラモ, ガンプラ, ジオラマ
metalworking: 金属加工, 鍛冶, 溶接, 金工, 旋盤
repair: 修理, リペア, 直し方, 補修
restoration: 修復, レストア, 復元
tools: 工具, ツール, 道具
flower arranging: 生け花, いけばな, フラワーアレンジメント, 華道, 活け花
gift: ギフト, プレゼント, 贈り物, お土産
lamp: ランプ, 照明, 照明器具
carpet: カーペット, 絨毯, ラグマット, じゅうたん
home decor: インテリア, インテリア雑貨, 雑貨, 部屋作り, お部屋
interior design: インテリアデザイン, 内装, 室内デザイン, インテリアコーディネート
interior designer: インテリアデザイナー, インテリアコーディネーター
home: おうち, 我が家, お家, 自宅, おうち時間, 家
house: 一戸建て, 住宅, マイホーム, 一軒家, 戸建て, 家づくり, 平屋, 家を建てる
apartment: アパート, マンション, 団地
furniture: 家具, ソファ, 家具職人
bedroom: 寝室, ベッドルーム
bathroom: 浴室, お風呂, バスルーム, 洗面所, 風呂
living room: リビング, 居間, リビングルーム
renovation: リフォーム, リノベーション, 改装, リノベ, 古民家再生
architecture: 建築, 建築物, 建築学
architect: 建築家, 建築士, 設計士
cleaning: 掃除, 清掃, お掃除, クリーニング
organizing: 整理整頓, 収納, 片付け, 整理収納, お片付け, 断捨離, 片づけ
minimalism: ミニマリスト, ミニマリズム, ミニマル, 断捨離
household tips: 生活の知恵, 家事, 暮らしの知恵, 家事術, 時短家事, ライフハック
tiny house: 小さな家, タイニーハウス, 狭小住宅, 小さい家
greenhouse: 温室, ビニールハウス
cactus: サボテン
gardening: ガーデニング, 園芸, 庭づくり, 庭仕事, 土いじり
garden: 庭, 庭園, ガーデン, 花壇, お庭
plants: 植物, ボタニカル
houseplants: 観葉植物, インドアグリーン, 室内植物
flowers: 花, お花, フラワー, 花屋, お花屋さん, 草花
vegetable garden: 家庭菜園, 畑, 菜園, 野菜作り, 野菜づくり
seeds: 種まき, 種子, タネ
balcony garden: ベランダ菜園, ベランダガーデン, ベランダガーデニング, プランター菜園
bonsai: 盆栽, ミニ盆栽
succulents: 多肉植物, 多肉
trees: 木, 樹木, 木々, 植木, 巨木
farm: 農場, 牧場, ファーム, 農園
farmer: 農家, 農民, 農夫, 酪農家
agriculture: 農業, 稲作, 就農, 米作り, 農作業, 酪農
tractor: トラクター, 耕運機
beekeeping: 養蜂, 養蜂家, ミツバチ
homesteading: 自給自足, 田舎暮らし, 自給自足生活
pets: ペット, 飼い主
animals: 動物, アニマル, どうぶつ, 生き物
hamster: ハムスター
rabbit: うさぎ, ウサギ, 兎
parrot: インコ, オウム, セキセイインコ
birds: 鳥, 小鳥, 野鳥, 文鳥, 鳥類
aquarium: 水族館, アクアリウム, 熱帯魚, 水槽, メダカ, 金魚
snake: 蛇, ヘビ
reptiles: 爬虫類, トカゲ, ヤモリ, レオパ, カメレオン
horse: 馬, ウマ, 競走馬, ポニー
chickens: 鶏, ニワトリ, にわとり, 養鶏, ひよこ
goat: ヤギ, 山羊
cow: 乳牛, 子牛, 肉牛, 牛さん
pig: 豚, ブタ, ミニブタ, 養豚
sheep: 羊, ヒツジ, ひつじ
pet care: ペットケア, トリミング, トリマー, ペット用品
veterinarian: 獣医, 獣医師, 動物病院
animal rescue: 動物保護, 保護動物, 動物愛護, 保護犬
dog breeds: 犬種, 柴犬, トイプードル, チワワ, ダックスフンド, コーギー, ゴールデンレトリバー, ポメラニアン
dog food: ドッグフード, 犬のごはん
dogs: 犬, いぬ, イヌ, わんこ, ワンコ, 愛犬, わんちゃん
puppy: 子犬, 仔犬, パピー
dog training: 犬のしつけ, ドッグトレーニング, ドッグトレーナー, しつけ教室
cats: 猫, ねこ, ネコ, にゃんこ, 愛猫, 猫ちゃん, ニャンコ, 猫好き
kitten: 子猫, 仔猫, 子ねこ
cat care: 猫の世話, 猫飼い, 猫の下僕, キャットケア
stray cats: 野良猫, 保護猫, ノラ猫, 地域猫, 野良ねこ
bear: 熊, クマ, シロクマ, 白熊
wolf: 狼, オオカミ
tiger: 虎, トラ
wildlife: 野生動物, 野生の動物, 野生生物
wild animals: 野生動物, 猛獣, 野獣
lion: ライオン, 獅子
elephant: 象, ゾウ, ぞうさん
monkey: 猿, サル, お猿
panda: パンダ
dolphin: イルカ
insects: 昆虫, 虫, カブトムシ, クワガタ
butterfly: 蝶, 蝶々, ちょうちょ, アゲハ
birdwatching: 野鳥観察, バードウォッチング, 探鳥
safari: サファリ, サファリパーク
ocean: 海洋, 大海, 深海, オーシャン
nature conservation: 自然保護, 環境保全, 自然環境保護
wildlife photography: 野鳥撮影, 動物写真, 野生動物写真, 動物写真家
truck driver: トラック運転手, トラックドライバー, 長距離ドライバー, トラッカー
bus: バス, 路線バス, 夜行バス, 高速バス
cars: 車, 自動車, クルマ, くるま, マイカー, 愛車, 新車
motorcycle: バイク, オートバイ, 単車, 原付
biker: バイク乗り, ライダー, バイク女子, ツーリング
car review: 車レビュー, 試乗, 新車レビュー, 試乗レビュー
car repair: 車修理, 自動車整備, 板金, 車の修理, 車検
mechanic: 整備士, メカニック, 自動車整備士
sports car: スポーツカー
classic cars: 旧車, クラシックカー
car tuning: カスタムカー, 車カスタム, 改造車, 車チューニング
supercar: スーパーカー
formula 1: フォーミュラ, フォーミュラワン
drift: ドリフト
driving: 運転, ドライブ, 運転手
driving school: 教習所, 自動車学校, 自動車教習所, 運転免許
truck: トラック, デコトラ, 軽トラ
scooter: スクーター, キックボード
off-road: オフロード, 四駆, ラリー
used cars: 中古車
electric car: 電気自動車
electric vehicles: 電気自動車
tesla: テスラ
battery: バッテリー, 電池, 蓄電池
charging station: 充電スタンド, 充電スポット, 充電ステーション
solar energy: 太陽光発電, 太陽光, ソーラーパネル, ソーラー発電
business: ビジネス, 商売, 事業, 経営
company: 会社, 企業, 株式会社, 法人
small business: 個人事業主, 小規模事業, スモールビジネス, 中小企業, 自営業
leadership: リーダーシップ, リーダー
career: キャリア, 職業, キャリアアップ
job: アルバイト
work: 仕事, 働く, 作業, お仕事, 会社員, 社会人
lawyer: 弁護士, 司法書士, 行政書士
law: 法律, 法学, 法務
accounting: 会計, 経理, 簿記, 税理士, 会計士
economy: 経済, 経済学
e-commerce: ネット通販, 電子商取引, イーコマース, 物販
online store: ネットショップ, オンラインショップ, 通販サイト, オンラインストア, 通販
dropshipping: ドロップシッピング, 無在庫転売, 無在庫販売
sales: 販売, セールス, 営業職, 営業マン, 法人営業
shop: お店, ショップ, 店, 店舗, 商店
shopping: 買い物, ショッピング, お買い物
shopping haul: 購入品紹介, 爆買い, 買ったもの, 購入品動画
brand: ブランド
entrepreneur: 起業家, 経営者, 実業家, 社長, 起業女子
startup: スタートアップ, ベンチャー, 起業, 創業
founder: 創業者, 創設者, ファウンダー
side hustle: 副業, サイドビジネス
freelancer: フリーランス, 個人事業主
work from home: 在宅ワーク, 在宅勤務, リモートワーク, テレワーク, 在宅
make money online: ネットで稼ぐ, 稼ぐ, ネット副業, 稼ぎ方
motivation: モチベーション, やる気, 名言
self improvement: 自己啓発, 自己成長, 自分磨き, 自己投資
marketing: マーケティング, マーケター
advertising: 広告, 宣伝, 広告代理店
digital marketing: デジタルマーケティング, ウェブマーケティング, ネット集客
social media: ソーシャルメディア, エスエヌエス
influencer: インフルエンサー, アンバサダー
content creator: クリエイター, コンテンツクリエイター, 動画クリエイター, ブロガー, ユーチューバー
branding: ブランディング, ブランド戦略
instagram: インスタ, インスタグラム, インスタグラマー
tiktok: ティックトック, ティックトッカー
youtube: ユーチューブ, ようつべ
finance: 金融, ファイナンス, 財務, マネーリテラシー
investing: 投資, 資産運用, 投資家, 資産形成, 積立投資, ファンド
money: お金, 資産, お金持ち
saving money: 節約, 貯金, 貯蓄, 節約術, ポイ活
stocks: 株, 株式投資, 株式, 日本株, 米国株, 株価, 高配当株
stock market: 株式市場, 日経平均, 相場
cryptocurrency: 仮想通貨, 暗号資産, 暗号通貨, ブロックチェーン, リップル
bitcoin: ビットコイン
trading: トレード, トレーダー, デイトレ, 為替, デイトレード
bank: 銀行
insurance: 保険, 生命保険
rent: 賃貸, 家賃, レンタル
mortgage: 住宅ローン, ローン返済
buying a house: マイホーム購入, 家を買う, 住宅購入, 家購入
real estate: 不動産, 不動産投資, 不動産屋
real estate agent: 不動産仲介, 不動産業者, 宅建, 宅建士
house tour: ルームツアー, ハウスツアー, 内見, モデルハウス, お部屋紹介, 物件紹介
property: 物件, 土地, 物件探し
news: ニュース, 報道, 新聞, 時事
politics: 政治, 政策, 政界
politician: 政治家, 議員, 国会議員, 市議会議員
election: 選挙, 衆院選, 参院選, 総選挙
journalist: ジャーナリスト, 記者, 新聞記者
geopolitics: 地政学, 国際情勢, 国際政治
war: 戦争, 戦時
military: 軍事, ミリタリー, 自衛隊, 軍隊, 軍人
police: 警察, 警察官, パトカー, 刑事
crime: 犯罪, 殺人事件, 事件簿
true crime: 未解決事件, 事件解説, 凶悪事件, 実録事件
human rights: 人権
social issues: 社会問題, 社会課題
activism: 社会運動, 市民運動, アクティビズム, 活動家
feminism: フェミニズム, フェミニスト
women: 女性, 女子, レディー, 女の人, ウーマン
men: 男性, 男子, メンズ, 男の人
equality: 平等, ジェンダー平等, 男女平等, ジェンダー
racism: 人種差別, レイシズム, 人種
lgbt: 同性愛, ゲイ, レズビアン, 性的少数者, トランスジェンダー
refugees: 難民
poverty: 貧困, 貧乏
charity: チャリティー, 慈善, 募金, 寄付, 社会貢献, チャリティ
volunteering: ボランティア, ボランティア活動
disability: 障害, 障がい, 障害者, 車椅子, 福祉, 身体障害, バリアフリー, 電動車椅子
environment: 環境, 環境問題, エコ
climate change: 気候変動, 地球温暖化, 温暖化
sustainability: サステナビリティ, 持続可能, サステナブル, 持続可能性
zero waste: ゼロウェイスト, ゴミゼロ, ごみゼロ, 脱プラ
recycling: 再利用, 再生利用, ペットボトル
animal rights: 動物の権利, 動物福祉, アニマルライツ
religion: 宗教, 信仰, 仏教, 神社, お寺, 寺院, 神道
christian: クリスチャン, キリスト教, 教会, 牧師, キリスト
bible: 聖書, バイブル
islam: イスラム, イスラム教, ムスリム, イスラーム, ハラール, ハラル
spirituality: スピリチュアル, 精神世界, 霊性
prayer: 祈り, 祈祷, お祈り, 祈願
astrology: 占星術, 西洋占星術, 占い, 占い師
tarot: タロット, タロット占い, タロットカード
horoscope: 星占い, ホロスコープ, 星座, 運勢
mystery: ミステリー, 謎, 都市伝説, 推理, 不思議
ghost: 幽霊, おばけ, お化け, ゴースト, 心霊, 妖怪
paranormal: 超常現象, 心霊現象, 怪奇現象, オカルト, 心霊スポット
addiction: 依存症, 禁煙, 断酒, アルコール依存
depression: うつ病, 鬱, 鬱病, うつ, 適応障害
adhd: 発達障害, 注意欠如, 多動性障害
diabetes: 糖尿病
sleep: 睡眠, 寝る, 快眠, 不眠, 安眠, 寝落ち
youth: 若者, 青春, 青年, 若い世代, ユース
teenager: ティーンエイジャー, 十代, ティーン, 思春期
small: 小さい, 小さな, 小型, ミニ, マイクロ
big: 大きい, 大きな, 大型, 巨大, デカい, ビッグ
black: 黒, ブラック, 黒い, 黒色
white: ホワイト, 白い, 白色
homemade: 自家製, 手作り, ホームメイド, お手製
sustainable fashion: サステナブルファッション, エシカルファッション
traditional: 伝統的, 伝統的な, 伝統
ancient: 古代, 太古
electric: 電動
guide: ガイド, 案内, 入門
stories: ストーリー, 物語, エピソード, お話
how to: やり方, 作り方, 方法, ハウツー, 使い方, 始め方
people: 人々, 人たち, 人物
collecting: コレクション, 集める
beginner: 初心者, ビギナー, 入門, 初心者向け
easy: 簡単, かんたん, 楽ちん, カンタン, お手軽
quick: 時短, すぐできる, 素早い, 爆速
simple: シンプル, 簡素
cheap: 安い, プチプラ, 格安, 激安, コスパ, 低価格
expensive: 高価, 高額, 値段が高い
old: 古い, 昔の, 年代物, 古い物
beautiful: 美しい, きれい, 綺麗, 美しさ, キレイ
cute: かわいい, 可愛い, カワイイ, キュート, 可愛
healthy lifestyle: 健康的な生活, 健康生活, 健康的な暮らし, 健活
lifestyle: ライフスタイル, 暮らし, 生活, 丁寧な暮らし, くらし
daily life: 日常, 日々, 日常生活, 日々の暮らし
vlog: ブイログ, 日常動画
video: 動画, ビデオ, 映像, ムービー, ショート動画
tutorial: チュートリアル, 講座, 使い方講座, 入門講座
tips: コツ, 裏技, 裏ワザ, ライフハック
inspiration: インスピレーション, ひらめき, 閃き, アイデア, アイディア
behind the scenes: 舞台裏, メイキング, 裏側, オフショット
day in my life: 一日の流れ, 一日密着, 私の一日, 休日の過ごし方
routine: ルーティン, ルーティーン, 習慣, ナイトルーティン
morning routine: モーニングルーティン, モーニングルーティーン, 朝のルーティン, 朝活
trends: トレンド, 流行, 流行り, 話題
original: オリジナル, 独自, 創作
natural: ナチュラル, 天然, 無添加
professional: プロ, プロフェッショナル, 専門, 本格, 職人
expert: 専門家, エキスパート, 達人
hobby: 趣味, ホビー, 多趣味, 趣味垢
collection: コレクション, 作品集, 収集
community: コミュニティ, コミュニティー, サークル, 地域社会
friends: 友達, 友人, ともだち, 仲間, 親友, フレンズ
girl: 女の子, ガール, 少女, 女子, ガールズ
boy: 男の子, ボーイ, 少年, 男子
night: 夜, ナイト, 夜景, 深夜, 夜中
day: 昼間, 昼, 真昼
summer: 夏, サマー, 夏休み, 真夏
winter: 冬, ウィンター, 冬休み, 真冬
spring: 春, スプリング, 桜, お花見
autumn: 秋, 紅葉, オータム
rain: 雨, 雨音, 雨の日, 梅雨
christmas: クリスマス, サンタ
halloween: ハロウィン, ハロウィーン
new year: 新年, お正月, 正月, 年末年始, 元旦
chinese new year: 旧正月, 春節, 中国正月
ramadan: ラマダン, 断食月
birthday: 誕生日, バースデー, 生誕祭, お誕生日
countryside: 田舎, 里山, 農村, 古民家
market: 市場, マーケット, マルシェ, 朝市
supermarket: スーパーマーケット, 業務スーパー, スーパーの
modern: モダン, 現代, 近代
creative: クリエイティブ, 創造的, 創造
design: デザイン, デザイナー, 設計
discount: 割引, 値引き, セール, クーポン, お得
giveaway: プレゼント企画, プレキャン, 懸賞, 抽選, プレゼントキャンペーン
nostalgia: 懐かしい, ノスタルジー, ノスタルジック, 懐かし, なつかしい
1980s: 八十年代
1990s: 九十年代, 平成初期
quiet: 静か, 静寂, 静けさ
slow living: スローライフ, 丁寧な暮らし, ゆっくり暮らし
espresso: エスプレッソ
cappuccino: カプチーノ
latte: ラテ, カフェラテ
smoothie: スムージー
jam: ジャム
dough: 生地, パン生地
lunch box: お弁当, 弁当, 弁当作り
picnic: ピクニック
technique: テクニック, 技術
drills: ドリル, 練習メニュー
dribbling: ドリブル
ball: ボール
bouldering: ボルダリング
rope: ロープ
core workout: 体幹, 体幹トレーニング
mat: マット, ヨガマット
squats: スクワット
push-ups: 腕立て伏せ, 腕立て
legs: 脚, 脚やせ, 美脚
back: 背中, 背筋
mechanical keyboard: メカニカルキーボード, 自作キーボード
custom: カスタム, オーダーメイド, 自作
printer: プリンター, プリンタ
projects: プロジェクト, 作品, 制作
monitor: モニター
graphics card: グラボ, グラフィックボード
processor: プロセッサー
server: サーバー, 自宅サーバー
gaming mouse: ゲーミングマウス
circuit: 電子回路, 電子工作, 回路
relaxing: まったり, 癒し, リラックス, のんびり
cozy: 居心地, ぬくぬく
farming game: 農場ゲーム, 牧場ゲーム, 農業ゲーム
simulation game: シミュレーションゲーム, シミュレーター
puzzle game: パズルゲーム
walkthrough: 攻略
figures: フィギュア
merchandise: グッズ
trading cards: トレカ, カード開封, トレーディングカード
clips: 切り抜き, 切り抜き動画, 名場面
highlights: ハイライト, 名シーン
compilation: 総集編, まとめ, 作業用
reaction: リアクション
trailer: 予告編, 予告
sheet music: 楽譜, 譜面
music lessons: 音楽レッスン, ピアノレッスン, ギターレッスン
lyrics: 歌詞
remix: リミックス
indoor: 室内
plant care: 育て方, 植物の育て方
care: お手入れ, ケア
raising: 飼い方, 飼育
guinea pig: モルモット
turtle: 亀, カメ
budget: 家計, 家計管理, 予算, 家計簿
monthly: 毎月, 月々
debt: 借金, ローン, 返済
taxes: 税金, 確定申告, 節税
salary: 給料, 年収, 給与
retirement: 老後, 退職, 老後資金
income: 収入, 副収入, 不労所得
luxury house: 豪邸, 高級住宅, お屋敷
castle: 城, お城
swimming pool: プール
job interview: 面接, 就職面接, 就活, 転職面接
resume: 履歴書, 職務経歴書
job search: 就職, 転職, 求人, 就職活動
office: オフィス, 職場
tantrum: イヤイヤ期, かんしゃく, 癇癪, イヤイヤ
emotions: 感情, 気持ち
discipline: しつけ, 躾
baby sleep: 寝かしつけ, 赤ちゃんの睡眠
baby food: 離乳食, 幼児食
siblings: 兄弟, 姉妹, 双子
exam revision: 復習, 試験勉強
preparation: 準備, 対策
scholarship: 奨学金
student life: 大学生活, キャンパスライフ
concentration: 集中力, 集中
fossils: 化石
planets: 惑星, 太陽系
evolution: 進化, 遺伝子
volcano: 火山, 地震
electricity: 電気, 電気工事
curiosities: 豆知識, 雑学
workshop: 工房, アトリエ, 作業場
hand-painted: 手描き, ハンドペイント
bride: 花嫁, プレ花嫁
finds: 掘り出し物, 購入品, 買ってよかったもの
solo: ソロ, 一人, ひとり, おひとりさま
itinerary: 地図, 旅程, ルート
airport: 空港
luggage: 荷造り, スーツケース, 荷物, パッキング
wedding ring: 結婚指輪, 婚約指輪
foundation: ファンデーション, ベースメイク
oily skin: 脂性肌, 乾燥肌, 混合肌
braids: 編み込み, 三つ編み
dance cover: 踊ってみた, ダンスカバー
korean: 韓国, 韓国風
japanese: 日本, 和風
chinese: 中国, 中華
italian: イタリア, イタリアン
french: フランス, フレンチ
mexican: メキシコ, メキシカン
indian: インド
thai: タイ料理
turkish: トルコ
spanish: スペイン
german: ドイツ
american: アメリカ, アメリカン
vietnamese: ベトナム
brazilian: ブラジル
arabic: アラブ, アラビア
mediterranean: 地中海
asian: アジア, アジアン
wardrobe: ワードローブ, クローゼット
everyday: 普段, 毎日の
weekly: 毎週, 週間, 一週間
brunch: ブランチ
brownies: ブラウニー
personal finance: 家計と投資, マネープラン, お金の管理
life: 人生
learning: 独学
strategy: 戦略
day trip: 日帰り, 日帰り旅行
wild camping: 野宿, ワイルドキャンプ
devices: 機器, デバイス
sensitive skin: 敏感肌
`
