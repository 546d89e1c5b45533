/** Words of a language for an address, for the sender, and for something that is not there; phrases of folded text. */
export interface AbsenceWords {
  readonly nouns: string
  readonly senders: string
  readonly absent: string
}

const en: AbsenceWords = {
  nouns:
    'user|recipient|mailbox|mail box|account|addressee|alias|person|customer|subscriber|local part|login|(?<!(ip|sender|from|client|source|sending|return|reply|the|envelope sender) )address|(?<!(sender|sending|your|from|a|an|unknown) )domain',
  senders:
    'domain of sender|sender|sending domain|senders|verification failed for|return[- ]path|envelope[- ]from|originator',
  absent:
    "no such|there is no|there's no|do(es)? not have any(one|body)?|no one|nobody|unknown|non-?existent|(does|do|did)(n't| not) exist|must exist|may not exist|(was|is|were|are|be|can)(n't| not|not) (be )?(found|known|recogni[sz]ed|local|ok|listed|registered|valid|active|hosted|on file)|not (found|known|recogni[sz]ed|ok|listed|registered)|no longer (exists?|valid|active|in (use|service)|here|available|with us|works here)|disabled|deactivated|suspended?|discontinued|closed|deleted|locked|terminated|archived|retired|cancell?ed|has moved|has been replaced|removed|misspelled|mistyped|obsolete|never existed|unassigned|previously bounced|in my badrcptto|(does not|doesn't|no longer) ha(s|ve)|graduated|no longer employed|(has )?left|abandoned|expired|not provisioned|unprovisioned|deprovisioned",
}

