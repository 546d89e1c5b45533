/** Chinese words of creators' topics, by their English gloss. */
export const zhWords = `
food: 美食, 食物, 食品, 吃货, 吃貨, 饮食, 飲食
cooking: 做饭, 做飯, 烹饪, 烹飪, 做菜, 下厨, 下廚, 料理, 厨艺, 廚藝, 煮饭, 煮飯, 家常菜
recipe: 食谱, 食譜, 菜谱, 菜譜
chef: 厨师, 廚師, 大厨, 大廚, 主厨, 主廚
kitchen: 厨房, 廚房
meal prep: 备餐, 備餐, 便當, 带饭, 帶飯
breakfast: 早餐, 早饭, 早飯
lunch: 午餐, 午饭, 午飯
dinner: 晚餐, 晚饭, 晚飯
soup: 汤, 煲汤, 煲湯, 汤品, 湯品, 喝汤, 喝湯, 浓汤, 濃湯, 鸡汤, 雞湯
salad: 沙拉, 沙律, 色拉, 轻食, 輕食
meat: 肉, 肉类, 肉類, 吃肉, 红烧肉, 紅燒肉
chicken: 鸡肉, 雞肉, 鸡胸肉, 雞胸肉, 鸡翅, 雞翅, 炸鸡, 炸雞, 大盘鸡, 大盤雞
beef: 牛肉, 牛排, 和牛, 肥牛, 牛腩
pork: 猪肉, 豬肉, 排骨, 五花肉
fish: 鱼, 魚, 鱼类, 魚類, 三文鱼, 鮭魚, 三文魚, 鲑鱼
seafood: 海鲜, 海鮮, 赶海, 趕海, 龙虾, 龍蝦, 螃蟹
rice: 米饭, 米飯, 大米, 炒饭, 炒飯, 白饭, 白飯
noodles: 面条, 麵條, 麵, 拉面, 拉麵, 泡面, 泡麵, 米粉, 方便面, 米线, 米線
pasta: 意大利面, 意大利麵, 义大利面, 義大利麵, 意面, 意粉, 通心粉
pizza: 披萨, 披薩, 比萨, 比薩
egg: 鸡蛋, 雞蛋, 煎蛋, 蛋类, 荷包蛋, 蛋類
cheese: 奶酪, 芝士, 起司, 起士, 乳酪, 乾酪, 干酪
vegetables: 蔬菜, 青菜, 素菜
fruit: 水果, 生果
potato: 土豆, 马铃薯, 馬鈴薯, 洋芋, 薯条, 薯條
mushroom: 蘑菇, 菌菇, 香菇, 菇类, 菇類
tomato: 番茄, 西红柿, 西紅柿
spicy: 辣, 麻辣, 香辣, 辛辣, 辣味, 辣椒
sauce: 酱料, 醬料, 酱汁, 醬汁, 蘸料, 辣酱, 辣醬, 酱油, 醬油
spices: 香料, 调料, 調料, 调味料, 調味料, 辛香料
barbecue: 烧烤, 燒烤, 烤肉, 撸串, 擼串
grill: 炭烤, 铁板烧, 鐵板燒, 烤架, 烧烤炉, 燒烤爐
frying: 油炸, 煎炸, 炒菜, 爆炒
fermented food: 发酵, 發酵, 泡菜, 腌菜, 醃菜, 酸菜, 纳豆, 納豆
sushi: 寿司, 壽司, 刺身, 生鱼片, 生魚片
curry: 咖喱, 咖哩
dumplings: 饺子, 餃子, 水饺, 水餃, 包子, 馄饨, 餛飩, 点心, 點心
burger: 汉堡, 漢堡, 汉堡包, 漢堡包
sandwich: 三明治, 三文治
coffee: 咖啡, 手冲咖啡, 手沖咖啡, 美式咖啡, 拿鐵
latte art: 拉花, 咖啡拉花
barista: 咖啡师, 咖啡師
tea: 茶, 茶叶, 茶葉, 茶艺, 茶藝, 茶道, 喝茶, 泡茶, 普洱
milk tea: 奶茶, 珍珠奶茶, 珍奶, 手摇饮, 手搖飲, 茶饮, 茶飲
wine: 葡萄酒, 红酒, 紅酒, 品酒
beer: 啤酒, 精酿, 精釀
cocktail: 鸡尾酒, 雞尾酒, 调酒, 調酒
juice: 果汁, 榨汁, 蔬果汁
water: 水, 喝水, 饮用水, 飲用水, 矿泉水, 礦泉水
snack: 零食, 小吃, 点心, 點心, 辣条, 辣條, 小食
ice cream: 冰淇淋, 冰激凌, 雪糕, 雪葩
honey: 蜂蜜
mukbang: 吃播, 大胃王
delicious: 好吃, 美味
gourmet: 美食家, 老饕, 饕客
foodie: 吃货, 吃貨, 美食博主, 美食家
ingredients: 食材, 配料
air fryer: 空气炸锅, 氣炸鍋, 空氣炸鍋, 气炸锅
asmr: 助眠, 颅内高潮, 顱內高潮
baking: 烘焙, 烘培
baker: 烘焙师, 烘焙師, 面包师, 麵包師, 西点师, 西點師
cake: 蛋糕, 慕斯
birthday cake: 生日蛋糕
bread: 面包, 麵包, 吐司, 欧包, 歐包
sourdough: 酸种, 酸種, 酸面团, 酵种, 酵種, 老面, 老麵, 酸面團
cookie: 饼干, 餅乾, 曲奇
pastry: 糕点, 糕點, 西点, 西點, 酥皮
dessert: 甜点, 甜點, 甜品
chocolate: 巧克力, 朱古力
cupcake: 纸杯蛋糕, 杯子蛋糕, 紙杯蛋糕
pie: 馅饼, 餡餅, 苹果派, 蘋果派
croissant: 可颂, 可頌, 牛角包, 羊角面包, 牛角麵包, 羊角麵包, 牛角面包
donut: 甜甜圈, 冬甩
candy: 糖果, 棒棒糖, 软糖, 軟糖
sweets: 甜食, 糖果, 糖水
sugar: 白糖, 砂糖, 红糖, 紅糖, 糖分, 糖份
flour: 面粉, 麵粉
yeast: 酵母
oven: 烤箱, 烤炉, 烤爐
cake decorating: 裱花, 蛋糕装饰, 蛋糕裝飾, 翻糖
pancake: 煎饼, 煎餅, 松饼, 鬆餅, 班戟, 薄煎饼, 薄煎餅
vegan: 纯素, 純素, 全素, 纯素食, 維根, 严格素食, 純素食, 维根, 嚴格素食
vegetarian: 素食, 吃素, 素食者, 蔬食
plant based: 植物基, 植物性, 植物肉, 植物奶
tofu: 豆腐, 豆制品, 豆製品
organic: 有机食品, 有機食品, 有机蔬菜, 有機蔬菜, 有机农业, 有機農業, 有机种植, 有機栽培, 有機種植, 有机栽培
gluten free: 无麸质, 無麩質, 无麸, 無麩
sugar free: 无糖, 無糖, 控糖, 低糖, 戒糖
raw food: 生食, 生机饮食, 生機飲食
street food: 街头美食, 街頭美食, 街头小吃, 街頭小吃, 路边摊, 路邊攤, 街边小吃, 街邊小吃
food stall: 摊位, 攤位, 小吃摊, 小吃攤, 大排档, 大排檔, 摆摊, 擺攤
night market: 夜市
food truck: 餐车, 餐車, 快餐车, 胖卡, 快餐車
taco: 塔可, 墨西哥卷饼, 墨西哥卷, 塔可饼, 墨西哥卷餅, 塔可餅
kebab: 烤串, 羊肉串, 肉串, 沙威玛, 沙威瑪, 土耳其烤肉
luxury restaurant: 高级餐厅, 高級餐廳, 高档餐厅, 高檔餐廳
fine dining: 精致餐饮, 精緻餐飲, 高级料理, 高級料理
michelin star: 米其林, 米其林餐厅, 米其林餐廳, 米其林星级, 米其林星級
tasting menu: 品鉴菜单, 无菜单料理, 無菜單料理, 品鑒菜單
sommelier: 侍酒师, 侍酒師, 品酒师, 品酒師
whisky: 威士忌
buffet: 自助餐, 吃到饱, 吃到飽
restaurant: 餐厅, 餐廳, 餐馆, 餐館, 饭馆, 食肆, 饭店, 飯館
cafe: 咖啡馆, 咖啡館, 咖啡厅, 咖啡廳, 下午茶
food review: 探店, 美食测评, 美食评测, 食评, 食評, 食记, 食記, 试吃, 試吃, 美食測評, 美食評測
bar: 酒吧, 酒馆, 酒館, 小酒馆, 小酒館
food tour: 美食之旅, 美食攻略, 美食旅行
coffee shop: 咖啡店, 咖啡馆, 咖啡館
beauty: 美容, 美妆, 美妝, 变美, 變美, 颜值, 美丽, 美麗, 顏值
perfume: 香水
fragrance: 香氛, 香薰, 香气, 香氣, 香味, 调香, 調香
cosmetics: 化妆品, 化妝品, 彩妆, 彩妝, 美妆产品, 美妝產品
beauty salon: 美容院, 美容店, 美容沙龙, 美容沙龍, 美容师, 美容師
tattoo: 纹身, 紋身, 刺青, 文身
eyelashes: 睫毛, 假睫毛, 美睫, 嫁接睫毛
eyebrows: 眉毛, 纹眉, 紋眉, 画眉, 畫眉, 修眉, 眉型
anti aging: 抗衰老, 抗衰, 抗老, 抗老化, 逆龄, 逆齡, 冻龄, 凍齡
plastic surgery: 整形, 整容, 医美, 醫美, 微整形, 微整, 双眼皮, 雙眼皮
spa: 水疗, 水療, 芳疗, 芳療
massage: 按摩, 推拿
skincare: 护肤, 護膚, 保养品, 保養品, 肌肤保养, 保養, 护肤品, 護膚品, 肌膚保養, 保养
skin: 皮肤, 皮膚, 肌肤, 肌膚, 肤质, 膚質
sunscreen: 防晒, 防曬, 防晒霜, 防曬乳, 防曬霜, 防晒乳
moisturizer: 保湿, 保濕, 面霜, 乳液, 补水, 補水
face mask: 面膜
serum: 精华液, 精華液, 安瓶, 安瓿
acne: 痘痘, 祛痘, 青春痘, 粉刺, 痘肌, 暗疮, 暗瘡, 痤疮, 痤瘡
wrinkles: 皱纹, 皺紋, 细纹, 細紋, 法令纹, 法令紋
dermatologist: 皮肤科, 皮膚科, 皮肤科医生, 皮膚科醫生, 皮膚科醫師, 皮肤科医师
face: 脸, 臉, 脸部, 臉部, 面部, 脸型, 臉型
eyeliner: 眼线, 眼線, 眼线笔, 眼線筆
blush: 腮红, 腮紅, 胭脂
makeup: 化妆, 化妝, 彩妆, 彩妝, 美妆, 美妝, 妆容, 妝容, 仿妆, 仿妝
makeup artist: 化妆师, 化妝師, 彩妆师, 彩妝師
lipstick: 口红, 口紅, 唇膏, 唇釉, 唇彩
eyeshadow: 眼影
mascara: 睫毛膏
wedding makeup: 新娘妆, 新娘妝, 跟妆, 新娘秘書, 新秘, 新娘秘书, 跟妝, 婚礼妆容, 新娘化妆
hair: 头发, 頭髮, 秀发, 秀髮, 长发, 長髮, 短发, 短髮
haircare: 护发, 護髮, 养发, 養髮, 头皮护理, 頭皮護理
hairstyle: 发型, 髮型, 編髮, 盘发, 盤髮
haircut: 剪发, 剪髮, 理发, 理髮, 剪头发, 剪頭髮
hairdresser: 发型师, 髮型師, 美发, 美髮, 美发师, 美髮師
curly hair: 卷发, 捲髮, 烫发, 燙髮, 鬈髮, 鬈发
hair color: 染发, 染髮, 发色, 髮色
hair loss: 脱发, 脫髮, 掉发, 掉髮, 秃头, 禿頭, 植发, 植髮
shampoo: 洗发水, 洗髮精, 洗发露, 洗髮乳, 洗頭水, 洗头, 洗髮水, 洗发精, 洗髮露, 洗发乳, 洗头水, 洗頭
wig: 假发, 假髮, 假毛
beard: 胡子, 鬍子, 胡须, 鬍鬚, 络腮胡, 絡腮鬍
barber: 理发师, 理髮師, 理发店, 理髮店
nails: 指甲, 美甲, 甲片
nail art: 美甲, 指甲彩绘, 指甲彩繪, 美甲师, 美甲師, 美甲设计
manicure: 修甲, 手部护理, 手部保養, 做指甲, 手部護理, 手部保养
pedicure: 足部护理, 足部保養, 修脚, 足部護理, 足部保养, 修腳
nail polish: 指甲油, 甲油
gel nails: 光疗甲, 光療指甲, 甲油胶, 凝膠指甲, 光疗美甲, 光療甲, 光疗指甲, 甲油膠, 凝胶指甲, 光療美甲
fashion: 时尚, 時尚, 时装, 時裝, 潮流, 流行
outfit: 穿搭, 搭配, 服装搭配, 服裝搭配
style: 风格, 風格, 造型
clothing: 服装, 服裝, 衣服, 服饰, 服飾
dress: 连衣裙, 連衣裙, 洋装, 洋裝, 礼服, 禮服
skirt: 裙子, 半身裙, 短裙, 长裙, 長裙, 半裙
shirt: 衬衫, 襯衫, 衬衣, 恤衫, 襯衣
jeans: 牛仔裤, 牛仔褲, 丹宁, 丹寧
shoes: 鞋, 鞋子, 女鞋, 男鞋
high heels: 高跟鞋
bag: 包包, 手提包, 箱包
jewelry: 珠宝, 珠寶, 首饰, 首飾, 饰品, 飾品, 配饰, 配飾
ring: 戒指, 钻戒, 鑽戒
earrings: 耳环, 耳環, 耳饰, 耳飾, 耳钉, 耳釘
necklace: 项链, 項鍊, 項鏈, 颈链, 頸鏈
watch: 手表, 手錶, 腕表, 腕錶, 钟表, 鐘錶, 新手表, 新手錶
hat: 帽子, 棒球帽, 渔夫帽, 漁夫帽
glasses: 眼镜, 眼鏡, 墨镜, 墨鏡, 太阳镜, 太陽鏡
model: 模特, 模特儿, 模特兒, 超模
fashion designer: 服装设计师, 服裝設計師, 时装设计师, 時裝設計師, 服装设计, 服裝設計
modest fashion: 穆斯林服饰, 穆斯林時尚, 端庄穿搭, 穆斯林服飾, 穆斯林时尚, 端莊穿搭
hijab: 头巾, 頭巾, 希贾布, 希賈布
swimsuit: 泳衣, 泳装, 泳裝, 比基尼
underwear: 内衣, 內衣, 内裤, 內褲, 文胸
wedding dress: 婚纱, 婚紗, 秀禾服
traditional dress: 传统服饰, 傳統服飾, 民族服饰, 民族服飾, 旗袍, 马面裙, 馬面裙
kimono: 日本和服, 日式和服, 和服体验, 和服體驗, 浴衣
hanbok: 韩服, 韓服
hanfu: 汉服, 漢服, 古装, 古裝, hanfu
sari: 纱丽, 紗麗
men's fashion: 男装, 男裝, 男生穿搭, 男士穿搭, 男性时尚, 男性時尚
women's fashion: 女装, 女裝, 女生穿搭, 女士穿搭, 女性時尚, 女性时尚
fashion week: 时装周, 時裝週, 时装秀, 時裝秀
streetwear: 街头时尚, 街頭時尚, 潮牌, 街头穿搭, 街头服饰, 街拍穿搭, 街頭穿搭, 街頭服飾
sneakers: 球鞋, 运动鞋, 運動鞋, 潮鞋, 波鞋
hoodie: 卫衣, 帽衫, 連帽衫, 衛衣, 连帽衫
t-shirt: 短袖, 圆领衫, 恤, 圓領衫
luxury: 奢侈, 奢侈品, 奢华, 奢華, 豪华, 豪華, 轻奢, 輕奢
luxury fashion: 奢侈品, 精品时尚, 精品時尚, 大牌, 名牌
designer bag: 名牌包, 奢侈品包, 精品包, 名包
haute couture: 高级定制, 高級訂製, 高级时装, 高級時裝, 高定礼服, 高級定制, 高级订制, 高定禮服
diamonds: 钻石, 鑽石
gold: 黄金, 黃金, 金饰, 金飾
leather: 皮革, 真皮, 皮具, 皮件
vintage: 古着, 古著, 复古, 復古, 中古店, 中古包
thrifting: 淘二手, 淘旧货, 捡漏, 二手店, 逛二手, 淘舊貨, 撿漏
second hand: 二手, 闲置, 二手货, 閒置, 二手貨, 二手衣服, 中古
flea market: 跳蚤市场, 跳蚤市場, 旧货市场, 二手市集, 舊貨市場
antiques: 古董, 文物, 骨董, 文玩
retro: 复古, 復古, 怀旧风, 懷舊風
upcycling: 旧物改造, 舊物改造, 改造旧衣, 升级再造, 升級再造, 改造舊衣
collector: 收藏家, 藏家, 收藏者
fitness: 健身, 健体, 塑形, 健體
workout: 健身, 锻炼, 鍛煉, 鍛鍊
gym: 健身房
home workout: 居家健身, 居家运动, 居家運動, 在家健身, 在家運動, 居家锻炼, 在家运动, 居家鍛鍊
exercise: 运动, 運動, 锻炼, 鍛煉, 健身操
personal trainer: 健身教练, 健身教練, 私教, 私人教练, 私人教練
weight loss: 减肥, 減肥, 瘦身, 减脂, 減脂, 减重, 減重
diet: 节食, 節食, 减肥餐, 減肥餐, 减脂餐, 饮食控制, 飲食控制, 轻断食, 低碳水, 低碳饮食, 低碳飲食, 減脂餐, 輕斷食
healthy: 健康, 养生, 養生
nutrition: 营养, 營養, 营养师, 營養師, 营养学, 營養學
calories: 卡路里, 热量, 熱量, 大卡
protein: 蛋白质, 蛋白質, 蛋白粉, 高蛋白
abs: 腹肌, 马甲线, 馬甲線, 人鱼线, 平板支撑, 平板支撐, 人魚線
cardio: 有氧, 有氧运动, 有氧運動
stretching: 拉伸, 伸展, 拉筋
calisthenics: 街头健身, 街頭健身, 徒手健身, 自重训练, 自重訓練, 徒手训练, 徒手訓練
warm up: 热身, 熱身, 暖身
muscle: 肌肉, 肌群
body: 身体, 身體, 身材
bodybuilding: 健美, 健美运动, 健美先生, 健體, 健美運動, 健体
strength training: 力量训练, 力量訓練, 重量訓練, 重训, 重訓, 肌力訓練, 撸铁, 重量训练, 肌力训练, 擼鐵
weightlifting: 举重, 舉重
powerlifting: 力量举, 健力, 力量舉
dumbbells: 哑铃, 啞鈴, 壶铃, 壺鈴
muscle building: 增肌, 练肌肉, 練肌肉, 增肌训练, 增肌訓練
yoga: 瑜伽, 瑜珈
pilates: 普拉提, 皮拉提斯, 彼拉提斯
meditation: 冥想, 静坐, 靜坐, 打坐
breathing: 呼吸, 呼吸法, 呼吸练习, 呼吸練習
mindfulness: 正念
relaxation: 放鬆, 舒压, 紓壓, 解壓, 舒壓, 纾压
flexibility: 柔韧性, 柔軟度, 柔韧, 开胯, 開髖, 柔韌性, 柔软度, 柔韌, 開胯, 开髋
back pain: 背痛, 腰痛, 腰背痛, 下背痛
posture: 体态, 體態, 姿势, 姿勢, 坐姿
trail running: 越野跑
running shoes: 跑鞋, 慢跑鞋
running: 跑步, 路跑
runner: 跑者, 跑友
marathon: 马拉松, 馬拉松, 半马, 半馬
jogging: 慢跑
triathlon: 铁人三项, 鐵人三項, 三鐵, 三铁
cycling: 骑行, 騎行, 骑车, 騎車, 自行车运动, 單車運動, 自行車運動, 单车运动
bicycle: 自行车, 自行車, 脚踏车, 腳踏車, 单车, 單車
cyclist: 骑行者, 单车手, 骑友, 車友, 騎行者, 單車手, 騎友, 车友
mountain bike: 山地车, 山地車, 登山車, 山地自行车, 登山车, 山地自行車
road bike: 公路车, 公路車
electric bike: 电动自行车, 電動自行車, 电动车, 電動腳踏車, 電助力車, 电动脚踏车, 电助力车
outdoor: 户外, 戶外, 野外
adventure: 冒险, 冒險, 探险, 探險
climbing: 攀登, 攀爬, 攀岩
mountaineering: 登山, 爬山, 百岳, 百嶽
rock climbing: 攀岩
kayak: 皮划艇, 独木舟, 獨木舟, 皮艇
surfing: 冲浪, 衝浪, 滑浪, 桨板, 槳板
diving: 潜水, 潛水, 浮潜, 浮潛, 自由潜, 自由潛
sailing: 帆船, 航海, 帆板
boat: 船, 小船, 船只, 船隻
skiing: 滑雪, 双板, 雙板
snowboarding: 单板滑雪, 單板滑雪, 单板, 滑雪板, 單板
survival: 生存, 求生, 荒野求生
bushcraft: 丛林生存, 野外生存, 野外求生, 叢林求生, 叢林生存, 丛林求生
fishing: 钓鱼, 釣魚, 路亚, 路亞, 捕鱼, 海钓, 海釣, 捕魚
hunting: 打猎, 打獵, 狩猎, 狩獵
extreme sports: 极限运动, 極限運動, 跳伞, 跳傘, 蹦极, 蹦極
mountain: 山, 高山, 雪山, 山脉, 山峰, 山脈
river: 河, 河流, 江河, 溪流, 河边, 河邊
lake: 湖, 湖泊, 湖边, 湖畔, 湖邊
sea: 大海, 海, 海边, 海邊, 看海
beach: 海滩, 海灘, 沙滩, 沙灘
island: 岛, 島, 岛屿, 島嶼, 海岛, 海島
forest: 森林, 树林, 樹林, 丛林, 叢林
desert: 沙漠, 戈壁
snow: 雪, 下雪, 雪景, 冰雪
nature: 大自然, 自然风光, 自然, 自然風光
waterfall: 瀑布
cave: 洞穴, 山洞, 溶洞
sunset: 日落, 夕阳, 夕陽, 晚霞, 落日
hiking: 徒步, 健行, 远足, 遠足, 行山
camping: 露营, 露營, 野营, 野營, 扎营
tent: 帐篷, 帳篷, 天幕
campfire: 篝火, 营火, 營火
van life: 房车生活, 房车旅行, 床车, 車宿, 车中泊, 車泊, 露營車, 房车, 房車, 房車生活, 房車旅行, 床車, 车宿, 車中泊, 车泊, 露营车
trail: 步道, 古道, 徒步路线, 山徑, 徒步路線, 山径
backpack: 背包, 双肩包, 雙肩包, 後背包, 书包, 書包, 后背包
national park: 国家公园, 國家公園
knife: 刀, 刀具, 小刀, 菜刀, 折刀
sports: 体育, 體育, 运动, 運動, 赛事, 賽事
athlete: 运动员, 運動員, 体育明星, 選手, 选手, 體育明星
coach: 教练, 教練
swimming: 游泳, 游水
volleyball: 排球
badminton: 羽毛球, 羽球
table tennis: 乒乓球, 乒乓, 桌球
boxing: 拳击, 拳擊
martial arts: 武术, 武術, 功夫, 太极, 太極, 格斗, 格鬥, 散打
karate: 空手道
taekwondo: 跆拳道
judo: 柔道, 柔术, 柔術
wrestling: 摔跤, 摔角, 角力
mixed martial arts: 综合格斗, 綜合格鬥, 终极格斗, 終極格鬥
athletics: 田径, 田徑
gymnastics: 体操, 體操
ice hockey: 冰球, 冰上曲棍球
figure skating: 花样滑冰, 花樣滑冰, 花式滑冰, 花滑, 滑冰, 溜冰
rugby: 橄榄球, 橄欖球
cricket: 板球
american football: 美式足球, 美式橄榄球, 美式橄欖球
skateboarding: 滑板, 轮滑, 輪滑
olympics: 奥运会, 奧運, 奥运, 奧運會, 奥林匹克, 冬奥, 奧林匹克, 冬奧
horse riding: 骑马, 騎馬, 马术, 馬術
racing: 赛车, 賽車, 竞速, 競速
championship: 锦标赛, 錦標賽, 冠军赛, 冠軍, 冠军, 冠軍賽
team: 团队, 團隊, 球队, 球隊, 战队, 戰隊
fan: 粉丝, 粉絲, 球迷, 歌迷, 迷妹
training: 训练, 訓練, 培训, 培訓
goal: 进球, 進球, 射门, 射門
soccer: 足球, 踢球
soccer player: 足球运动员, 足球員, 球员, 球員, 球星, 足球運動員, 足球员
goalkeeper: 守门员, 守門員, 门将, 門將, 龙门, 龍門
world cup: 世界杯, 世界盃
football club: 足球俱乐部, 足球俱樂部, 球会, 球會
streetball: 街球, 街头篮球, 街頭籃球
basketball: 篮球, 籃球
basketball player: 篮球运动员, 籃球員, 篮球员, 籃球選手, 籃球運動員, 篮球选手
nba: 美职篮, 美職籃
baseball player: 棒球选手, 棒球選手, 棒球员, 棒球運動員, 棒球員, 棒球运动员
home run: 全垒打, 全壘打, 本垒打, 本壘打
baseball: 棒球, 中华职棒, 職棒, 垒球, 壘球, 中華職棒, 职棒
tennis player: 网球运动员, 網球選手, 网球选手, 網球員, 網球運動員, 网球员
tennis: 网球, 網球
padel: 板式网球, 板式網球
golf swing: 挥杆, 揮桿
golf course: 高尔夫球场, 高爾夫球場
golf: 高尔夫, 高爾夫, 高尔夫球, 高爾夫球
travel: 旅行, 旅游, 旅遊, 出游, 出遊
traveler: 旅行者, 旅人, 游客, 遊客, 旅行家
tourism: 旅游业, 旅遊業, 观光, 觀光, 文旅
travel guide: 旅游攻略, 旅遊攻略, 旅行攻略, 导游, 導遊
trip: 旅程, 之旅, 游记, 遊記, 小旅行
road trip: 自驾, 自駕, 自驾游, 自駕遊, 公路旅行
flight: 航班, 飞行, 飛行, 机票, 機票
airplane: 飞机, 飛機, 航空, 客机, 客機
train: 火车, 火車, 高铁, 高鐵, 列车, 列車, 地铁, 捷運, 地鐵, 捷运
railway: 铁路, 鐵路, 铁道, 鐵道
cruise: 邮轮, 郵輪, 游轮, 遊輪
hotel: 酒店, 饭店, 飯店, 宾馆, 旅館, 民宿, 賓館, 旅馆
hostel: 青旅, 青年旅舍, 背包客棧, 客栈, 青年旅館, 背包客栈, 客棧, 青年旅馆
passport: 护照, 護照
visa: 签证, 簽證
vacation: 度假, 假期, 休假, 渡假
travel tips: 旅行贴士, 旅游攻略, 旅遊攻略, 旅行技巧, 旅行貼士
solo travel: 独自旅行, 獨自旅行, 一个人旅行, 一個人旅行, 独旅, 獨旅
city: 城市, 都市
village: 村庄, 村莊, 村子, 古村, 村落
street: 街道, 街头, 街頭, 马路, 馬路
walking tour: 徒步游, 漫步, 城市漫步, 散步导览, 走讀, 散步導覽, 走读
museum: 博物馆, 博物館, 美术馆, 美術館
old town: 古城, 老城, 古镇, 古鎮, 老街
living abroad: 海外生活, 旅居, 国外生活, 國外生活, 移民, 留学生活, 打工度假, 打工换宿, 打工換宿, 留學生活
digital nomad: 数字游民, 數位遊牧, 数字游牧, 數位遊民, 數字游民, 数位游牧, 數字游牧, 数位游民
expat: 外籍人士, 旅居海外, 侨民, 外派, 僑民
world: 世界, 全球, 环球, 環球
country: 国家, 國家, 各国, 各國
culture: 文化, 国风, 國風, 人文
tradition: 传统, 傳統, 民俗, 非遗, 非遺
festival: 节日, 節日, 节庆, 節慶, 庙会, 廟會
hot spring: 温泉, 溫泉, 泡汤, 泡湯
theme park: 主题公园, 主題樂園, 游乐园, 遊樂園, 主题乐园, 迪士尼乐园, 迪士尼樂園, 主題公園
europe: 欧洲, 歐洲
asia: 亞洲, 东南亚, 東南亞
africa: 非洲
america: 美國, 北美, 美洲
hitchhiking: 搭便车, 搭便車, 搭车旅行, 搭車旅行
cheap flights: 廉价机票, 便宜機票, 特价机票, 特價機票, 廉航, 廉價機票, 便宜机票
backpacking: 背包旅行, 背包游, 背包遊, 重装徒步, 自助旅行, 自由行, 重裝徒步
backpacker: 背包客, 驴友, 驢友
budget travel: 穷游, 窮遊, 省钱旅行, 省錢旅行, 小资旅行, 小資旅行
first class: 头等舱, 頭等艙
luxury travel: 奢华旅行, 奢華旅行, 奢华旅游, 奢華旅遊, 高端旅行
luxury hotel: 豪华酒店, 豪華酒店, 奢华酒店, 五星级酒店, 五星級飯店, 奢华饭店, 奢華酒店, 五星級酒店, 五星级饭店, 奢華飯店
resort: 度假村, 渡假村, 度假酒店
yacht: 游艇, 遊艇
family: 家庭, 家人, 一家人, 全家, 亲子, 親子
parents: 父母, 爸妈, 爸媽, 家长, 家長
parenting: 育儿, 育兒, 亲子教育, 親子教育, 带娃, 帶娃, 亲子, 親子
mother: 妈妈, 媽媽, 母亲, 母親, 媽咪, 妈咪
father: 爸爸, 父亲, 父親, 奶爸, 老爸
mom life: 宝妈, 寶媽, 全职妈妈, 全職媽媽, 妈妈日常, 媽媽日常
baby: 宝宝, 寶寶, 婴儿, 嬰兒, 母婴, 母嬰, 萌娃
pregnancy: 怀孕, 懷孕, 孕期, 孕妇, 孕婦, 备孕, 備孕
breastfeeding: 母乳, 哺乳, 母乳喂养, 母乳餵養, 母乳哺育
newborn: 新生儿, 新生兒
toddler: 幼儿, 幼兒, 学步, 學步, 学步儿童
grandmother: 奶奶, 外婆, 姥姥, 阿嬷, 阿嬤, 祖母
grandfather: 爷爷, 爺爺, 外公, 姥爷, 祖父, 阿公, 姥爺
grandparents: 祖父母, 爷爷奶奶, 爺爺奶奶
marriage: 婚姻, 结婚, 結婚, 已婚
wedding: 婚礼, 婚禮, 婚庆, 婚慶, 喜宴
couple: 情侣, 情侶, 夫妻, 夫妇, 夫婦
love: 爱情, 愛情, 恋爱, 戀愛
dating: 约会, 約會, 相亲, 相親, 脱单, 脫單, 交友
relationship: 情感, 两性, 兩性, 人际关系, 人際關係, 亲密关系, 親密關係
divorce: 离婚, 離婚
kids: 孩子, 儿童, 兒童, 小朋友, 小孩, 少儿, 萌娃, 少兒
kids activities: 亲子活动, 親子活動, 儿童活动, 兒童活動, 亲子游戏, 親子遊戲
toys: 玩具, 潮玩
dolls: 娃娃, 玩偶, 洋娃娃, 人偶, 娃圈
lego: 乐高, 樂高, 积木, 積木
playground: 游乐场, 遊樂場, 遊戲場, 儿童乐园, 游戏场, 兒童樂園
fairy tales: 童话, 童話, 睡前故事, 绘本, 繪本
nursery rhymes: 儿歌, 兒歌, 童谣, 童謠
kindergarten: 幼儿园, 幼兒園, 幼稚园, 幼稚園, 学前, 學前
puzzle: 拼图, 拼圖, 解谜, 解謎, 益智
slime: 史莱姆, 史萊姆, 起泡胶, 鬼口水, 起泡膠
education: 教育, 科教, 教学, 教學
school: 学校, 學校, 校园, 校園, 上学, 上學
teacher: 老师, 老師, 教师, 教師, 讲师, 講師
student: 学生, 學生, 大学生, 大學生, 学生党, 學生黨
university: 大学, 大學, 高校
lesson: 课程, 課程, 上课, 上課, 课堂, 課堂, 讲座, 講座
online course: 网课, 線上課程, 在线课程, 線上課, 网络课程, 网校, 網課, 线上课程, 在線課程, 线上课, 網絡課程, 網校
language learning: 语言学习, 語言學習, 学外语, 學外語, 外语, 外語, 中文学习, 学中文, 语文, 語文, 背单词, 背單字, 中文學習, 學中文, 背單詞, 背单字
english: 英语, 英語, 英文
sign language: 手语, 手語
mathematics: 数学, 數學
history: 历史, 歷史, 史学, 史學
geography: 地理
philosophy: 哲学, 哲學
psychology: 心理学, 心理學, 心理
literature: 文学, 文學, 小说, 小說
books: 书, 書, 书籍, 書籍, 图书, 圖書, 好书, 好書, 书单, 書單
reading: 阅读, 閱讀, 读书, 讀書, 看书, 看書
writing: 写作, 寫作, 写字, 寫字, 文案
poetry: 诗歌, 詩歌, 诗词, 詩詞, 古诗, 現代詩, 写诗, 现代诗, 古詩, 寫詩
author: 作家, 作者, 小说家, 小說家
book review: 书评, 書評, 读书笔记, 讀書心得, 荐书, 讀書筆記, 读书心得, 薦書
library: 图书馆, 圖書館
knowledge: 知识, 知識, 科普, 百科
facts: 冷知識, 事实, 事實, 小知识, 小知識
explained: 解说, 解說, 讲解, 講解, 解析, 详解, 詳解
audiobook: 有声书, 有聲書, 听书, 聽書, 有声小说, 有聲小說
podcast: 播客, 电台, 電台
interview: 采访, 採訪, 访谈, 訪談, 专访, 專訪
study: 学习, 學習, 读书, 讀書, 自习, 自習, 念书, 念書
study tips: 学习方法, 學習方法, 读书方法, 讀書方法, 学习技巧, 學習技巧
exam: 考试, 考試, 高考, 考研, 考公, 大考, 备考, 備考
homework: 作业, 作業, 功课, 功課
note taking: 笔记, 筆記, 做笔记, 做筆記
memory: 记忆, 記憶, 记忆力, 記憶力
study with me: 陪伴学习, 自习, 自習, 直播学习, 陪伴學習, 直播學習
study abroad: 留学, 留學, 留学生, 留學生, 出国留学, 海外留學, 出國留學, 海外留学
stationery: 文具, 文房
productivity: 效率, 高效, 生产力, 生產力, 自律
time management: 时间管理, 時間管理
science: 科学, 科學, 科普, 科研
scientist: 科学家, 科學家, 研究员, 研究員
physics: 物理, 物理学, 物理學
chemistry: 化学, 化學
biology: 生物学, 生物學, 生物
astronomy: 天文, 天文学, 天文學, 星空
space: 太空, 宇宙, 航天, 太空人
rocket: 火箭
telescope: 望远镜, 望遠鏡
experiment: 实验, 實驗, 做实验, 做實驗
engineering: 工程, 工程师, 工程師
medicine: 医学, 醫學, 药物, 藥物, 中医, 中醫, 药师, 藥師
doctor: 医生, 醫生, 医师, 醫師, 大夫
hospital: 医院, 醫院, 诊所, 診所
health: 健康, 养生, 養生, 保健
mental health: 心理健康, 心理咨询, 心理諮商, 精神健康, 身心健康, 心理諮詢, 心理谘商
brain: 大脑, 大腦, 脑科学, 腦科學, 脑部, 腦部
dinosaurs: 恐龙, 恐龍, 古生物
archaeology: 考古, 考古学, 考古學
climate: 气候, 氣候
energy: 能源, 新能源
robot: 机器人, 機器人, 机械人, 機械人
technology: 科技, 技术, 技術, 数码, 數碼
computer: 电脑, 電腦, 计算机, 電腦科學, 計算機, 电脑科学
laptop: 笔记本电脑, 笔电, 筆電, 手提电脑, 轻薄本, 筆記本電腦, 手提電腦, 輕薄本
internet: 互联网, 網路, 网络, 互聯網, 網際網路, 上网, 网路, 網絡, 网际网路, 上網
software: 软件, 軟體, 軟件, 软体
app: 应用程序, 應用程式, 小程序, 手机软件, 手機應用, 應用程序, 应用程式, 手機軟件, 手机应用
phone: 手机, 手機, 新手机, 新手機
electronics: 电子, 電子, 家电, 家電, 电子产品, 數碼產品, 電子產品, 数码产品, 電路
smart home: 智能家居, 智慧家居, 智慧家庭, 智能家電, 智能家电
3d printing: 三维打印, 立体打印, 立體打印, 立體列印, 三維列印, 三維打印, 立体列印, 三维列印, 3d打印, 打印
drone: 无人机, 無人機, 航拍, 空拍, 空拍機, 空拍机
invention: 发明, 發明, 发明家, 發明家
future: 未来, 未來
gadgets: 数码, 數碼, 黑科技, 電子產品, 数码产品, 小家电, 电子产品, 數碼產品, 小家電
review: 测评, 评测, 評測, 評價, 评价, 点评, 心得分享, 測評, 點評
unboxing: 开箱, 開箱, 拆箱
smartphone: 智能手机, 智慧型手機, 智能手機, 智慧手機, 智慧型手机, 智慧手机
iphone: 苹果手机, 蘋果手機
android: 安卓, 安卓手机, 安卓手機
headphones: 耳机, 耳機, 耳麦, 耳麥
camera: 相机, 相機, 摄像机, 攝影機, 单反, 镜头, 鏡頭, 攝像機, 摄影机, 單反, 單眼相機
keyboard: 键盘, 鍵盤, 機械鍵盤
smartwatch: 智能手表, 智慧手錶, 智能手錶, 智慧型手錶, 智慧手表, 智慧型手表
tablet: 平板, 平板电脑, 平板電腦
pc build: 装机, 裝機, 组装电脑, 組電腦, 组装机, 电脑组装, 組裝電腦, 组电脑, 組裝機, 電腦組裝
vacuum cleaner: 吸尘器, 吸塵器, 扫地机器人, 掃地機器人
microphone: 麦克风, 麥克風, 话筒, 咪高峰, 話筒
programming: 编程, 編程, 程序设计, 程式設計, 寫程式, 编程语言, 程序設計, 程式设计, 写程式, 編程語言
programmer: 程序员, 程式設計師, 码农, 程序猿, 程序員, 程式设计师, 碼農
coding: 代码, 程式碼, 写代码, 敲代码, 寫程式, 编码, 代碼, 程式码, 寫代碼, 敲代碼, 写程式, 編碼
developer: 开发者, 開發者, 开发人员, 開發人員
web development: 网页开发, 網頁開發, 前端, 前端开发, 前端開發, 网站建设, 網頁設計, 網站建設, 网页设计
app development: 应用开发, 應用開發, 移动开发, 手机应用开发, 小程序开发, 移動開發, 手機應用開發, 小程序開發
open source: 开源, 開源, 開放原始碼, 开放原始码
data science: 数据科学, 資料科學, 數據科學, 数据分析, 數據分析, 资料科学
artificial intelligence: 人工智能, 人工智慧, 大模型
machine learning: 机器学习, 機器學習, 深度学习, 深度學習
chatbot: 聊天机器人, 聊天機器人
ai art: 人工智能绘画, 智能绘画, 人工智能繪畫, 智能繪畫
automation: 自动化, 自動化
data: 数据, 數據, 資料庫, 大数据, 大數據, 资料库
cybersecurity: 网络安全, 網路安全, 信息安全, 資訊安全, 資安, 網絡安全, 网路安全, 资讯安全, 资安
hacker: 黑客, 駭客, 骇客
ethical hacking: 渗透测试, 滲透測試, 白帽, 白帽黑客, 白帽駭客, 白帽骇客
privacy: 隐私, 隱私, 私隱, 私隐
password: 密码, 密碼
online scam: 网络诈骗, 網路詐騙, 电信诈骗, 诈骗, 詐騙, 反诈, 骗局, 網絡詐騙, 网路诈骗, 電信詐騙, 反詐, 騙局
gaming: 游戏, 遊戲, 电玩, 電玩
gamer: 玩家, 游戏玩家, 遊戲玩家, 游戏主播, 遊戲主播
video game: 电子游戏, 電子遊戲, 电玩, 電玩, 单机游戏, 單機遊戲
gameplay: 游戏实况, 遊戲實況, 玩法, 游戏视频, 遊戲影片, 游戏解说, 游戏影片, 遊戲視頻, 遊戲解說
let's play: 实况, 實況, 游戏实况, 遊戲實況
live stream: 直播, 直播间, 實況直播, 开播, 直播間, 实况直播, 開播
streamer: 主播, 直播主, 实况主, 實況主, 游戏主播, 遊戲主播
console: 主机游戏, 主機遊戲, 游戏机, 遊戲機, 掌机, 掌機
nintendo: 任天堂
minecraft: 我的世界, 当个创世神, 當個創世神, 麦块, 麥塊
roblox: 罗布乐思, 機器磚塊, 羅布樂思, 机器砖块
retro games: 怀旧游戏, 懷舊遊戲, 复古游戏, 復古遊戲, 红白机, 红白機, 紅白機
horror game: 恐怖游戏, 恐怖遊戲
role playing game: 角色扮演, 角色扮演游戏, 角色扮演遊戲
strategy game: 策略游戏, 策略遊戲, 战棋, 戰棋
racing game: 赛车游戏, 賽車遊戲, 竞速游戏, 競速遊戲
indie games: 独立游戏, 獨立遊戲
virtual reality: 虚拟现实, 虛擬實境, 虛擬現實, 虚拟实境
valorant: 无畏契约, 特戰英豪, 無畏契約, 特战英豪
counter-strike: 反恐精英, 絕對武力, 绝对武力
esports: 电竞, 電競, 电子竞技, 電子競技
tournament: 锦标赛, 錦標賽, 联赛, 聯賽, 比赛, 比賽
league of legends: 英雄联盟, 英雄聯盟
shooter game: 射击游戏, 射擊遊戲, 枪战, 槍戰, 穿越火线, 穿越火線
fortnite: 堡垒之夜, 要塞英雄, 堡壘之夜
free fire: 我要活下去
genshin impact: 原神
mobile legends: 无尽对决, 無盡對決, 决胜巅峰, 決勝巔峰
mobile games: 手游, 手遊, 手机游戏, 手機遊戲, 新手游, 新手遊
pubg: 绝地求生, 絕地求生, 吃鸡, 吃雞, 和平精英
pokemon: 宝可梦, 寶可夢, 神奇宝贝, 神奇寶貝, 皮卡丘
board games: 桌游, 桌遊, 围棋, 圍棋, 桌上遊戲, 桌上游戏, 桌面游戏
card games: 卡牌, 卡牌游戏, 卡牌遊戲, 扑克, 撲克, 纸牌, 紙牌, 集換式卡牌
chess: 国际象棋, 西洋棋, 國際象棋, 象棋
dungeons and dragons: 龙与地下城, 龍與地下城, 跑团, 跑團
miniatures: 微缩, 微縮, 战棋模型, 袖珍屋, 微缩模型, 微縮模型, 戰棋模型
mahjong: 麻将, 麻將
magic tricks: 魔术, 魔術, 魔术师, 魔術師
anime: 动漫, 動漫, 动画, 動畫, 番剧, 新番, 二次元, 番劇
manga: 漫画, 漫畫, 日漫
cosplay: 角色扮演, 扮装, 扮裝
otaku: 御宅, 宅男, 阿宅, 二次元, 宅文化
fan art: 同人图, 同人圖, 二创, 同人创作, 同人創作, 同人志, 同人誌, 同人本, 二創
animation: 动画, 動畫, 动画制作, 動畫製作
cartoon: 卡通, 动画片, 動畫片
graphic novel: 图像小说, 圖像小說
marvel: 漫威
comics: 漫画, 漫畫, 条漫, 條漫, 美漫, 四格漫畫, 四格漫画
superhero: 超级英雄, 超級英雄
webtoon: 网络漫画, 網路漫畫, 韩漫, 韓漫, 網絡漫畫, 网路漫画
movies: 电影, 電影, 影视, 影視
tv series: 电视剧, 電視劇, 剧集, 影集, 追剧, 追劇, 美剧, 美劇, 肥皂剧, 肥皂劇, 劇集
cinema: 电影院, 電影院, 影院, 戏院, 戲院
actor: 演员, 演員, 男演员, 男演員
actress: 女演员, 女演員, 女星
horror: 恐怖, 惊悚, 驚悚, 恐怖片
thriller: 惊悚片, 驚悚片, 悬疑, 懸疑
documentary: 纪录片, 紀錄片, 纪实, 紀實
korean drama: 韩剧, 韓劇
reality show: 真人秀, 综艺, 綜藝, 实境秀, 實境秀
television: 电视, 電視, 电视台, 電視台
celebrity: 明星, 名人, 艺人, 藝人, 娱乐圈, 娛樂圈
bollywood: 宝莱坞, 寶萊塢, 印度电影, 印度電影
filmmaking: 电影制作, 電影製作, 拍电影, 拍電影, 导演, 導演, 影视制作, 影視製作
video editing: 视频剪辑, 剪辑, 剪輯, 影片剪輯, 剪片, 后期制作, 視頻剪輯, 影片剪辑, 後期製作
series review: 剧评, 劇評, 追剧解说, 追劇解說
film review: 影评, 影評, 电影解说, 電影解說
film critic: 影评人, 影評人
music: 音乐, 音樂, 乐曲, 樂曲
musician: 音乐人, 音樂人, 音乐家, 音樂家, 乐手, 樂手
song: 歌曲, 歌, 单曲, 單曲, 好歌
band: 乐队, 樂隊, 乐团, 樂團
concert: 演唱会, 演唱會, 音乐会, 音樂會, 音乐节, 音樂節
rap: 说唱, 說唱, 饶舌, 饒舌
hip hop: 嘻哈
rock music: 摇滚, 搖滾, 摇滚乐, 搖滾樂
jazz: 爵士, 爵士乐, 爵士樂
classical music: 古典音乐, 古典音樂, 古典乐, 交响乐, 古典樂, 交響樂
pop music: 流行音乐, 流行音樂, 流行歌曲
kpop: 韩流, 韓流, 韩团, 韓團, 韩国女团, 韓國女團
folk music: 民谣, 民謠, 民歌, 民乐, 民族音乐, 民樂, 民族音樂
latin music: 拉丁音乐, 拉丁音樂
orchestra: 管弦乐团, 管弦樂團, 交响乐团, 交響樂團, 管弦乐, 管弦樂
opera: 歌剧, 歌劇, 戏曲, 戲曲, 京剧, 京劇
composer: 作曲家, 作曲, 编曲, 編曲
music video: 音乐视频, 音樂錄影帶, 音乐短片, 音樂視頻, 音乐录影带, 音樂短片
vinyl records: 黑胶, 黑膠, 黑胶唱片, 黑膠唱片, 唱片
lofi music: 低保真
relaxing music: 轻音乐, 輕音樂, 放松音乐, 放鬆音樂, 白噪音, 疗愈音乐, 療癒音樂
religious music: 诗歌敬拜, 詩歌敬拜, 赞美诗, 聖歌, 佛教音乐, 佛教音樂, 敬拜, 讚美詩, 圣歌
singing: 唱歌, 歌唱, 声乐, 聲樂, 演唱
singer: 歌手, 唱将, 歌唱家, 唱將
cover song: 翻唱, 翻弹, 翻彈, 翻奏
karaoke: 卡拉, 欢唱, 歡唱
choir: 合唱团, 合唱團, 合唱
voice: 声音, 聲音, 配音, 嗓音
house music: 浩室, 浩室音樂, 浩室音乐
nightclub: 夜店, 夜总会, 夜總會, 蹦迪
dj: 打碟, 唱片骑师, 唱片騎師
electronic music: 电子音乐, 電子音樂, 电音, 電音
techno: 铁克诺, 鐵克諾
party: 派对, 派對, 聚会, 聚會, 轰趴, 轟趴
musical instruments: 乐器, 樂器, 古筝, 古箏, 二胡
guitar: 吉他, 木吉他, 指弹, 指彈
bass guitar: 贝斯, 貝斯, 低音吉他, 贝司, 貝司
piano: 钢琴, 鋼琴
violin: 小提琴
drums: 架子鼓, 爵士鼓, 打鼓, 鼓手, 打击乐, 打擊樂
flute: 长笛, 長笛, 笛子
saxophone: 萨克斯, 薩克斯風, 萨克斯风, 薩克斯
ukulele: 尤克里里, 烏克麗麗, 乌克丽丽
music production: 音乐制作, 音樂製作, 编曲, 編曲
music producer: 音乐制作人, 音樂製作人
beats: 节拍, 節拍, 节奏, 節奏
recording studio: 录音棚, 錄音室, 录音室, 錄音棚
dance: 舞蹈, 跳舞, 舞
dancer: 舞者, 舞蹈家, 舞蹈演员, 舞蹈演員
ballet: 芭蕾
choreography: 编舞, 編舞
street dance: 街舞
salsa: 萨尔萨, 騷莎, 薩爾薩, 骚莎
tango: 探戈
zumba: 尊巴
comedy: 喜剧, 喜劇, 爆笑
comedian: 喜剧演员, 喜劇演員, 谐星, 諧星, 笑星
funny: 搞笑, 好笑, 爆笑, 有趣, 逗
humor: 幽默, 幽默感
joke: 笑话, 笑話, 段子, 冷笑话, 冷笑話
memes: 表情包, 梗图, 梗圖, 迷因, 热梗, 熱梗
sketch comedy: 小品, 短剧, 短劇, 情景喜剧, 搞笑短剧, 情景喜劇, 搞笑短劇
laugh: 哈哈大笑, 大笑, 笑死, 欢笑, 歡笑
funny videos: 搞笑视频, 搞笑影片, 搞笑視頻, 爆笑视频
entertainment: 娱乐, 娛樂, 综艺, 綜藝
satire: 讽刺, 諷刺, 反讽, 反諷
parody: 恶搞, 惡搞, 戏仿, 鬼畜, 戲仿
impersonation: 模仿秀, 模仿, 口技
stand-up comedy: 脱口秀, 脫口秀, 单口喜剧, 單口喜劇, 站立喜剧, 相声, 相聲, 站立喜劇, 单口
stand-up comedian: 脱口秀演员, 脫口秀演員, 单口喜剧演员, 單口喜劇演員
hidden camera: 隐藏摄像头, 隱藏攝影機, 隐藏镜头, 隱藏鏡頭, 隱藏攝像頭, 隐藏摄影机
prank: 恶作剧, 惡作劇, 整蛊, 整蠱, 整人
challenge: 挑战, 挑戰
diy: 自制, 自製, 手作, 动手做, 動手做
crafts: 手工, 手工艺, 手工藝, 工艺, 工藝, 剪纸, 剪紙
handmade: 手工, 手作, 手工制作, 手工製作, 纯手工, 純手工
knitting: 编织, 編織, 毛衣, 棒针, 棒針, 毛线编织, 毛線編織, 毛衣編織
crochet: 钩针, 鉤針, 钩织, 鉤織
sewing: 缝纫, 縫紉, 裁缝, 裁縫, 做衣服
embroidery: 刺绣, 刺繡, 绣花, 十字绣, 十字繡, 繡花
wool: 羊毛, 毛线, 毛線, 羊毛毡, 羊毛氈
fabric: 布料, 面料, 布艺, 織品, 拼布, 布藝, 织品
pottery: 陶艺, 陶藝, 陶器, 拉坯
ceramics: 陶瓷, 瓷器, 陶艺, 陶藝
woodworking: 木工, 木作, 木匠, 木艺
wood carving: 木雕, 木刻
origami: 折纸, 摺紙
candle making: 蜡烛, 蠟燭, 香薰蜡烛, 香氛蠟燭, 香薰蠟燭, 香氛蜡烛
soap making: 手工皂, 肥皂
jewelry making: 首饰制作, 首飾製作, 金工, 串珠, 饰品制作, 飾品製作
painting: 绘画, 繪畫, 油画, 油畫, 国画, 國畫, 画画, 畫畫
watercolor: 水彩
drawing: 画画, 畫畫, 绘图, 繪圖, 手繪
sketching: 素描, 速写, 速寫
calligraphy: 书法, 書法, 练字, 練字, 手写字, 手寫字
artist: 艺术家, 藝術家, 画家, 畫家, 画师, 繪師, 畫師, 绘师
art: 艺术, 藝術, 美术, 美術
sculpture: 雕塑, 雕刻, 雕像
graffiti: 涂鸦, 塗鴉
digital art: 数字艺术, 數位藝術, 数码绘画, 電繪, 板绘, 數位繪圖, 數字藝術, 数位艺术, 數碼繪畫, 电绘, 板繪, 数位绘图
illustration: 插画, 插畫, 插画师, 插畫家, 插畫師, 插画家
graphic design: 平面设计, 平面設計, 视觉设计, 視覺設計
photography: 摄影, 攝影, 拍照, 写真, 寫真, 约拍, 約拍
photographer: 摄影师, 攝影師
journaling: 手账, 手帳, 手帐, 日记, 日記, 手賬
model making: 模型, 模型制作, 模型製作, 高达模型, 鋼彈模型, 拼装模型, 高達模型, 钢弹模型, 拼裝模型
metalworking: 金工, 金属加工, 金屬加工, 铁艺, 打铁, 锻造, 鍛造, 焊接, 鐵藝, 打鐵
repair: 维修, 維修, 修理, 修复, 修復
restoration: 修复, 修復, 翻新
tools: 工具, 五金
flower arranging: 插花, 花艺, 花藝, 花艺师, 花藝師
gift: 礼物, 禮物, 礼品, 禮品, 伴手礼, 伴手禮
lamp: 灯具, 燈具, 台灯, 檯燈, 灯饰, 燈飾
carpet: 地毯
home decor: 家居, 家饰, 家飾, 软装, 軟裝, 家居装饰, 居家佈置, 家居裝飾, 居家布置
interior design: 室内设计, 室內設計, 装修设计, 空间设计, 空間設計, 裝修設計
interior designer: 室内设计师, 室內設計師
home: 居家, 回家, 我家, 家园, 家園, 家, 家里
house: 房子, 房屋, 住宅, 别墅, 別墅
apartment: 公寓
furniture: 家具, 傢俱, 沙发, 沙發
bedroom: 卧室, 臥室, 睡房
bathroom: 浴室, 卫生间, 衛浴, 洗手间, 卫浴, 衛生間, 洗手間
living room: 客厅, 客廳
renovation: 装修, 裝修, 裝潢, 旧房改造, 老屋翻新, 装潢, 舊房改造
architecture: 建筑, 建築, 建筑设计, 建築設計
architect: 建筑师, 建築師
cleaning: 清洁, 清潔, 打扫, 打掃, 保洁, 家务, 保潔, 家務
organizing: 收纳, 收納, 整理, 断舍离, 斷捨離
minimalism: 极简, 極簡, 极简主义, 極簡主義, 断舍离, 斷捨離
household tips: 生活小妙招, 家务技巧, 家事技巧, 生活窍门, 居家妙招, 家務技巧, 生活竅門
tiny house: 小房子, 小户型, 小坪數, 迷你屋, 小戶型, 小坪数
greenhouse: 温室, 溫室, 大棚
cactus: 仙人掌
gardening: 园艺, 園藝, 种花, 種花, 養花
garden: 花园, 花園, 庭院, 院子
plants: 植物, 綠植
houseplants: 室内植物, 室內植物, 观叶植物, 觀葉植物, 盆栽, 绿植, 室内绿植
flowers: 鲜花, 鮮花, 花卉, 花朵, 赏花, 花店, 賞花
vegetable garden: 菜园, 菜園, 种菜, 種菜, 菜地
seeds: 种子, 種子, 育苗
balcony garden: 阳台种植, 陽台種植, 阳台花园, 陽台花園, 阳台种菜, 陽台種菜
bonsai: 盆景
succulents: 多肉, 多肉植物
trees: 树木, 樹木, 大树, 大樹, 植树, 树, 植樹, 樹
farm: 农场, 農場, 牧场, 牧場, 农庄, 農莊
farmer: 农民, 農民, 农夫, 農夫, 新农人, 新農人
agriculture: 农业, 農業, 三农, 种植, 種植, 三農
tractor: 拖拉机, 拖拉機, 农机, 農機
beekeeping: 养蜂, 養蜂, 蜂农, 蜂農
homesteading: 田园生活, 田園生活, 自给自足, 自給自足, 归园田居, 歸園田居
pets: 宠物, 寵物, 萌宠, 萌寵, 毛孩, 毛孩子
animals: 动物, 動物, 小动物, 小動物
hamster: 仓鼠, 倉鼠
rabbit: 兔子, 兔兔, 兔
parrot: 鹦鹉, 鸚鵡
birds: 鸟, 鳥, 小鸟, 小鳥, 鸟类, 鳥類
aquarium: 水族馆, 水族館, 水族, 鱼缸, 魚缸, 养鱼, 養魚
snake: 蛇, 蟒蛇
reptiles: 爬宠, 爬蟲, 爬行动物, 爬虫, 蜥蜴, 烏龜, 爬寵, 爬行動物
horse: 马匹, 馬匹, 骏马, 小马, 駿馬, 小馬
chickens: 养鸡, 養雞, 母鸡, 母雞, 鸡, 雞, 公鸡, 公雞
goat: 山羊
cow: 奶牛, 乳牛, 养牛, 牛群, 養牛, 小牛
pig: 猪, 豬, 小猪, 养猪, 養豬, 小豬
sheep: 绵羊, 綿羊, 羊群, 養羊, 养羊, 羊
pet care: 宠物护理, 寵物照護, 宠物美容, 寵物美容, 养宠, 养宠物, 寵物護理, 宠物照护, 養寵, 養寵物
veterinarian: 兽医, 獸醫, 宠物医生, 動物醫院, 寵物醫生, 动物医院
animal rescue: 动物救助, 動物救援, 流浪动物, 流浪動物, 動物救助, 动物救援
dog breeds: 犬种, 犬種, 柯基, 金毛犬, 柴犬, 边牧, 泰迪犬, 邊牧
dog food: 狗粮, 狗糧, 犬粮, 犬糧
dogs: 狗, 狗狗, 犬, 汪星人, 毛小孩
puppy: 小狗, 幼犬
dog training: 训犬, 訓犬, 训狗, 訓狗, 狗狗训练, 狗狗訓練
cats: 猫, 貓, 猫咪, 貓咪, 猫猫, 喵星人, 貓貓
kitten: 小猫, 小貓, 幼猫, 奶猫, 幼貓, 奶貓
cat care: 养猫, 養貓, 铲屎官, 貓奴, 猫咪护理, 鏟屎官, 猫奴, 貓咪護理
stray cats: 流浪猫, 流浪貓, 街猫, 街貓
bear: 狗熊, 棕熊, 黑熊, 北极熊, 北極熊
wolf: 狼
tiger: 老虎, 东北虎, 東北虎
wildlife: 野生动物, 野生動物
wild animals: 野生动物, 野生動物, 野兽, 野獸
lion: 狮子, 獅子
elephant: 大象
monkey: 猴子, 猴
panda: 熊猫, 熊貓, 大熊猫, 大貓熊, 大熊貓, 大猫熊
dolphin: 海豚
insects: 昆虫, 昆蟲, 虫子, 甲虫, 蟲子, 甲蟲
butterfly: 蝴蝶
birdwatching: 观鸟, 觀鳥, 赏鸟, 賞鳥
safari: 野生动物园, 野生動物園, 游猎, 游獵
ocean: 海洋, 深海
nature conservation: 自然保护, 自然保育, 生态保护, 生態保育, 保育, 自然保護, 生態保護, 生态保育
wildlife photography: 野生动物摄影, 野生動物攝影, 生态摄影, 生態攝影
truck driver: 卡车司机, 卡車司機, 货车司机, 貨車司機
bus: 公交车, 公交, 巴士, 公車, 客车, 公交車, 公车, 客車
cars: 汽车, 汽車, 车, 車, 轿车, 玩车, 出租车, 出租車, 轎車, 玩車
motorcycle: 摩托车, 摩托車, 摩托, 机车, 機車, 电单车, 電單車, 重機, 重机
biker: 机车骑士, 摩托骑士, 摩友, 重機騎士, 機車騎士, 摩托騎士, 重机骑士
car review: 汽车测评, 汽车评测, 汽車評測, 评车, 试驾, 試駕, 試車, 汽車測評, 評車, 试车
car repair: 修车, 修車, 汽车维修, 汽車維修
mechanic: 修车师傅, 机修, 汽修, 修車師傅, 機修
sports car: 跑车, 跑車
classic cars: 老爷车, 老爺車, 经典车, 經典車, 古董车, 古董車
car tuning: 改装车, 改裝車, 汽车改装, 汽車改裝, 改装, 改裝
supercar: 超跑, 超级跑车, 超級跑車
formula 1: 方程式赛车, 方程式賽車
drift: 漂移, 甩尾
driving: 驾驶, 駕駛, 开车, 開車
driving school: 驾校, 駕訓班, 学车, 學車, 驾考, 駕校, 驾训班, 駕考
truck: 卡车, 卡車, 货车, 貨車
scooter: 踏板车, 踏板車, 速克达, 速克達, 滑板车, 滑板車
off-road: 越野, 越野车, 越野車, 四驱, 四驅
used cars: 二手车, 二手車, 中古車, 中古车
electric car: 电动汽车, 電動汽車, 电车, 電動車
electric vehicles: 新能源车, 新能源汽车, 新能源車, 电动车, 電動車, 新能源汽車
tesla: 特斯拉
battery: 电池, 電池
charging station: 充电桩, 充電樁, 充电站, 充電站
solar energy: 太阳能, 太陽能, 光伏
business: 商业, 商業, 生意
company: 公司, 企业, 企業
small business: 小生意, 小微企业, 小本生意, 中小企业, 中小企業, 小微企業
leadership: 领导力, 領導力, 领导, 領導
career: 职业, 職業, 職場, 事业, 职涯, 職涯, 事業
job: 求職, 職缺, 面試, 职缺
work: 工作, 上班, 打工, 办公, 辦公, 職場
lawyer: 律师, 律師
law: 法律, 法学, 法學, 普法
accounting: 会计, 會計, 财务, 財務, 財會, 稅務, 财会
economy: 经济, 經濟, 财经, 財經
e-commerce: 电商, 電商, 电子商务, 電子商務, 直播带货, 跨境电商, 直播帶貨, 跨境電商
online store: 网店, 網店, 网上商店, 網拍, 線上商店, 淘宝店, 網上商店, 网拍, 线上商店, 淘寶店
dropshipping: 一件代发, 无货源, 一件代發, 無貨源
sales: 销售, 銷售, 带货, 卖货, 業務員, 业务员, 帶貨, 賣貨
shop: 商店, 店铺, 店鋪, 小店, 门店, 門店
shopping: 购物, 購物, 逛街, 网购, 網購, 剁手
shopping haul: 购物分享, 購物分享, 战利品, 戰利品, 爱用物分享, 好物分享, 愛用物分享
brand: 品牌, 牌子
entrepreneur: 创业者, 創業者, 企业家, 企業家, 创业家, 創業家, 老板, 老闆
startup: 创业, 創業, 初创, 新創, 初创公司, 初創, 新创, 初創公司
founder: 创始人, 創辦人, 创办人, 創始人
side hustle: 副业, 副業, 兼职, 兼職, 斜杠, 斜槓
freelancer: 自由职业, 自由工作者, 自由职业者, 接案, 自由職業, 自由職業者
work from home: 居家办公, 居家辦公, 在家工作, 远程办公, 遠端工作, 远程工作, 遠程辦公, 远端工作, 遠程工作
make money online: 网上赚钱, 網路賺錢, 网赚, 線上賺錢, 网络赚钱, 搞钱, 網上賺錢, 网路赚钱, 網賺, 线上赚钱, 網絡賺錢, 搞錢
motivation: 励志, 勵志, 激励, 激勵, 正能量
self improvement: 自我提升, 自我成长, 自我成長, 个人成长, 個人成長, 自律
marketing: 营销, 行銷, 營銷, 市场营销, 市場營銷, 行销
advertising: 广告, 廣告, 推广, 推廣
digital marketing: 数字营销, 數位行銷, 网络营销, 網路行銷, 數碼營銷, 數字營銷, 数位行销, 網絡營銷, 网路行销, 数码营销
social media: 社交媒体, 社群媒體, 自媒体, 自媒體, 社媒, 新媒体, 社交媒體, 社群媒体, 新媒體
influencer: 网红, 網紅, 达人, 達人, 意见领袖, 意見領袖
content creator: 博主, 内容创作者, 內容創作者, 创作者, 創作者, 部落客
branding: 品牌设计, 品牌設計, 品牌营销, 品牌行銷, 品牌策划, 品牌打造, 品牌營銷, 品牌行销, 品牌策劃
instagram: 照片墙, 照片牆
tiktok: 抖音
youtube: 油管
finance: 金融, 财经, 財經, 理財
investing: 投资, 投資, 投资理财, 投資理財
money: 金钱, 金錢, 赚钱, 賺錢, 财富, 財富
saving money: 省钱, 省錢, 存钱, 存錢, 攒钱, 攢錢, 存钱法
stocks: 股票, 炒股, 基金, 美股, 台股, 港股
stock market: 股市, 大盘, 大盤
cryptocurrency: 加密货币, 加密貨幣, 数字货币, 虛擬貨幣, 虚拟货币, 区块链, 區塊鏈, 數字貨幣
bitcoin: 比特币, 比特幣
trading: 交易, 外汇, 外匯, 期货, 期貨
bank: 银行, 銀行
insurance: 保险, 保險
rent: 租房, 租屋, 出租, 房租, 租金
mortgage: 房贷, 房貸, 按揭
buying a house: 买房, 買房, 购房, 購屋, 購房, 购屋
real estate: 房地产, 房地產, 房产, 房產, 不动产, 不動產, 楼市, 樓市
real estate agent: 房产中介, 房地產經紀, 房仲, 地产经纪, 地產代理, 房产经纪, 房產中介, 房地产经纪, 地產經紀, 地产代理, 房產經紀
house tour: 看房, 参观房子, 房屋参观, 賞屋, 探房, 參觀房子, 房屋參觀, 赏屋, 参观
property: 物业, 物業, 房源, 楼盘, 樓盤
news: 新闻, 新聞, 资讯, 时事, 時事
politics: 政治, 时政, 政論, 時政, 政论
politician: 政治人物, 政客, 政治家, 議員, 立委, 议员
election: 选举, 選舉, 大选, 大選
journalist: 记者, 記者, 新闻工作者, 媒体人, 媒體人, 新聞工作者
geopolitics: 地缘政治, 地緣政治, 国际关系, 國際關係, 国际局势, 國際局勢
war: 战争, 戰爭, 打仗
military: 军事, 軍事, 军人, 軍人, 军队, 軍隊, 军迷, 軍迷
police: 警察, 警方, 公安, 民警
crime: 犯罪, 刑事, 罪案
true crime: 真实犯罪, 真實犯罪, 奇案, 案件解说, 悬案, 懸案, 大案, 案件解說
human rights: 人权, 人權
social issues: 社会问题, 社會問題, 社会议题, 社會議題, 民生
activism: 社会运动, 社會運動, 社運, 维权, 維權, 社运
feminism: 女权, 女權, 女性主义, 女性主義, 女权主义, 女權主義
women: 女性, 女人, 女士, 女生, 妇女, 婦女
men: 男性, 男人, 男士, 男生, 先生
equality: 平等, 平权, 平權, 性别平等, 性別平等
racism: 种族歧视, 種族歧視, 种族主义, 種族主義
lgbt: 同志, 同性恋, 同性戀, 酷儿, 酷兒, 彩虹族群
refugees: 难民, 難民
poverty: 贫困, 貧窮, 贫穷, 贫穷线, 扶贫, 貧困, 貧窮線, 扶貧
charity: 慈善, 公益, 捐款, 义卖, 義賣, 基金会, 基金會
volunteering: 志愿者, 志工, 义工, 義工, 志願者, 志愿服务, 志願服務
disability: 残疾, 殘疾, 残障, 殘障, 身心障礙, 无障碍, 身心障碍, 無障礙
environment: 环境, 環境, 环保, 環保
climate change: 气候变化, 氣候變化, 气候变迁, 氣候變遷, 全球变暖, 全球暖化, 全球變暖
sustainability: 可持续, 永續, 可持续发展, 永續發展, 可持續, 低碳, 永续, 可持續發展, 永续发展
zero waste: 零废弃, 零廢棄, 零浪费, 无塑, 零浪費, 無塑
recycling: 回收, 垃圾分类, 垃圾分類, 资源回收, 資源回收
animal rights: 动物权利, 動物權利, 动物保护, 動物保護, 動保, 动保
religion: 宗教, 信仰, 佛教, 佛法
christian: 基督教, 基督徒, 基督, 福音, 教会, 教會
bible: 圣经, 聖經
islam: 伊斯兰, 伊斯蘭, 穆斯林, 清真, 伊斯兰教, 伊斯蘭教
spirituality: 灵性, 靈性, 身心灵, 身心靈, 修行
prayer: 祈祷, 祈禱, 祷告, 禱告, 祈福
astrology: 占星, 占星术, 占星術, 命理, 风水, 風水
tarot: 塔罗, 塔羅, 塔罗牌, 塔羅牌
horoscope: 星座, 运势, 運勢, 生肖
mystery: 悬疑, 懸疑, 未解之谜, 未解之謎, 推理, 谜团, 謎團
ghost: 鬼, 鬼故事, 鬼魂, 幽灵, 幽靈, 鬼怪
paranormal: 灵异, 靈異, 超自然, 超自然现象, 超自然現象
addiction: 上瘾, 上癮, 成瘾, 成癮, 戒瘾, 戒烟, 戒癮, 戒煙
depression: 抑郁症, 憂鬱症, 抑郁, 憂鬱, 抑鬱, 抑鬱症, 忧郁症, 忧郁
adhd: 多动症, 過動症, 注意力缺陷, 注意力不足, 過動, 多動症, 过动症, 过动
diabetes: 糖尿病
sleep: 睡眠, 助眠, 睡觉, 睡覺, 失眠
youth: 青年, 青春, 年轻人, 年輕人
teenager: 青少年, 青春期
small: 小型, 迷你
big: 大型, 巨大, 超大
black: 黑色, 纯黑, 純黑
white: 白色, 纯白, 純白
homemade: 自制, 自製, 家常, 家庭自制
sustainable fashion: 可持续时尚, 永續時尚, 可持续服装, 環保時尚, 可持續時尚, 永续时尚, 可持續服裝, 环保时尚
traditional: 传统, 傳統, 老字号, 老字號
ancient: 古代, 远古, 遠古, 古老
electric: 电动, 電動
guide: 指南, 导览, 導覽, 入门, 入門
stories: 故事, 讲故事, 說故事, 講故事, 说故事
how to: 怎么做, 怎麼做, 如何, 做法
people: 人们, 人們, 人物, 民众, 民眾
collecting: 收藏, 集邮, 收集, 集郵, 手辦
beginner: 初学者, 初學者, 新手, 入门, 入門
easy: 容易, 轻松, 輕鬆
quick: 快速, 速成, 快手菜
simple: 简单, 簡單, 简约, 簡約
cheap: 便宜, 平价, 平價, 廉价, 白菜价, 廉價, 白菜價
expensive: 昂贵, 昂貴, 高价, 高價
old: 老旧, 老舊, 旧物, 舊物, 旧, 舊
beautiful: 美丽, 美麗, 漂亮, 好看, 唯美
cute: 可爱, 可愛, 萌, 呆萌, 卖萌, 可可爱爱, 可可愛愛, 賣萌
healthy lifestyle: 健康生活, 健康生活方式, 养生生活, 健康生活型態, 養生生活, 健康生活型态
lifestyle: 生活方式, 生活, 生活风格, 生活風格
daily life: 日常生活, 生活记录, 生活紀錄, 生活日常, 生活記錄, 生活纪录
vlog: 视频日志, 影音日誌, 生活记录, 視頻日誌, 影音日志, 生活記錄
video: 视频, 影片, 短视频, 短影音, 影音, 視頻, 短視頻
tutorial: 教程, 教学, 教學
tips: 技巧, 小贴士, 妙招, 干货, 小撇步, 窍门, 小技巧, 小貼士, 竅門
inspiration: 灵感, 靈感, 启发, 啟發
behind the scenes: 幕后, 幕後, 花絮
day in my life: 我的一天, 生活一日, 一日生活
routine: 作息, 习惯养成, 習慣養成
morning routine: 晨间, 晨間, 早晨日常, 晨間例行, 晨间例行
trends: 趋势, 趨勢, 流行, 热门, 熱門, 热点, 熱點
original: 原创, 原創
natural: 天然, 纯天然, 純天然
professional: 专业, 專業, 职业, 职人, 職人, 職業
expert: 专家, 專家, 行家
hobby: 爱好, 愛好, 兴趣, 興趣, 嗜好
collection: 收藏, 藏品
community: 社区, 社區, 社群, 社团, 社團
friends: 朋友, 好友, 闺蜜, 閨蜜
girl: 女孩, 女生, 少女, 妹子, 小姐姐
boy: 男孩, 男生, 少年, 男孩子
night: 夜晚, 深夜, 晚上, 夜景
day: 白天, 日间, 日間
summer: 夏天, 夏季, 夏日
winter: 冬天, 冬季, 冬日
spring: 春天, 春季, 春日
autumn: 秋天, 秋季, 秋日
rain: 下雨, 雨天, 雨, 雨声, 雨聲
christmas: 圣诞, 聖誕, 圣诞节, 聖誕節
halloween: 万圣节, 萬聖節
new year: 新年, 跨年, 元旦
chinese new year: 春节, 春節, 过年, 過年, 农历新年, 農曆新年
ramadan: 斋月, 齋月
birthday: 生日, 庆生, 慶生
countryside: 乡村, 鄉村, 农村, 農村, 乡下, 鄉下, 田园, 田園
market: 市场, 市場, 菜市场, 市集, 集市, 菜市場
supermarket: 超市, 超级市场, 超級市場
modern: 现代, 現代, 摩登
creative: 创意, 創意, 创造力, 創造力, 文创, 文創
design: 设计, 設計, 设计师, 設計師
discount: 折扣, 优惠, 優惠, 打折, 优惠券, 優惠券
giveaway: 抽奖, 抽獎, 赠品, 免费送, 贈品, 免費送
nostalgia: 怀旧, 懷舊, 回忆, 回憶, 童年
1980s: 八十年代, 八零年代
1990s: 九十年代, 九零年代
quiet: 安静, 安靜, 宁静, 寧靜
slow living: 慢生活, 慢活
espresso: 意式浓缩, 浓缩咖啡, 意式咖啡
cappuccino: 卡布奇诺
latte: 拿铁, 拿铁咖啡
smoothie: 奶昔, 思慕雪, 果昔
jam: 果酱
dough: 面团
lunch box: 便当, 盒饭
picnic: 野餐
technique: 技法, 技术要领
drills: 训练方法, 练习动作
dribbling: 运球, 盘带
ball: 球
bouldering: 抱石
rope: 绳索, 绳子
core workout: 核心, 核心训练, 练核心
mat: 垫上, 瑜伽垫, 垫子
squats: 深蹲
push-ups: 俯卧撑
legs: 腿部, 美腿, 瘦腿
back: 背部, 练背
mechanical keyboard: 机械键盘, 客制化键盘
custom: 定制, 客制化, 私人订制
printer: 打印机
projects: 作品, 项目
monitor: 显示器
graphics card: 显卡
processor: 处理器
server: 服务器
gaming mouse: 游戏鼠标, 鼠标
circuit: 电路, 单片机, 电路板
relaxing: 治愈, 治愈系, 解压, 放松
cozy: 舒适, 温馨
farming game: 种田游戏, 农场游戏, 种田
simulation game: 模拟游戏, 模拟经营
puzzle game: 解谜游戏
walkthrough: 攻略, 通关
figures: 手办, 模型手办, 公仔
merchandise: 周边, 周边产品
trading cards: 卡牌收藏, 集换式卡牌, 抽卡
clips: 片段, 剪辑片段, 名场面
highlights: 精彩集锦, 集锦
compilation: 合集, 盘点
reaction: 反应视频, 反应
trailer: 预告片
sheet music: 乐谱, 曲谱, 琴谱
music lessons: 音乐课, 学琴, 钢琴教学, 吉他教学
lyrics: 歌词
remix: 混音, 重混
indoor: 室内
plant care: 养护, 绿植养护, 养花, 植物养护
care: 护理, 照顾
raising: 饲养, 家养
guinea pig: 豚鼠, 荷兰猪
turtle: 乌龟, 龟
budget: 预算, 记账, 省钱记账
monthly: 每月, 月度
debt: 债务, 还债, 贷款
taxes: 税务, 报税, 税收
salary: 工资, 薪水, 薪资
retirement: 退休, 养老
income: 收入, 被动收入
luxury house: 豪宅, 大平层
castle: 城堡
swimming pool: 游泳池, 泳池
job interview: 面试, 求职面试, 面试技巧, 面试题
resume: 简历
job search: 求职, 找工作, 招聘
office: 办公室, 职场
tantrum: 发脾气, 哭闹, 闹脾气
emotions: 情绪, 情感管理
discipline: 管教, 教养, 规矩
baby sleep: 宝宝睡眠, 哄睡
baby food: 辅食, 宝宝辅食
siblings: 兄弟姐妹, 二胎, 双胞胎
exam revision: 复习, 复习方法, 温习
preparation: 准备, 备战
scholarship: 奖学金, 留学申请
student life: 大学生活, 校园生活
concentration: 专注, 专注力, 注意力
fossils: 化石
planets: 行星, 太阳系
evolution: 进化, 演化, 基因, 遗传学
volcano: 火山, 地震
electricity: 电力, 电学, 电工
curiosities: 冷知识, 趣闻, 奇闻
workshop: 工坊, 作坊, 工作室, 小作坊
hand-painted: 手绘, 手工绘制
bride: 新娘
finds: 淘货, 好物, 淘到, 淘宝贝
solo: 独自, 一个人, 单人
itinerary: 地图, 行程, 路线
airport: 机场
luggage: 行李, 打包行李
wedding ring: 婚戒, 婚礼首饰
foundation: 粉底, 粉底液
oily skin: 油皮, 干皮
braids: 编发, 辫子
dance cover: 翻跳, 舞蹈翻跳
korean: 韩国, 韩系, 韩式
japanese: 日本, 日系, 日式
chinese: 中国, 中式, 中国风
italian: 意大利, 意式
french: 法国, 法式
mexican: 墨西哥
indian: 印度
thai: 泰国, 泰式
turkish: 土耳其
spanish: 西班牙, 西语
german: 德国, 德语
american: 美国, 美式
vietnamese: 越南
brazilian: 巴西
arabic: 阿拉伯, 中东
mediterranean: 地中海
asian: 亚洲, 亚洲风味
wardrobe: 衣橱, 胶囊衣橱
everyday: 日常
weekly: 每周, 一周
brunch: 早午餐
brownies: 布朗尼
personal finance: 个人理财, 理财
life: 人生
learning: 自学
strategy: 策略, 战略
day trip: 一日游, 一日徒步, 周边游
wild camping: 野外露营
devices: 设备, 数码设备
sensitive skin: 敏感肌
`
