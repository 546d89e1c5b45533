/** Words, or parts of them, for videos and the devices that record or show them, folded: what "4k" describes. */
export const pictureWords: readonly string[] = [
  'drone, dron, drohn, copter, gopro, dji, camera, camara, kamera, camcorder, webcam, video, film, footage, lapse, cinemat, cinemato, aerial',
  'movie, pelicul, kino, monitor, screen, display, bildschirm, ecran, pantalla, schermo, ekran, layar, projector, projektor, proyector, projetor, proiettore, beamer',
  'television, televis, televiz, fernseh, gaming, gameplay, gamer, games, videojueg, jeux, jogos, giochi, oyun, wallpaper, uhd, hdr, 60fps',
  '无人机, 無人機, 航拍, 空拍, 相机, 相機, 摄像, 摄影, 攝影, 视频, 視頻, 影片, 电影, 電影, 电视, 電視, 显示器, 顯示器, 屏幕, 螢幕, 投影, 游戏, 遊戲, 画质, 畫質',
  'ドローン, 空撮, カメラ, 動画, 映像, 映画, テレビ, モニター, ディスプレイ, プロジェクター, ゲーム, 撮影, 画質',
  '드론, 카메라, 영상, 영화, 티비, 텔레비전, 모니터, 프로젝터, 게임, 촬영, 화질',
  'дрон, коптер, камер, видео, фильм, кино, телевизор, монитор, экран, проектор, съемк, игр',
  'درون, كاميرا, فيديو, فيلم, تلفزيون, شاش, تصوير, العاب, ड्रोन, कैमरा, वीडियो, फिल्म, टीवी, मॉनिटर, गेमिंग, flycam, may anh, man hinh, tivi',
].flatMap((line) => line.split(', '))