/** Of each language in which servers write. */
export const absenceWords: readonly AbsenceWords[] = [
  en,
  {
    nouns:
      'empfanger~|adress~|e-?mail-?adress~|postfach|benutzer~|nutzer~|(e-?mail-?)?konto|teilnehmer|adressat~|domain|domane',
    senders: 'absender~',
    absent:
      'unbekannte?[rns]?|nicht (gefunden|vorhanden|bekannt|existier~|eingerichtet|ermittelt|aktiv|mehr (gultig|vorhanden|aktiv|verwendet|in verwendung))|existiert( hier)? nicht( mehr)?|gibt es( hier)? nicht|ungultige?[rns]?|deaktiviert|stillgelegt|gekundigt|abgemeldet|geloscht|geschlossen|erloschen|kein(en?)? solche[rnsm]?|fehlerhaft|falsch|nicht (aufgefuhrt|gelistet|verzeichnet|vergeben|zugewiesen|angelegt)|(hat|besitzt) (hier )?kein(e|en)?|nicht gefunden',
  },
  {
    nouns: "destinataire|utilisateur|adresse|boite|compte|abonnee?|domaine|d'utilisateur|de compte|correspondant",
    senders: "expediteur|l'emetteur|emetteur",
    absent:
      "introuvables?|inconnue?s?|n'existe(nt)? (pas|plus)|(n'a|n'ont) pas (pu )?(ete|etre) trouvee?s?|inexistante?|invalide|desactivee?|supprimee?|fermee?|cloturee?|resiliee?|il n'y a pas|non (repertorie|reference|attribue)e?s?|erronee?|ne (figure|possede|dispose|correspond) (pas|plus)|n'a (pas|plus) d[e']|n'est (plus|pas) (valide|active?|attribuee?|utilisee?|reconnue?)|suspendue?",
  },
  {
    nouns: 'direccion|destinatari[oa]|usuari[oa]|buzon|casilla|cuenta|persona|dominio|correo electronico',
    senders: 'remitente',
    absent:
      'no (se )?(ha |pudo |ha podido |fue )?(encontrad[oa]|encontro|existe|encontrar|encuentra|reconoce|localiza)|desconocid[oa]|inexistente|invalid[oa]|inactiv[oa]|desactivad[oa]|deshabilitad[oa]|cancelad[oa]|eliminad[oa]|suspendid[oa]|cerrad[oa]|dad[oa] de baja|no hay (ningun|ninguna)|no (es|esta) (valid[oa]|activ[oa]|registrad[oa]|disponible)|ya no (existe|esta|es|tiene|trabaja)|no (figura|tiene|corresponde|pertenece)|erroneo|erronea|incorrect[oa]',
  },
  {
    nouns:
      'endereco|destinatari[oa]|usuari[oa]|utilizador|caixa( postal| de correio| de entrada)?|conta|assinante|dominio',
    senders: 'remetente',
    absent:
      'nao (foi |pode ser |foram )?(encontrad[oa]s?|existe|localizad[oa]|cadastrad[oa]|reconhecid[oa])|desconhecid[oa]|inexistente|invalid[oa]|inativ[oa]|desativad[oa]|cancelad[oa]|excluid[oa]|suspens[oa]|encerrad[oa]|nao ha (nenhum|nenhuma)|nao (e|esta) (valid[oa]|ativ[oa]|mais)|ja nao existe|deixou de existir|nao (consta|possui|tem|pertence)|errad[oa]|incorret[oa]',
  },
  {
    nouns: 'indirizz[oi]|destinatari[oa]|utente|casella|account|cassetta|domini[oa]|persona',
    senders: 'mittente',
    absent:
      "non (e stat[oa] |e |risulta |puo essere )?(trovat[oa]|esiste|valid[oa]|attiv[oa]|presente|registrat[oa]|riconosciut[oa])( piu)?|sconosciut[oa]|inesistente|disattivat[oa]|cancellat[oa]|eliminat[oa]|chius[oa]|sospes[oa]|disabilitat[oa]|impossibile trovare|non c'e|nessun[oa]?|cessat[oa]|non (figura|possiede|dispone|corrisponde|appartiene)|errat[oa]",
  },
  {
    nouns: 'adres|e-?mailadres|ontvanger|gebruiker|mailbox|postvak|postbus|account|geadresseerde|domein',
    senders: 'afzender',
    absent:
      'niet (gevonden|gekend|bekend|geldig|actief|aanwezig|meer (in gebruik|actief|geldig))|onbekende?|bestaat (hier )?niet( meer)?|ongeldige?|bestaande?|opgeheven|verwijderd|afgesloten|uitgeschakeld|geen (zodanige?|dergelijke?|geldige?|bekende?)|gedeactiveerd|heeft geen|komt niet voor|foutief|onjuist',
  },
  {
    nouns: 'adres~?|odbiorc~|uzytkownik~|skrzynk~|kont[oa]|adresat~|domen~',
    senders: 'nadawc~',
    absent:
      'nie (zostal[oa]? )?(znalezion[oya]~|istnieje|istnieja|odnaleziono|jest (znan~|aktywn~|prawidlow~)|ma( juz)? taki~|rozpoznano)|nieznan~|nieprawidlow~|niepoprawn~|niewazn~|nieistniejac~|usuniet~|zablokowane konto|dezaktywowan~|zamknie~|brak( takie(go|j))?|nieaktywn~|wygas~|nie (figuruje|posiada)|bledn~',
  },
  {
    nouns:
      'адрес~|получател~|пользовател~|ящик~|аккаунт~|абонент~|учетн~ запис~|домен~|адресат~|корреспондент~|одержувач~|користувач~|скринь~|обліков~|адресу|почтов~',
    senders: 'отправител~|відправник~',
    absent:
      'не (был[аои]? )?(найден~|существует|зарегистрирован~|обнаружен~|известен|известна|активен|активна|удалось найти|числится|обслуживается|знайден~|існує|зареєстрован~|вдалося знайти)|неизвест~|недействител~|несуществующ~|заблокирован~|отключен~|удален~|закрыт~|неверн~|недоступен|нет такого|такого[^.\\n]{0,12} нет|нет( у нас)?|невідом~|неіснуюч~|видален~|немає|недійсн~|больше не|выбыл~|не (значится|имеет|принадлежит)|ошибочн~|неправильн~',
  },
  {
    nouns: 'adres~|alici~|kullanici~|hesap~|hesabi~|posta kutu~|kutusu|uye|alan adi|kisi',
    senders: 'gonderen~|gonderici~',
    absent:
      'bulunam~|bilinm~|mevcut degil~|gecersiz|yok~?|gecerli degil~|kapali|kapatil~|silin~|devre disi~|tanimsiz|tanimli degil|kayitli degil|taninm~|hatali|yanlis|kullanilm~|kullanim disi~|kullanimda degil',
  },
  {
    nouns: 'alamat|penerima|pengguna|akun|kotak (surat|masuk|pesan)|e-?mail|domain|pemilik',
    senders: 'pengirim',
    absent:
      'tidak (dapat |bisa |berhasil )?(ditemukan|ada|dikenal~?|valid|terdaftar|aktif|tersedia|menemukan)|tidak lagi (aktif|digunakan|ada)|nonaktif|dinonaktifkan|dihapus|ditutup|sudah tidak|belum terdaftar|salah|keliru|tidak (memiliki|digunakan|ditemui|wujud|sah)',
  },
  {
    nouns: 'dia chi|nguoi nhan|nguoi dung|tai khoan|hop thu|thue bao|ten mien|email',
    senders: 'nguoi gui',
    absent:
      'khong (the )?(tim thay|tim duoc|ton tai|hop le|hoat dong|duoc tim thay|co|con (ton tai|hoat dong|su dung))|khong dung|da (bi )?(xoa|khoa|dong|vo hieu)|vo hieu|khong co',
  },
  {
    nouns: 'العنوان|عنوان|بعنوان|المستلم|مستلم|المستخدم|مستخدم|الحساب|حساب|صندوق|البريد|النطاق|بهذا الاسم',
    senders: 'المرسل|مرسل',
    absent:
      'غير (موجود~|معروف~|صالح~|صحيح~|مسجل~|نشط~|مفعل~)|لا يوجد|لا توجد|ليس موجود~|لم يتم العثور|لم يعد|تعذر العثور|لم نعثر|معطل~|محذوف~|تم (حذف|اغلاق|تعطيل)|ملغي|مغلق~|خاطي~',
  },
  {
    nouns: 'पता|पते|प्राप्तकर्ता|खाता|खाते|उपयोगकर्ता|मेलबॉक्स|डोमेन',
    senders: 'प्रेषक',
    absent: 'नहीं मिल[ाीे]?|नहीं मिल सक[ाीे]?|मौजूद नहीं|अमान्य|अज्ञात|नहीं है|बंद|निष्क्रिय',
  },
  {
    nouns:
      '收件人|收信人|收件地址|收件方|用户|用戶|使用者|邮箱|郵箱|信箱|邮件帐户|帐号|帳號|账号|账户|帳戶|地址|域名|網域|此人|人员|成员|名稱|名称',
    senders: '发件人|發件人|寄件人|寄件者|发信人',
    absent:
      '不存在(的)?|未找到|找不到|查无|查無|无此|無此|没有(此|该|这个|对应)|沒有(此|該|這個)|并无|並無|无效|無效|有误|有誤|错误|錯誤|已?注销|已?註銷|停用|已?禁用|未知|冻结|凍結|关闭|關閉|删除|刪除|停止使用|未开通|未開通|未注册|未註冊|离职|離職|过期',
  },
  {
    nouns: '宛先|受信者|アドレス|ユーザー?|メールボックス|アカウント|ドメイン|あて先|送信先|お客様',
    senders: '送信者|差出人|送信元|発信元',
    absent:
      '見つかり(ません|ませんでした)|見つから(ない|なかった)|見つけられ(ません|ない)|存在(しま|いたしま|しており|いたしており)せ?ません|存在しない|存在いたしません|存在しません|不明|無効|ありません|間違|誤り|誤って|使われて(い|お)|解約|廃止|退会|削除|ご利用いただけません|利用されて(い|お)|未登録|(使用|利用)され(ていない|ていません|ておりません|なくなり)|登録されて(い|お)',
  },
  {
    nouns: '수신자|수신인|받는 ?사람|사용자|계정|아이디|주소|도메인|메일함|메일 ?계정|회원|수신처',
    senders: '보낸 ?사람|발신자|보내는 ?사람|송신자|발신인',
    absent:
      '찾을 수 ?없|찾지 못|존재하지 ?않|없는|없습니다|없음|없어|잘못|유효하지|휴면|탈퇴|해지|삭제|폐쇄|정지|중지|확인되지 ?않|등록되지 ?않|알 수 ?없|미등록|만료|사용하지 ?않',
  },
  {
    nouns: 'prijemc~|adresat~|uzivatel~|schrank~|adres~|ucet|ucte|domen~|konto|pouzivatel~|prijemca',
    senders: 'odesilatel~|odosielatel~',
    absent:
      'neexistuj~|nenalezen~|nebyl~ nalezen~|neznam~|neplatn~|zrusen~|nenajden~|nebol~ najden~|smazan~|deaktivovan~',
  },
  {
    nouns:
      'mottagar~|mottaker~|modtager~|anvandar~|bruger~|bruker~|adress~|konto~|brevlada~|postkasse~|postboks~|domane~|domene~',
    senders: 'avsandar~|avsender~|afsender~',
    absent:
      '(finns|findes|finnes|fins) (inte|ikke)( langre| laengere| lenger)?|(hittades|hittas) inte|(kunde|kunne|kan) (inte|ikke) (hittas|findes|finnes|bli funnet)|(blev|ble|er) ikke (fundet|funnet)|okan[dt]a?|ukendte?|ukjente?|ogiltig~|ugyldige?|avslutat|nedlagt|existerar inte|eksisterer ikke|inaktiver~',
  },
  {
    nouns: 'vastaanottaj~|kayttaj~|osoit~|postilaatik~|tili~|verkkotunnu~',
    senders: 'lahettaj~',
    absent:
      'ei (loydy|loytynyt|ole olemassa|loydetty|ole voimassa|tunneta)|tuntematon~|tuntemattom~|virheellinen|poistettu|suljettu',
  },
  {
    nouns: 'cimzett~|felhasznalo~|cim|cimet|emailcim~|postafiok~|fiok~|tartomany|postalada',
    senders: 'felado~',
    absent:
      'nem (letezik|letezo|talalhato|talaltuk|ismert|ervenyes|elo)|ismeretlen|ervenytelen|megszunt|nincs( ilyen)?|torolt~',
  },
  {
    nouns: 'destinatar~|utilizator~|adres~|cont~|casut~|cutia|domeni~',
    senders: 'expeditor~',
    absent:
      'nu (exista|a fost (gasit~?|identificat~?)|a putut fi gasit~|este (valid~?|activ~?|recunoscut~?)|mai exista)|necunoscut~|inexistent~|invalid~|dezactivat~|sters~',
  },
  {
    nouns: 'παραληπτ~|χρηστ~|διευθυνσ~|λογαριασμ~|γραμματοκιβωτι~|θυριδα',
    senders: 'αποστολε~',
    absent: 'δεν (υπαρχει|βρεθηκε|ηταν δυνατη η ευρεση|ειναι εγκυρ~|αναγνωριζεται)|αγνωστ~|ανυπαρκτ~|μη εγκυρ~|ακυρ~',
  },
  {
    nouns: 'ผู้รับ|ผู้ใช้|ที่อยู่|บัญชี|กล่องจดหมาย|อีเมล|โดเมน',
    senders: 'ผู้ส่ง',
    absent: 'ไม่พบ|ไม่มีอยู่|ไม่รู้จัก|ไม่ถูกต้อง|ไม่มี|ถูกปิด|ถูกลบ',
  },
  {
    nouns: 'הנמען|נמען|המשתמש|משתמש|הכתובת|כתובת|תיבת|התיבה|החשבון|חשבון',
    senders: 'השולח|שולח',
    absent:
      'לא (נמצא~|קיימ~|קיים|ידוע~|מוכר~|תקינ~|תקפ~|פעיל~)|אינו קיים|אינה קיימת|לא ניתן למצוא|אין (כזה|כזו)|שגוי~|נסגר~|נמחק~',
  },
]

