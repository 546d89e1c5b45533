/**
 * Search texts in 15 languages with what should be read of them, one a line: language ("mul": any), text, topic,
 * criteria. A criterion is
 * written as `describe-wish.ts` writes it.
 */
export const labelledTexts = `
en | pottery creators in Prague | pottery | CZ(Prague)
en | hip hop dancers, Lagos and Accra, 10,000 - 50,000 followers | hip hop dancers | NG(Lagos); GH(Accra); followers 10000..50000
en | coffee in Belo Horizonte under 50k | coffee | BR(Belo Horizonte); followers ..50000
en | houseplant creators with around 30k followers in the UK | houseplant | followers 15000..60000; GB
en | plus size creators in Canada | plus size | CA
en | solo female travel creators in Canada | solo female travel | CA
en | travel creators with 10k-50k followers in Germany | travel | followers 10000..50000; DE
en | cooking channels with 100k+ subscribers in Japan | cooking | followers 100000..; JP
en | potters with followers in Germany | potters | unknown audience_location
en | gardening creators, Arabic, 10k+ | gardening | lang ar; followers 10000..
en | tea influencers, email is a must | tea | email
en | parenting accounts growing at least 3% per month | parenting | growth 0.03
en | looking to hire 30 bakers who are creators in Toronto | bakers | count 30; CA(Toronto)
en | creators like @greta and @nora.bakes, Turkish | | like greta; like nora.bakes; TR
en | German and Austrian creators, pottery | pottery | DE; AT
en | pottery creators, Canadian or American | pottery | CA; US
en | London or Paris based tattoo artists | tattoo artists | GB(London); FR(Paris)
en | Italian and German cuisine creators | Italian and German cuisine |
en | 90s fashion creators in Germany | 90s fashion | DE
en | film photography creators under 50k | film photography | followers ..50000
en | live music channels in Austin | live music | US(Austin)
en | content marketing creators in Spain | content marketing | ES
en | couch to 5k creators, UK | couch to 5k | GB
en | verified soccer players, over 1m followers | soccer players | verified; followers 1000000..
en | rugby accounts, female, 10k+ | rugby | unknown creator_gender; followers 10000..
en | chess channels posted within the last 2 weeks | chess | posted 14
en | last posted within 90 days, chess, 10k+ | chess | posted 90; followers 10000..
en | home barista channels, avg. 20k views per video | home barista | views 20000..
en | 3d printing folks with > 2% eng | 3d printing | engagement 0.02..
en | fitness creators with high engagement | fitness | engaged
en | highly engaged parenting bloggers in Canada | parenting | engaged; CA
en | ceramics under 50k with high engagement | ceramics | followers ..50000; engaged
en | sewing channels, high-engagement, 20k-60k | sewing | engaged; followers 20000..60000
en | high engagement rate above 6%, travel | travel | engaged; engagement 0.06..
en | dog trainers with a high engagement rate of 5% | dog trainers | engaged; engagement 0.05..
en | how to get high engagement | how to get high engagement |
en | highly engaged employees | highly engaged employees |
en | high engagement content ideas | high engagement content ideas |
en | newly engaged couples | newly engaged couples |
en | pottery creators in Wales under 30k | pottery | GB; followers ..30000
en | beekeeping channels with at least 5,000 subscribers | beekeeping | followers 5000..
en | who makes sourdough videos in Ireland? between 8k and 80k please | sourdough videos | IE; followers 8000..80000
en | I need 15 cycling influencers from the Netherlands | cycling | count 15; NL
en | fly fishing, Canada, over 100k | fly fishing | CA; followers 100000..
en | modest fashion on instagram, engagement above 4% | modest fashion | on instagram; engagement 0.04..
en | crochet tiktokers who posted in the last 2 weeks | crochet | on tiktok; posted 14
en | birdwatching creators with an email address | birdwatching | email
en | verified astronomy youtubers | astronomy | on youtube; verified
en | woodworking creators who charge under £300 | woodworking | price ..411
en | calligraphy creators, not in the US | calligraphy | not US
en | van conversion creators but no politics | van conversion | not politics
en | stand-up comedy without swearing | stand-up comedy without swearing |
en | meal prep creators excluding keto and fasting | meal prep | not keto; not fasting
en | drone pilots in Iceland or Norway | drone pilots | NO; IS
en | surf instructors based in Lisbon | surf instructors | PT(Lisbon)
en | thrift shopping creators in Chicago, 5k-40k | thrift shopping | US(Chicago); followers 5000..40000
en | Portuguese-speaking gardening creators | gardening | lang pt
en | dermatologists who speak Arabic | dermatologists | lang ar
en | someone like @tidy.tara but smaller than 20k | | like tidy.tara; followers ..20000
en | similar to https://www.youtube.com/@WoodByWren | | like https://www.youtube.com/@WoodByWren
en | https://www.instagram.com/rosa.builds/ | | find https://www.instagram.com/rosa.builds/
en | @kayak_kim | | find kayak_kim
en | nano influencers for board games | board games | followers 1000..10000
en | mega influencers in football | football | followers 1000000..
en | around 50k followers, plus size fashion | plus size fashion | followers 25000..100000
en | knitting, audience mostly women over 40 | knitting | unknown audience_gender; unknown audience_age
en | skateboarding creators with an American audience | skateboarding | unknown audience_location
en | affordable interior design creators | interior design | cheap
en | chess creators active this month, 20k+ | chess | followers 20000..; posted 30
en | podcasts hosts in Australia, at least 2.5% engagement and 10k followers | podcasts hosts | AU; engagement 0.025..; followers 10000..
en | up to half a million subscribers, retro gaming | retro gaming | followers ..500000
en | makeup artists in Dubai up to 1,500 AED per post | makeup artists | AE(Dubai); price ..409
en | plant parents, no succulents, no cacti | plant parents | not succulents; not cacti
en | running coaches in the UK, not on YouTube | running coaches | GB; on tiktok+instagram
en | travel youtubers with at least 50k views per video | travel | on youtube; views 50000..
en | skincare creators averaging 100k views | skincare | views 100000..
en | food, 10k-50k followers, at least 5k average views, 3% engagement | food | followers 10000..50000; views 5000..; engagement 0.03..
en | vegan baking under 20k views | vegan baking | views ..20000
en | gaming creators with 10k average views and 50k followers | gaming | views 10000..; followers 50000..
en | budget $500 per video, views over 20k, fitness | fitness | price ..500; views 20000..
en | rooms with ocean view 10 best hotels | rooms with ocean view 10 best hotels |
en | 0 waste creators | 0 waste |
en | house with sea views in Portugal | house with sea views | PT
en | political views 2024 election | political views 2024 election |
en | cabins with mountain views under 300 | cabins with mountain views under 300 |
en | hiking with views over 3000 feet | hiking with views over 3000 feet |
en | drone views 4k | drone views 4k |
en | 4k drone footage creators | 4k drone footage |
en | city views 4k drone | city views 4k drone |
en | gaming views 8k | gaming views 8k |
en | city walks 4k | city walks 4k |
en | gaming monitor 4k under $400 | gaming monitor 4k | price ..400
en | drone footage in at least 4k video, Norway | drone footage in at least 4k video | NO
en | minimum 1080p streams, Canada | minimum 1080p streams | CA
en | drone pilots with at least 4k views | drone pilots | views 4000..
en | drone creators, average views 4k | drone | views 4000..
en | drone creators, views 4k | drone | views 4000..
en | 4k views minimum, camera reviews | camera reviews | views 4000..
en | gaming youtubers over 4k | gaming | on youtube; followers 4000..
en | camera reviewers with 4k followers | camera | followers 4000..
en | travel views 4k | travel | views 4000..
en | yoga 10k | yoga | followers 10000..
en | how to get 1 million views | how to get 1 million views |
en | 1M total views, cooking | 1M total views, cooking |
en | fast growing tech reviewers in India | tech | growth 0.05; IN
en | German or Dutch speaking travel creators | travel | lang de; lang nl
en | vintage watches, budget $2k per video | vintage watches | price ..2000
en | toddler crafts with more than 3 percent engagement | toddler crafts | engagement 0.03..
en | sustainable living creators in Copenhagen and Stockholm | sustainable living | DK(Copenhagen); SE(Stockholm)
en | K-pop dance covers | K-pop dance covers |
en | thai massage at home | thai massage at home |
en | french bulldog puppies | french bulldog puppies |
en | italian leather shoes | italian leather shoes |
en | english grammar lessons | english grammar lessons |
en | 10 minute abs | 10 minute abs |
en | 5k run training | 5k run training |
en | 100 days of code | 100 days of code |
en | zero waste kitchen | zero waste kitchen |
en | no poo method | no poo method |
en | gluten free baking | gluten free baking |
en | sugar free desserts | sugar free desserts |
en | chicken over rice | chicken over rice |
en | under the sea documentaries | under the sea documentaries |
en | life in Japan vlogs | life vlogs | JP
en | moving to Spain | moving to Spain |
en | chilean wine | chilean wine |
en | jordan sneakers | jordan sneakers |
en | macro photography of insects | macro photography of insects |
en | micro bakeries | micro bakeries |
en | dating over 50 | dating over 50 |
en | pregnancy week by week | pregnancy week by week |
en | top 10 horror movies | top 10 horror movies |
en | how to grow tomatoes without soil | how to grow tomatoes without soil |
en | Vienna waltz lessons | Vienna waltz lessons |
en | brazil nuts recipes | brazil nuts recipes |
en | cheap eats | cheap eats |
en | like a boss motivational speeches | like a boss motivational speeches |
en | email etiquette for students | email etiquette for students |
en | instagram marketing for restaurants | instagram marketing for restaurants |
de | Wer macht Videos über Wärmepumpen? Ab 3.000 Abonnenten | Wärmepumpen | followers 3000..
de | Garten-Creator, deutsch, mind. 5.000 Follower | Garten | lang de; followers 5000..
de | Drohnenaufnahmen in 4K | Drohnenaufnahmen in 4K |
de | Drohnenvideos ab 4k Aufrufen | Drohnenvideos | views 4000..
de | Kochkanäle mit hohem Engagement | Kochkanäle | engaged
de | Reiseblogger mit im Schnitt 20k Views | Reiseblogger | views 20000..
de | Backvideos mit mindestens 50.000 Aufrufen pro Video | Backvideos | views 50000..
de | Imker in Österreich mit weniger als 20.000 Followern | Imker | AT; followers ..20000
de | Häkeln auf TikTok, mindestens 4 % Engagement | Häkeln | on tiktok; engagement 0.04..
de | Camping-Influencer aus Bayern, keine Wohnmobile | Camping | DE(Bayern); not Wohnmobile
de | Töpfern ohne Politik | Töpfern | not Politik
de | Familienblogger zwischen 10.000 und 60.000 Followern | Familienblogger | followers 10000..60000
de | verifizierte Kosmetik-Accounts mit E-Mail | Kosmetik | verified; email
de | Creator für Brettspiele bis 300 Euro pro Beitrag | Brettspiele | price ..353
de | Gartentipps, zuletzt diese Woche gepostet | Gartentipps | posted 7
de | ähnlich wie @heimwerker.heike | | like heimwerker.heike
de | Mikro-Influencer für Tee in der Schweiz | Tee | followers 10000..100000; CH
de | 30-Minuten-Gerichte | 30-Minuten-Gerichte |
de | Wiener Schnitzel Rezept | Wiener Schnitzel Rezept |
de | Deutsch lernen mit Musik | Deutsch lernen mit Musik |
de | Kuchen ohne Mehl | Kuchen ohne Mehl |
fr | créateurs impression 3D en Belgique | impression 3D | BE
fr | créateurs voyage avec 20k abonnés en Italie | voyage | followers 20000..; IT
fr | chaînes de yoga qui grandissent de 3 % par mois | yoga | growth 0.03
fr | recettes de thé matcha, moins de 50k abonnés | recettes de thé matcha | followers ..50000
fr | influenceurs hispanophones de mode | mode | lang es
fr | céramique au thé en Italie, créatrices | céramique au thé | IT; unknown creator_gender
fr | vues de drone 4k | vues de drone 4k |
fr | youtubeurs voyage avec au moins 50 000 vues par vidéo | voyage | on youtube; views 50000..
fr | créateurs cuisine, 20k vues en moyenne | cuisine | views 20000..
fr | potiers en Belgique, moins de 15 000 abonnés | potiers | BE; followers ..15000
fr | créateurs tricot sur YouTube avec plus de 5 % d'engagement | tricot | on youtube; engagement 0.05..
fr | randonnée en montagne, pas de politique | randonnée en montagne | not politique
fr | comptes jardinage à Lyon, entre 5k et 50k | jardinage | FR(Lyon); followers 5000..50000
fr | humoristes vérifiés au Canada | humoristes | verified; CA
fr | influenceuses beauté avec e-mail, budget 200 euros max | beauté | email; price ..235; unknown creator_gender
fr | dans le genre de @cuisine.de.lou | | like cuisine.de.lou
fr | couture, actifs ces 30 derniers jours | couture | posted 30
fr | voyage sauf Paris et Londres | voyage | not Paris; not Londres
fr | recettes sans gluten | recettes sans gluten |
fr | cuisine italienne facile | cuisine italienne facile |
fr | tarte aux pommes de grand-mère | tarte aux pommes de grand-mère |
fr | apprendre l'anglais en voiture | apprendre l'anglais en voiture |
es | creadores de libros en Chile | libros | CL
es | creadoras de uñas con unas 20 mil vistas | uñas | views 10000..40000; unknown creator_gender
es | al menos 4k vistas, drones | drones | views 4000..
es | cocina con alto engagement en México | cocina | engaged; MX
es | youtubers de viajes con más de 50 mil vistas por video | viajes | on youtube; views 50000..
es | alfareros en Perú con menos de 20 mil seguidores | alfareros | PE; followers ..20000
es | creadores de ganchillo en TikTok, más del 5% de interacción | ganchillo | on tiktok; engagement 0.05..
es | senderismo en Chile, sin política | senderismo | CL; not política
es | canales de ajedrez entre 10 mil y 100 mil suscriptores | ajedrez | followers 10000..100000
es | peluqueros de Bogotá verificados | peluqueros | CO(Bogotá); verified
es | influencers de té que cobren hasta 100 euros | té | price ..118
es | jardinería, que hayan publicado en los últimos 15 días | jardinería | posted 15
es | parecidos a @lana.y.luz | | like lana.y.luz
es | cerámica excepto tazas | cerámica | not tazas
es | nanoinfluencers de apicultura con correo | apicultura | followers 1000..10000; email
es | tortilla francesa | tortilla francesa |
es | recetas sin horno | recetas sin horno |
es | aprender inglés cantando | aprender inglés cantando |
es | ensaladilla rusa | ensaladilla rusa |
pt | criadores de livros em Portugal | livros | PT
pt | maquiagem com alto engajamento | maquiagem | engaged
pt | criadores de receitas com mais de 100 mil visualizações por vídeo | receitas | views 100000..
pt | ceramistas em Portugal com menos de 15 mil seguidores | ceramistas | PT; followers ..15000
pt | criadores de crochê no TikTok, engajamento acima de 4% | crochê | on tiktok; engagement 0.04..
pt | trilhas em Curitiba, sem política | trilhas | BR(Curitiba); not política
pt | canais de xadrez de 10 mil a 90 mil inscritos | xadrez | followers 10000..90000
pt | influenciadores de chá até 500 reais | chá | price ..92
pt | jardinagem, postou esta semana, com e-mail | jardinagem | posted 7; email
pt | parecidos com @horta.da.nina | | like horta.da.nina
pt | costura exceto bordado | costura | not bordado
pt | pão sem glúten | pão sem glúten |
pt | comida japonesa caseira | comida japonesa caseira |
pt | aprender inglês dormindo | aprender inglês dormindo |
it | ricette vegane con alto engagement | ricette vegane | engaged
it | creator di cucina con almeno 10mila visualizzazioni a video | cucina | views 10000..
it | ceramisti in Svizzera sotto i 20mila follower | ceramisti | CH; followers ..20000
it | creator di uncinetto su TikTok, engagement oltre il 4% | uncinetto | on tiktok; engagement 0.04..
it | trekking in Spagna, niente politica | trekking | ES; not politica
it | canali di scacchi tra 10mila e 80mila iscritti | scacchi | followers 10000..80000
it | barbieri di Napoli verificati | barbieri | IT(Napoli); verified
it | influencer di tè fino a 150 euro a post con email | tè | price ..176; email
it | giardinaggio, attivi negli ultimi 30 giorni | giardinaggio | posted 30
it | simili a @orto.di.ada | | like orto.di.ada
it | cucito tranne ricamo | cucito | not ricamo
it | torta senza uova | torta senza uova |
it | insalata nizzarda | insalata nizzarda |
it | imparare il tedesco da soli | imparare il tedesco da soli |
tr | etkileşimi yüksek yemek kanalları | yemek | engaged
tr | en çok izlenen 100 film | en çok izlenen 100 film |
tr | videoları en az 100k izlenen yemek kanalları | yemek | views 100000..
tr | Almanya'daki seramik hesapları, 20 binden az takipçi | seramik | DE; followers ..20000
tr | TikTok'ta örgü içerik üreticileri, en az %4 etkileşim | örgü | on tiktok; engagement 0.04..
tr | Ankara'da doğa yürüyüşü, siyaset olmasın | doğa yürüyüşü | TR(Ankara'da); not siyaset
tr | satranç kanalları 10 bin ile 90 bin abone arası | satranç | followers 10000..90000
tr | doğrulanmış kuaför hesapları | kuaför | verified
tr | 2000 liraya kadar çay influencerları, e-postası olan | çay | price ..50; email
tr | bu hafta paylaşım yapan bahçecilik hesapları | bahçecilik | posted 7
tr | @bahce.bade gibi | | like bahce.bade
tr | şekersiz tatlı tarifleri | şekersiz tatlı tarifleri |
tr | rus salatası | rus salatası |
tr | 15 dakikada kahvaltı | 15 dakikada kahvaltı |
ru | съемка с дрона 4к | съемка с дрона 4к |
ru | путешествия с высокой вовлеченностью | путешествия | engaged
ru | просмотр 1000 фильмов | просмотр 1000 фильмов |
ru | обзорщики техники от 100 тысяч просмотров на видео | техники | views 100000..
ru | гончары в Казахстане до 20 тысяч подписчиков | гончары | KZ; followers ..20000
ru | блогеры о вязании в TikTok, вовлечённость от 4% | вязании | on tiktok; engagement 0.04..
ru | походы в Грузии, без политики | походы | GE; not политики
ru | каналы о шахматах от 10 до 90 тысяч подписчиков | шахматах | followers 10000..90000
ru | верифицированные парикмахеры в Казани | парикмахеры | verified; RU(Казани)
ru | чай, до 5000 рублей за пост, с почтой | чай | price ..64; email
ru | садоводство, публиковали на этой неделе | садоводство | posted 7
ru | похожие на @ogorod.oli | | like ogorod.oli
ru | шитьё, кроме вышивки | шитьё | not вышивки
ru | торт без муки | торт без муки |
ru | французские булочки рецепт | французские булочки рецепт |
ru | английский для детей | английский для детей |
zh | 油管上播放量过百万的科普博主 | 科普 | on youtube; views 1000000..
zh | 三个月内发过作品的滑雪博主 | 滑雪 | posted 90
zh | 和@lijiaqi类似的美妆主播 | 美妆 | like lijiaqi
zh | 像@lijiaqi一样的博主 | | like lijiaqi
zh | 伦敦或巴黎的街头摄影师，1万粉以上 | 街头摄影师 | GB(伦敦); FR(巴黎); followers 10000..
zh | 德国的数码博主 | 数码 | DE
zh | 玩具测评，粉丝5万以上 | 玩具测评 | followers 50000..
zh | 英国的人像摄影博主 | 人像摄影 | GB
zh | 美国的人工智能频道 | 人工智能 | US
zh | 有机食品博主，10万粉以下 | 有机食品 | followers ..100000
zh | 二次元博主，五万粉丝以上 | 二次元 | followers 50000..
zh | 做手工的法国博主 | 手工 | FR
zh | 日本的非遗手工博主 | 非遗手工 | JP
zh | 除了印度以外的瑜伽博主 | 瑜伽 | not IN
zh | 除了游戏之外的韩国博主 | | not 游戏; KR
zh | 4K电视测评，粉丝5万以上 | 4K电视测评 | followers 50000..
zh | 播放量4K以上的无人机博主 | 无人机 | views 4000..
zh | 互动率高的美食博主 | 美食 | engaged
zh | 播放量10万以上的美食博主 | 美食 | views 100000..
zh | 平均播放量超过5万的旅行博主 | 旅行 | views 50000..
zh | 护肤博主，5 万粉丝以下 | 护肤 | followers ..50000
zh | 10万粉丝以上的护肤博主 | 护肤 | followers 100000..
zh | 日本的陶艺博主,粉丝两万以下 | 陶艺 | JP; followers ..20000
zh | 抖音钩针博主,互动率4%以上 | 钩针 | on tiktok; engagement 0.04..
zh | TikTok上的钓鱼博主,粉丝1万到8万 | 钓鱼 | on tiktok; followers 10000..80000
zh | 园艺账号,不要多肉 | 园艺 | not 多肉
zh | 成都的理发师,已认证 | 理发师 | CN(成都); verified
zh | 茶艺达人,预算500元以内,有邮箱 | 茶艺 | price ..70; email
zh | 本周更新过的木工频道 | 木工 | posted 7
zh | 类似 @tea.time.tao | | like tea.time.tao
zh | 象棋教学 | 象棋教学 |
zh | 法式甜品 | 法式甜品 |
zh | 韩国泡菜做法 | 韩国泡菜做法 |
zh | 无糖饮料测评 | 无糖饮料测评 |
ja | 韓国のお笑い系クリエイター | お笑い | KR
ja | 韓国の心理学系クリエイター | 心理学 | KR
ja | フォロワー5000人から3万人のキャンプ系 | キャンプ | followers 5000..30000
ja | @garden_ganaみたいな料理系 | 料理 | like garden_gana
ja | アメリカとカナダのヴィーガン料理、フォロワー3万未満 | ヴィーガン料理 | US; CA; followers ..30000
ja | 認証済みのサッカー選手、フォロワー100万人以上 | サッカー選手 | verified; followers 1000000..
ja | メール連絡可能なママインフルエンサー | ママ | email
ja | ドイツの数学系YouTuber | 数学 | DE; on youtube
ja | おにぎり系インフルエンサー、フォロワー1万以上 | おにぎり | followers 10000..
ja | アメリカのもちもちパンのクリエイター | もちもちパン | US
ja | エンゲージメント率の高い料理系クリエイター | 料理 | engaged
ja | 再生回数10万回以上の料理系YouTuber | 料理 | views 100000..; on youtube
ja | 平均再生数5万以上の旅行系 | 旅行 | views 50000..
ja | フランスの陶芸家、フォロワー2万人以下 | 陶芸家 | FR; followers ..20000
ja | TikTokの編み物クリエイター、エンゲージメント率4%以上 | 編み物 | on tiktok; engagement 0.04..
ja | 登山系、政治なし | 登山 | not 政治
ja | 将棋チャンネル 登録者1万人から9万人 | 将棋 | followers 10000..90000
ja | 札幌の美容師、認証済み | 美容師 | JP(札幌); verified
ja | お茶のインフルエンサー、1万円以内、メールあり | 茶 | price ..69; email
ja | 今週投稿した園芸アカウント | 園芸 | posted 7
ja | @niwa.nana みたいな人 | | like niwa.nana
ja | 台湾スイーツ | 台湾スイーツ |
ja | 15分ごはん | 15分ごはん |
ja | 英語の発音 | 英語の発音 |
ja | 韓国ドラマ考察 | 韓国ドラマ考察 |
ko | 최근 일주일 내 업로드한 캠핑 채널 | 캠핑 | posted 7
ko | 최근 한 달 이내 게시한 캠핑 채널 | 캠핑 | posted 30
ko | @garden.gana처럼 요리하는 채널 | 요리하는 | like garden.gana
ko | 참여율 높은 뷰티 유튜버 | 뷰티 | engaged; on youtube
ko | 조회수 10만 이상 먹방 유튜버 | 먹방 | views 100000..; on youtube
ko | 일본 도예 크리에이터, 팔로워 2만 이하 | 도예 | JP; followers ..20000
ko | 틱톡 뜨개질 계정, 참여율 4% 이상 | 뜨개질 | on tiktok; engagement 0.04..
ko | 등산 채널, 정치 제외 | 등산 | not 정치
ko | 바둑 유튜버 구독자 1만에서 9만 | 바둑 | on youtube; followers 10000..90000
ko | 대구 미용사, 인증된 계정 | 대구 미용사 | verified
ko | 차 인플루언서 30만원 이하, 이메일 있는 | 차 | price ..222; email
ko | 이번 주에 올린 원예 계정 | 원예 | posted 7
ko | @garden.gana 같은 | | like garden.gana
ko | 중국 요리 레시피 | 중국 요리 레시피 |
ko | 10분 요가 | 10분 요가 |
ko | 영어 회화 공부 | 영어 회화 공부 |
ar | صناع محتوى طبخ بتفاعل عالي | طبخ | engaged
ar | طبخ أكثر من 100 ألف مشاهدة | طبخ | views 100000..
ar | صناع محتوى الفخار في الأردن أقل من 20 ألف متابع | الفخار | JO; followers ..20000
ar | مؤثرات الكروشيه على تيك توك، تفاعل أكثر من 4% | الكروشيه | on tiktok; engagement 0.04..; unknown creator_gender
ar | رحلات المشي في الكويت بدون سياسة | رحلات المشي | KW; not سياسة
ar | قنوات الشطرنج من 10 آلاف إلى 90 ألف مشترك | الشطرنج | followers 10000..90000
ar | حسابات موثقة لتصفيف الشعر في جدة | لتصفيف الشعر | verified; SA(جدة)
ar | مؤثرين في الشاي لديهم بريد إلكتروني | الشاي | email
ar | مثل @haya.garden | | like haya.garden
ar | طبخ تركي منزلي | طبخ تركي منزلي |
ar | كيك بدون بيض | كيك بدون بيض |
ar | تعلم اللغة الإنجليزية | تعلم اللغة الإنجليزية |
hi | हाई एंगेजमेंट वाले फिटनेस क्रिएटर | फिटनेस | engaged
hi | यात्रा यूट्यूबर कम से कम 50 हजार व्यूज | यात्रा | on youtube; views 50000..
hi | नेपाल में मिट्टी के बर्तन बनाने वाले, 20 हज़ार से कम फॉलोअर्स | मिट्टी के बर्तन | NP; followers ..20000
hi | टिकटॉक पर क्रोशिया क्रिएटर, 4% से ज़्यादा एंगेजमेंट | क्रोशिया | on tiktok; engagement 0.04..
hi | शतरंज चैनल 10 हज़ार से 90 हज़ार सब्सक्राइबर | शतरंज | followers 10000..90000
hi | जयपुर के वेरिफाइड हेयर स्टाइलिस्ट | हेयर स्टाइलिस्ट | IN(जयपुर); verified
hi | चाय इन्फ्लुएंसर 5000 रुपये तक, ईमेल वाले | चाय | price ..58; email
hi | बागवानी, राजनीति नहीं | बागवानी | not राजनीति
hi | @mitti.mira जैसे | | like mitti.mira
hi | बिना अंडे का केक | बिना अंडे का केक |
hi | चाइनीज़ रेसिपी | चाइनीज़ रेसिपी |
hi | 5 मिनट में नाश्ता | 5 मिनट में नाश्ता |
id | kreator masak dengan engagement tinggi | masak | engaged
id | kreator masak dengan rata-rata 50rb views | masak | views 50000..
id | kreator keramik di Malaysia dengan pengikut di bawah 20 ribu | keramik | MY; followers ..20000
id | akun rajut di TikTok, engagement di atas 4% | rajut | on tiktok; engagement 0.04..
id | mendaki gunung di Bandung, tanpa politik | mendaki gunung | ID(Bandung); not politik
id | kanal catur 10 ribu sampai 90 ribu subscriber | catur | followers 10000..90000
id | influencer teh maksimal 500 ribu rupiah, ada email | teh | price ..31; email
id | berkebun, posting minggu ini | berkebun | posted 7
id | mirip @kebun.kina | | like kebun.kina
id | jahit kecuali bordir | jahit | not bordir
id | kue tanpa oven | kue tanpa oven |
id | masakan padang rumahan | masakan padang rumahan |
id | belajar bahasa inggris | belajar bahasa inggris |
vi | kênh nấu ăn có tương tác cao | nấu ăn | engaged
vi | kênh nấu ăn ở Hà Nội | nấu ăn | VN(Hà Nội)
vi | kênh du lịch trên 100k lượt xem mỗi video | du lịch | views 100000..
vi | nhà sáng tạo gốm ở Nhật Bản dưới 20 nghìn người theo dõi | gốm | JP; followers ..20000
vi | kênh móc len trên TikTok, tương tác trên 4% | móc len | on tiktok; engagement 0.04..
vi | leo núi ở Đà Lạt, không chính trị | leo núi | VN(Đà Lạt); not chính trị
vi | kênh cờ vua từ 10 nghìn đến 90 nghìn người đăng ký | cờ vua | followers 10000..90000
vi | thợ làm tóc đã xác minh ở Thái Lan | thợ làm tóc | verified; TH
vi | influencer trà dưới 2 triệu đồng, có email | trà | price ..77; email
vi | làm vườn, đăng bài tuần này | vườn | posted 7
vi | giống @vuon.van | | like vuon.van
vi | bánh không cần lò nướng | bánh không cần lò nướng |
vi | món Hàn Quốc tại nhà | món Hàn Quốc tại nhà |
vi | học tiếng Anh giao tiếp | học tiếng Anh giao tiếp |
en | give me 8 rock climbing accounts from Poland with under 12k followers | rock climbing | count 8; PL; followers ..12000
en | sneaker restoration >20k <90k | sneaker restoration | followers 20000..90000
en | tattoo artists in Melbourne w/ email | tattoo artists | AU(Melbourne); email
en | ER > 6%, home organization | home organization | engagement 0.06..
en | we sell dog leashes in Canada. need dog trainers with 10-50k on insta | dog trainers | followers 10000..50000; on instagram
en | magicians (no pranks, no gambling) | magicians | not pranks; not gambling
en | vegan chefs, max 80 USD each | vegan chefs | price ..80
en | parkour - France only - 1k to 15k followers | parkour | FR; followers 1000..15000
en | opera singers who are verified and have an email | opera singers | verified; email
en | sailing couples on yt, uploads within 60 days | sailing couples | on youtube; posted 60
en | anything like @lost.in.lichen or @moss.mara | | like lost.in.lichen; like moss.mara
en | minimalism but not from Sweden | minimalism | not SE
en | puppetry creators 1.2M+ | puppetry | followers 1200000..
en | Nigerian comedians | Nigerian comedians |
en | Brazilian barbecue | Brazilian barbecue |
en | Brazilian barbecue creators in Texas | Brazilian barbecue | US(Texas)
en | creators for gen z audience, stationery | stationery | unknown audience_age
en | male skincare creators | skincare | unknown creator_gender
de | nicht Deutschland und Gaming | | not DE; not Gaming
de | Backen, ohne Gaming und Deutschland | Backen | not DE; not Gaming
de | Backen, kein Make-up und Mode | Backen | not Make-up; not Mode
de | Backen zwischen 10.000 und 50.000 Followern | Backen | followers 10000..50000
zh | 烘焙,不要德国和游戏 | 烘焙 | not DE; not 游戏
ja | 製菓、ドイツとゲームはなし | 製菓 | not DE; not ゲーム
ko | 베이킹, 독일이랑 게임 제외 | 베이킹 | not DE; not 게임
ar | مخبوزات، ما عدا ألمانيا والألعاب | مخبوزات | not DE; not الألعاب
ar | مخبوزات بدون ألمانيا و الألعاب | مخبوزات | not DE; not الألعاب
hi | बेकिंग, जर्मनी और गेमिंग नहीं | बेकिंग | not DE; not गेमिंग
id | kue, jangan Jerman dan game | kue | not DE; not game
vi | làm bánh, trừ Đức và game | bánh | not DE; not game
en | roast chicken without turkey | roast chicken without turkey |
en | female travel vloggers in Spain | travel | unknown creator_gender; ES
en | women who bake | bake | unknown creator_gender
en | makeup for women who work | makeup for women who work |
en | skincare for male athletes | skincare for male athletes |
en | male grooming creators | male grooming |
en | women's health creators | women's health |
en | men's fashion creators | men's fashion |
de | Frauen, die backen, in Österreich | backen | unknown creator_gender; AT
de | weibliche Fitness-Influencer | Fitness | unknown creator_gender
de | Hautpflege für Männer | Hautpflege für Männer |
es | mujeres que cocinan en México | cocinan | unknown creator_gender; MX
es | moda para hombres | moda para hombres |
fr | femmes qui cuisinent à Lyon | cuisinent | unknown creator_gender; FR(Lyon)
pt | mulheres que cozinham | cozinham | unknown creator_gender
it | donne che cucinano | cucinano | unknown creator_gender
ru | женщины, которые пекут | пекут | unknown creator_gender
zh | 男护肤博主 | 护肤 | unknown creator_gender
zh | 男士护肤博主 | 男士护肤 |
zh | 女装博主 | 女装 |
zh | 跳舞的女生 | 跳舞 | unknown creator_gender
ja | 料理する女性 | 料理 | unknown creator_gender
ko | 요리하는 여자 | 요리하는 | unknown creator_gender
tr | yemek yapan kadınlar | yemek | unknown creator_gender
hi | खाना बनाने वाली महिलाएं | खाना बनाने | unknown creator_gender
id | pria yang memasak | memasak | unknown creator_gender
vi | nữ travel blogger | travel | unknown creator_gender
ar | النساء اللواتي يطبخن | يطبخن | unknown creator_gender
zh | 女性健身博主 | 健身 | unknown creator_gender
zh | 女性健康 | 女性健康 |
ja | 女性フィットネスインフルエンサー | フィットネス | unknown creator_gender
ko | 여성 피트니스 크리에이터 | 피트니스 | unknown creator_gender
tr | kadın fitness fenomenleri | fitness | unknown creator_gender
tr | kadın fitness | kadın fitness |
tr | dans eden kadınlar | dans eden | unknown creator_gender
tr | oyun oynayan erkekler | oyun oynayan | unknown creator_gender
hi | महिला फिटनेस क्रिएटर | फिटनेस | unknown creator_gender
de | Fitness-Influencerinnen aus Wien | Fitness | unknown creator_gender; AT(Wien)
de | Influencer und Influencerinnen für Mode | Mode |
de | Mode-Influencer:innen aus Köln | Mode | DE(Köln)
es | creadoras de repostería en Chile | repostería | unknown creator_gender; CL
es | creadores y creadoras de repostería | repostería |
pt | covers no piano | covers no piano |
pt | música no violão | música no violão |
en | music creators, no piano | music | not piano
pt | blogueiras de moda em Recife | moda | unknown creator_gender; BR(Recife)
it | creatrici di moda a Torino | moda | unknown creator_gender; IT(Torino)
ru | блогерши о вязании | вязании | unknown creator_gender
ko | 요리 크리에이터, 게임은 빼고 | 요리 | not 게임
ko | 요리 크리에이터, 먹방을 제외하고 | 요리 | not 먹방
ko | 요리 크리에이터, 마을 빼고 | 요리 | not 마을
en | mothers in their 30s who sew | mothers in their 30s who sew |
en | "in Germany" travel | "in Germany" travel |
en | bakers with fewer than ten thousand subscribers | bakers | followers ..10000
de | Zauberer aus Polen, höchstens 12 Tsd. Follower | Zauberer | PL; followers ..12000
de | Tattoo in Hamburg mit Mail | Tattoo | DE(Hamburg); email
de | Kletterer (keine Werbung, kein Glücksspiel) | Kletterer | not Werbung; not Glücksspiel
de | schwedische Influencer für Minimalismus | Minimalismus | SE
de | Segeln, nicht aus Dänemark | Segeln | not DK
de | Puppenspiel ab 1,2 Mio. Abonnenten | Puppenspiel | followers 1200000..
de | Hundetrainer, 10k bis 50k, Österreich | Hundetrainer | followers 10000..50000; AT
fr | magiciens en Pologne, 12k abonnés maximum | magiciens | PL; followers ..12000
fr | tatoueurs à Marseille avec un mail | tatoueurs | FR(Marseille); email
fr | voile, mais pas du Danemark | voile | not DK
fr | influenceurs suédois minimalisme | suédois minimalisme |
fr | marionnettes, plus de 1,2 million d'abonnés | marionnettes | followers 1200000..
es | magos de Polonia con máximo 12 mil seguidores | magos | PL; followers ..12000
es | tatuadores en Monterrey con correo electrónico | tatuadores | MX(Monterrey); email
es | vela, pero no de Dinamarca | vela | not DK
es | influencers suecos de minimalismo | minimalismo | SE
es | títeres, más de 1,2 millones de seguidores | títeres | followers 1200000..
pt | mágicos da Polônia com no máximo 12 mil seguidores | mágicos | PL; followers ..12000
pt | tatuadores em Recife com email | tatuadores | BR(Recife); email
pt | influenciadores suecos de minimalismo | minimalismo | SE
it | maghi della Polonia con massimo 12mila follower | maghi | PL; followers ..12000
it | tatuatori a Palermo con email | tatuatori | IT(Palermo); email
it | influencer svedesi di minimalismo | minimalismo | SE
tr | Polonya'dan sihirbazlar en fazla 12 bin takipçi | sihirbazlar | PL; followers ..12000
tr | İzmir'de dövmeciler e-postası olan | dövmeciler | TR(İzmir'de); email
tr | 1,2 milyondan fazla aboneli kukla kanalları | kukla | followers 1200000..
ru | фокусники из Польши не больше 12 тысяч подписчиков | фокусники | PL; followers ..12000
ru | тату мастера в Москве с почтой | тату мастера | RU(Москве); email
ru | шведские блогеры о минимализме | минимализме | SE
zh | 波兰的魔术师,粉丝不超过1.2万 | 魔术师 | PL; followers ..12000
zh | 深圳的纹身师,有邮箱 | 纹身师 | CN(深圳); email
zh | 瑞典极简主义博主,120万粉以上 | 极简主义 | SE; followers 1200000..
ja | ポーランドのマジシャン、フォロワー1.2万人まで | マジシャン | PL; followers ..12000
ja | 大阪のタトゥーアーティスト、メールあり | タトゥーアーティスト | JP(大阪); email
ja | スウェーデン人のミニマリズム系インフルエンサー | ミニマリズム | SE
ko | 폴란드 마술사 유튜버 팔로워 1만2천 이하 | 마술사 | PL; on youtube; followers ..12000
ko | 부산에 사는 타투이스트, 이메일 있는 사람 | 타투이스트 | KR(부산에); email
ar | سحرة في بولندا أقل من 12 ألف متابع | سحرة | PL; followers ..12000
ar | فنانو وشم في بيروت مع بريد إلكتروني | فنانو وشم | LB(بيروت); email
hi | पोलैंड के जादूगर 12 हज़ार से कम फॉलोअर्स | जादूगर | PL; followers ..12000
hi | मुंबई में टैटू आर्टिस्ट ईमेल वाले | टैटू आर्टिस्ट | IN(मुंबई); email
id | pesulap dari Polandia maksimal 12 ribu followers | pesulap | PL; followers ..12000
id | seniman tato di Surabaya yang ada emailnya | seniman tato | ID(Surabaya); email
vi | ảo thuật gia ở Ba Lan tối đa 12 nghìn người theo dõi | ảo thuật gia | PL; followers ..12000
vi | thợ xăm ở Hà Nội có email | thợ xăm | VN(Hà Nội); email
en | exercise without a gym | exercise without a gym |
mul | ice bath routine | ice bath routine |
mul | japanese joinery tools | japanese joinery tools |
mul | scottish folk songs | scottish folk songs |
mul | mexican embroidery patterns | mexican embroidery patterns |
mul | dutch oven bread | dutch oven bread |
mul | one pot pasta | one pot pasta |
mul | two person board games | two person board games |
mul | first apartment decorating | first apartment decorating |
mul | 30 day yoga challenge | 30 day yoga challenge |
mul | 1000 calorie diet | 1000 calorie diet |
mul | 500 hp engine swaps | 500 hp engine swaps |
mul | 5 star hotels | 5 star hotels |
mul | 100k run race recap | 100k run race recap |
mul | million dollar homes | million dollar homes |
mul | half marathon training plan | half marathon training plan |
mul | over the garden wall | over the garden wall |
mul | under armour review | under armour review |
mul | not so serious cooking | not so serious cooking |
mul | no dig gardening | no dig gardening |
mul | no makeup makeup | no makeup makeup |
mul | without music fireplace | without music fireplace |
mul | except for opera | except for opera |
mul | cheap car mods | cheap car mods |
mul | budget friendly decor | budget friendly decor |
mul | verified facts history | verified facts history |
mul | email newsletter writing | email newsletter writing |
mul | tiktok recipes | tiktok recipes |
mul | youtube shorts editing | youtube shorts editing |
mul | instagram aesthetic rooms | instagram aesthetic rooms |
mul | like father like son fishing | like father like son fishing |
mul | similar triangles maths | similar triangles maths |
mul | creator economy news | creator economy news |
mul | audience engagement on stage | audience engagement on stage |
mul | follower of Christ | follower of Christ |
mul | swiss army knife collection | swiss army knife collection |
mul | greek mythology | greek mythology |
mul | roman history | roman history |
mul | chinese tea ceremony | chinese tea ceremony |
mul | turkish coffee at home | turkish coffee at home |
mul | german board games | german board games |
mul | london underground history | london underground history |
mul | berlin techno | berlin techno |
mul | new york pizza | new york pizza |
mul | tokyo drift cars | tokyo drift cars |
mul | nashville hot chicken | nashville hot chicken |
mul | texas bbq | texas bbq |
mul | rio carnival costumes | rio carnival costumes |
mul | georgia peaches | georgia peaches |
mul | jersey cows | jersey cows |
mul | turkey hunting | turkey hunting |
mul | china painting | china painting |
mul | growing mushrooms | growing mushrooms |
mul | fast growing hedges | fast growing hedges |
mul | active listening skills | active listening skills |
mul | posted speed limits | posted speed limits |
mul | weekly meal plan | weekly meal plan |
mul | minimum wage explained | minimum wage explained |
mul | maximum gains workout | maximum gains workout |
mul | between two ferns | between two ferns |
mul | range rover restoration | range rover restoration |
mul | women in science | women in science |
mul | men's grooming | men's grooming |
mul | teen drama series | teen drama series |
mul | kids aged 3 to 5 crafts | kids aged 3 to 5 crafts |
mul | english bulldog care | english bulldog care |
mul | learn spanish in 30 days | learn spanish in 30 days |
mul | french cinema | french cinema |
mul | hindi film songs | hindi film songs |
mul | arabic calligraphy | arabic calligraphy |
mul | polish pottery | polish pottery |
mul | finnish sauna | finnish sauna |
mul | swedish death cleaning | swedish death cleaning |
mul | danish furniture | danish furniture |
mul | micro habits | micro habits |
mul | nano tanks | nano tanks |
mul | mega builds minecraft | mega builds minecraft |
mul | macro tracking | macro tracking |
mul | mini cooper tuning | mini cooper tuning |
mul | Backen ohne Zucker | Backen ohne Zucker |
mul | Rezepte unter 500 Kalorien | Rezepte unter 500 Kalorien |
mul | Kochen in 20 Minuten | Kochen in 20 Minuten |
mul | Schweizer Uhren | Schweizer Uhren |
mul | Berliner Luft | Berliner Luft |
mul | Englisch für Anfänger | Englisch für Anfänger |
mul | Wandern mit Hund | Wandern mit Hund |
mul | Französische Bulldogge Welpen | Französische Bulldogge Welpen |
mul | Nähen für Anfänger | Nähen für Anfänger |
mul | cuisine sans four | cuisine sans four |
mul | jardin japonais | jardin japonais |
mul | apprendre le piano en 30 jours | apprendre le piano en 30 jours |
mul | maquillage naturel | maquillage naturel |
mul | pain sans pétrissage | pain sans pétrissage |
mul | fromages suisses | fromages suisses |
mul | recetas con menos de 5 ingredientes | recetas con menos de 5 ingredientes |
mul | café colombiano | café colombiano |
mul | yoga sin dolor | yoga sin dolor |
mul | vino argentino | vino argentino |
mul | salsa cubana | salsa cubana |
mul | receitas com pouco açúcar | receitas com pouco açúcar |
mul | samba brasileiro | samba brasileiro |
mul | bolo sem açúcar | bolo sem açúcar |
mul | pasta senza glutine | pasta senza glutine |
mul | caffè italiano | caffè italiano |
mul | vini francesi | vini francesi |
mul | yumurtasız kek | yumurtasız kek |
mul | türk kahvesi | türk kahvesi |
mul | fransız sineması | fransız sineması |
mul | рецепты без сахара | рецепты без сахара |
mul | русский балет | русский балет |
mul | японская каллиграфия | японская каллиграфия |
mul | 手工皂制作 | 手工皂制作 |
mul | 日本料理 | 日本料理 |
mul | 法国葡萄酒 | 法国葡萄酒 |
mul | 三分钟料理 | 三分钟料理 |
mul | 零基础学吉他 | 零基础学吉他 |
mul | 韓国コスメ | 韓国コスメ |
mul | フランス菓子 | フランス菓子 |
mul | 5分筋トレ | 5分筋トレ |
mul | 한국 전통 음악 | 한국 전통 음악 |
mul | 설탕 없는 디저트 | 설탕 없는 디저트 |
mul | 일본 여행 브이로그 | 일본 여행 브이로그 |
mul | وصفات بدون سكر | وصفات بدون سكر |
mul | قهوة تركية | قهوة تركية |
mul | खाना पकाना बिना तेल | खाना पकाना बिना तेल |
mul | भारतीय संगीत | भारतीय संगीत |
mul | resep tanpa gula | resep tanpa gula |
mul | kopi vietnam | kopi vietnam |
mul | công thức không đường | công thức không đường |
mul | cà phê Việt Nam | cà phê Việt Nam |
`
