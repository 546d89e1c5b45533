/** The kind of value that stands beside or below a label. */
export type Label = 'market' | 'audience' | 'creators' | 'size' | 'budget' | 'platforms' | 'languages' | 'engagement'

/** Labels of briefs in 15 languages, in small letters. */
export const labelWords: readonly (readonly [Label, string])[] = [
  [
    'market',
    `market, markets, target market, target markets, key markets, core markets, main markets, priority markets, countries, target countries, target country, target regions, territories, territory,
    geography, geographies, geo, where we sell, where we ship, shipping, we ship to, ships to, shipping to, delivery, delivery countries, sold in, available in, creator location, creator locations, creator country,
    märkte, markt, zielmärkte, zielmarkt, absatzmärkte, länder, zielländer, versand, versand nach, lieferung, lieferländer, vertriebsgebiet, marchés, marché, marchés cibles, marché cible, pays, pays cibles, livraison,
    mercado, mercados, mercado objetivo, mercados objetivo, países, países objetivo, envío, envíos, mercado-alvo, mercados-alvo, envio, envios, entregas, mercati, mercato, mercati target, paesi, spedizione, spedizioni,
    pazar, pazarlar, hedef pazar, hedef pazarlar, ülkeler, gönderim, teslimat, рынок, рынки, целевые рынки, страны, доставка, السوق, الأسواق, الأسواق المستهدفة, السوق المستهدف, الدول, الشحن, बाज़ार, बाजार, लक्षित बाज़ार, देश, डिलीवरी,
    pasar, pasar sasaran, target pasar, negara, negara tujuan, pengiriman, thị trường, thị trường mục tiêu, quốc gia, giao hàng, 市场, 目标市场, 国家, 目标国家, 发货, 销售地区, 市場, 目標市場, ターゲット市場, 対象国, 販売地域, 配送, 展開国, 시장, 목표 시장, 대상 국가, 국가`,
  ],
  [
    'audience',
    `audience, target audience, audiences, target group, target groups, target customer, target customers, customers, our customers, customer, ideal customer, consumer, who we serve, who it is for, who it's for, for whom, demographic, demographics, persona,
    zielgruppe, zielgruppen, kunden, kundschaft, public cible, cible, audience cible, clientèle, público, público objetivo, público-alvo, público alvo, audiencia, clientes, pubblico, pubblico target, target, clienti, hedef kitle, müşteriler, аудитория, целевая аудитория, клиенты,
    الجمهور, الجمهور المستهدف, العملاء, दर्शक, लक्षित दर्शक, ग्राहक, audiens, target audiens, sasaran, pelanggan, đối tượng, đối tượng mục tiêu, khách hàng, 受众, 目标受众, 目标人群, 目标用户, 客户, 目標受眾, ターゲット, ターゲット層, 対象, 고객, 타깃, 타겟, 타겟 고객, 대상`,
  ],
  [
    'creators',
    `creators, creator, creator profile, creator profiles, influencers, influencer, influencer profile, ideal creator, ideal creators, creators we want, creator brief, creator criteria, talent, partners, kols, kol, ambassadors,
    influencer-profil, gesuchte creator, wunsch-creator, créateurs, créatrices, influenceurs, profil des créateurs, creadores, perfil de creadores, criadores, perfil dos criadores, influenciadores, creator ideali, içerik üreticileri, креаторы, блогеры, инфлюенсеры,
    صناع المحتوى, المؤثرون, क्रिएटर, इन्फ्लुएंसर, kreator, nhà sáng tạo, 创作者, 达人, 博主, 网红, 達人, クリエイター, インフルエンサー, 크리에이터, 인플루언서`,
  ],
  [
    'size',
    `size, creator size, account size, size of accounts, follower, followers, follower count, follower range, followers range, subscribers, tier, tiers, creator tier, creator tiers, reach,
    größe, reichweite, followerzahl, abonnenten, taille, abonnés, tamaño, seguidores, tamanho, dimensione, follower richiesti, takipçi, takipçi sayısı, размер, подписчики, المتابعون, عدد المتابعين, फॉलोअर्स, pengikut, jumlah pengikut, người theo dõi, 粉丝, 粉丝数, 粉丝量, フォロワー, フォロワー数, 팔로워, 팔로워 수`,
  ],
  [
    'budget',
    `budget, budgets, fee, fees, rate, budget per post, budget per creator, budget per video, fee per post, price per post, compensation, payment, max budget, maximum budget,
    budget pro post, budget pro beitrag, honorar, vergütung, budget par publication, rémunération, presupuesto, presupuesto por publicación, tarifa, orçamento, cachê, compenso, bütçe, бюджет, гонорар, الميزانية, बजट, anggaran, ngân sách, 预算, 单条预算, 預算, 予算, 예산`,
  ],
  [
    'platforms',
    `platform, platforms, channel, channels, social channels, social platforms, social media, kanal, kanäle, plattform, plattformen, plateforme, plateformes, canaux, réseaux, réseaux sociaux, plataforma, plataformas, canales, redes, redes sociales, canais, redes sociais,
    piattaforma, piattaforme, canali, platformlar, kanallar, платформы, платформа, каналы, соцсети, المنصات, المنصة, प्लेटफ़ॉर्म, प्लेटफॉर्म, kanal media sosial, nền tảng, 平台, 渠道, プラットフォーム, 플랫폼, 채널`,
  ],
  [
    'languages',
    `language, languages, content language, content languages, sprache, sprachen, langue, langues, idioma, idiomas, língua, línguas, lingua, lingue, dil, diller, язык, языки, اللغة, اللغات, भाषा, भाषाएँ, bahasa, ngôn ngữ, 语言, 語言, 言語, 언어`,
  ],
  [
    'engagement',
    `engagement, engagement rate, minimum engagement, min engagement, interaktionsrate, engagement-rate, taux d'engagement, tasa de interacción, taxa de engajamento, tasso di engagement, etkileşim, вовлеченность, التفاعل, 互动率, エンゲージメント率, 참여율`,
  ],
]