/**
 * In a report that names no other cause, these say that the address is wrong: "lee was not found at run.test", for which
 * there is no word for an address in the sentence.
 */
export const notFoundWords = `
  (was not|wasn't|were not|isn't|is not|could not be|couldn't be|not) found|no longer works (here|at)|nobody (here )?(by|with) (this|that) name
  (wurde|konnte)[^.\\n]{0,60} nicht gefunden( werden)?|nicht gefunden|kein(en?)? (postfach|konto|benutzer|nutzer|empfanger|adresse)
  (n'a pas|n'ont pas) (pu etre|ete) trouvee?s?|(est|sont) introuvables?|(pas d[e']|aucune?) ?(boite|compte|destinataire|utilisateur|adresse)
  no se (ha )?(encontro|encontrad[oa]|pudo encontrar)
  nao foi (encontrad[oa]|possivel encontrar|localizad[oa])
  non e stat[oa] trovat[oa]|impossibile trovare
  (is|werd|kan|kon) niet (worden )?gevonden
  nie (mozna |udalo sie )?(znaleziono|znalezc|odnaleziono)
  не (был[аои]? )?(найден~|удалось найти|знайден~|вдалося знайти)
  bulunamad~|bulunmuyor
  tidak (dapat |bisa )?ditemukan
  khong (the )?tim thay
  (لم يتم|تعذر) العثور
  नहीं मिल[ाीे]?
  未找到|找不到|查无|查無
  (現在|既に|すでに)?(使用|利用)され(ていない|ていません|ておりません)|見つかりません(でした)?|見つけることができません
  찾을 수 ?없
  (hittades|hittas) inte|(blev|ble) ikke (fundet|funnet)|(kunde|kunne) (inte|ikke) (hittas|findes|finnes)
  nebyl~ nalezen~|ei loytynyt|nem talalhato|nu a fost gasit~?|δεν βρεθηκε|ไม่พบ|לא נמצא~
`
