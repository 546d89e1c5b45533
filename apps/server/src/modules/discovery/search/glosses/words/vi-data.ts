/** Vietnamese words of creators' topics, by their English gloss. */
export const viWords = `
food: món ăn, đồ ăn, ẩm thực, thức ăn, ăn uống, thực phẩm, món ngon
cooking: nấu ăn, nấu nướng, nội trợ, vào bếp, nấu món
recipe: công thức nấu ăn, công thức, cách nấu, công thức món ăn
chef: đầu bếp, bếp trưởng
kitchen: nhà bếp, căn bếp, bếp núc, gian bếp, bếp
meal prep: chuẩn bị bữa ăn, chuẩn bị đồ ăn, cơm văn phòng
breakfast: bữa sáng, ăn sáng, đồ ăn sáng, điểm tâm
lunch: bữa trưa, ăn trưa
dinner: bữa tối, ăn tối, cơm tối, bữa cơm
soup: súp, món canh, nấu canh, canh chua, nồi canh, món súp
salad: xa lát, rau trộn, món gỏi, gỏi cuốn, món nộm, salad trộn
meat: thịt, món thịt
chicken: thịt gà, gà, gà rán, cánh gà, đùi gà, ức gà
beef: thịt bò, bò bít tết, bít tết, bò kho, bò né
pork: thịt heo, thịt lợn, sườn heo, ba chỉ, heo quay
fish: con cá, món cá, thịt cá, cá kho, cá hồi, cá chiên, cá nướng
seafood: hải sản, đồ biển, tôm hùm, tôm cua, tôm
rice: cơm, lúa gạo, gạo, cơm tấm, cơm chiên
noodles: mì, bún, phở, mì gói, mì tôm, mì xào, bún bò, miến, hủ tiếu, sợi mì
pasta: mì ý, mỳ ý, nui
pizza: bánh pizza
egg: trứng, quả trứng, trứng gà
cheese: phô mai, phô mát, pho mát
vegetables: rau củ, rau, rau xanh, rau quả, củ quả
fruit: trái cây, hoa quả, quả vải, vải thiều
potato: khoai tây, khoai
mushroom: nấm, cây nấm, nấm hương, nấm rơm
tomato: cà chua
spicy: cay, vị cay, cay nồng, ăn cay, món cay, siêu cay
sauce: nước sốt, nước chấm, nước mắm, sốt chấm, tương ớt, nước xốt
spices: gia vị, hương liệu
barbecue: tiệc nướng, đồ nướng, thịt nướng, quán nướng
grill: nướng, vỉ nướng, bếp nướng, món nướng
frying: chiên, rán, chiên giòn, chiên rán, món xào, chiên xào
fermented food: đồ muối chua, lên men, dưa muối, kim chi, thực phẩm lên men, dưa chua
sushi: món sushi, cơm cuộn nhật
curry: cà ri, món cà ri
dumplings: há cảo, sủi cảo, hoành thánh, bánh bao, bánh xếp
burger: bánh burger, hăm bơ gơ, bánh mì kẹp thịt
sandwich: bánh sandwich, bánh mì kẹp
coffee: cà phê, cafe sữa, cà phê sữa đá, cà phê rang xay
latte art: nghệ thuật latte, vẽ latte, tạo hình latte, nghệ thuật pha cà phê
barista: pha chế cà phê, thợ pha cà phê, nhân viên pha chế, người pha cà phê
tea: trà, nước trà, trà đạo, trà xanh, uống trà
milk tea: trà sữa, trà sữa trân châu, trân châu
wine: rượu vang, vang đỏ, vang trắng, rượu nho, rượu
beer: bia, uống bia, bia thủ công, bia hơi
cocktail: cốc tai, đồ uống có cồn, pha chế đồ uống, pha chế cocktail
juice: nước ép, nước trái cây, nước hoa quả
water: nước uống, nước lọc, nước khoáng, nước sạch
snack: ăn vặt, đồ ăn vặt, món ăn vặt, quà vặt, bánh snack, bánh tráng, bánh kẹo, snack
ice cream: kem, que kem, cây kem, kem tươi, kem ốc quế
honey: mật ong
mukbang: ăn thùng uống vại, ăn mukbang, thánh ăn, ăn siêu nhiều
delicious: ngon, ngon miệng, thơm ngon, ngon lành
gourmet: sành ăn, ẩm thực cao cấp, người sành ăn, tinh hoa ẩm thực
foodie: tín đồ ẩm thực, mê ăn uống, đam mê ẩm thực, thích ăn uống, tâm hồn ăn uống, yêu ẩm thực
ingredients: nguyên liệu, thành phần món ăn, nguyên liệu nấu ăn
air fryer: nồi chiên không dầu, nồi chiên
asmr: âm thanh thư giãn, âm thanh asmr
baking: làm bánh, nướng bánh, dạy làm bánh, tự làm bánh, học làm bánh
baker: thợ làm bánh, thợ bánh, tiệm bánh
cake: bánh kem, bánh ngọt, bánh gato, bánh, bánh ga tô, bánh bông lan
birthday cake: bánh sinh nhật, bánh kem sinh nhật
bread: bánh mì, bánh mỳ, ổ bánh mì, bánh mì gối
sourdough: bánh mì men tự nhiên, men tự nhiên, men chua, bánh mì men chua
cookie: bánh quy, bánh cookie, bánh cookies, bánh quy bơ
pastry: bánh nướng, bánh âu, bánh ngàn lớp, bánh su kem
dessert: tráng miệng, món tráng miệng, đồ tráng miệng, đồ ngọt, món ngọt, chè
chocolate: sô cô la, socola, sôcôla, ca cao
cupcake: bánh cupcake, bánh cốc, bánh nướng nhỏ
pie: bánh pie, bánh pai, bánh táo
croissant: bánh sừng bò, bánh sừng trâu, bánh croissant
donut: bánh donut, bánh rán vòng, bánh vòng, bánh rán, bánh cam
candy: kẹo, kẹo ngọt, kẹo dẻo, kẹo mút
sweets: đồ ngọt, hảo ngọt
sugar: đường ăn, đường phèn, đường mía, đường cát, đường nâu
flour: bột mì, bột mỳ, bột gạo, bột làm bánh
yeast: men nở, men bánh mì, nấm men
oven: lò nướng, lò nướng bánh
cake decorating: trang trí bánh, bắt bông kem, trang trí bánh kem, bắt hoa kem
pancake: bánh kếp, bánh pancake, bánh rán doremon
vegan: thuần chay, ăn thuần chay, người thuần chay
vegetarian: ăn chay, món chay, đồ chay, chay trường, cơm chay, quán chay, nấu chay
plant based: gốc thực vật, nguồn gốc thực vật, thuần thực vật, từ thực vật
tofu: đậu phụ, đậu hũ, tàu hũ, đậu hủ
organic: hữu cơ, thực phẩm hữu cơ
gluten free: không gluten, không chứa gluten
sugar free: không đường, ít đường
raw food: đồ ăn sống, đồ sống, thực phẩm tươi sống, thực phẩm thô
street food: ẩm thực đường phố, món ăn đường phố, đồ ăn đường phố, ăn vặt đường phố, món ăn vỉa hè, bánh xèo, quán vỉa hè, ăn vặt
food stall: quán ăn, gánh hàng rong, hàng rong, quầy đồ ăn, xe đẩy bán hàng
night market: chợ đêm
food truck: xe bán đồ ăn, xe tải bán đồ ăn, xe đồ ăn
taco: bánh taco
kebab: bánh mì kebab, thịt xiên nướng, bánh mì thổ nhĩ kỳ, thịt xiên
luxury restaurant: nhà hàng sang trọng, nhà hàng cao cấp, nhà hàng 5 sao
fine dining: ẩm thực thượng hạng, ăn sang, ẩm thực tinh tế
michelin star: sao michelin
tasting menu: thực đơn nếm thử, thực đơn nhiều món, thực đơn thưởng thức
sommelier: chuyên gia rượu vang, chuyên gia thử rượu, nếm rượu
whisky: rượu whisky, rượu mạnh, uýt ki
buffet: tiệc buffet, ăn buffet, tiệc đứng, búp phê, lẩu buffet
restaurant: nhà hàng, quán ăn, quán nhậu
cafe: quán cà phê, quán cafe, tiệm cà phê, tiệm cafe
food review: đánh giá đồ ăn, review đồ ăn, review ẩm thực, review món ăn, review quán ăn, review ăn uống
bar: quán bar, quầy bar, quán rượu, quán pub
food tour: tour ẩm thực, du lịch ẩm thực, khám phá ẩm thực
coffee shop: quán cà phê, tiệm cà phê, quán cafe
beauty: làm đẹp, sắc đẹp, nhan sắc, vẻ đẹp, thẩm mỹ, bí quyết làm đẹp
perfume: nước hoa, dầu thơm
fragrance: hương thơm, mùi hương, mùi thơm, nước hoa
cosmetics: mỹ phẩm, mĩ phẩm, hóa mỹ phẩm, hoá mỹ phẩm
beauty salon: thẩm mỹ viện, viện thẩm mỹ, tiệm làm đẹp, salon làm đẹp
tattoo: xăm hình, hình xăm, xăm mình, thợ xăm, xăm nghệ thuật, tiệm xăm
eyelashes: lông mi, nối mi, mi giả, uốn mi, hàng mi
eyebrows: lông mày, chân mày, phun mày, phun xăm, kẻ mày
anti aging: chống lão hóa, trẻ hóa, ngừa lão hóa, trẻ hóa da, chống lão hoá, trẻ hoá, ngừa lão hoá, trẻ hoá da
plastic surgery: phẫu thuật thẩm mỹ, thẩm mỹ, nâng mũi, cắt mí, phẫu thuật tạo hình
spa: tiệm spa, dịch vụ spa, chăm sóc spa
massage: mát xa, xoa bóp, mát-xa, tẩm quất, bấm huyệt
skincare: chăm sóc da, chăm da, dưỡng da, dưỡng trắng, chăm sóc da mặt
skin: làn da, da mụn, làn da đẹp
sunscreen: kem chống nắng, chống nắng
moisturizer: kem dưỡng ẩm, dưỡng ẩm, kem dưỡng da, kem dưỡng, cấp ẩm
face mask: mặt nạ, đắp mặt nạ, mặt nạ dưỡng da
serum: tinh chất, tinh chất dưỡng da
acne: mụn, trị mụn, mụn trứng cá, da mụn, mụn ẩn
wrinkles: nếp nhăn, xóa nhăn, vết chân chim, xoá nhăn
dermatologist: bác sĩ da liễu, da liễu, bác sỹ da liễu
face: khuôn mặt, gương mặt, da mặt
eyeliner: kẻ mắt, bút kẻ mắt, chì kẻ mắt
blush: phấn má, má hồng, phấn má hồng
makeup: trang điểm, tự trang điểm, cách trang điểm, hóa trang, phấn son, hoá trang
makeup artist: chuyên gia trang điểm, thợ trang điểm, chuyên viên trang điểm, thợ makeup
lipstick: son môi, thỏi son, son lì, son dưỡng, cây son, son thỏi, son tint
eyeshadow: phấn mắt, bảng phấn mắt
mascara: chuốt mi, chải mi
wedding makeup: trang điểm cô dâu, trang điểm cưới, makeup cô dâu
hair: mái tóc, tóc, làm tóc
haircare: chăm sóc tóc, dưỡng tóc, phục hồi tóc, chăm tóc
hairstyle: kiểu tóc, tạo kiểu tóc, tóc đẹp, búi tóc, mẫu tóc
haircut: cắt tóc, hớt tóc, tỉa tóc
hairdresser: thợ làm tóc, nhà tạo mẫu tóc, tạo mẫu tóc, thợ tóc, salon tóc, tiệm tóc
curly hair: tóc xoăn, tóc quăn, uốn tóc, tóc xoăn tự nhiên
hair color: nhuộm tóc, màu tóc, tẩy tóc, thuốc nhuộm tóc
hair loss: rụng tóc, hói đầu, trị rụng tóc, mọc tóc
shampoo: dầu gội, gội đầu, dầu gội đầu
wig: tóc giả, bộ tóc giả
beard: râu, bộ râu, râu quai nón, cạo râu
barber: thợ cắt tóc, thợ hớt tóc, tiệm cắt tóc nam, cắt tóc nam
nails: móng tay, làm móng, bộ móng, làm nail, tiệm nail, móng, nail
nail art: vẽ móng, trang trí móng, mẫu móng, mẫu nail, vẽ nail, móng nghệ thuật
manicure: làm móng tay, chăm sóc móng tay, cắt da tay
pedicure: làm móng chân, chăm sóc móng chân, móng chân
nail polish: sơn móng tay, sơn móng, nước sơn móng
gel nails: sơn gel, móng gel, móng tay gel, úp móng
fashion: thời trang, thời trang thiết kế
outfit: phối đồ, trang phục, bộ đồ, mix đồ, cách phối đồ, lên đồ, set đồ
style: phong cách, phong cách thời trang, gu thời trang, gu ăn mặc
clothing: quần áo, áo quần, đồ mặc, ăn mặc, y phục, may mặc
dress: váy đầm, đầm, váy liền, váy dạ hội, đầm dạ hội, đầm xòe, váy liền thân, đầm xoè
skirt: chân váy, váy ngắn, váy
shirt: áo sơ mi, sơ mi
jeans: quần jean, quần jeans, quần bò
shoes: giày, giày dép, đôi giày, giầy, giày da
high heels: giày cao gót, cao gót, guốc cao gót
bag: túi xách, túi, giỏ xách, túi đeo
jewelry: trang sức, nữ trang, đồ trang sức, kim hoàn, trang sức bạc
ring: nhẫn bạc, nhẫn vàng, nhẫn nữ, nhẫn nam, nhẫn kim cương
earrings: bông tai, khuyên tai, hoa tai
necklace: dây chuyền, vòng cổ
watch: đồng hồ, đồng hồ đeo tay
hat: nón lá, mũ nón, mũ lưỡi trai, cái mũ, chiếc mũ, nón, mũ
glasses: mắt kính, kính mắt, kính râm, gọng kính, kính cận
model: người mẫu, siêu mẫu, mẫu ảnh, mẫu nữ, mẫu nam
fashion designer: nhà thiết kế thời trang, thiết kế thời trang, ntk
modest fashion: thời trang kín đáo, trang phục kín đáo, ăn mặc kín đáo
hijab: khăn trùm đầu, khăn choàng hồi giáo
swimsuit: đồ bơi, áo tắm, áo bơi, đồ tắm
underwear: đồ lót, nội y, quần lót, áo ngực, áo lót
wedding dress: váy cưới, áo cưới, đầm cưới, áo dài cưới
traditional dress: áo dài, cổ phục, việt phục, trang phục truyền thống, áo bà ba, áo tứ thân
kimono: áo kimono
hanbok: hàn phục
hanfu: hán phục, cổ phục trung quốc
sari: áo sari, trang phục sari
men's fashion: thời trang nam, quần áo nam, đồ nam, thời trang nam giới
women's fashion: thời trang nữ, quần áo nữ, đồ nữ, thời trang công sở
fashion week: tuần lễ thời trang, sàn diễn thời trang
streetwear: thời trang đường phố, phong cách đường phố
sneakers: giày thể thao, giày sneaker, giày sneakers
hoodie: áo nỉ, áo hoodie, áo khoác nỉ
t-shirt: áo thun, áo phông
luxury: sang trọng, xa xỉ, cao cấp, sang chảnh, xa hoa
luxury fashion: hàng hiệu, thời trang cao cấp, đồ hiệu, thời trang xa xỉ
designer bag: túi hiệu, túi hàng hiệu, túi xách hàng hiệu
haute couture: thời trang cao cấp, thời trang may đo
diamonds: kim cương
gold: vàng bạc, giá vàng, vàng miếng, vàng 24k, mạ vàng, vàng ròng
leather: đồ da, da thật, da bò, thuộc da, da thủ công
vintage: cổ điển, phong cách cổ điển, hoài cổ
thrifting: săn đồ si, săn đồ cũ, đồ si tuyển
second hand: đồ cũ, hàng cũ, đồ đã qua sử dụng, hàng thùng, hàng si, đồ pass, đồ si, quần áo cũ, đồ secondhand
flea market: chợ đồ cũ, chợ trời, chợ phiên
antiques: đồ cổ, cổ vật, đồ xưa, cổ ngoạn
retro: hoài cổ, phong cách xưa, phong cách hoài cổ
upcycling: tái chế sáng tạo, tái chế đồ cũ, biến đồ cũ
collector: nhà sưu tầm, người sưu tầm, dân sưu tầm
fitness: thể hình, thể chất, giữ dáng
workout: tập luyện, bài tập, tập thể hình, luyện tập, buổi tập
gym: phòng tập, tập gym, phòng gym, phòng tập gym, gymer, đi gym
home workout: tập tại nhà, tập luyện tại nhà, bài tập tại nhà, tập gym tại nhà
exercise: tập thể dục, thể dục, vận động, bài tập thể dục
personal trainer: huấn luyện viên cá nhân, hlv cá nhân, huấn luyện viên thể hình, hlv thể hình, pt gym
weight loss: giảm cân, giảm mỡ, giảm béo, đốt mỡ, siết mỡ, giảm mỡ bụng
diet: chế độ ăn, ăn kiêng, chế độ ăn kiêng, thực đơn giảm cân
healthy: lành mạnh, khỏe mạnh, khỏe đẹp, ăn lành mạnh, khoẻ mạnh, khoẻ đẹp
nutrition: dinh dưỡng, chuyên gia dinh dưỡng, chất dinh dưỡng
calories: calo, lượng calo, ca lo, năng lượng calo
protein: chất đạm, bột protein
abs: bụng 6 múi, sáu múi, tập bụng, 6 múi
cardio: bài tập tim mạch, bài tập cardio
stretching: giãn cơ, căng cơ, kéo giãn
calisthenics: tập xà, xà đơn, thể dục đường phố, xà kép
warm up: bài khởi động, làm nóng cơ thể, khởi động trước khi tập, làm nóng
muscle: cơ bắp, nhóm cơ, khối cơ
body: cơ thể, vóc dáng, thân hình, thân thể
bodybuilding: thể hình, lực sĩ thể hình, tập thể hình
strength training: tập sức mạnh, tập tạ, rèn sức mạnh, tập kháng lực
weightlifting: cử tạ, nâng tạ, đô cử
powerlifting: cử tạ sức mạnh, cử tạ ba môn
dumbbells: tạ tay, tạ đơn, quả tạ
muscle building: tăng cơ, xây dựng cơ bắp, phát triển cơ bắp
yoga: tập yoga, cô giáo yoga, du già
pilates: tập pilates
meditation: thiền, thiền định, ngồi thiền, tọa thiền, hành thiền, toạ thiền
breathing: hít thở, hơi thở, bài tập thở, tập thở, thở đúng cách
mindfulness: chánh niệm, chính niệm, tỉnh thức, sống tỉnh thức
relaxation: xả stress, thả lỏng, nghỉ ngơi
flexibility: dẻo dai, độ dẻo, tập dẻo, uốn dẻo
back pain: đau lưng, đau thắt lưng, đau cột sống, thoát vị đĩa đệm
posture: tư thế, dáng đứng, gù lưng, dáng ngồi
trail running: chạy địa hình, chạy trail, chạy đường mòn
running shoes: giày chạy bộ, giày chạy
running: chạy bộ, môn chạy bộ, chạy đường dài, tập chạy
runner: người chạy bộ, dân chạy bộ, vận động viên chạy bộ, chân chạy
marathon: chạy marathon, giải chạy, ma ra tông
jogging: chạy bộ nhẹ, chạy chậm, chạy bộ buổi sáng
triathlon: ba môn phối hợp, 3 môn phối hợp
cycling: đạp xe, đi xe đạp, đua xe đạp, đạp xe thể thao
bicycle: xe đạp
cyclist: cua rơ, cua-rơ, tay đua xe đạp, người đạp xe
mountain bike: xe đạp địa hình, xe đạp leo núi
road bike: xe đạp đua, xe đạp đường trường, xe đạp road
electric bike: xe đạp điện, xe đạp trợ lực điện
outdoor: ngoài trời, hoạt động ngoài trời
adventure: phiêu lưu, mạo hiểm, thám hiểm, cuộc phiêu lưu
climbing: leo trèo, leo núi trong nhà
mountaineering: leo núi, chinh phục đỉnh núi, nhà leo núi
rock climbing: leo vách đá, leo núi nhân tạo, leo vách núi
kayak: chèo thuyền kayak, chèo kayak, chèo thuyền, chèo sup
surfing: lướt sóng, ván lướt sóng, lướt ván
diving: lặn biển, thợ lặn, lặn tự do, lặn bình khí, lặn ngắm san hô, lặn
sailing: thuyền buồm, đua thuyền, đi thuyền buồm
boat: thuyền, tàu thuyền, ghe thuyền, xuồng, ca nô, chiếc thuyền
skiing: trượt tuyết
snowboarding: trượt ván tuyết, trượt tuyết ván
survival: sinh tồn, sống sót, kỹ năng sinh tồn
bushcraft: kỹ năng rừng, sinh tồn trong rừng, sinh tồn hoang dã, sống trong rừng
fishing: câu cá, đánh cá, cần thủ, cần câu, đi câu, bắt cá, đánh bắt cá
hunting: săn bắn, đi săn, thợ săn, săn bắt
extreme sports: thể thao mạo hiểm, thể thao cảm giác mạnh
mountain: núi, ngọn núi, núi rừng, dãy núi, đỉnh núi, núi non
river: dòng sông, sông, sông nước, con sông, sông suối
lake: hồ nước, mặt hồ, ven hồ, hồ nước ngọt
sea: biển, biển cả, vùng biển, biển xanh
beach: bãi biển, bờ biển, tắm biển, đi biển
island: hòn đảo, đảo, hải đảo, biển đảo, quần đảo
forest: rừng, khu rừng, rừng rậm, rừng núi
desert: sa mạc, hoang mạc
snow: tuyết, tuyết rơi
nature: thiên nhiên, tự nhiên, phong cảnh thiên nhiên
waterfall: thác nước, ngọn thác
cave: hang động, hang đá, động phong nha
sunset: hoàng hôn, mặt trời lặn
hiking: đi bộ đường dài, leo núi, đi bộ leo núi, đi rừng
camping: cắm trại, khu cắm trại, dã trại, camping
tent: lều, lều trại, lều cắm trại, dựng lều
campfire: lửa trại, đốt lửa trại
van life: sống trên xe, nhà di động, nhà xe di động, ngủ trên xe
trail: đường mòn, cung đường, cung đường trekking
backpack: ba lô, balo
national park: vườn quốc gia, công viên quốc gia
knife: con dao, dao bếp, dao kéo, dao găm, dao nhật
sports: thể thao, môn thể thao
athlete: vận động viên, vđv
coach: huấn luyện viên, hlv
swimming: bơi lội, bơi, dạy bơi, học bơi
volleyball: bóng chuyền
badminton: cầu lông
table tennis: bóng bàn
boxing: quyền anh, đấm bốc, võ sĩ quyền anh
martial arts: võ thuật, học võ, võ cổ truyền, võ sư, võ sĩ, võ đường
karate: không thủ đạo, võ karate
taekwondo: thái cực đạo, võ taekwondo
judo: nhu đạo, võ judo
wrestling: đấu vật, đô vật, môn vật
mixed martial arts: võ tổng hợp, võ thuật tổng hợp
athletics: điền kinh
gymnastics: thể dục dụng cụ, thể dục nhịp điệu, nhào lộn
ice hockey: khúc côn cầu, khúc côn cầu trên băng
figure skating: trượt băng nghệ thuật, trượt băng
rugby: bóng bầu dục
cricket: bóng gậy, môn cricket
american football: bóng bầu dục mỹ, bóng đá mỹ
skateboarding: trượt ván, ván trượt
olympics: thế vận hội, olympic
horse riding: cưỡi ngựa, kỵ mã, đua ngựa
racing: đua xe, tay đua, trường đua, cuộc đua, đường đua
championship: giải vô địch, chức vô địch, vô địch
team: đội tuyển, đội nhóm, tuyển quốc gia, đội bóng
fan: người hâm mộ, hâm mộ, cổ động viên
training: huấn luyện, đào tạo, tập huấn, khóa đào tạo, khoá đào tạo
goal: bàn thắng, ghi bàn, pha ghi bàn, siêu phẩm bàn thắng
soccer: bóng đá, đá bóng, đá banh, túc cầu, bóng đá phủi
soccer player: cầu thủ, cầu thủ bóng đá, tiền đạo, tiền vệ
goalkeeper: thủ môn, thủ thành
world cup: cúp thế giới, giải vô địch thế giới
football club: câu lạc bộ bóng đá, clb bóng đá, đội bóng
streetball: bóng rổ đường phố
basketball: bóng rổ
basketball player: cầu thủ bóng rổ, vận động viên bóng rổ
nba: bóng rổ nhà nghề mỹ, giải bóng rổ nhà nghề mỹ
baseball player: cầu thủ bóng chày
baseball: bóng chày
tennis player: tay vợt, tay vợt nữ, vận động viên quần vợt
tennis: quần vợt
golf swing: cú swing, kỹ thuật swing, cú đánh golf
golf course: sân golf, sân gôn
golf: đánh gôn, chơi golf, đánh golf, môn gôn, golf thủ
travel: du lịch, đi du lịch, du hí, xê dịch
traveler: du khách, khách du lịch, lữ khách, người du lịch, tín đồ du lịch
tourism: ngành du lịch, lữ hành, tham quan, du lịch lữ hành
travel guide: hướng dẫn du lịch, hướng dẫn viên du lịch, cẩm nang du lịch, hướng dẫn viên
trip: chuyến đi, hành trình, chuyến du lịch, chuyến phượt
road trip: phượt, đi phượt, xuyên việt, phượt xe máy, du lịch bằng ô tô
flight: chuyến bay, bay thẳng, đi máy bay
airplane: máy bay, tàu bay, phi cơ, hàng không, phi công
train: tàu hỏa, xe lửa, đoàn tàu, tàu cao tốc, tàu điện, tàu hoả
railway: đường sắt, đường ray, ga tàu
cruise: du thuyền hạ long, tàu du lịch, du lịch tàu biển, tàu du lịch biển
hotel: khách sạn
hostel: nhà nghỉ, nhà trọ, phòng dorm
passport: hộ chiếu
visa: thị thực, xin visa, xin thị thực
vacation: kỳ nghỉ, nghỉ dưỡng, nghỉ mát, kì nghỉ, nghỉ lễ
travel tips: kinh nghiệm du lịch, mẹo du lịch, bí kíp du lịch
solo travel: du lịch một mình, đi du lịch một mình, đi phượt một mình
city: thành phố, đô thị, phố thị, thành thị
village: làng quê, ngôi làng, làng nghề, bản làng, buôn làng, làng
street: đường phố, con phố, phố xá, góc phố, vỉa hè
walking tour: tour đi bộ, đi bộ tham quan, dạo phố, phố đi bộ
museum: bảo tàng, viện bảo tàng
old town: phố cổ, khu phố cổ
living abroad: cuộc sống nước ngoài, sống ở nước ngoài, cuộc sống ở nước ngoài, định cư, cuộc sống mỹ, xuất ngoại, cuộc sống bên mỹ
digital nomad: du mục kỹ thuật số, du mục số
expat: việt kiều, kiều bào, xa xứ, người việt ở nước ngoài
world: thế giới, toàn cầu, vòng quanh thế giới
country: đất nước, quốc gia
culture: văn hóa, nền văn hóa, văn hoá, nền văn hoá
tradition: truyền thống, phong tục, tập quán
festival: lễ hội, hội làng, đại nhạc hội
hot spring: suối nước nóng, suối khoáng nóng, tắm khoáng, onsen
theme park: công viên giải trí, khu vui chơi giải trí, công viên chủ đề
europe: châu âu
asia: châu á
africa: châu phi
america: châu mỹ, nước mỹ, hoa kỳ
hitchhiking: đi nhờ xe, xin đi nhờ, quá giang
cheap flights: vé máy bay giá rẻ, săn vé rẻ, vé rẻ, vé máy bay rẻ
backpacking: du lịch bụi, phượt, đi phượt, du lịch ba lô
backpacker: phượt thủ, tây ba lô, dân phượt
budget travel: du lịch giá rẻ, du lịch tiết kiệm, du lịch tự túc
first class: hạng nhất, khoang hạng nhất, hạng thương gia
luxury travel: du lịch sang chảnh, du lịch cao cấp, du lịch hạng sang, du lịch sang trọng
luxury hotel: khách sạn 5 sao, khách sạn sang trọng, khách sạn cao cấp, khách sạn năm sao
resort: khu nghỉ dưỡng, khu nghỉ mát
yacht: du thuyền
family: gia đình, gia đình nhỏ, người thân
parents: bố mẹ, cha mẹ, ba mẹ, phụ huynh
parenting: nuôi dạy con, nuôi con, làm cha mẹ, chăm con, làm bố mẹ
mother: mẹ, người mẹ, bà mẹ, mẹ và con, mẹ và bé
father: người cha, người bố, bố bỉm, ông bố, cha con, bố con, làm cha
mom life: mẹ bỉm sữa, mẹ bỉm, nhật ký mẹ bỉm, cuộc sống mẹ bỉm
baby: em bé, bé yêu, bé con, con nhỏ
pregnancy: mang thai, mang bầu, thai kỳ, bà bầu, mẹ bầu, bầu bí, thai nhi, thai giáo
breastfeeding: cho con bú, sữa mẹ, nuôi con bằng sữa mẹ, bú mẹ, kích sữa
newborn: trẻ sơ sinh, bé sơ sinh, sơ sinh
toddler: trẻ mới biết đi, bé tập đi, bé ăn dặm, trẻ nhỏ
grandmother: bà ngoại, bà nội, bà cụ
grandfather: ông ngoại, ông nội, ông cụ
grandparents: ông bà, ông bà ngoại, ông bà nội
marriage: hôn nhân, kết hôn, cưới vợ, lấy chồng, vợ chồng, lấy vợ
wedding: đám cưới, lễ cưới, tiệc cưới, cưới hỏi, đám hỏi, chú rể, cưới
couple: cặp đôi, vợ chồng, đôi lứa, vợ chồng trẻ, cặp vợ chồng
love: tình yêu, yêu thương, yêu đương, tình cảm
dating: hẹn hò, tán gái, yêu đương, tán tỉnh, ghép đôi
relationship: mối quan hệ, tình cảm, chuyện tình cảm, tâm sự tình cảm
divorce: ly hôn, ly dị, li hôn
kids: trẻ em, trẻ con, thiếu nhi, thiếu niên nhi đồng, các bé, con cái, con trẻ, trẻ
kids activities: hoạt động cho bé, trò chơi cho bé, hoạt động cho trẻ, vui chơi cho bé, chơi cùng con
toys: đồ chơi, đồ chơi trẻ em
dolls: búp bê
lego: xếp hình lego, lắp ráp lego, đồ chơi lắp ráp
playground: sân chơi, khu vui chơi, nhà banh, nhà bóng
fairy tales: truyện cổ tích, cổ tích, kể chuyện bé nghe
nursery rhymes: nhạc thiếu nhi, đồng dao, bài hát thiếu nhi, ca nhạc thiếu nhi
kindergarten: mầm non, mẫu giáo, nhà trẻ, trường mầm non
puzzle: xếp hình, câu đố, ghép hình, tranh ghép, giải đố, đố vui
slime: chất nhờn ma quái, làm slime, chơi slime
education: giáo dục, ngành giáo dục, dạy học, giảng dạy
school: trường học, nhà trường, ngôi trường, học đường, lớp học
teacher: giáo viên, cô giáo, thầy giáo, thầy cô, nhà giáo, giảng viên, gia sư
student: học sinh, sinh viên, học trò, học viên
university: đại học, trường đại học
lesson: bài học, tiết học, bài giảng
online course: khóa học online, khóa học trực tuyến, học online, học trực tuyến, khóa học, khoá học online, khoá học trực tuyến, khoá học
language learning: học ngoại ngữ, ngoại ngữ, học tiếng, học tiếng hàn, học tiếng trung, học tiếng nhật, tự học ngoại ngữ
english: tiếng anh, anh ngữ, học tiếng anh, anh văn
sign language: ngôn ngữ ký hiệu, ngôn ngữ kí hiệu, thủ ngữ
mathematics: toán học, toán, môn toán, học toán, giải toán, dạy toán, toán tư duy
history: lịch sử, sử việt, lịch sử việt nam, sử ký
geography: địa lý, địa lí, môn địa
philosophy: triết học, triết lý
psychology: tâm lý học, tâm lý, tâm lí học, tâm lí
literature: văn học, ngữ văn, môn văn, học văn, văn chương
books: sách, cuốn sách, quyển sách, mọt sách, sách hay, tủ sách, sách truyện, nhà sách, sách vở
reading: đọc sách, mê đọc sách, đọc truyện
writing: viết lách, viết văn, sáng tác văn, viết bài
poetry: thơ, thơ ca, bài thơ, thi ca, làm thơ, nhà thơ
author: tác giả, nhà văn, cây bút, tiểu thuyết gia
book review: review sách, đánh giá sách, điểm sách, giới thiệu sách, tóm tắt sách
library: thư viện
knowledge: kiến thức, tri thức, hiểu biết
facts: sự thật, có thể bạn chưa biết
explained: giải thích, giải mã, phân tích
audiobook: sách nói, truyện audio, đọc truyện đêm khuya, truyện nói
podcast: chương trình phát thanh
interview: phỏng vấn, buổi phỏng vấn, buổi trò chuyện
study: học tập, học hành, việc học, học bài, tự học
study tips: mẹo học tập, phương pháp học, bí quyết học tập, phương pháp học tập, cách học
exam: kỳ thi, luyện thi, ôn thi, thi cử, đề thi, bài thi, thi đại học, kì thi, thpt quốc gia, thi
homework: bài tập về nhà, làm bài tập
note taking: ghi chép, ghi chú, cách ghi chép
memory: trí nhớ, ghi nhớ
study with me: học cùng mình, học cùng tôi, học bài cùng mình, học với mình
study abroad: du học, du học sinh, du học mỹ, du học hàn quốc, du học nhật bản
stationery: văn phòng phẩm, đồ dùng học tập, dụng cụ học tập
productivity: năng suất, hiệu suất, làm việc hiệu quả
time management: quản lý thời gian, quản lí thời gian
science: khoa học
scientist: nhà khoa học, nhà nghiên cứu
physics: vật lý, vật lí, môn lý
chemistry: hóa học, môn hóa, hoá học, môn hoá
biology: sinh học, môn sinh học
astronomy: thiên văn học, thiên văn
space: vũ trụ, không gian vũ trụ, ngoài không gian
rocket: tên lửa, hỏa tiễn, tàu vũ trụ, hoả tiễn
telescope: kính thiên văn, kính viễn vọng
experiment: thí nghiệm, thử nghiệm, thực nghiệm
engineering: kỹ thuật, kỹ sư, kĩ thuật, kĩ sư
medicine: y học, y khoa, y tế, đông y, thuốc men, thuốc nam, y dược
doctor: bác sĩ, bác sỹ, thầy thuốc
hospital: bệnh viện, phòng khám
health: sức khỏe, chăm sóc sức khỏe, sức khoẻ, chăm sóc sức khoẻ
mental health: sức khỏe tinh thần, sức khỏe tâm thần, sức khỏe tâm lý, sức khoẻ tinh thần, sức khoẻ tâm thần, sức khoẻ tâm lý
brain: bộ não, não bộ, trí não
dinosaurs: khủng long
archaeology: khảo cổ, khảo cổ học
climate: khí hậu, thời tiết
energy: năng lượng, nguồn năng lượng
robot: người máy, rô bốt, rô-bốt
technology: công nghệ, tin công nghệ, công nghệ số, cntt
computer: máy tính, máy vi tính, vi tính, tin học
laptop: máy tính xách tay, lap top
internet: mạng internet, in tơ nét
software: phần mềm
app: ứng dụng, ứng dụng di động, ứng dụng điện thoại
phone: điện thoại, di động, điện thoại di động
electronics: điện tử, đồ điện tử, linh kiện điện tử, điện máy, mạch điện tử
smart home: nhà thông minh
3d printing: in 3d, máy in 3d, công nghệ in 3d
drone: flycam, máy bay không người lái, bay flycam
invention: phát minh, sáng chế, nhà sáng chế
future: tương lai
gadgets: đồ công nghệ, đồ chơi công nghệ, thiết bị thông minh, phụ kiện công nghệ, thiết bị công nghệ
review: đánh giá, nhận xét, trải nghiệm sản phẩm, đánh giá sản phẩm, review
unboxing: mở hộp, đập hộp, khui hộp, bóc hộp
smartphone: điện thoại thông minh
iphone: điện thoại iphone, ai phôn
android: điện thoại android, hệ điều hành android
headphones: tai nghe
camera: máy ảnh, máy quay, máy quay phim
keyboard: bàn phím
smartwatch: đồng hồ thông minh
tablet: máy tính bảng
pc build: lắp ráp máy tính, build pc, ráp máy tính, lắp ráp pc
vacuum cleaner: máy hút bụi, robot hút bụi
microphone: micro, mi cờ rô, micro thu âm
programming: lập trình, ngôn ngữ lập trình
programmer: lập trình viên
coding: viết code, học code, học lập trình
developer: nhà phát triển, nhà phát triển phần mềm, lập trình viên
web development: lập trình web, thiết kế web, phát triển web, làm website, thiết kế website
python: lập trình python
javascript: lập trình javascript
linux: hệ điều hành linux
app development: lập trình di động, phát triển ứng dụng, lập trình app, lập trình ứng dụng
open source: mã nguồn mở, nguồn mở
data science: khoa học dữ liệu
artificial intelligence: trí tuệ nhân tạo, trí thông minh nhân tạo
machine learning: học máy, máy học
chatbot: trợ lý ảo, trợ lý ai
ai art: tranh ai, vẽ bằng ai, ảnh ai tạo
automation: tự động hóa, tự động hoá
data: dữ liệu, phân tích dữ liệu
cybersecurity: an ninh mạng, an toàn thông tin, bảo mật, bảo mật thông tin
hacker: tin tặc
ethical hacking: hacker mũ trắng, hack mũ trắng
privacy: riêng tư, quyền riêng tư
password: mật khẩu
online scam: lừa đảo, lừa đảo mạng, lừa đảo trực tuyến, lừa đảo online, scam online
gaming: chơi game, trò chơi, làng game, trò chơi điện tử
gamer: game thủ, nam game thủ, nữ game thủ
video game: trò chơi điện tử, trò chơi video, điện tử xưa
gameplay: lối chơi, cách chơi
let's play: cùng chơi, cùng chơi game, chơi thử game
live stream: phát trực tiếp, livestream, phát sóng trực tiếp
streamer: người phát trực tiếp, nữ streamer, streamer nữ
console: máy chơi game, tay cầm chơi game, máy game
retro games: game xưa, game cổ, game tuổi thơ, game 4 nút, game cổ điển
horror game: game kinh dị, trò chơi kinh dị
role playing game: game nhập vai, nhập vai, trò chơi nhập vai
strategy game: game chiến thuật, game chiến lược, trò chơi chiến thuật
racing game: game đua xe, trò chơi đua xe
indie games: game độc lập, game indie
virtual reality: thực tế ảo, kính thực tế ảo
esports: thể thao điện tử
tournament: giải đấu, vòng loại, giải thi đấu
league of legends: liên minh huyền thoại, lmht, tốc chiến
shooter game: game bắn súng, bắn súng, trò chơi bắn súng
mobile games: game mobile, game di động, game điện thoại, liên quân, trò chơi di động, liên quân mobile
board games: trò chơi bàn cờ, trò chơi trên bàn, cờ tỷ phú, cờ bàn, board game, boardgame
card games: bài tây, đánh bài, tiến lên miền nam, trò chơi thẻ bài, thẻ bài
chess: cờ vua, chơi cờ, cờ tướng, kỳ thủ
miniatures: tiểu cảnh, đồ thu nhỏ, mô hình thu nhỏ, mô hình mini
mahjong: mạt chược
magic tricks: ảo thuật, ảo thuật gia, trò ảo thuật
anime: hoạt hình nhật bản, phim hoạt hình nhật
manga: truyện tranh nhật, truyện tranh nhật bản
cosplay: hóa trang nhân vật, hóa thân nhân vật, hoá trang nhân vật, hoá thân nhân vật
otaku: wibu, fan anime
fan art: tranh fan, tranh fanart, tranh người hâm mộ
animation: hoạt hình, phim hoạt hình, hoạt họa, hoạt hoạ
cartoon: phim hoạt hình, hoạt hình thiếu nhi
graphic novel: tiểu thuyết hình ảnh, tiểu thuyết đồ họa, tiểu thuyết đồ hoạ
marvel: vũ trụ marvel, phim marvel
comics: truyện tranh
superhero: siêu anh hùng, người nhện, người dơi
webtoon: truyện tranh mạng, truyện tranh hàn quốc, truyện tranh online
movies: phim, phim ảnh, phim lẻ, bộ phim, phim hay
tv series: phim bộ, phim truyền hình, phim dài tập
cinema: điện ảnh, rạp phim, rạp chiếu phim, phim chiếu rạp
actor: diễn viên, nam diễn viên, tài tử
actress: nữ diễn viên, minh tinh
horror: kinh dị, phim kinh dị, rùng rợn, phim ma
thriller: giật gân, phim giật gân, phim hình sự, ly kỳ
documentary: phim tài liệu, phóng sự
korean drama: phim hàn, phim hàn quốc, phim bộ hàn quốc
reality show: truyền hình thực tế, chương trình thực tế
television: truyền hình, tivi, ti vi, đài truyền hình, vô tuyến
celebrity: người nổi tiếng, ngôi sao, nghệ sĩ nổi tiếng, giới showbiz, sao việt
bollywood: phim ấn độ
filmmaking: làm phim, quay phim, đạo diễn, nhà làm phim, đoàn phim
video editing: dựng phim, chỉnh sửa video, edit video, dựng video, cắt ghép video, biên tập video
series review: review phim bộ, đánh giá phim bộ
film review: review phim, đánh giá phim, tóm tắt phim, bình luận phim
film critic: nhà phê bình phim, phê bình phim, phê bình điện ảnh
music: âm nhạc, nhạc, ca nhạc, nhạc trẻ
musician: nhạc sĩ, nhạc công, nghệ sĩ âm nhạc, nhạc sỹ
song: bài hát, ca khúc, bài nhạc
band: ban nhạc, nhóm nhạc
concert: buổi hòa nhạc, hòa nhạc, liveshow, đêm nhạc, buổi biểu diễn, buổi hoà nhạc, hoà nhạc
rap: nhạc rap, rap việt, đọc rap
hip hop: nhạc hip hop, híp hóp
rock music: nhạc rock, rock việt
jazz: nhạc jazz
classical music: nhạc cổ điển, nhạc giao hưởng, âm nhạc cổ điển, nhạc thính phòng
pop music: nhạc pop, nhạc vpop, vpop
kpop: nhạc hàn, nhạc hàn quốc, nhạc kpop, thần tượng hàn quốc
folk music: dân ca, nhạc dân gian, nhạc dân tộc, cải lương, quan họ, vọng cổ
latin music: nhạc latin, nhạc la tinh
orchestra: dàn nhạc, dàn nhạc giao hưởng, giao hưởng
opera: nhạc kịch, ô pê ra
composer: nhà soạn nhạc, soạn nhạc, sáng tác nhạc, nhạc sĩ sáng tác, sáng tác ca khúc
music video: video ca nhạc, video âm nhạc, mv ca nhạc, phim ca nhạc
vinyl records: đĩa than, đĩa nhựa, băng đĩa, đĩa hát
lofi music: nhạc lofi, lofi chill, nhạc lo-fi
relaxing music: nhạc thư giãn, nhạc không lời, nhạc thiền, nhạc chill, nhạc ngủ ngon, nhạc dễ ngủ
religious music: thánh ca, nhạc thánh ca, nhạc phật giáo, nhạc phật, nhạc đạo
singing: hát, ca hát, hát live, hát hò, dạy hát
singer: ca sĩ, ca sỹ, danh ca
cover song: hát cover, hát lại, bài hát cover, nhạc cover, cover nhạc, bản cover, cover
karaoke: hát karaoke, ka ra ô kê, nhạc sống
choir: hợp xướng, dàn hợp xướng, ca đoàn, hợp ca
voice: giọng hát, thanh nhạc, giọng nói, lồng tiếng, giọng ca, luyện thanh
house music: nhạc house
nightclub: vũ trường, hộp đêm, câu lạc bộ đêm, bar club
dj: chỉnh nhạc, dj nữ
electronic music: nhạc điện tử, nhạc sàn, vinahouse, nhạc edm
techno: nhạc techno
party: bữa tiệc, tiệc tùng, buổi tiệc, dạ tiệc, liên hoan
musical instruments: nhạc cụ, chơi đàn, đàn tranh, đàn bầu, đàn nguyệt, nhạc cụ dân tộc
guitar: đàn ghi ta, ghi ta, đàn guitar, đàn ghita, ghita
bass guitar: đàn bass, guitar bass, ghi ta bass
piano: đàn piano, dương cầm
violin: vĩ cầm, đàn violin, đàn vĩ cầm
drums: đánh trống, bộ trống, chơi trống, trống jazz, tay trống
flute: sáo trúc, thổi sáo, tiêu sáo, cây sáo
saxophone: kèn saxophone, kèn sax, thổi kèn
ukulele: đàn ukulele
music production: sản xuất âm nhạc, làm nhạc, phối khí, hòa âm phối khí, sản xuất nhạc, hoà âm phối khí
music producer: nhà sản xuất âm nhạc, producer nhạc
beats: nhạc nền, nhạc beat, beat nhạc, nhạc đệm
recording studio: phòng thu, phòng thu âm, thu âm
dance: nhảy múa, khiêu vũ, nhảy, vũ đạo, dạy nhảy, múa, dân vũ
dancer: vũ công, diễn viên múa, dân nhảy, vũ đoàn
ballet: múa ba lê, ba lê, múa ballet
choreography: biên đạo, biên đạo múa, vũ đạo, bài nhảy, biên đạo nhảy
street dance: nhảy đường phố, nhảy hiphop, nhảy hip hop
salsa: nhảy salsa, điệu salsa
tango: điệu tango, nhảy tango
zumba: nhảy zumba, tập zumba
comedy: hài kịch, phim hài, diễn hài, hài hước, tấu hài, hài việt
comedian: diễn viên hài, danh hài, nghệ sĩ hài, cây hài, nghệ sỹ hài
funny: hài hước, buồn cười, vui nhộn, mắc cười, vui vẻ, lầy lội
humor: khôi hài, dí dỏm, hóm hỉnh, khiếu hài hước
joke: truyện cười, câu đùa, chuyện cười, nói đùa, tiếu lâm
memes: ảnh chế, nhạc chế, hình chế
sketch comedy: tiểu phẩm hài, tiểu phẩm, hài ngắn, hài kịch ngắn, kịch ngắn
laugh: cười, tiếng cười, cười bể bụng, cười vỡ bụng
funny videos: video hài, clip hài, video vui nhộn, clip hài hước, video hài hước, clip vui
entertainment: giải trí, vui chơi giải trí, tiêu khiển
satire: châm biếm, trào phúng, mỉa mai
parody: chế lời, phim chế, hài nhái, nhại lại, parody nhạc
impersonation: nhại giọng, bắt chước, giả giọng, nhái giọng
stand-up comedy: hài độc thoại, độc thoại hài, hài stand-up, hài độc diễn, độc thoại
stand-up comedian: nghệ sĩ hài độc thoại, diễn viên hài độc thoại
hidden camera: camera giấu kín, máy quay lén, camera ẩn
prank: troll, chơi khăm, chơi xỏ, trò đùa, trêu chọc, trêu đùa
challenge: thử thách, thách đấu, thách thức, thử thách 24h
diy: tự làm, tự tay làm, chế đồ
crafts: đồ thủ công, nghề thủ công, thủ công mỹ nghệ, thủ công
handmade: đồ thủ công, làm thủ công, hàng thủ công, làm bằng tay, đồ handmade
knitting: đan len, đan áo len
crochet: móc len, thú bông móc len, móc thú bông, đồ len móc
sewing: may vá, cắt may, may quần áo, thợ may, khâu vá, máy may, may đo
embroidery: thêu thùa, thêu tay, thêu, tranh thêu
wool: len, cuộn len, len sợi, lông cừu
fabric: vải vóc, vải, chất vải, vải lụa, thổ cẩm
pottery: làm gốm, đồ gốm, gốm, gốm bát tràng, nặn gốm
ceramics: gốm sứ, đồ sứ, đồ gốm sứ
woodworking: nghề mộc, thợ mộc, đồ gỗ, làm mộc, chế tác gỗ, đồ mộc, mộc
wood carving: khắc gỗ, chạm khắc gỗ, điêu khắc gỗ, đục gỗ, tượng gỗ
origami: gấp giấy, xếp giấy
candle making: làm nến, nến thơm, làm nến thơm
soap making: làm xà phòng, làm xà bông, xà phòng thủ công, xà phòng handmade
jewelry making: chế tác trang sức, làm trang sức, thợ kim hoàn, trang sức handmade
painting: hội họa, vẽ tranh, tranh sơn dầu, tranh vẽ, sơn dầu, bức tranh, sơn mài, hội hoạ
watercolor: màu nước, tranh màu nước, vẽ màu nước
drawing: vẽ, học vẽ, tập vẽ, dạy vẽ, vẽ vời
sketching: ký họa, phác họa, kí họa, vẽ phác, ký hoạ, phác hoạ, kí hoạ
calligraphy: thư pháp, luyện chữ đẹp, viết thư pháp, chữ đẹp
artist: nghệ sĩ, họa sĩ, nghệ sỹ, họa sỹ, nghệ nhân, hoạ sĩ, hoạ sỹ
art: nghệ thuật, mỹ thuật, mĩ thuật
sculpture: điêu khắc, tạc tượng, nhà điêu khắc, bức tượng, tượng phật, tượng đá
graffiti: tranh tường, vẽ tranh tường, vẽ graffiti
digital art: tranh kỹ thuật số, vẽ kỹ thuật số, nghệ thuật số, tranh digital
illustration: minh họa, vẽ minh họa, tranh minh họa, họa sĩ minh họa, minh hoạ, vẽ minh hoạ, tranh minh hoạ, hoạ sĩ minh hoạ
graphic design: thiết kế đồ họa, đồ họa, thiết kế logo, thiết kế đồ hoạ, đồ hoạ
photography: nhiếp ảnh, chụp ảnh, chụp hình, ảnh đẹp
photographer: nhiếp ảnh gia, thợ chụp ảnh, thợ ảnh, phó nháy
journaling: viết nhật ký, sổ nhật ký, viết nhật kí, ghi nhật ký
model making: làm mô hình, mô hình, lắp ráp mô hình, mô hình giấy
metalworking: gia công kim loại, thợ rèn, thợ hàn, cơ khí, gia công cơ khí, thợ cơ khí, nghề rèn
repair: sửa chữa, sửa điện thoại, sửa máy, thợ sửa
restoration: phục chế, tân trang, khôi phục, trùng tu
tools: dụng cụ, công cụ, đồ nghề
flower arranging: cắm hoa, bó hoa, hoa nghệ thuật, nghệ thuật cắm hoa
gift: quà tặng, món quà, quà, hộp quà
lamp: bóng đèn, đèn, đèn ngủ, đèn bàn, đèn trang trí
carpet: thảm trải sàn, tấm thảm, thảm lót
home decor: trang trí nhà cửa, trang trí nhà, đồ trang trí, decor nhà, trang trí nội thất, decor phòng
interior design: thiết kế nội thất, nội thất, trang trí nội thất
interior designer: nhà thiết kế nội thất, kiến trúc sư nội thất
home: tổ ấm, mái ấm, tại nhà, nhà, ở nhà
house: ngôi nhà, căn nhà, nhà cửa, nhà phố, nhà đẹp, nhà ở
apartment: căn hộ, chung cư, căn hộ chung cư
furniture: đồ nội thất, bàn ghế, đồ gỗ nội thất, tủ bếp
bedroom: phòng ngủ, giường ngủ
bathroom: phòng tắm, nhà vệ sinh, nhà tắm
living room: phòng khách
renovation: cải tạo nhà, sửa nhà, cải tạo, xây sửa, tân trang nhà
architecture: kiến trúc, thiết kế kiến trúc
architect: kiến trúc sư, kts
cleaning: vệ sinh nhà cửa, dọn nhà, lau dọn, tẩy rửa, giặt giũ
organizing: sắp xếp, ngăn nắp, gọn gàng
minimalism: tối giản, lối sống tối giản, sống tối giản, phong cách tối giản
household tips: mẹo vặt, mẹo gia đình, mẹo vặt gia đình, mẹo vặt nhà bếp, mẹo hay
tiny house: nhà nhỏ, nhà tí hon, ngôi nhà nhỏ, nhà siêu nhỏ
greenhouse: nhà kính, nhà màng, nhà lưới
cactus: xương rồng, cây xương rồng
gardening: làm vườn, trồng cây, trồng trọt
garden: khu vườn, vườn, sân vườn, vườn tược, vườn nhà
plants: cây cối, cây trồng, thực vật
houseplants: cây trong nhà, cây để bàn, cây kiểng, cây cảnh trong nhà, cây nội thất, cây cảnh
flowers: hoa, bông hoa, hoa tươi, hoa hồng, hoa lan, phong lan, trồng hoa
vegetable garden: vườn rau, trồng rau, trồng rau sạch, rau sạch
seeds: hạt giống, ươm hạt, gieo hạt
balcony garden: vườn ban công, trồng cây ban công, vườn sân thượng, ban công
bonsai: cây bonsai, bon sai, cây thế, cây cảnh bonsai
succulents: sen đá, cây mọng nước
trees: cây xanh, cây cổ thụ, cây gỗ, trồng rừng
farm: nông trại, trang trại, nông trường
farmer: nông dân, nhà nông, bà con nông dân
agriculture: nông nghiệp, nông sản, trồng lúa, nghề nông
tractor: máy cày, máy kéo, máy nông nghiệp
beekeeping: nuôi ong, người nuôi ong, ong mật
homesteading: bỏ phố về quê, tự cung tự cấp, về quê sống, bỏ phố về rừng
pets: thú cưng, vật nuôi, thú nuôi, pet cưng
animals: động vật, con vật, loài vật, muông thú
hamster: chuột hamster, chuột cảnh
rabbit: con thỏ, thỏ con, thỏ, thỏ cảnh
parrot: con vẹt, vẹt, nuôi vẹt, chim vẹt
birds: chim, con chim, chim chóc, chim cảnh, chào mào
aquarium: bể cá, cá cảnh, hồ cá, thủy sinh, thủy cung, hồ thủy sinh, thuỷ sinh, thuỷ cung, hồ thuỷ sinh
snake: con rắn, rắn, rắn hổ mang, nuôi rắn, bắt rắn
reptiles: bò sát, loài bò sát, thằn lằn, con rùa, cá sấu
horse: con ngựa, ngựa, ngựa đua
chickens: gà con, nuôi gà, gà mái, gà trống, gà chọi, gà ta, con gà
goat: con dê, nuôi dê, dê con
cow: con bò, nuôi bò, bò sữa, con trâu, chăn bò
pig: con heo, con lợn, nuôi heo, nuôi lợn, heo con, heo
sheep: con cừu, nuôi cừu, cừu
pet care: chăm sóc thú cưng, chăm thú cưng, spa thú cưng
veterinarian: bác sĩ thú y, thú y, bác sỹ thú y
animal rescue: cứu hộ động vật, cứu hộ chó mèo, trạm cứu hộ động vật
dog breeds: giống chó, các giống chó, chó cảnh
dog food: thức ăn cho chó, đồ ăn cho chó
dogs: chó, cún, con chó, chú chó, chó cưng
puppy: cún con, chó con, cún cưng
dog training: huấn luyện chó, dạy chó, dạy cún
cats: mèo, con mèo, chú mèo, mèo cưng, hoàng thượng mèo
kitten: mèo con, mèo nhỏ
cat care: chăm sóc mèo, nuôi mèo, chăm mèo, sen nuôi mèo
stray cats: mèo hoang, mèo đi lạc, mèo bị bỏ rơi
bear: con gấu, gấu trắng, gấu đen, gấu bắc cực, gấu nâu
wolf: chó sói, con sói, sói hoang, bầy sói
tiger: con hổ, hổ báo, con cọp
wildlife: hoang dã, thế giới hoang dã, động vật hoang dã, sinh vật hoang dã
wild animals: động vật hoang dã, thú hoang, thú rừng, thú dữ
lion: sư tử
elephant: voi, con voi, voi rừng
monkey: con khỉ, khỉ, chú khỉ
panda: gấu trúc
dolphin: cá heo
insects: côn trùng, bọ cánh cứng, con kiến, sâu bọ
butterfly: bươm bướm, con bướm, cánh bướm
birdwatching: ngắm chim, quan sát chim, xem chim
safari: vườn thú hoang dã, vườn thú mở
ocean: đại dương, lòng đại dương
nature conservation: bảo tồn thiên nhiên, bảo vệ thiên nhiên, bảo vệ rừng, bảo tồn
wildlife photography: chụp ảnh động vật, chụp ảnh động vật hoang dã, chụp ảnh chim, nhiếp ảnh động vật hoang dã
truck driver: tài xế xe tải, lái xe tải, tài xế container, lái xe container, bác tài
bus: xe buýt, xe khách, xe bus, xe đò
cars: ô tô, xe hơi, oto, xe ô tô, ôtô, xế hộp
motorcycle: xe máy, mô tô, xe mô tô, xe gắn máy, moto, xe phân khối lớn, xe pkl
biker: dân chơi xe, người chơi mô tô, tay lái mô tô, dân chơi mô tô
car review: đánh giá xe, review xe, đánh giá ô tô, đánh giá xe hơi, trải nghiệm xe
car repair: sửa xe, sửa ô tô, sửa chữa ô tô, sửa xe máy, sửa chữa xe
mechanic: thợ máy, thợ sửa xe, thợ sửa ô tô
sports car: xe thể thao
classic cars: xe cổ, xe cổ điển, ô tô cổ
car tuning: độ xe, xe độ, độ ô tô, dọn xe
supercar: siêu xe
formula 1: công thức 1, đua xe công thức 1, đua xe f1
drift: drift xe, lái drift, trượt bánh
driving: lái xe, cầm lái, kinh nghiệm lái xe, lái ô tô
driving school: trường dạy lái xe, học lái xe, dạy lái xe, thi bằng lái, bằng lái xe, sát hạch lái xe
truck: xe tải, xe bán tải, xe đầu kéo, xe container, xe ben
scooter: xe tay ga, xe ga, xe vespa
off-road: xe địa hình, chạy offroad, đường off-road, vượt địa hình, chạy off-road
used cars: xe cũ, ô tô cũ, xe hơi cũ, xe lướt, xe đã qua sử dụng
electric car: ô tô điện, xe hơi điện, oto điện
electric vehicles: xe điện, xe máy điện, phương tiện điện
battery: pin, ắc quy, bình ắc quy, cục pin, pin sạc
charging station: trạm sạc, trụ sạc, sạc xe điện
solar energy: năng lượng mặt trời, điện mặt trời, pin mặt trời, điện năng lượng mặt trời
business: kinh doanh, doanh nghiệp, làm ăn, thương mại, buôn bán
company: công ty, doanh nghiệp, cty
small business: kinh doanh nhỏ, doanh nghiệp nhỏ, buôn bán nhỏ, tiểu thương
leadership: lãnh đạo, nhà lãnh đạo, kỹ năng lãnh đạo
career: sự nghiệp, nghề nghiệp, hướng nghiệp, phát triển sự nghiệp
job: tuyển dụng
work: công việc, làm việc, đi làm, dân công sở
lawyer: luật sư, luật gia
law: pháp luật, luật pháp, pháp lý, tư vấn luật
accounting: kế toán, kiểm toán
economy: kinh tế, nền kinh tế, kinh tế học
e-commerce: thương mại điện tử, tmđt, sàn thương mại điện tử
online store: cửa hàng online, shop online, cửa hàng trực tuyến, bán hàng online, gian hàng
dropshipping: bán hàng không cần vốn, bán hàng bỏ qua khâu vận chuyển
sales: bán hàng, doanh số, chốt đơn, sỉ lẻ, bán sỉ
shop: cửa hàng, tiệm, cửa tiệm, sạp hàng, tạp hóa, tạp hoá
shopping: mua sắm, mua hàng, săn hàng, săn deal, đi mua sắm
shopping haul: đồ mới mua, khui đồ, haul đồ, haul quần áo
brand: thương hiệu, nhãn hàng, nhãn hiệu
entrepreneur: doanh nhân, nhà khởi nghiệp, chủ doanh nghiệp, nữ doanh nhân
startup: khởi nghiệp, công ty khởi nghiệp, lập nghiệp
founder: nhà sáng lập, người sáng lập, sáng lập, đồng sáng lập
side hustle: nghề tay trái, kiếm thêm thu nhập, việc làm thêm, làm thêm
freelancer: làm tự do, nghề tự do, người làm tự do, lao động tự do
work from home: làm việc tại nhà, làm tại nhà, làm việc từ xa
make money online: kiếm tiền online, kiếm tiền trên mạng, kiếm tiền mmo, kiếm tiền tại nhà, kiếm tiền trực tuyến, kiếm tiền
motivation: động lực, truyền động lực, tạo động lực
self improvement: phát triển bản thân, hoàn thiện bản thân, rèn luyện bản thân
marketing: tiếp thị, tiếp thị liên kết
advertising: quảng cáo, quảng bá
digital marketing: tiếp thị số, tiếp thị kỹ thuật số, marketing online, chạy quảng cáo
social media: mạng xã hội, truyền thông xã hội, mxh
influencer: người ảnh hưởng, người có sức ảnh hưởng, người có ảnh hưởng, kol, koc
content creator: sáng tạo nội dung, nhà sáng tạo nội dung, người sáng tạo nội dung
branding: xây dựng thương hiệu, nhận diện thương hiệu, thương hiệu cá nhân, làm thương hiệu
finance: tài chính
investing: đầu tư, nhà đầu tư
money: tiền bạc, tiền tệ, tiền, đồng tiền, thanh toán
saving money: tiết kiệm, tiết kiệm tiền
stocks: cổ phiếu, chứng khoán, cổ phần
stock market: thị trường chứng khoán, sàn chứng khoán
cryptocurrency: tiền điện tử, tiền ảo, tiền mã hóa, tiền số, tiền mã hoá
bitcoin: đào bitcoin, đồng bitcoin
trading: giao dịch, đầu cơ, ngoại hối, giao dịch ngoại hối
bank: ngân hàng
insurance: bảo hiểm, bảo hiểm nhân thọ
rent: cho thuê, thuê nhà, phòng trọ, cho thuê nhà, thuê trọ
mortgage: thế chấp, vay mua nhà, vay thế chấp
buying a house: mua nhà, mua nhà đất, mua căn hộ
real estate: bất động sản, nhà đất, bđs, địa ốc
real estate agent: môi giới bất động sản, môi giới nhà đất, môi giới, sale bất động sản
house tour: tham quan nhà, khám phá nhà, tour nhà, thăm nhà, room tour
property: đất đai, đất nền, tài sản, mua bán nhà đất
news: tin tức, thời sự, bản tin, tin nóng, báo chí, điểm tin
politics: chính trị, chính phủ, quốc hội
politician: chính trị gia, chính khách
election: bầu cử, tranh cử
journalist: nhà báo, phóng viên, ký giả
geopolitics: địa chính trị, quan hệ quốc tế
war: chiến tranh, cuộc chiến, chiến trường
military: quân sự, quân đội, bộ đội, nhập ngũ
police: cảnh sát, công an
crime: tội phạm, hình sự, phạm tội
true crime: vụ án có thật, kỳ án, vụ án, hồ sơ vụ án, trọng án
human rights: nhân quyền, quyền con người
social issues: vấn đề xã hội, xã hội
activism: hoạt động xã hội, nhà hoạt động xã hội, đấu tranh xã hội
feminism: nữ quyền, chủ nghĩa nữ quyền
women: phụ nữ, đàn bà, chị em phụ nữ, phái đẹp
men: đàn ông, nam giới, quý ông, phái mạnh
equality: bình đẳng, bình đẳng giới, công bằng
racism: phân biệt chủng tộc, kỳ thị chủng tộc, nạn phân biệt chủng tộc
lgbt: đồng tính, người đồng tính, chuyển giới, cộng đồng lgbt, song tính, người chuyển giới
refugees: người tị nạn, tị nạn, tỵ nạn
poverty: nghèo đói, người nghèo, nghèo khó, hộ nghèo, hoàn cảnh khó khăn
charity: từ thiện, thiện nguyện, quyên góp, làm từ thiện
volunteering: tình nguyện, tình nguyện viên
disability: khuyết tật, người khuyết tật, tàn tật
environment: môi trường, bảo vệ môi trường
climate change: biến đổi khí hậu, nóng lên toàn cầu
sustainability: bền vững, phát triển bền vững, sống xanh
zero waste: không rác thải, sống không rác, giảm rác thải nhựa, lối sống không rác
recycling: tái chế, tái sử dụng, phân loại rác
animal rights: quyền động vật, bảo vệ động vật
religion: tôn giáo, tín ngưỡng, phật giáo, đạo phật, phật pháp, phật tử
christian: kitô giáo, công giáo, thiên chúa giáo, tin lành, ki tô hữu, cơ đốc
bible: kinh thánh
islam: hồi giáo, đạo hồi
spirituality: tâm linh, tu tập, tu hành
prayer: cầu nguyện, cầu kinh, tụng kinh, đọc kinh
astrology: chiêm tinh, chiêm tinh học, tử vi, thần số học, phong thủy, phong thuỷ
tarot: bài tarot, bói bài tarot, bói bài, trải bài tarot
horoscope: cung hoàng đạo, tử vi, 12 cung hoàng đạo, hoàng đạo
mystery: bí ẩn, huyền bí, bí hiểm, thần bí
ghost: con ma, bóng ma, chuyện ma, truyện ma, hồn ma, ma quỷ
paranormal: siêu nhiên, hiện tượng siêu nhiên, tâm linh kỳ bí
addiction: cai nghiện, chất gây nghiện, nghiện ngập, ma túy, ma tuý
depression: trầm cảm
adhd: tăng động giảm chú ý, tăng động
diabetes: tiểu đường, đái tháo đường
sleep: giấc ngủ, ngủ ngon, ngủ, mất ngủ
youth: giới trẻ, thanh niên, tuổi trẻ, thanh xuân, người trẻ
teenager: tuổi teen, thanh thiếu niên, tuổi mới lớn, vị thành niên, thiếu niên
small: nhỏ, nhỏ bé, nhỏ xinh, tí hon
big: lớn, to lớn, khổng lồ
black: màu đen, đen
white: màu trắng, trắng
homemade: nhà làm, đồ nhà làm, tự làm tại nhà, cây nhà lá vườn
sustainable fashion: thời trang bền vững
traditional: truyền thống, cổ truyền
ancient: cổ đại, cổ xưa, cổ kính
electric: chạy điện, đồ điện, điện dân dụng
guide: hướng dẫn, cẩm nang, chỉ dẫn, bí kíp
stories: câu chuyện, kể chuyện, truyện, truyện ngắn, chuyện đời
how to: cách làm, làm thế nào, hướng dẫn cách, làm sao để
people: con người, nhân dân
collecting: sưu tập, thú sưu tầm
beginner: người mới bắt đầu, người mới, mới bắt đầu, nhập môn
easy: dễ dàng, dễ làm, dễ
quick: nhanh chóng, nhanh gọn, nhanh
simple: đơn giản, giản dị
cheap: giá rẻ, rẻ, bình dân, rẻ tiền
expensive: đắt tiền, đắt đỏ, đắt, mắc tiền
old: cũ, xưa, ngày xưa, cũ kỹ
beautiful: đẹp, xinh đẹp, tuyệt đẹp, xinh
cute: dễ thương, đáng yêu, cưng xỉu
healthy lifestyle: lối sống lành mạnh, sống khỏe, sống lành mạnh, sống khỏe mạnh, sống khoẻ, sống khoẻ mạnh
lifestyle: lối sống, phong cách sống
daily life: cuộc sống hàng ngày, đời sống, cuộc sống thường ngày, cuộc sống hằng ngày, đời thường
vlog: nhật ký video, vlog hàng ngày, nhật ký cuộc sống
video: đoạn phim, thước phim
tutorial: bài hướng dẫn, video hướng dẫn, hướng dẫn chi tiết
tips: mẹo, bí quyết, thủ thuật, lời khuyên
inspiration: cảm hứng, truyền cảm hứng, nguồn cảm hứng
behind the scenes: hậu trường, phía sau hậu trường
day in my life: một ngày của tôi, một ngày của mình, một ngày làm việc, một ngày trong cuộc sống
routine: thói quen, thói quen hàng ngày
morning routine: thói quen buổi sáng, buổi sáng của mình
trends: xu hướng, trào lưu, thịnh hành, bắt trend
original: chính hãng, nguyên bản, chính gốc
natural: tự nhiên, thiên nhiên
professional: chuyên nghiệp
expert: chuyên gia, bậc thầy, cao thủ
hobby: sở thích, thú vui, đam mê, thú chơi
collection: bộ sưu tập, bst, sưu tầm
community: cộng đồng, hội nhóm
friends: bạn bè, bạn thân, tình bạn, hội bạn thân
girl: cô gái, con gái, thiếu nữ, bé gái
boy: chàng trai, con trai, bé trai, trai đẹp
night: ban đêm, đêm khuya, buổi tối, đêm
day: ban ngày, ngày
summer: mùa hè, mùa hạ
winter: mùa đông
spring: mùa xuân
autumn: mùa thu
rain: mưa, cơn mưa, trời mưa
christmas: giáng sinh, nô en, noel, nô-en
halloween: lễ hội hóa trang, ha lô uyn, lễ hội hoá trang
new year: năm mới, giao thừa, đón năm mới
chinese new year: tết, tết nguyên đán, năm mới âm lịch, tết âm lịch, tết ta
ramadan: tháng chay hồi giáo, tháng ăn chay hồi giáo
birthday: sinh nhật, mừng sinh nhật
countryside: nông thôn, miền quê, thôn quê, đồng quê, quê hương, làng quê
market: chợ, thị trường, chợ búa
supermarket: siêu thị
modern: hiện đại
creative: sáng tạo
design: thiết kế, nhà thiết kế
discount: giảm giá, khuyến mãi, mã giảm giá, ưu đãi, khuyến mại
giveaway: tặng quà, minigame tặng quà, quay số trúng thưởng, phát quà
nostalgia: hoài niệm, tuổi thơ, ký ức tuổi thơ, kỷ niệm xưa, kỷ niệm, ký ức, kí ức
1980s: thập niên 80, những năm 80, thế hệ 8x
1990s: thập niên 90, những năm 90, thế hệ 9x
quiet: yên tĩnh, yên bình, tĩnh lặng
slow living: sống chậm, sống chậm lại, cuộc sống chậm
espresso: cà phê espresso, cà phê máy
cappuccino: cà phê cappuccino
latte: cà phê sữa, bạc xỉu
smoothie: sinh tố
jam: mứt
dough: bột nhào
lunch box: cơm hộp, cơm trưa
picnic: dã ngoại, picnic
technique: kỹ thuật, kĩ thuật
drills: bài tập kỹ thuật
dribbling: dẫn bóng, rê bóng
ball: quả bóng, trái bóng
bouldering: leo núi boulder, leo đá
rope: dây thừng
core workout: cơ bụng, bài tập bụng, cơ core
mat: thảm, thảm tập, thảm yoga
squats: gánh tạ, gánh đùi
push-ups: hít đất, chống đẩy
legs: chân, mông, đùi
back: lưng, tập lưng
mechanical keyboard: bàn phím cơ
custom: tự chế, theo yêu cầu, custom
printer: máy in
projects: dự án
monitor: màn hình
graphics card: card đồ họa, card màn hình
processor: bộ vi xử lý, chip
server: máy chủ
gaming mouse: chuột gaming, chuột máy tính
circuit: mạch điện, vi mạch
relaxing: thư giãn, chill
cozy: ấm cúng
farming game: game nông trại, trò chơi nông trại
simulation game: game mô phỏng, mô phỏng
walkthrough: hướng dẫn chơi, phá đảo
figures: mô hình, figure, tượng
merchandise: hàng lưu niệm, goods
trading cards: thẻ bài sưu tầm
clips: trích đoạn, đoạn clip, clip
highlights: khoảnh khắc, tổng hợp
compilation: tuyển tập
reaction: phản ứng, reaction
trailer: đoạn giới thiệu, trailer phim
sheet music: bản nhạc, hợp âm
music lessons: học đàn, học guitar, học piano
lyrics: lời bài hát
remix: bản phối, remix
indoor: trong nhà
plant care: chăm sóc cây, chăm cây
care: chăm sóc
raising: nuôi, nuôi thú cưng, chăn nuôi
guinea pig: chuột lang
turtle: rùa
budget: chi tiêu, ngân sách, quản lý chi tiêu, quản lí chi tiêu
monthly: hàng tháng, mỗi tháng
debt: nợ, vay tiền, khoản vay
taxes: thuế
salary: lương, tiền lương
retirement: hưu trí, nghỉ hưu
income: thu nhập, thu nhập thụ động
luxury house: biệt thự, dinh thự, nhà sang trọng, nhà sang
castle: lâu đài, cung điện
swimming pool: hồ bơi, bể bơi
job interview: phỏng vấn xin việc, phỏng vấn việc làm, phỏng vấn tuyển dụng
resume: sơ yếu lý lịch, hồ sơ xin việc, cv xin việc
job search: xin việc, tìm việc, việc làm, tuyển dụng
office: văn phòng, công sở
tantrum: ăn vạ, cơn ăn vạ, mè nheo, hờn dỗi
emotions: cảm xúc, tức giận
discipline: kỷ luật, dạy con
baby sleep: giấc ngủ của bé
baby food: ăn dặm
siblings: anh chị em, sinh đôi
exam revision: ôn tập, ôn bài
preparation: chuẩn bị
scholarship: học bổng
student life: đời sống sinh viên
concentration: tập trung
fossils: hóa thạch, hoá thạch, cổ sinh vật
planets: hành tinh, hệ mặt trời
evolution: tiến hóa, di truyền học, gen
volcano: núi lửa, động đất
electricity: điện, thợ điện
curiosities: sự thật thú vị, điều thú vị, kiến thức thú vị
workshop: xưởng, xưởng mộc
hand-painted: vẽ tay, vẽ bằng tay
bride: cô dâu
finds: săn đồ, săn sale, đồ hay
solo: một mình, độc hành
itinerary: lịch trình, bản đồ
airport: sân bay
luggage: hành lý, vali
wedding ring: nhẫn cưới, nhẫn đính hôn
foundation: kem nền, che khuyết điểm
oily skin: da dầu, da khô
braids: tết tóc, bím tóc
dance cover: nhảy cover
korean: hàn quốc, kiểu hàn
japanese: nhật bản, kiểu nhật
chinese: trung quốc, trung hoa
italian: kiểu ý, món ý
french: pháp, kiểu pháp
mexican: mexico, món mexico
indian: ấn độ
thai: thái lan, kiểu thái
turkish: thổ nhĩ kỳ
spanish: tây ban nha
german: nước đức
american: kiểu mỹ, món mỹ
vietnamese: việt nam, việt
brazilian: brazil
arabic: ả rập, trung đông
mediterranean: địa trung hải
asian: châu á
wardrobe: tủ đồ, tủ quần áo
everyday: hàng ngày, hằng ngày
weekly: hàng tuần, trong tuần
brunch: bữa nửa buổi
brownies: bánh sô cô la
personal finance: tài chính cá nhân, quản lý tài chính
life: cuộc sống
learning: học hỏi
strategy: chiến lược
day trip: đi trong ngày, du lịch trong ngày
wild camping: cắm trại hoang dã
tidying: dọn dẹp, sắp xếp nhà cửa
devices: thiết bị
sensitive skin: da nhạy cảm
`
