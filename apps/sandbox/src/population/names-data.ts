/** Names of a culture, separated by blanks; the native spelling after `=`, the form for women after `/` where it differs. */
export interface CultureNames {
  readonly women: string
  readonly men: string
  readonly families: string
  /** Whether the family's name comes first in native spelling. */
  readonly familyFirst?: true
  /** Skin tones of the drawn portraits, from light (0) to dark (5). */
  readonly tones: readonly number[]
}

/** Only common names, combined at random, so that no real person is meant. */
export const names: Readonly<Record<string, CultureNames>> = {
  anglo: {
    women:
      'Emma Olivia Hannah Grace Chloe Megan Paige Tessa Holly Brooke Naomi Jade Imogen Freya Daisy Willa Nora Maeve Quinn Tara Kelsey Bethany Amber Robyn Leah Phoebe Skye Marnie Gemma Kira Dana Lacey Shay Aaliyah Kiara Monique Tamika Ebony',
    men: 'Liam Noah Owen Caleb Mason Wyatt Jonah Theo Felix Rowan Jasper Connor Dylan Toby Elliot Reece Callum Nate Grant Brett Cole Devin Marcus Darius Andre Malik Tyrell Jamal Spencer Austin Seth Reid Hugo Alfie Rory Max',
    families:
      'Harper Bennett Whitaker Sutton Marlow Pryce Ellison Hartley Fenwick Langley Mercer Thorne Ashby Calloway Draper Winslow Barlow Hale Kessler Lowry Penrose Radcliffe Stokes Tillman Vance Weller Abbott Boyd Crane Dalton Easton Fairley Garner Holloway Ingram Jarvis Kirby Lockwood Maddox Norwood Oakley Pickett Rhodes Sayer Tully Wilder',
    tones: [0, 0, 1, 1, 1, 2, 4, 5],
  },
  irish: {
    women:
      'Aoife Niamh Saoirse Ciara Orla Sinéad Róisín Gráinne Clodagh Eimear Aisling Caoimhe Sorcha Mairéad Shauna Bríd',
    men: 'Cian Oisín Darragh Eoin Fionn Rory Tadhg Conor Cormac Padraig Declan Donal Ronan Shane Killian Niall',
    families:
      "Byrne Doyle Gallagher Kavanagh Nolan Quinlan Fitzgerald Brennan Keane Foley Tierney Moran Hennessy Duffy Kearney Lawlor Mulcahy Rafferty Sheehan O'Dwyer O'Leary",
    tones: [0, 0, 1],
  },
  hispanic: {
    women:
      'Lucía Valentina Camila Sofía Marta Daniela Paula Ximena Renata Carmen Noelia Fernanda Julieta Abril Mariana Catalina Ainhoa Rocío Pilar Yesenia Luz Marisol Antonella Constanza',
    men: 'Mateo Santiago Diego Javier Álvaro Emiliano Joaquín Tomás Bruno Rafael Iván Andrés Facundo Nicolás Gonzalo Sergio Adrián Rodrigo Matías Benjamín Esteban Hernán',
    families:
      'Aguilar Benítez Cabrera Domínguez Escobar Fuentes Galván Herrera Ibáñez Jurado Lozano Maldonado Navarro Ochoa Peralta Quintero Rivas Salcedo Tapia Urrutia Valdés Zamora Cordero Espinoza Montero Palacios Rojas Soto Vega Arce',
    tones: [1, 2, 2, 3, 3],
  },
  lusophone: {
    women:
      'Larissa Beatriz Mariana Juliana Isabela Letícia Camila Bruna Gabriela Tainá Manuela Carolina Rafaela Inês Matilde Joana Leonor Natália Vitória Luana Débora Aline',
    men: 'João Pedro Lucas Gustavo Thiago Rafael Caio Felipe Vinícius Matheus Duarte Tomás Diogo Henrique Bernardo Murilo Renan Igor Leandro Davi',
    families:
      'Almeida Barbosa Cardoso Duarte Esteves Figueiredo Gouveia Lacerda Macedo Nogueira Pacheco Queiroz Rezende Sampaio Teixeira Vasconcelos Xavier Brandão Campos Moura Prado Siqueira Tavares Viana',
    tones: [1, 2, 2, 3, 4],
  },
  french: {
    women:
      'Camille Manon Élodie Margaux Clémence Juliette Inès Solène Capucine Océane Maëlle Anaïs Pauline Apolline Justine Noémie Charline Lison',
    men: 'Hugo Théo Maxime Baptiste Antoine Quentin Lucas Rémi Corentin Bastien Gaspard Valentin Étienne Mathis Florian Yanis Loïc Clément',
    families:
      'Aubert Besson Carpentier Delmas Fabre Gauthier Humbert Jacquet Lacroix Marchand Noël Perrin Renaud Sauvage Tessier Vasseur Blanchard Charpentier Fontaine Guérin Leclerc Mercier Roussel Vidal',
    tones: [0, 1, 1, 2, 4],
  },
  german: {
    women:
      'Lena Marie Hannah Lea Johanna Klara Frieda Mia Annika Svenja Theresa Paula Charlotte Merle Katharina Luisa Greta Ronja Nele Magdalena',
    men: 'Jonas Lukas Finn Leon Moritz Jannik Tobias Felix Matthias Florian Henrik Niklas Simon Fabian Konstantin Lorenz Kilian Malte Benedikt Till',
    families:
      'Albrecht Brandt Dietrich Engel Fischer Gruber Hartmann Jäger Kaiser Lindner Maurer Neumann Ostermann Pfeiffer Reuter Seidel Thiele Vogt Winkler Ziegler Baumann Kessler Steiner Huber Lorenz Hofer',
    tones: [0, 0, 1, 1],
  },
  italian: {
    women:
      'Giulia Martina Chiara Francesca Alessia Elisa Ginevra Beatrice Federica Ilaria Serena Noemi Viola Caterina Arianna Margherita',
    men: 'Lorenzo Matteo Davide Riccardo Simone Tommaso Edoardo Pietro Filippo Nicolò Gabriele Stefano Emanuele Jacopo Samuele Luca',
    families:
      'Amato Barone Caputo Donati Esposito Fabbri Galli Longo Marchetti Negri Orlandi Pellegrini Ricci Sartori Testa Valentini Zanetti Bianco Costa Ferri Grassi Lombardi Moretti Serra',
    tones: [1, 1, 2],
  },
  dutch: {
    women: 'Sanne Fleur Lotte Anouk Femke Roos Isa Maud Noor Eline Jolijn Marit Britt Lieke Evi Tess',
    men: 'Daan Sem Bram Thijs Lars Ruben Jesse Stijn Joris Niels Koen Sander Gijs Wouter Jelle Pim',
    families:
      'Bakker Dekker Hoekstra Kuipers Mulder Postma Schouten Timmermans Verbeek Willems Jansen Peeters Claes Hermans Vermeulen Wouters Dijkstra Koster Molenaar Smit',
    tones: [0, 0, 1],
  },
  nordic: {
    women:
      'Astrid Ingrid Freja Signe Maja Elin Saga Linnea Tuva Ebba Solveig Sofie Karoline Thea Alma Sigrid Ida Hedda',
    men: 'Lars Emil Oskar Nils Magnus Anders Viktor Axel Sander Jonas Mikkel Rasmus Henrik Isak Frederik Kasper Eskil Sindre',
    families:
      'Lindqvist Bergström Nyberg Sandberg Holm Dahl Kristensen Solberg Haugen Lund Ekström Forsberg Hedlund Nygaard Berglund Strand Moen Bakke Thomsen Vestergaard Åkesson Öberg',
    tones: [0, 0, 0, 1],
  },
  finnish: {
    women: 'Aino Venla Emilia Helmi Sanni Iida Anni Salla Kaisa Riikka Noora Veera',
    men: 'Eetu Onni Aleksi Juho Mikko Ville Antti Lauri Otso Elias Niilo Tuomas',
    families:
      'Korhonen Virtanen Mäkinen Nieminen Laine Heikkinen Koskinen Salonen Lehtonen Rantala Hakala Peltola Kallio Saarinen',
    tones: [0, 0, 1],
  },
  polish: {
    women:
      'Zuzanna Julia Maja Kinga Oliwia Aleksandra Wiktoria Natalia Magda Kasia Agata Weronika Karolina Iga Hania Dominika',
    men: 'Jakub Kacper Szymon Bartek Mikołaj Wojtek Piotr Michał Mateusz Kuba Filip Tomek Adrian Dawid Igor Paweł',
    families:
      'Nowak Zając Wrona Sikora Mazur Kaczmarek Dudek Pawlak Wilk Kubiak Jasiński/Jasińska Baran Sobczak Górski/Górska Lis Czarnecki/Czarnecka Krupa Malec Bielak Zawadzki/Zawadzka Wilczyński/Wilczyńska',
    tones: [0, 0, 1],
  },
  russian: {
    women:
      'Anastasia=Анастасия Daria=Дарья Polina=Полина Ksenia=Ксения Alina=Алина Vera=Вера Yulia=Юлия Marina=Марина Sonya=Соня Kira=Кира Arina=Арина Olga=Ольга',
    men: 'Dmitry=Дмитрий Artyom=Артём Ivan=Иван Maxim=Максим Nikita=Никита Roman=Роман Kirill=Кирилл Egor=Егор Pavel=Павел Gleb=Глеб Timur=Тимур Denis=Денис',
    families:
      'Orlov=Орлов/Orlova=Орлова Belyaev=Беляев/Belyaeva=Беляева Zaitsev=Зайцев/Zaitseva=Зайцева Gromov=Громов/Gromova=Громова Tikhonov=Тихонов/Tikhonova=Тихонова Vlasov=Власов/Vlasova=Власова Kotov=Котов/Kotova=Котова Lebedev=Лебедев/Lebedeva=Лебедева Nosov=Носов/Nosova=Носова Panin=Панин/Panina=Панина Rogov=Рогов/Rogova=Рогова Solovyov=Соловьёв/Solovyova=Соловьёва Yershov=Ершов/Yershova=Ершова Zimin=Зимин/Zimina=Зимина Moroz=Мороз Sedykh=Седых Chernykh=Черных Makarenko=Макаренко',
    tones: [0, 0, 1],
  },
  greek: {
    women: 'Eleni Katerina Danae Ioanna Despina Myrto Anthi Zoe Nefeli Christina Vasiliki Athina',
    men: 'Giorgos Nikos Dimitris Stavros Alexandros Kostas Petros Thanos Manolis Spyros Vangelis Aris',
    families:
      'Ioannou Vasiliou Georgiou Nikolaou Dimitriou Anastasiou Athanasiou Makri Kontou Alexiou Zervou Petrou Stavrou Markou',
    tones: [1, 1, 2],
  },
  turkish: {
    women: 'Zeynep Elif Defne Ece Selin Buse İrem Melis Ceren Naz Esra Gizem Derya Aslı Tuğçe Pınar',
    men: 'Emre Mert Kerem Berk Can Arda Burak Onur Kaan Deniz Barış Tolga Serkan Efe Alp Umut',
    families:
      'Yılmaz Demir Kaya Şahin Yıldız Aydın Öztürk Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Polat Erdem Güneş Acar Tekin Bulut Keskin Ünal',
    tones: [1, 1, 2],
  },
  arabic: {
    women:
      'Layla=ليلى Noor=نور Yasmin=ياسمين Salma=سلمى Huda=هدى Reem=ريم Dina=دينا Mariam=مريم Farah=فرح Hala=هلا Amira=أميرة Rania=رانيا Nada=ندى Lina=لينا Sara=سارة Aya=آية',
    men: 'Omar=عمر Youssef=يوسف Khaled=خالد Karim=كريم Tariq=طارق Hassan=حسن Ziad=زياد Sami=سامي Faisal=فيصل Adel=عادل Bilal=بلال Rami=رامي Anas=أنس Majed=ماجد Hamza=حمزة Nabil=نبيل',
    families:
      'Mansour=منصور Haddad=حداد Nasser=ناصر Khoury=خوري Saleh=صالح Farouk=فاروق Aziz=عزيز Rahman=رحمن Qasim=قاسم Shaheen=شاهين Darwish=درويش Badawi=بدوي Hakim=حكيم Zaki=زكي Amrani=عمراني Tazi=تازي Idrissi=إدريسي Fawzi=فوزي Sabbagh=صباغ Alami=علمي',
    tones: [1, 2, 2, 3],
  },
  hebrew: {
    women: 'Noa Tamar Shira Yael Maya Adi Hila Michal Ronit Liron Avigail Inbar',
    men: 'Itai Yonatan Eitan Amit Omer Gilad Uri Nadav Tomer Assaf Lior Eyal',
    families:
      'Mizrahi Peretz Biton Dahan Avraham Friedman Malka Azulay Katz Yosef Amar Gabay Ohana Barak Golan Shapira',
    tones: [1, 1, 2],
  },
  indian: {
    women:
      'Ananya=अनन्या Priya=प्रिया Kavya=काव्या Isha=ईशा Meera=मीरा Nisha=निशा Riya=रिया Shreya=श्रेया Tanvi=तन्वी Pooja=पूजा Divya=दिव्या Neha=नेहा Aditi=अदिति Sneha=स्नेहा Lavanya=लावण्या Simran=सिमरन',
    men: 'Arjun=अर्जुन Rohan=रोहन Vikram=विक्रम Aditya=आदित्य Karan=करण Nikhil=निखिल Sahil=साहिल Aarav=आरव Ishaan=ईशान Manish=मनीष Rahul=राहुल Varun=वरुण Kabir=कबीर Yash=यश Deepak=दीपक Harsh=हर्ष',
    families:
      'Deshmukh=देशमुख Bhatt=भट्ट Chauhan=चौहान Iyer=अय्यर Joshi=जोशी Kulkarni=कुलकर्णी Menon=मेनन Nambiar=नाम्बियार Pillai=पिल्लई Rathore=राठौर Saxena=सक्सेना Thakur=ठाकुर Verma=वर्मा Bose=बोस Grover=ग्रोवर Hegde=हेगड़े Mishra=मिश्रा Pandey=पांडे Sethi=सेठी Trivedi=त्रिवेदी Rana=राणा Dutta=दत्ता',
    tones: [2, 3, 3, 4],
  },
  chinese: {
    women:
      'Yuxin=雨欣 Jiayi=佳怡 Xinyi=欣怡 Meilin=美琳 Siqi=思琪 Ruoxi=若曦 Wanting=婉婷 Zihan=子涵 Lingling=玲玲 Xiaoyu=小雨 Anqi=安琪 Keke=可可',
    men: 'Haoran=浩然 Zihao=子豪 Yichen=奕辰 Junjie=俊杰 Weiming=伟明 Zhihao=志豪 Boyuan=博远 Mingze=明泽 Jiahao=嘉豪 Tianyu=天宇 Kaiwen=凯文 Ziyang=子阳',
    families:
      'Lin=林 Zhou=周 Xu=徐 Gao=高 Luo=罗 Song=宋 Tang=唐 Feng=冯 Deng=邓 Cao=曹 Peng=彭 Jiang=蒋 Cai=蔡 Yuan=袁 Pan=潘 Du=杜 Ye=叶 Shen=沈 Fang=方 Zou=邹',
    familyFirst: true,
    tones: [0, 1, 1, 2],
  },
  taiwanese: {
    women:
      'Yijun=怡君 Yating=雅婷 Shufen=淑芬 Peishan=佩珊 Chiaying=佳穎 Hsinyi=欣儀 Yuting=宇婷 Kaiyu=愷妤 Mengjie=孟潔 Szuyu=思妤',
    men: 'Chihming=志明 Chunhao=俊豪 Weiting=威廷 Yuhsiang=宇翔 Chenghan=承翰 Pochun=柏鈞 Kuanyu=冠宇 Tzuhao=子豪 Chiawei=家瑋 Yencheng=彥成',
    families:
      'Chen=陳 Huang=黃 Wu=吳 Tsai=蔡 Hsu=許 Liao=廖 Hung=洪 Chiu=邱 Tseng=曾 Lai=賴 Chou=周 Yeh=葉 Su=蘇 Lu=盧 Chuang=莊 Kuo=郭',
    familyFirst: true,
    tones: [0, 1, 1],
  },
  cantonese: {
    women:
      'Kayan=嘉欣 Wingyan=詠恩 Hiulam=曉琳 Tszching=芷晴 Manyi=文怡 Sukyee=淑儀 Chingyi=靜怡 Yanyan=欣欣 Cherry=卓妍 Lokyiu=樂瑤',
    men: 'Chunho=俊浩 Kaming=家明 Tszhin=子軒 Waikit=偉傑 Hokyin=學賢 Manho=文浩 Laptin=立天 Yatlong=逸朗 Kinwah=健華 Chakman=澤文',
    families:
      'Cheung=張 Leung=梁 Lam=林 Ho=何 Kwok=郭 Tam=譚 Yip=葉 Mak=麥 Fung=馮 Tsang=曾 Lau=劉 Chow=周 Ng=吳 Poon=潘 Sze=施 Kwan=關',
    familyFirst: true,
    tones: [0, 1, 1],
  },
  japanese: {
    women:
      'Haruka=遥 Yui=結衣 Sakura=さくら Misaki=美咲 Aoi=葵 Rin=凛 Nanami=七海 Hina=陽菜 Mio=澪 Kaede=楓 Akari=あかり Chihiro=千尋 Emi=絵美 Yuna=優奈 Kotone=琴音 Satomi=里美',
    men: 'Haruto=陽翔 Ren=蓮 Sota=蒼太 Yuto=悠人 Kaito=海斗 Riku=陸 Takumi=匠 Daiki=大輝 Kenta=健太 Shota=翔太 Hiroki=弘樹 Yuma=悠真 Naoki=直樹 Kazuki=和樹 Tsubasa=翼 Ryota=涼太',
    families:
      'Morita=森田 Ishida=石田 Kubota=久保田 Hayama=葉山 Ogawa=小川 Shimizu=清水 Nishimura=西村 Fujita=藤田 Okada=岡田 Hasegawa=長谷川 Kondo=近藤 Endo=遠藤 Aoki=青木 Sakai=酒井 Miyazaki=宮崎 Ueda=上田 Harada=原田 Noguchi=野口 Takagi=高木 Sugiyama=杉山',
    familyFirst: true,
    tones: [0, 1, 1],
  },
  korean: {
    women:
      'Jiwoo=지우 Seoyeon=서연 Minji=민지 Hayun=하윤 Yuna=유나 Soojin=수진 Eunbi=은비 Dahye=다혜 Chaewon=채원 Nari=나리 Boram=보람 Hyejin=혜진 Sumin=수민 Yerin=예린',
    men: 'Minjun=민준 Seojun=서준 Dohyun=도현 Jihoon=지훈 Hyunwoo=현우 Junseo=준서 Taeyang=태양 Siwoo=시우 Woojin=우진 Donghyun=동현 Jaewon=재원 Sungmin=성민 Kihoon=기훈 Yunho=윤호',
    families:
      'Kwon=권 Hwang=황 Ahn=안 Yoo=유 Hong=홍 Jeon=전 Bae=배 Baek=백 Heo=허 Nam=남 Shim=심 Noh=노 Ha=하 Joo=주 Min=민 Ryu=류 Moon=문 Cho=조',
    familyFirst: true,
    tones: [0, 1, 1],
  },
  thai: {
    women: 'Ploy=พลอย Fern=เฟิร์น Mint=มิ้นท์ Nam=น้ำ Bow=โบว์ Pim=พิมพ์ Kanda=กานดา Malee=มาลี Nicha=ณิชา Som=ส้ม',
    men: 'Bank=แบงค์ Boss=บอส Golf=กอล์ฟ Arthit=อาทิตย์ Krit=กฤษณ์ Non=นนท์ Tawan=ตะวัน Phum=ภูมิ Win=วิน Top=ท็อป',
    families:
      'Srisai=ศรีใส Thongdee=ทองดี Boonmee=บุญมี Chaiyo=ไชโย Rattana=รัตนา Saetang=แซ่ตั้ง Wongsa=วงศา Kaewta=แก้วตา Suwan=สุวรรณ Panya=ปัญญา Jaidee=ใจดี Phromma=พรหมมา',
    tones: [1, 2, 2, 3],
  },
  vietnamese: {
    women: 'Linh Thảo Hương Mai Trang Ngọc Vy Quỳnh Phương Hà My Thanh Uyên Yến',
    men: 'Minh Tuấn Hùng Khoa Nam Phúc Bảo Huy Long Quân Duy Sơn Đức Khang',
    families: 'Nguyễn Trần Lê Phạm Hoàng Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý Võ Trịnh Mai Lương Phan',
    tones: [1, 1, 2],
  },
  malay: {
    women: 'Aisyah Nurul Siti Farah Hana Izzati Amira Balqis Syafiqah Nadia Alya Sofea',
    men: 'Amir Hafiz Faris Irfan Danish Aiman Zul Syafiq Haziq Rizal Iskandar Luqman',
    families: 'Rahim Ismail Hassan Yusof Hamid Zainal Karim Osman Bakar Sulaiman Razak Salleh Mokhtar Aziz',
    tones: [2, 2, 3],
  },
  indonesian: {
    women: 'Putri Dewi Ayu Sari Rani Intan Nadya Citra Wulan Tika Laras Anggun Kirana Mega',
    men: 'Budi Rizky Dimas Bagus Fajar Andi Yoga Reza Galih Ilham Bayu Arif Surya Wahyu',
    families:
      'Pratama Wijaya Saputra Lestari Hidayat Santoso Nugroho Permana Kusuma Siregar Setiawan Maharani Utami Gunawan Rahayu Nasution Halim Anggara',
    tones: [2, 2, 3],
  },
  filipino: {
    women: 'Bea Angel Kristine Joy Trisha Mika Jasmine Carla Nicole Althea Rica Hazel Faith Danica',
    men: 'Paolo Miguel Jericho Carlo Jomar Renz Gabriel Enzo Kurt Marvin Ivan Jed Lance Aldrin',
    families:
      'Santos Reyes Bautista Ocampo Villanueva Castillo Mercado Salazar Aquino Pascual Dizon Manalo Magsaysay Lacson Tolentino Macaraeg Panganiban Dimaculangan',
    tones: [1, 2, 2, 3],
  },
  nigerian: {
    women: 'Chidinma Amara Ngozi Adaeze Folake Temi Yetunde Ifeoma Zainab Kemi Bisi Halima Tolu Ebele Simi Aisha',
    men: 'Emeka Tunde Chike Obinna Segun Femi Kunle Ikenna Uche Dayo Musa Tobi Nnamdi Wale Ibrahim Kelechi',
    families:
      'Okafor Adeyemi Balogun Eze Nwosu Ogunleye Okonjo Bello Afolabi Chukwu Danjuma Ekwueme Fashola Idowu Lawal Mbanefo Nnadi Obi Olawale Salami',
    tones: [4, 4, 5, 5],
  },
  kenyan: {
    women: 'Wanjiku Achieng Njeri Akinyi Wambui Nyambura Chebet Makena Zawadi Atieno Moraa Faith',
    men: 'Kamau Otieno Kiprop Mwangi Juma Ochieng Kibet Njoroge Barasa Mutua Omondi Brian',
    families:
      'Kariuki Odhiambo Cheruiyot Maina Wafula Ndungu Githinji Ouma Koech Muthoni Kilonzo Mbugua Simiyu Onyango Wekesa Njuguna',
    tones: [4, 4, 5],
  },
  southafrican: {
    women: 'Thandi Lerato Nomsa Zanele Anika Carla Naledi Palesa Mieke Yolandi Ayanda Busi Kayla Chantelle',
    men: 'Sipho Thabo Bongani Kagiso Pieter Ruan Tebogo Mandla Johan Lwazi Sizwe Dewald Ryan Themba',
    families:
      'Dlamini Nkosi Mokoena Khumalo Botha Pretorius Naidoo Govender Molefe Sithole Venter Mahlangu Zulu Kruger Jacobs Petersen Ndlovu Radebe',
    tones: [1, 2, 4, 4, 5],
  },
}
