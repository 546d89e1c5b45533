/**
 * Words that mean the same to the simulated model: English, German, Spanish, French, Portuguese, Italian, Dutch, Polish,
 * Russian, Chinese, Japanese, Korean. A line begins with its concept and follows the subject that it belongs to.
 */
export const conceptWords = `
# food
bread: bread loaf sourdough sauerteig brot pan pain levain pão pane brood chleb хлеб 面包 パン 빵
cake: cake cakes kuchen torte pastel tarta gâteau bolo torta taart ciasto торт 蛋糕 ケーキ 케이크
baking: baking bake baker bakery backen repostería pâtisserie confeitaria pasticceria bakken pieczenie выпечка 烘焙 製菓 베이킹
cooking: cooking cook recipe recipes chef kitchen kochen rezept cocina receta cuisine recette cozinha receita cucina ricetta koken recept gotowanie przepis кулинария рецепт 做饭 食谱 料理 レシピ 요리 레시피
vegan: vegan vegans vegane vegetarian vegano végane vegetariano veganistisch wegański веган веганский 素食 ヴィーガン 비건
coffee: coffee espresso barista latte kaffee café caffè koffie kawa кофе 咖啡 コーヒー 커피
tea: tea matcha tee chá thee herbata чай 茶 お茶 紅茶 녹차
wine: wine winery sommelier wein vino vin vinho wijn wino вино 葡萄酒 ワイン 와인
restaurant: restaurant restaurants dining eatery gaststätte restaurante ristorante eetcafé restauracja ресторан 餐厅 レストラン 맛집 식당
# sport
running: running runner jogging marathon laufen correr corrida corsa hardlopen bieganie бег марафон 跑步 马拉松 ランニング マラソン 달리기 마라톤
fitness: fitness gym workout workouts training krafttraining gimnasio entrenamiento musculation academia treino palestra allenamento sportschool siłownia тренировка фитнес 健身 筋トレ フィットネス 헬스 운동
yoga: yoga pilates meditation joga йога медитация 瑜伽 冥想 ヨガ 요가
football: football soccer fußball fútbol futebol calcio voetbal футбол 足球 サッカー 축구
cycling: cycling cyclist bicycle bike fahrrad radfahren ciclismo bicicleta vélo cyclisme bici fietsen rower велосипед 骑行 自行车 自転車 자전거
swimming: swimming swimmer schwimmen natación natation natação nuoto zwemmen pływanie плавание 游泳 水泳 수영
hiking: hiking hiker trekking wandern senderismo randonnée trilha escursionismo wandelen wędrówki поход 徒步 登山 ハイキング 등산
# travel
travel: travel traveller traveling trip journey reisen reise viajes viajar voyage viagem viaggio reizen podróże путешествия 旅行 旅游 旅 여행
camping: camping campsite vanlife zelten acampada acampamento campeggio kamperen biwak кемпинг 露营 キャンプ 캠핑
beach: beach seaside surf surfing strand playa plage praia spiaggia plaża пляж 海滩 ビーチ 해변
hotel: hotel hotels resort hôtel отель 酒店 ホテル 호텔
# music
guitar: guitar guitarist chords gitarre guitarra guitare violão chitarra gitaar gitara гитара 吉他 ギター 기타
piano: piano pianist klavier pianoforte fortepian пианино фортепиано 钢琴 ピアノ 피아노
singing: singing singer vocals gesang sänger cantante canto chanteur cantor zingen śpiew певец вокал 唱歌 歌手 歌 노래 가수
music: music musician song musik música musique musica muziek muzyka музыка 音乐 音楽 음악
dance: dance dancer dancing tanz tanzen baile danse dança ballo dansen taniec танцы 舞蹈 ダンス 댄스 춤
# beauty
skincare: skincare serum moisturizer hautpflege cosmética soins huidverzorging pielęgnacja уход 护肤 スキンケア 스킨케어
makeup: makeup lipstick cosmetics schminke maquillaje maquillage maquiagem trucco makijaż макияж 化妆 美妆 メイク 메이크업 화장
hair: hair hairstyle hairdresser haare frisur cabello peinado cheveux coiffure cabelo capelli haar włosy волосы 头发 发型 髪 ヘア 헤어 머리
# fashion
fashion: fashion outfit style mode moda modisch kleidung ropa vêtements roupas kleding ubrania мода одежда 时尚 穿搭 ファッション 패션
shoes: shoes sneakers schuhe zapatos zapatillas chaussures sapatos scarpe schoenen buty обувь кроссовки 鞋 球鞋 靴 スニーカー 신발 운동화
jewelry: jewelry jewellery necklace schmuck joyas joyería bijoux joias gioielli sieraden biżuteria украшения 珠宝 首饰 ジュエリー 주얼리
# technology
computer: computer laptop pc rechner ordenador ordinateur computador komputer компьютер 电脑 パソコン 컴퓨터
phone: phone smartphone iphone android teléfono móvil téléphone telefone telefono telefoon telefon телефон смартфон 手机 スマホ 스마트폰
programming: programming coding developer software programmieren programación programmation programação programmazione programmeren programowanie программирование 编程 プログラミング 코딩 프로그래밍
robot: robot robots robotics ai roboter inteligencia intelligence intelligenza робот 机器人 人工智能 ロボット 로봇
photography: photography photographer camera fotografie fotografía kamera photographie fotografia фотография камера 摄影 相机 写真 カメラ 사진 카메라
# gaming
gaming: gaming gamer videogame videogames esports spiele videojuegos jeux jogos videogiochi games gry игры геймер 游戏 电竞 ゲーム 게임
chess: chess schach ajedrez échecs xadrez scacchi schaken szachy шахматы 国际象棋 チェス 체스
# home
garden: garden gardening plants garten pflanzen jardín plantas jardin jardinage plantes jardim giardino piante tuin planten ogród rośliny сад растения 园艺 植物 ガーデニング 정원 식물
furniture: furniture interior decor möbel einrichtung muebles decoración meubles décoration móveis decoração mobili arredamento meubels meble мебель интерьер 家具 家居 インテリア 가구 인테리어
crafts: crafts diy handmade knitting crochet basteln stricken manualidades tejer bricolage tricot artesanato crochê artigianato knutselen breien rękodzieło рукоделие вязание 手工 編み物 手芸 뜨개질 공예
cleaning: cleaning tidying declutter putzen aufräumen limpieza ménage limpeza pulizie schoonmaken sprzątanie уборка 清洁 收纳 掃除 청소
# family
family: family parenting mom dad familie eltern familia padres famille parents família pais famiglia genitori ouders rodzina семья родители 家庭 育儿 家族 子育て 가족 육아
baby: baby toddler newborn säugling bebé bébé bebê neonato niemowlę малыш 宝宝 婴儿 赤ちゃん 아기
dog: dog dogs puppy hund welpe perro cachorro chien cão cane hond pies собака щенок 狗 小狗 犬 강아지
cat: cat cats kitten katze gato gatto kat kot кошка котёнок 猫 고양이
# knowledge
money: money finance investing stocks finanzen aktien dinero finanzas inversión argent bourse dinheiro finanças soldi finanza geld beleggen pieniądze деньги инвестиции финансы 理财 股票 投資 金融 돈 재테크 주식
science: science scientist physics chemistry wissenschaft physik ciencia física science scienza fisica wetenschap nauka наука физика 科学 物理 과학
books: books book reading literature bücher lesen libros lectura livres livros leitura libri lettura boeken lezen książki книги чтение 读书 阅读 書籍 読書 책 독서
language: language languages english grammar sprache sprachen englisch idiomas inglés langues anglais inglês lingue inglese taal engels języki язык английский 英语 语言 英語 영어
cars: car cars automobile auto autos coche coches voiture voitures carro carros macchina samochód автомобиль машина 汽车 車 자동차
art: art artist painting drawing kunst malen zeichnen arte pintura dibujo peinture dessin desenho pittura disegno schilderen tekenen sztuka malarstwo искусство рисование 艺术 绘画 アート 絵画 미술 그림
film: film movie movies cinema kino película cine cinéma filme filmes bioscoop фильм кино 电影 映画 영화
`
