/** Korean words of creators' topics, by their English gloss. */
export const koWords = `
food: 음식, 푸드, 먹거리, 식품, 집밥, 한식, 맛집
cooking: 요리, 쿠킹, 집밥, 조리, 쿡방
recipe: 레시피, 요리법, 조리법
chef: 셰프, 쉐프, 요리사, 주방장, 조리사
kitchen: 주방, 부엌, 키친
meal prep: 밀프렙, 반찬, 밑반찬
breakfast: 아침식사, 아침밥, 조식
lunch: 점심, 점심식사, 점심밥, 런치
dinner: 저녁식사, 저녁밥, 저녁메뉴, 디너
soup: 수프, 스프, 찌개, 국물, 국밥, 수제비, 된장국, 미역국
salad: 샐러드
meat: 고기, 육류, 고깃집
chicken: 치킨, 닭고기, 닭가슴살, 닭갈비, 삼계탕, 닭볶음탕
beef: 소고기, 쇠고기, 스테이크, 한우, 불고기
pork: 돼지고기, 삼겹살, 돈까스, 돈가스, 족발, 보쌈
fish: 생선, 물고기, 연어, 생선구이
seafood: 해산물, 씨푸드, 새우, 조개, 랍스터
rice: 밥, 쌀, 쌀밥, 볶음밥, 비빔밥, 김밥
noodles: 국수, 라면, 면요리, 칼국수, 냉면, 우동, 라멘, 짜장면, 누들
pasta: 파스타, 스파게티
pizza: 피자
egg: 계란, 달걀, 계란말이
cheese: 치즈
vegetables: 야채, 채소, 나물
fruit: 과일
potato: 감자, 고구마, 감자튀김
mushroom: 버섯
tomato: 토마토
spicy: 매운, 매운맛, 매콤, 매운음식
sauce: 소스, 양념장, 드레싱
spices: 향신료, 조미료, 양념
barbecue: 바베큐, 바비큐, 숯불구이
grill: 그릴요리, 석쇠, 직화구이, 철판구이
frying: 튀김, 튀기기, 볶음요리, 볶음
fermented food: 발효, 발효음식, 발효식품, 김치, 장아찌, 된장, 고추장, 젓갈
sushi: 초밥, 스시, 사시미, 생선회
curry: 카레, 커리
dumplings: 만두, 교자, 딤섬, 만둣국
burger: 햄버거, 버거
sandwich: 샌드위치, 토스트
coffee: 커피, 원두, 아메리카노, 홈카페, 핸드드립, 드립커피
latte art: 라떼아트, 라테아트
barista: 바리스타
tea: 홍차, 녹차, 전통차, 말차, 찻집, 티타임, 다도체험, 다도수업
milk tea: 밀크티, 버블티
wine: 와인, 포도주
beer: 맥주, 수제맥주, 생맥주
cocktail: 칵테일
juice: 주스, 쥬스, 과일주스
water: 물, 생수, 식수, 물마시기
snack: 간식, 과자, 스낵
ice cream: 아이스크림, 젤라또, 빙수, 팥빙수
honey: 꿀, 벌꿀, 허니
mukbang: 먹방, 대식가, 먹방유튜버, 먹스타그램
delicious: 맛있는, 맛있게, 맛있다, 존맛, 꿀맛, 맛나
gourmet: 미식, 미식가, 고메
foodie: 먹보, 먹깨비, 맛집러버, 먹잘알, 미식가
ingredients: 식재료, 요리재료, 식자재
air fryer: 에어프라이어, 에어프라이기
asmr: 에이에스엠알, 팅글, 이팅사운드
baking: 베이킹, 홈베이킹, 제과제빵, 제빵, 제과
baker: 제빵사, 파티시에, 베이커리, 빵집, 베이커
cake: 케이크, 케익, 롤케이크
birthday cake: 생일케이크, 생일케익
bread: 빵, 식빵, 빵순이, 베이글, 소금빵
sourdough: 사워도우, 천연발효빵, 천연효모, 천연발효종
cookie: 쿠키, 비스킷
pastry: 페이스트리, 페스츄리, 양과자
dessert: 디저트, 후식, 마카롱
chocolate: 초콜릿, 초콜렛, 초코
cupcake: 컵케이크, 컵케익, 머핀
pie: 애플파이, 타르트, 호두파이, 에그타르트
croissant: 크루아상, 크로와상, 크로플
donut: 도넛, 도너츠
candy: 사탕, 캔디, 젤리, 탕후루
sweets: 군것질, 달달한간식, 단것, 약과
sugar: 설탕, 당류
flour: 밀가루, 쌀가루, 통밀
yeast: 이스트, 효모
oven: 오븐
cake decorating: 케이크장식, 케이크데코, 앙금플라워, 케이크디자인, 플라워케이크
pancake: 팬케이크, 핫케이크, 팬케익
vegan: 비건, 완전채식
vegetarian: 채식, 채식주의, 채식주의자, 베지테리언
plant based: 식물성, 대체육, 플랜트베이스
tofu: 두부, 순두부
organic: 유기농, 오가닉, 무농약
gluten free: 글루텐프리
sugar free: 무설탕, 무가당, 슈가프리, 저당, 제로슈거
raw food: 로푸드, 생채식
street food: 길거리음식, 스트릿푸드, 길거리푸드, 분식, 떡볶이, 타코야끼, 호떡, 길거리 음식, 먹거리, 야시장 먹거리
food stall: 포장마차, 노점, 노점상, 가판대
night market: 야시장
food truck: 푸드트럭
taco: 타코, 부리또
kebab: 케밥, 양꼬치, 꼬치구이
luxury restaurant: 고급레스토랑, 고급식당
fine dining: 파인다이닝, 오마카세
michelin star: 미슐랭, 미쉐린, 미슐랭맛집
tasting menu: 코스요리, 테이스팅메뉴
sommelier: 소믈리에
whisky: 위스키, 하이볼
buffet: 뷔페, 부페, 무한리필
restaurant: 레스토랑, 식당, 음식점, 맛집, 밥집
cafe: 카페, 카페투어, 디저트카페, 찻집
food review: 맛집리뷰, 음식리뷰, 맛집탐방, 맛집후기, 맛집추천
bar: 술집, 칵테일바, 선술집, 펍, 이자카야, 와인바
food tour: 맛집투어, 먹방투어, 미식여행, 먹방여행
coffee shop: 커피숍, 커피전문점, 커피집, 로스터리
beauty: 뷰티, 미용, 아름다움, 뷰티풀, 뷰스타그램
perfume: 향수, 퍼퓸
fragrance: 향기, 프래그런스, 디퓨저, 아로마
cosmetics: 화장품, 코스메틱, 뷰티템
beauty salon: 뷰티샵, 피부관리실, 에스테틱, 뷰티살롱
tattoo: 타투, 문신, 타투이스트
eyelashes: 속눈썹, 속눈썹연장, 속눈썹펌, 래쉬
eyebrows: 눈썹, 눈썹문신, 반영구
anti aging: 안티에이징, 노화방지, 동안피부, 저속노화, 항노화
plastic surgery: 성형, 성형수술, 성형외과, 쌍꺼풀
spa: 사우나, 찜질방, 데이스파, 스파마사지
massage: 마사지, 안마, 도수치료
skincare: 스킨케어, 피부관리, 피부케어, 기초화장품, 저자극
skin: 피부, 피부결, 피부톤
sunscreen: 선크림, 썬크림, 자외선차단제, 선케어, 선스크린, 자외선 차단제
moisturizer: 보습, 수분크림, 보습제, 로션
face mask: 마스크팩, 얼굴팩, 시트팩
serum: 세럼, 앰플, 에센스
acne: 여드름, 피부트러블, 뾰루지, 좁쌀여드름, 트러블
wrinkles: 주름, 팔자주름, 잔주름
dermatologist: 피부과, 피부과전문의, 피부과의사
face: 얼굴, 페이스라인, 안면
eyeliner: 아이라이너, 아이라인
blush: 블러셔, 볼터치, 블러쉬
makeup: 메이크업, 화장, 메컵, 분장
makeup artist: 메이크업아티스트, 분장사
lipstick: 립스틱, 립틴트, 립밤, 틴트, 립글로스
eyeshadow: 아이섀도우, 아이섀도, 섀도우팔레트, 아이쉐도우
mascara: 마스카라
wedding makeup: 웨딩메이크업, 신부화장, 신부메이크업, 신부 메이크업, 웨딩 메이크업
hair: 머리카락, 헤어, 모발, 머릿결, 긴머리, 단발머리, 단발
haircare: 헤어케어, 두피케어, 두피관리, 모발관리, 트리트먼트
hairstyle: 헤어스타일, 머리스타일, 헤어스타일링, 머리묶기
haircut: 커트, 헤어컷, 이발, 헤어커트
hairdresser: 미용사, 헤어디자이너, 미용실, 헤어샵, 헤어스타일리스트
curly hair: 곱슬머리, 곱슬, 파마, 헤어펌, 히피펌
hair color: 염색, 헤어컬러, 탈색, 머리색
hair loss: 탈모, 모발이식, 대머리
shampoo: 샴푸
wig: 가발
beard: 수염, 턱수염, 콧수염
barber: 바버샵, 바버, 이발사, 이발소
nails: 네일, 손톱, 네일샵
nail art: 네일아트, 네일아티스트, 네일디자인, 셀프네일, 네일 디자인, 네일 아트
manicure: 손톱관리, 네일케어, 매니큐어
pedicure: 페디큐어, 발톱, 패디큐어
nail polish: 매니큐어, 네일폴리시, 네일컬러
gel nails: 젤네일, 젤네일팁
fashion: 패션, 패셔니스타, 옷스타그램
outfit: 코디, 데일리룩, 착장, 룩북, 오늘의코디, 아웃핏
style: 스타일, 스타일링, 스타일리스트
clothing: 옷, 의류, 의상, 옷가게, 옷쇼핑
dress: 원피스, 드레스
skirt: 치마, 스커트
shirt: 셔츠, 블라우스, 와이셔츠
jeans: 청바지, 데님, 스키니진
shoes: 신발, 구두, 슈즈, 부츠
high heels: 하이힐, 구두굽
bag: 가방, 핸드백, 에코백, 크로스백
jewelry: 주얼리, 쥬얼리, 악세사리, 액세서리, 보석, 장신구, 악세서리
ring: 반지, 커플링
earrings: 귀걸이, 귀고리, 이어링, 피어싱
necklace: 목걸이
watch: 시계, 손목시계, 워치
hat: 모자, 볼캡, 비니모자
glasses: 안경, 선글라스, 안경테
model: 모델, 패션모델, 피팅모델
fashion designer: 패션디자이너, 의상디자이너
modest fashion: 무슬림패션, 모디스트패션
hijab: 히잡
swimsuit: 수영복, 비키니, 래쉬가드
underwear: 속옷, 란제리, 브래지어, 언더웨어
wedding dress: 웨딩드레스
traditional dress: 전통의상, 전통복장, 전통옷
kimono: 기모노, 유카타
hanbok: 한복, 생활한복, 개량한복
hanfu: 한푸
sari: 인도사리
men's fashion: 남성패션, 남자패션, 남자코디, 남성의류, 남자옷
women's fashion: 여성패션, 여자코디, 여성의류, 여자옷, 여자패션
fashion week: 패션위크, 패션쇼
streetwear: 스트릿패션, 스트리트패션, 스트릿웨어, 스트리트웨어
sneakers: 스니커즈, 운동화, 스니커
hoodie: 후드티, 후디, 후드집업
t-shirt: 티셔츠, 반팔티, 맨투맨
luxury: 럭셔리, 명품, 고급스러운, 호화로운
luxury fashion: 명품, 명품패션, 명품브랜드
designer bag: 명품백, 명품가방
haute couture: 오뜨꾸뛰르, 오트쿠튀르
diamonds: 다이아몬드, 다이아반지
gold: 황금, 순금, 골드, 금반지
leather: 가죽, 가죽공예, 레더
vintage: 빈티지, 빈티지샵
thrifting: 구제샵, 구제쇼핑, 빈티지쇼핑, 동묘
second hand: 중고, 중고거래, 세컨핸드, 당근마켓, 구제, 구제 옷, 구제옷, 중고 옷
flea market: 벼룩시장, 플리마켓
antiques: 골동품, 앤티크, 앤틱
retro: 레트로, 복고, 뉴트로
upcycling: 업사이클링, 리폼, 새활용
collector: 수집가, 컬렉터, 콜렉터
fitness: 피트니스, 헬스, 운동스타그램, 헬스타그램
workout: 운동, 워크아웃, 오운완, 운동루틴
gym: 헬스장, 체육관, 피트니스센터
home workout: 홈트, 홈트레이닝, 홈짐, 집에서운동
exercise: 운동, 운동법, 국민체조
personal trainer: 퍼스널트레이너, 트레이너, 퍼스널트레이닝, 헬스트레이너
weight loss: 다이어트, 체중감량, 살빼기, 감량, 살빼는
diet: 식단, 식단관리, 다이어트식단, 식이요법, 다이어트식, 간헐적단식
healthy: 건강한, 건강, 건강식
nutrition: 영양, 영양사, 영양제, 영양학
calories: 칼로리, 열량
protein: 단백질, 프로틴
abs: 복근, 식스팩, 뱃살, 복근운동
cardio: 유산소, 유산소운동
stretching: 스트레칭
calisthenics: 맨몸운동, 칼리스데닉스, 턱걸이
warm up: 워밍업, 준비운동
muscle: 근육, 근력
body: 몸, 신체, 몸매, 바디
bodybuilding: 보디빌딩, 바디빌딩, 보디빌더, 바디프로필, 바프
strength training: 근력운동, 웨이트트레이닝, 웨이트, 스트렝스
weightlifting: 웨이트리프팅, 역도선수, 역도부
powerlifting: 파워리프팅, 벤치프레스, 데드리프트
dumbbells: 덤벨, 아령, 케틀벨
muscle building: 벌크업, 근육만들기, 근성장, 근비대
yoga: 요가, 요가강사, 빈야사
pilates: 필라테스
meditation: 명상, 명상음악
breathing: 호흡, 호흡법, 심호흡
mindfulness: 마음챙김, 마인드풀니스
relaxation: 휴식, 이완, 릴렉스
flexibility: 유연성, 다리찢기
back pain: 허리통증, 요통, 허리디스크
posture: 자세교정, 체형교정, 바른자세, 거북목
trail running: 트레일러닝, 산악달리기
running shoes: 러닝화, 런닝화
running: 러닝, 런닝, 달리기
runner: 러너, 러닝크루, 런린이
marathon: 마라톤, 마라토너, 하프마라톤
jogging: 조깅
triathlon: 트라이애슬론, 철인삼종, 철인
cycling: 사이클링, 라이딩, 자전거여행, 사이클
bicycle: 자전거, 따릉이
cyclist: 자전거라이더, 자덕, 사이클리스트
mountain bike: 산악자전거, 엠티비
road bike: 로드자전거, 로드바이크
electric bike: 전기자전거
outdoor: 아웃도어, 야외
adventure: 모험, 탐험, 어드벤처, 어드벤쳐
climbing: 클라이밍, 등반, 클라이머
mountaineering: 등산, 산행, 등산객, 산악인, 등린이
rock climbing: 암벽등반, 락클라이밍
kayak: 카약, 카누
surfing: 서핑, 서퍼, 파도타기
diving: 다이빙, 스쿠버다이빙, 프리다이빙, 스노클링, 다이버
sailing: 세일링, 돛단배, 항해
boat: 보트, 선박
skiing: 스키, 스키장
snowboarding: 스노보드, 스노우보드
survival: 생존, 서바이벌
bushcraft: 부시크래프트, 부쉬크래프트
fishing: 낚시, 낚시꾼, 바다낚시, 루어낚시
hunting: 사냥, 수렵, 사냥꾼
extreme sports: 익스트림스포츠, 스카이다이빙, 번지점프, 패러글라이딩
mountain: 산, 한라산, 지리산, 산속
river: 한강, 하천, 계곡, 강가, 강변
lake: 호수, 호숫가
sea: 바다, 동해바다
beach: 해변, 해수욕장, 바닷가
island: 섬, 섬여행, 무인도
forest: 숲, 숲속, 산림, 숲길
desert: 사막
snow: 설경, 함박눈, 눈꽃, 눈사람, 첫눈
nature: 자연, 대자연, 자연풍경
waterfall: 폭포
cave: 동굴
sunset: 일몰, 노을, 석양, 선셋
hiking: 하이킹, 트레킹, 트래킹, 둘레길
camping: 캠핑, 캠퍼, 캠핑장, 글램핑, 캠린이, 솔로 캠핑, 솔캠, 차박, 백패킹 캠핑
tent: 텐트, 타프
campfire: 캠프파이어, 모닥불, 불멍
van life: 밴라이프, 캠핑카
trail: 둘레길, 올레길, 등산로, 산책로
backpack: 배낭, 백팩
national park: 국립공원
knife: 칼, 나이프, 식칼
sports: 스포츠, 체육, 생활체육
athlete: 운동선수, 선수, 국가대표
coach: 코치
swimming: 수영
volleyball: 배구
badminton: 배드민턴
table tennis: 탁구
boxing: 복싱, 권투, 킥복싱, 복서
martial arts: 무술, 격투기, 무예, 합기도, 검도, 쿵푸
karate: 가라데, 공수도, 가라테
taekwondo: 태권도
judo: 유도선수, 주짓수, 유도부
wrestling: 레슬링, 프로레슬링, 씨름
mixed martial arts: 종합격투기
athletics: 육상, 육상선수
gymnastics: 체조선수, 리듬체조, 기계체조, 체조
ice hockey: 아이스하키
figure skating: 피겨스케이팅, 피겨, 스케이트, 빙상
rugby: 럭비
cricket: 크리켓
american football: 미식축구
skateboarding: 스케이트보드, 롱보드, 스케이트보딩
olympics: 올림픽, 패럴림픽
horse riding: 승마, 말타기
racing: 레이싱, 카레이싱, 자동차경주, 경마
championship: 챔피언십, 선수권, 챔피언, 우승
team: 팀, 팀워크
fan: 팬, 팬클럽, 팬덤, 팬계정
training: 훈련, 트레이닝
goal: 골, 득점, 골장면
soccer: 축구, 풋살, 조기축구
soccer player: 축구선수
goalkeeper: 골키퍼
world cup: 월드컵
football club: 축구클럽, 축구팀, 축구단
streetball: 길거리농구
basketball: 농구, 프로농구
basketball player: 농구선수
nba: 엔비에이, 느바
baseball player: 야구선수
home run: 홈런
baseball: 야구, 프로야구, 소프트볼, 글러브
tennis player: 테니스선수
tennis: 테니스
padel: 파델
golf swing: 골프스윙
golf course: 골프장, 골프코스, 컨트리클럽
golf: 골프, 골퍼, 골린이, 스크린골프
travel: 여행, 여행스타그램, 해외여행, 국내여행, 트래블
traveler: 여행자, 여행가, 여행객, 트래블러, 여행작가
tourism: 관광, 관광지, 관광객
travel guide: 여행가이드, 여행코스, 가이드북, 여행지추천
trip: 여행기, 나들이
road trip: 로드트립, 자동차여행, 드라이브여행
flight: 비행, 항공권, 항공편
airplane: 비행기, 항공, 여객기
train: 기차, 열차, 지하철, 전철, 기차여행
railway: 철도, 철덕
cruise: 크루즈
hotel: 호텔, 숙소, 펜션, 민박, 호텔리뷰
hostel: 호스텔, 게스트하우스, 게하
passport: 여권
visa: 관광비자, 비자발급, 비자신청, 취업비자
vacation: 휴가, 바캉스, 호캉스, 여름휴가
travel tips: 여행팁, 여행꿀팁, 여행정보, 여행준비
solo travel: 혼자여행, 나홀로여행, 혼행, 혼자떠나는여행
city: 도시, 시티
village: 마을, 시골마을, 동네
street: 길거리, 골목, 골목길
walking tour: 도보여행, 산책, 워킹투어, 걷기여행
museum: 박물관, 미술관, 뮤지엄
old town: 구시가지, 한옥마을, 올드타운
living abroad: 해외생활, 해외살이, 외국생활, 워홀, 워킹홀리데이, 해외이민, 이민생활, 이민자
digital nomad: 디지털노마드, 노마드
expat: 주재원, 해외거주, 재외국민, 외국인
world: 세계, 월드, 세계일주, 전세계
country: 국가, 여러나라
culture: 문화, 컬처, 한국문화
tradition: 전통, 전통문화
festival: 축제, 페스티벌
hot spring: 온천, 온천여행, 노천탕
theme park: 테마파크, 놀이공원, 에버랜드, 롯데월드
europe: 유럽, 유럽여행
asia: 동남아, 동남아시아
africa: 아프리카
america: 아메리카, 북미
hitchhiking: 히치하이킹, 히치하이크
cheap flights: 저가항공, 특가항공권, 항공권특가, 최저가항공권
backpacking: 배낭여행, 백패킹
backpacker: 배낭여행자, 백패커, 배낭여행객
budget travel: 가성비여행, 알뜰여행, 저예산여행, 저렴한여행
first class: 퍼스트클래스, 일등석
luxury travel: 럭셔리여행, 호화여행
luxury hotel: 럭셔리호텔, 특급호텔, 고급호텔
resort: 리조트, 휴양지
yacht: 요트
family: 가족, 패밀리, 가정
parents: 부모, 부모님, 학부모
parenting: 육아, 양육, 자녀교육, 육아일기, 육아템
mother: 엄마, 어머니, 마미, 울엄마
father: 아빠, 아버지, 대디
mom life: 육아맘, 워킹맘, 맘스타그램, 전업맘, 엄마일상, 육아소통, 아들맘
baby: 아기, 베이비, 애기, 갓난아기
pregnancy: 임신, 임산부, 출산, 태교, 예비맘, 임신부
breastfeeding: 모유수유, 모유, 완모
newborn: 신생아, 산후조리원, 조리원
toddler: 유아, 두돌아기, 어린아이, 아기 육아
grandmother: 할머니, 외할머니
grandfather: 할아버지, 외할아버지
grandparents: 조부모, 조부모님
marriage: 결혼, 결혼생활, 신혼, 신혼부부, 유부녀, 배우자
wedding: 결혼식, 웨딩, 결혼준비, 스몰웨딩
couple: 커플, 부부, 연인, 럽스타그램
love: 사랑, 러브
dating: 연애, 소개팅, 데이트코스, 데이트룩, 썸남
relationship: 인간관계, 연애상담, 남자친구, 여자친구, 남친, 여친, 헤어진, 헤어질, 헤어지
divorce: 이혼, 돌싱
kids: 어린이, 키즈, 아이들, 아동, 우리아이, 초등학생, 아이와, 아이랑, 아이
kids activities: 아이놀이, 엄마표놀이, 키즈카페, 놀이육아, 아이와함께, 체험학습
toys: 장난감, 완구, 토이
dolls: 인형, 구체관절인형, 인형놀이
lego: 레고, 블록놀이
playground: 놀이터
fairy tales: 동화, 전래동화, 동화책, 그림책
nursery rhymes: 동요, 인기동요
kindergarten: 유치원, 어린이집, 보육교사
puzzle: 퍼즐, 방탈출, 수수께끼
slime: 슬라임, 액괴, 액체괴물
education: 교육, 에듀, 교육정보
school: 학교, 고등학교, 초등학교, 중학교, 학원, 보습학원, 중고등
teacher: 선생님, 교사, 강사, 쌤
student: 학생, 대학생, 고등학생, 중학생, 수험생
university: 대학교, 대학, 대학원, 캠퍼스
lesson: 수업, 강의, 강좌, 배우는, 배워요, 배우고, 커리큘럼, 원데이클래스, 배우면
online course: 인강, 온라인강의, 온라인클래스, 이러닝, 온라인수업
language learning: 외국어, 어학, 외국어공부, 언어공부, 한국어공부, 통역사
english: 영어, 영어회화, 영어공부, 잉글리쉬
sign language: 수어, 수화
mathematics: 수학
history: 역사, 한국사, 세계사
geography: 지리학, 세계지리, 한국지리
philosophy: 철학, 철학자, 인문학
psychology: 심리학, 심리, 심리테스트
literature: 문학, 소설, 웹소설
books: 책, 도서, 책방, 서점, 서적, 북스타그램, 책스타그램
reading: 독서, 책읽기, 독서모임
writing: 글쓰기, 글, 작문, 에세이
poetry: 시인, 시집, 자작시, 시낭송, 시쓰기
author: 작가, 소설가, 저자
book review: 책리뷰, 서평, 북리뷰, 북튜버, 책추천, 독후감
library: 도서관
knowledge: 지식, 상식, 교양
facts: 잡지식, 잡학다식, 팩트체크
explained: 해설, 설명, 총정리, 쉽게설명
audiobook: 오디오북, 책읽어주는, 낭독
podcast: 팟캐스트
interview: 인터뷰
study: 공부, 공스타그램, 스터디
study tips: 공부법, 공부팁, 학습법, 공부방법, 공부꿀팁
exam: 시험, 수능, 입시, 자격증, 공무원시험, 시험 준비, 고시
homework: 숙제, 과제
note taking: 노트필기, 노트정리, 필기
memory: 기억, 기억력, 암기, 암기법
study with me: 스터디윗미, 같이공부, 공부방송, 스터디위드미
study abroad: 유학, 유학생, 어학연수, 교환학생, 유학생활
stationery: 문구류, 문구점, 학용품, 필기구, 문구덕후, 문구덕
productivity: 생산성, 업무효율, 효율적인
time management: 시간관리
science: 과학, 사이언스
scientist: 과학자, 연구원, 연구자
physics: 물리, 물리학
chemistry: 화학
biology: 생물학, 생물, 생명과학
astronomy: 천문학, 천문, 천체, 천체관측
space: 우주, 우주비행사, 우주여행, 유니버스
rocket: 로켓, 발사체
telescope: 망원경
experiment: 실험, 과학실험
engineering: 공학, 엔지니어링, 엔지니어
medicine: 의학, 의료, 약사, 한의학, 한의사, 의약품, 물리치료, 물리치료사
doctor: 의사, 닥터, 전문의
hospital: 병원, 클리닉, 간호사
health: 건강, 헬스케어, 건강정보
mental health: 정신건강, 멘탈, 심리상담, 멘탈케어, 정신과
brain: 뇌, 두뇌, 뇌과학
dinosaurs: 공룡, 티라노사우루스
archaeology: 고고학, 유적, 유적지
climate: 기후
energy: 에너지
robot: 로봇, 로보틱스, 로보트
technology: 기술, 테크, 테크놀로지, 아이티, 스마트
computer: 컴퓨터, 데스크탑
laptop: 노트북, 랩탑
internet: 인터넷, 온라인
software: 소프트웨어
app: 앱, 어플, 애플리케이션, 어플리케이션
phone: 휴대폰, 핸드폰, 폰, 휴대전화
electronics: 전자제품, 가전, 가전제품, 전자공학
smart home: 스마트홈
3d printing: 쓰리디프린터, 쓰리디프린팅, 3d프린팅, 3d프린터, 프린팅
drone: 드론, 드론촬영, 항공촬영
invention: 발명, 발명품, 발명가
future: 미래
gadgets: 가젯, 테크템, 아이티 기기
review: 리뷰, 후기, 사용기, 리뷰어, 평가
unboxing: 언박싱, 개봉기, 개봉
smartphone: 스마트폰, 갤럭시폰
iphone: 아이폰
android: 안드로이드
headphones: 헤드폰, 이어폰, 헤드셋, 에어팟
camera: 카메라, 미러리스, 필름카메라, 디카
keyboard: 키보드
smartwatch: 스마트워치, 애플워치, 갤럭시워치
tablet: 태블릿, 아이패드
pc build: 컴퓨터조립, 조립컴퓨터, 컴퓨터견적
vacuum cleaner: 청소기, 로봇청소기, 진공청소기
microphone: 마이크
programming: 프로그래밍
programmer: 프로그래머
coding: 코딩, 코딩교육, 소스코드
developer: 개발자, 디벨로퍼
web development: 웹개발, 프론트엔드, 백엔드, 웹디자인, 홈페이지제작, 웹사이트제작
python: 파이썬
javascript: 자바스크립트
linux: 리눅스
app development: 앱개발, 어플개발, 앱제작
open source: 오픈소스
data science: 데이터사이언스, 데이터분석, 데이터과학
artificial intelligence: 인공지능, 생성형
machine learning: 머신러닝, 기계학습, 딥러닝, 자연어처리
chatbot: 챗봇
ai art: 인공지능그림, 인공지능아트
automation: 자동화, 업무자동화
data: 데이터, 빅데이터, 데이터베이스
cybersecurity: 사이버보안, 정보보안, 보안, 정보보호
hacker: 해커, 해킹
ethical hacking: 화이트해커, 모의해킹, 윤리적해킹
privacy: 프라이버시, 개인정보, 사생활
password: 비밀번호, 패스워드
online scam: 온라인사기, 인터넷사기, 보이스피싱, 사기꾼, 사기피해, 피싱사기
gaming: 게임, 게이밍, 겜스타그램
gamer: 게이머, 프로게이머, 겜돌이
video game: 비디오게임, 콘솔게임, 게임소프트
gameplay: 게임플레이, 플레이영상, 게임영상
let's play: 게임실황, 게임방송, 실황플레이
live stream: 라이브방송, 생방송, 실시간방송, 라방, 스트리밍, 인터넷방송, 방송
streamer: 스트리머, 비제이, 버튜버
console: 콘솔, 게임기
playstation: 플레이스테이션, 플스
xbox: 엑스박스, 엑박
nintendo: 닌텐도, 닌텐도스위치
minecraft: 마인크래프트, 마크서버, 마크건축
roblox: 로블록스, 로블
retro games: 레트로게임, 고전게임, 추억의게임, 오락실
horror game: 공포게임, 호러게임
role playing game: 롤플레잉, 롤플레잉게임, 알피지
strategy game: 전략게임, 스타크래프트
racing game: 레이싱게임, 카트라이더
indie games: 인디게임
virtual reality: 가상현실, 브이알, 메타버스
valorant: 발로란트
counter-strike: 카운터스트라이크
esports: 이스포츠, 프로게이머
tournament: 토너먼트, 대회, 리그
league of legends: 리그오브레전드, 롤, 롤드컵
shooter game: 슈팅게임, 총게임, 오버워치, 서든어택
fortnite: 포트나이트
free fire: 프리파이어
genshin impact: 원신
mobile legends: 모바일레전드
mobile games: 모바일게임, 폰게임, 모바일겜
pubg: 배틀그라운드, 배그
pokemon: 포켓몬, 포켓몬스터, 피카츄
board games: 보드게임, 바둑, 보드 게임
card games: 카드게임, 트레이딩카드, 화투, 포커게임
chess: 체스
dungeons and dragons: 던전앤드래곤
miniatures: 미니어처, 미니어쳐, 돌하우스
mahjong: 마작
magic tricks: 마술, 마술사, 카드마술
anime: 애니, 애니메이션, 일본애니
manga: 만화, 일본만화
cosplay: 코스프레, 코스어, 코스플레이
otaku: 오타쿠, 덕후, 덕질, 오덕
fan art: 팬아트, 팬픽, 동인지
animation: 애니메이션, 애니메이터
cartoon: 카툰, 만화영화
graphic novel: 그래픽노블
marvel: 마블, 어벤져스
comics: 만화, 코믹스, 만화책, 인스타툰, 만화가
superhero: 슈퍼히어로, 히어로
webtoon: 웹툰, 웹툰작가
movies: 영화, 무비, 영화추천
tv series: 드라마, 미국드라마, 드라마추천, 티비시리즈
cinema: 영화관, 극장, 시네마
actor: 배우, 남배우, 남자배우, 연기자
actress: 여배우, 여자배우
horror: 공포, 호러, 공포영화, 무서운
thriller: 스릴러
documentary: 다큐멘터리, 다큐
korean drama: 한국드라마, 케이드라마, 한드
reality show: 리얼리티쇼, 예능, 리얼리티프로그램
television: 텔레비전, 티비, 방송
celebrity: 연예인, 셀럽, 유명인
bollywood: 발리우드, 인도영화
filmmaking: 영화제작, 영상제작, 영화감독, 단편영화
video editing: 영상편집, 동영상편집, 편집자, 프리미어프로, 영상편집자
series review: 드라마리뷰, 드라마해설
film review: 영화리뷰, 영화해설, 영화후기
film critic: 영화평론가, 영화평론, 평론가
music: 음악, 뮤직, 음원
musician: 뮤지션, 음악가, 연주자, 음악인
song: 노래, 명곡, 대중가요, 인기가요
band: 밴드, 인디밴드, 밴드음악
concert: 콘서트, 공연, 연주회, 버스킹, 음악회
rap: 랩, 래퍼
hip hop: 힙합
rock music: 록음악, 락음악, 락밴드, 록밴드
jazz: 재즈
classical music: 클래식, 클래식음악
pop music: 팝송, 대중음악, 팝음악, 발라드
kpop: 케이팝, 아이돌, 걸그룹, 보이그룹, 포토카드
folk music: 국악, 민요, 포크송, 민속음악
latin music: 라틴음악
orchestra: 오케스트라, 교향악단, 관현악
opera: 오페라
composer: 작곡가, 작곡
music video: 뮤직비디오, 뮤비
vinyl records: 바이닐, 레코드판, 엘피판, 레코드
lofi music: 로파이, 로파이음악
relaxing music: 힐링음악, 수면음악, 휴식음악, 잔잔한음악, 편안한음악
religious music: 찬양, 찬송가, 복음성가, 찬송, 워십
singing: 보컬, 노래부르기, 가창, 보컬트레이닝, 성악
singer: 가수, 싱어, 보컬리스트, 싱어송라이터, 트로트가수
cover song: 커버곡, 커버송, 노래커버, 커버 연주, 커버
karaoke: 노래방, 코인노래방
choir: 합창, 합창단
voice: 목소리, 성우, 보이스
house music: 하우스음악, 하우스뮤직
nightclub: 나이트클럽, 클럽음악
dj: 디제이, 디제잉
electronic music: 전자음악, 일렉트로닉, 이디엠
techno: 테크노
party: 파티, 파티룸
musical instruments: 악기, 가야금, 악기연주
guitar: 기타, 통기타, 일렉기타, 어쿠스틱기타, 기타리스트, 기타연주, 핑거스타일
bass guitar: 베이스기타, 베이시스트, 베이스연주
piano: 피아노, 피아니스트
violin: 바이올린, 바이올리니스트
drums: 드럼, 드러머, 장구
flute: 플루트, 플룻, 대금연주
saxophone: 색소폰, 섹소폰
ukulele: 우쿨렐레, 우크렐레
music production: 음악제작, 편곡, 미디작곡, 믹싱
music producer: 음악프로듀서, 프로듀서
beats: 비트, 비트메이커, 비트메이킹
recording studio: 녹음실, 녹음스튜디오, 레코딩
dance: 춤, 댄스, 무용, 방송댄스
dancer: 댄서, 무용수, 무용가, 춤꾼
ballet: 발레, 발레리나
choreography: 안무, 안무가
street dance: 스트릿댄스, 스트리트댄스, 비보이, 비보잉, 브레이킹댄스, 스트릿 댄스, 힙합 댄스, 힙합댄스
salsa: 살사, 살사댄스
tango: 탱고
zumba: 줌바, 줌바댄스
comedy: 코미디, 개그, 코믹
comedian: 개그맨, 코미디언, 개그우먼, 희극인
funny: 웃긴, 재밌는, 재미있는, 꿀잼, 웃기는, 재미, 유쾌한
humor: 유머, 유머러스
joke: 농담, 아재개그
memes: 밈, 짤방
sketch comedy: 콩트, 꽁트, 스케치코미디, 상황극
laugh: 웃음, 폭소, 웃기
funny videos: 웃긴영상, 재밌는영상, 유머영상, 웃긴동영상, 웃긴 영상, 개그 영상
entertainment: 엔터테인먼트, 예능, 오락, 연예
satire: 풍자, 풍자개그
parody: 패러디
impersonation: 성대모사, 흉내, 모창
stand-up comedy: 스탠드업코미디, 만담, 스탠드업 코미디, 스탠드업
stand-up comedian: 스탠드업코미디언
hidden camera: 몰래카메라
prank: 장난, 몰카, 깜짝카메라
challenge: 챌린지, 도전
diy: 디아이와이, 셀프인테리어
crafts: 공예, 수공예, 크래프트, 라탄공예, 마크라메, 종이공예
handmade: 핸드메이드, 수제, 수제품, 수작업
knitting: 뜨개질, 뜨개, 대바늘, 뜨개인
crochet: 코바늘, 코바늘뜨기
sewing: 바느질, 재봉틀, 재봉, 소잉, 미싱
embroidery: 자수, 프랑스자수, 십자수
wool: 양모, 털실, 뜨개실, 양모펠트
fabric: 원단, 패브릭, 직물, 퀼트
pottery: 도예, 도자기, 도예가
ceramics: 도자기, 세라믹
woodworking: 목공, 목수, 목공예, 우드워킹
wood carving: 우드카빙, 목조각, 나무조각
origami: 종이접기, 색종이
candle making: 캔들, 캔들만들기, 양초, 향초
soap making: 비누만들기, 천연비누, 수제비누, 비누
jewelry making: 주얼리제작, 비즈공예, 은공예, 악세사리만들기
painting: 회화, 유화, 그림그리기, 페인팅
watercolor: 수채화
drawing: 그림, 드로잉, 그리기, 그림쟁이
sketching: 스케치, 소묘, 크로키
calligraphy: 캘리그라피, 캘리그래피, 서예, 손글씨
artist: 아티스트, 예술가, 미술가, 서양화가, 동양화가, 화가님
art: 예술, 미술, 아트, 모자이크
sculpture: 조소, 조각가, 조각상, 조형물
graffiti: 그래피티, 낙서
digital art: 디지털아트, 디지털드로잉, 디지털그림
illustration: 일러스트, 일러스트레이터, 삽화, 일러스트레이션
graphic design: 그래픽디자인, 그래픽디자이너, 시각디자인, 포토샵
photography: 사진, 포토, 촬영, 사진스타그램
photographer: 사진작가, 포토그래퍼, 사진가, 사진사
journaling: 다이어리, 다꾸, 일기, 다이어리꾸미기
model making: 프라모델, 건프라, 모형, 디오라마
metalworking: 금속공예, 용접, 대장장이, 금속가공, 대장간
repair: 수리, 고치기, 보수공사
restoration: 복원, 복원작업
tools: 도구, 전동공구, 공구함, 수공구
flower arranging: 꽃꽂이, 플로리스트, 플라워레슨
gift: 선물, 기프트
lamp: 램프, 조명, 무드등, 스탠드조명
carpet: 카펫, 양탄자, 카페트
home decor: 인테리어, 집꾸미기, 홈데코, 홈스타일링, 방꾸미기, 소품샵
interior design: 인테리어디자인, 실내디자인, 실내인테리어, 공간디자인
interior designer: 인테리어디자이너, 실내디자이너
home: 집, 우리집, 홈, 집콕, 집스타그램, 집안
house: 집, 주택, 단독주택, 전원주택, 하우스
apartment: 아파트, 오피스텔, 원룸, 빌라, 반지하
furniture: 가구, 소파
bedroom: 침실, 침대
bathroom: 욕실, 화장실
living room: 거실
renovation: 리모델링, 집수리, 셀프인테리어, 리노베이션
architecture: 건축, 건축물, 한옥, 건축학
architect: 건축가, 건축사
cleaning: 청소, 집청소, 세탁, 대청소
organizing: 정리수납, 집정리, 물건정리
minimalism: 미니멀라이프, 미니멀리즘, 미니멀리스트, 미니멀
household tips: 살림, 살림꿀팁, 살림팁, 생활꿀팁, 집안일, 살림노하우
tiny house: 작은집, 협소주택, 농막, 타이니하우스
greenhouse: 온실, 비닐하우스
cactus: 선인장
gardening: 가드닝, 원예, 정원가꾸기, 가드너
garden: 정원, 꽃밭, 가든
plants: 식물, 식물스타그램, 플랜테리어
houseplants: 실내식물, 반려식물, 관엽식물, 화초, 공기정화식물, 실내 식물
flowers: 꽃, 플라워, 꽃집, 꽃다발, 꽃스타그램, 야생화
vegetable garden: 텃밭, 주말농장, 텃밭가꾸기
seeds: 씨앗, 종자, 모종
balcony garden: 베란다텃밭, 베란다정원, 베란다가드닝
bonsai: 분재
succulents: 다육이, 다육식물, 다육
trees: 나무, 수목
farm: 농장, 목장, 스마트팜
farmer: 농부, 농민, 농사꾼, 청년농부, 농업인
agriculture: 농업, 농사, 귀농, 농작물
tractor: 트랙터
beekeeping: 양봉, 꿀벌
homesteading: 자급자족, 귀촌, 귀농귀촌, 전원생활, 시골살이
pets: 반려동물, 애완동물, 펫, 펫스타그램
animals: 동물, 동물원, 애니멀
hamster: 햄스터
rabbit: 토끼
parrot: 앵무새
birds: 새들, 조류, 철새, 참새
aquarium: 수족관, 아쿠아리움, 물생활, 어항, 열대어
snake: 뱀
reptiles: 파충류, 도마뱀, 게코
horse: 경주마, 조랑말, 망아지
chickens: 닭, 암탉, 병아리, 양계, 수탉
goat: 염소
cow: 젖소, 송아지, 황소, 축산
pig: 돼지, 미니피그
sheep: 양떼, 양떼목장, 양목장
pet care: 펫케어, 펫용품, 애견미용, 반려동물용품, 애견용품
veterinarian: 수의사, 동물병원
animal rescue: 동물구조, 유기동물, 유기견, 동물보호소
dog breeds: 견종, 말티즈, 푸들, 포메라니안, 진돗개, 웰시코기, 시바견, 골든리트리버
dog food: 강아지사료, 개사료, 강아지간식, 애견간식
dogs: 강아지, 반려견, 애견, 댕댕이, 멍멍이, 멍스타그램, 개스타그램
puppy: 강아지, 아기강아지, 새끼강아지
dog training: 강아지훈련, 반려견훈련, 애견훈련, 훈련사
cats: 고양이, 냥이, 반려묘, 야옹이, 냥스타그램, 캣스타그램
kitten: 아기고양이, 새끼고양이, 아깽이
cat care: 고양이집사, 냥집사, 고양이키우기, 고양이용품
stray cats: 길고양이, 길냥이, 유기묘
bear: 곰, 북극곰, 불곰, 반달곰
wolf: 늑대
tiger: 호랑이
wildlife: 야생동물, 야생
wild animals: 야생동물, 맹수
lion: 사자
elephant: 코끼리
monkey: 원숭이
panda: 판다, 푸바오
dolphin: 돌고래
insects: 곤충, 벌레, 장수풍뎅이
butterfly: 나비
birdwatching: 탐조, 새관찰, 조류관찰
safari: 사파리
ocean: 해양, 대양, 오션
nature conservation: 자연보호, 환경보전, 생태보전, 자연보전
wildlife photography: 야생동물사진, 생태사진, 조류사진
truck driver: 트럭기사, 화물차기사, 트럭운전사, 화물기사
bus: 버스, 시내버스, 마을버스
cars: 자동차, 차량, 승용차, 카스타그램, 현대자동차, 신차, 내차
motorcycle: 오토바이, 바이크, 모터사이클
biker: 라이더, 바이커, 바이크라이더
car review: 시승기, 자동차리뷰, 신차리뷰, 시승
car repair: 자동차정비, 자동차수리, 카센터, 차량정비
mechanic: 정비사, 자동차정비사, 미케닉
sports car: 스포츠카
classic cars: 클래식카, 올드카
car tuning: 튜닝, 자동차튜닝, 튜닝카
supercar: 슈퍼카
formula 1: 포뮬러원, 포뮬러
drift: 드리프트
driving: 운전, 드라이브, 드라이빙, 초보운전
driving school: 운전면허, 운전학원, 운전연수
truck: 트럭, 화물차
scooter: 스쿠터, 킥보드, 전동킥보드
off-road: 오프로드
used cars: 중고차
electric car: 전기차, 전기자동차
electric vehicles: 전기차, 친환경차
tesla: 테슬라
battery: 배터리, 건전지
charging station: 충전소, 전기차충전, 전기차충전소
solar energy: 태양광, 태양에너지, 태양열, 태양광발전
business: 비즈니스, 사업, 경영
company: 회사, 기업, 주식회사, 법인
small business: 소상공인, 자영업, 자영업자, 중소기업, 소규모사업
leadership: 리더십, 리더
career: 커리어, 경력, 진로
job: 구인, 알바, 취준생
work: 업무, 회사원, 직장생활, 종사자
lawyer: 변호사, 법무사, 로펌
law: 법률, 법학, 법조인
accounting: 회계, 회계사, 세무사, 세무
economy: 경제, 경제학
e-commerce: 이커머스, 전자상거래, 스마트스토어
online store: 온라인쇼핑몰, 쇼핑몰, 인터넷쇼핑몰, 온라인스토어
dropshipping: 드랍쉬핑, 드롭쉬핑, 위탁판매, 구매대행
sales: 판매, 영업사원, 영업직, 세일즈
shop: 가게, 상점, 매장, 샵, 스토어
shopping: 쇼핑, 공동구매, 공구, 로켓배송
shopping haul: 하울, 쇼핑하울, 패션하울
brand: 브랜드
entrepreneur: 창업가, 기업가, 사업가, 자수성가, 사장님
startup: 스타트업, 창업, 벤처
founder: 창업자, 설립자, 창립자
side hustle: 부업, 투잡, 엔잡러
freelancer: 프리랜서
work from home: 재택근무, 재택, 원격근무, 재택알바
make money online: 돈버는법, 온라인수익, 수익창출, 돈벌기, 수익화
motivation: 동기부여, 명언, 공부자극, 다이어트자극
self improvement: 자기계발, 자기개발, 갓생
marketing: 마케팅, 마케터
advertising: 광고, 홍보, 광고대행
digital marketing: 디지털마케팅, 온라인마케팅, 퍼포먼스마케팅
social media: 소셜미디어, 에스엔에스
influencer: 인플루언서
content creator: 크리에이터, 콘텐츠크리에이터, 유튜버, 블로거, 인스타그래머
branding: 브랜딩, 퍼스널브랜딩
instagram: 인스타그램, 인스타
tiktok: 틱톡, 틱톡커
youtube: 유튜브
finance: 금융, 재무
investing: 투자, 투자자
money: 돈, 자산, 부자
saving money: 절약, 저축, 짠테크, 적금, 앱테크, 돈 모으기
stocks: 주식, 주식투자, 미국주식, 배당주, 주린이
stock market: 주식시장, 증시, 코스피, 증권
cryptocurrency: 암호화폐, 가상화폐, 코인, 블록체인, 가상자산
bitcoin: 비트코인
trading: 트레이딩, 매매, 단타, 트레이더, 해외선물
bank: 은행, 뱅크, 뱅킹
insurance: 보험, 보험설계사
rent: 월세, 전세, 임대, 렌트, 렌탈
mortgage: 주택담보대출, 담보대출
buying a house: 내집마련, 주택구입, 집구하기, 청약
real estate: 부동산, 부동산투자
real estate agent: 공인중개사, 부동산중개, 중개사
house tour: 랜선집들이, 집들이, 룸투어, 하우스투어, 랜선 집들이, 집 투어, 투어
property: 매물, 토지
news: 뉴스, 시사, 속보, 신문
politics: 정치
politician: 정치인, 국회의원, 대통령
election: 선거, 총선, 대선
journalist: 언론인, 저널리스트, 신문기자, 방송기자, 취재기자
geopolitics: 지정학, 국제정세, 국제정치
war: 전쟁
military: 군사, 군대, 군인, 밀리터리, 국방
police: 경찰, 경찰관
crime: 범죄, 범죄자
true crime: 범죄실화, 미제사건, 사건사고, 실화범죄, 프로파일러
human rights: 인권
social issues: 사회문제, 사회이슈
activism: 사회운동, 시민운동, 활동가
feminism: 페미니즘, 페미니스트
women: 여성, 여자
men: 남성, 남자
equality: 평등, 성평등, 양성평등
racism: 인종차별
lgbt: 성소수자, 퀴어, 동성애, 레즈비언, 트랜스젠더
refugees: 난민
poverty: 빈곤, 가난
charity: 자선, 기부, 나눔, 후원단체
volunteering: 자원봉사, 봉사활동, 봉사자, 봉사
disability: 장애인, 장애, 휠체어, 배리어프리
environment: 환경, 환경보호
climate change: 기후변화, 기후위기, 지구온난화
sustainability: 지속가능, 지속가능성, 친환경
zero waste: 제로웨이스트
recycling: 재활용, 분리수거, 분리배출
animal rights: 동물권, 동물보호, 동물복지
religion: 종교, 신앙, 불교, 사찰, 천주교
christian: 기독교, 크리스천, 크리스찬, 교회, 목사, 예수님
bible: 성경, 성경말씀
islam: 이슬람, 무슬림, 할랄
spirituality: 영성, 영적, 영성가
prayer: 기도문, 기도회, 새벽기도, 중보기도, 주기도문, 기도합니다
astrology: 점성술, 사주팔자, 사주풀이, 명리학, 점성학, 풍수
tarot: 타로, 타로카드, 타로점
horoscope: 별자리, 별자리운세, 운세
mystery: 미스터리, 미스테리, 추리
ghost: 귀신, 유령, 괴담
paranormal: 초자연, 심령, 오컬트, 초자연현상
addiction: 중독, 금연, 금주, 알코올중독
depression: 우울증, 우울
adhd: 주의력결핍, 과잉행동
diabetes: 당뇨, 당뇨병
sleep: 수면, 꿀잠, 숙면, 불면증
youth: 청춘, 청년, 젊은이
teenager: 청소년, 십대, 사춘기, 틴에이저
small: 작은, 소형, 미니, 마이크로
big: 큰, 대형, 거대한, 커다란
black: 검은, 블랙, 검정, 까만
white: 하얀, 흰색, 화이트, 하양
homemade: 홈메이드, 수제, 엄마표, 집에서만든
sustainable fashion: 지속가능패션, 지속가능한패션, 친환경패션
traditional: 전통, 전통적인, 재래식
ancient: 고대문명, 고대사, 선사시대, 고대이집트
electric: 전동
guide: 가이드, 안내, 입문
stories: 이야기, 스토리, 썰, 사연
how to: 방법, 하는법, 만드는법, 노하우, 만드는방법, 만들기
people: 사람들, 사람, 인물
collecting: 모으기
beginner: 초보, 초보자, 왕초보, 입문자, 초급
easy: 쉬운, 쉽게, 간편, 간편한, 손쉬운
quick: 빠른, 빠르게, 초간단, 초스피드
simple: 심플, 간단, 간단한, 단순한
cheap: 저렴한, 저렴, 가성비, 값싼, 최저가
expensive: 비싼, 고가의, 값비싼
old: 오래된, 낡은, 옛날, 옛
beautiful: 아름다운, 예쁜, 이쁜
cute: 귀여운, 귀염, 귀요미, 큐트, 아기자기
healthy lifestyle: 건강한생활, 건강한삶, 건강습관, 건강생활
lifestyle: 라이프스타일, 라이프, 생활
daily life: 일상, 일상생활, 일상스타그램
vlog: 브이로그, 일상브이로그
video: 영상, 동영상, 비디오, 쇼츠
tutorial: 튜토리얼, 강좌, 따라하기
tips: 팁, 꿀팁, 노하우, 요령
inspiration: 영감, 아이디어, 영감계정
behind the scenes: 비하인드, 메이킹, 비하인드씬
day in my life: 하루일과, 나의하루, 하루기록
routine: 루틴, 습관
morning routine: 모닝루틴, 아침루틴, 미라클모닝
trends: 트렌드, 유행, 트렌디
original: 오리지널, 창작
natural: 천연, 내추럴, 자연스러운, 자연스럽게
professional: 프로페셔널, 전문, 전문적인
expert: 전문가, 달인
hobby: 취미, 취미생활
collection: 컬렉션, 콜렉션, 수집, 수집품
community: 커뮤니티, 공동체, 동호회, 모임
friends: 친구, 친구들, 절친, 프렌즈
girl: 소녀, 여자아이, 딸아이
boy: 소년, 남자아이
night: 밤, 야간, 야경, 나이트, 심야
day: 하루, 한낮, 대낮
summer: 여름, 썸머, 서머
winter: 겨울, 윈터
spring: 봄, 벚꽃, 봄날
autumn: 가을, 단풍
rain: 빗소리, 장마, 비오는날, 소나기, 빗방울
christmas: 크리스마스, 성탄절, 산타
halloween: 할로윈, 핼러윈
new year: 새해, 신년, 설날
chinese new year: 춘절, 설날, 구정
ramadan: 라마단
birthday: 생일, 생신, 생일파티
countryside: 시골, 농촌, 촌캉스
market: 시장, 마켓, 재래시장, 전통시장
supermarket: 슈퍼마켓, 마트, 대형마트
modern: 모던, 현대적인, 현대식
creative: 창의, 창의력, 크리에이티브, 창의적인
design: 디자인, 디자이너
discount: 할인, 쿠폰, 세일, 특가
giveaway: 경품, 이벤트, 증정, 무료나눔, 추첨
nostalgia: 추억, 그때그시절, 그리움
1980s: 팔십년대
1990s: 구십년대
quiet: 조용한, 고요한, 잔잔한
slow living: 슬로우라이프, 슬로라이프, 느린삶, 느린일상
espresso: 에스프레소
cappuccino: 카푸치노
latte: 라떼, 카페라떼
smoothie: 스무디
jam: 잼
dough: 반죽
lunch box: 도시락
picnic: 피크닉, 소풍
technique: 기술, 테크닉, 기법
drills: 드릴, 훈련법, 연습법
dribbling: 드리블
bouldering: 볼더링
rope: 로프, 밧줄
core workout: 코어, 코어 운동, 코어운동
mat: 매트, 요가매트
squats: 스쿼트
push-ups: 푸쉬업, 팔굽혀펴기
legs: 다리, 하체
back: 등 운동, 등운동
mechanical keyboard: 기계식 키보드, 기계식키보드, 커스텀 키보드
custom: 커스텀, 맞춤, 주문제작
printer: 프린터
projects: 프로젝트, 작품
monitor: 모니터
graphics card: 그래픽카드
processor: 프로세서
server: 서버, 홈서버
gaming mouse: 게이밍 마우스, 마우스
circuit: 회로, 전자회로, 아두이노
relaxing: 힐링, 편안한
cozy: 아늑한, 포근한
farming game: 농장 게임, 농장게임
simulation game: 시뮬레이션 게임, 시뮬레이션
puzzle game: 퍼즐 게임, 퍼즐게임
walkthrough: 공략, 공략법
figures: 피규어, 애니 피규어
merchandise: 굿즈
trading cards: 트레이딩 카드, 카드깡
clips: 클립, 하이라이트, 짤
highlights: 명장면, 하이라이트 영상
compilation: 모음, 모음집
reaction: 리액션
trailer: 예고편, 트레일러
sheet music: 악보
music lessons: 레슨, 피아노 레슨, 기타 레슨
lyrics: 가사
remix: 리믹스
indoor: 실내
plant care: 식물 키우기, 식물키우기, 식집사
care: 관리, 돌봄
raising: 키우기, 기르기, 반려동물 키우기
guinea pig: 기니피그
turtle: 거북이, 거북
budget: 가계부, 예산, 가계부 관리, 월급 관리
monthly: 매달, 월간, 월별
debt: 빚, 대출, 부채
taxes: 세금, 연말정산, 절세
salary: 월급, 연봉, 급여
retirement: 은퇴, 노후, 연금
income: 수입, 소득, 수익, 부수입
luxury house: 고급 주택, 고급주택, 저택, 대저택
castle: 성, 고성
swimming pool: 수영장, 풀장
job interview: 면접, 취업 면접, 취업면접, 면접 준비
resume: 이력서, 자기소개서, 자소서
job search: 취업, 구직, 이직, 채용
office: 사무실, 직장, 직장인, 회사생활
tantrum: 떼쓰는, 떼쓰기, 짜증
emotions: 감정, 감정 조절
discipline: 훈육, 훈육법
baby sleep: 수면교육, 아기 수면
baby food: 이유식, 유아식
siblings: 형제, 자매, 쌍둥이, 남매
exam revision: 복습, 시험 공부, 시험공부
preparation: 준비, 준비하기
scholarship: 장학금
student life: 대학생활, 캠퍼스 라이프, 대학 생활
concentration: 집중, 집중력
fossils: 화석
planets: 행성, 태양계
evolution: 진화, 유전자, 유전학
volcano: 화산, 지진
electricity: 전기, 전기공사
curiosities: 잡학, 신기한 이야기
workshop: 공방, 작업실
hand-painted: 손으로 그린, 손그림, 핸드페인팅
bride: 신부, 예비신부
finds: 득템, 추천템, 꿀템
solo: 혼자, 솔로, 나홀로, 혼자서
itinerary: 지도, 여행 코스, 일정
airport: 공항
luggage: 짐싸기, 캐리어, 여행 가방
wedding ring: 결혼반지, 약혼반지
foundation: 파운데이션, 베이스 메이크업
oily skin: 지성 피부, 건성 피부, 지성피부, 건성피부
braids: 땋기, 브레이드
dance cover: 커버댄스, 댄스 커버, 댄스커버
korean: 한국, 코리안
japanese: 일본, 일식, 일본식
chinese: 중국, 중식, 중국식
italian: 이탈리아, 이탈리안
french: 프랑스, 프렌치
mexican: 멕시코, 멕시칸
indian: 인도
thai: 태국
turkish: 터키, 튀르키예
spanish: 스페인
german: 독일
american: 미국, 미국식
vietnamese: 베트남
brazilian: 브라질
arabic: 아랍, 아랍식
mediterranean: 지중해
asian: 아시아, 아시안
wardrobe: 옷장, 캡슐 옷장
everyday: 데일리, 일상의
weekly: 주간, 일주일, 매주
brunch: 브런치
brownies: 브라우니
personal finance: 재테크, 개인 재무, 돈 관리
life: 인생, 삶
learning: 배우기, 독학, 학습
strategy: 전략, 운영
day trip: 당일치기, 당일 여행
wild camping: 노지 캠핑, 노지캠핑, 오지 캠핑
tidying: 정리, 정리정돈, 수납
devices: 기기, 디바이스, 전자기기
sensitive skin: 민감성 피부
`
