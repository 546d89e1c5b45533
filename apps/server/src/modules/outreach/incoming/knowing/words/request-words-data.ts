/** Asks not to be written to again; each line as in `compilePhrases`. */
export const unsubscribeWords = `
  (please |pls |kindly )?(remove|delete|take|drop|strike|scrub) (me|us|my (e-?mail|address|name|contact|e-?mail address|details|info|data))( off| out)?( immediately| asap| now)?( please)?( (from|off|of|out of) (your|this|the|all|any|future|these) [^.\\n]{0,50})?
  (please )?unsubscribe( me| us| this (e-?mail|address))?( immediately| asap| now| please)?( from [^.\\n]{0,50})?
  (i (want|would like|wish|'d like) to|how (do|can) i|let me) (be removed|unsubscribe|opt out|be taken off)[^.\\n]{0,50}
  (please )?opt (me )?out
  (please )?(stop|quit|cease) (e-?mailing|contacting|writing|messaging|sending|spamming|bothering)( (to )?(me|us))?[^.\\n]{0,40}
  (please )?(do not|don't|dont|never) (e-?mail|contact|write|message|send|bother)( to)? ?(me|us)?( any ?more| again| ever again| further| in (the )?future| anything| any (more|further) (e-?mails?|messages))( (e-?mails?|messages))?( please)?
  (please )?(do not|don't|dont) (e-?mail|contact|write to|message) (me|us)
  (please |pls )?no (more|further) (e-?mails?|messages|mails|contact)( please| thanks| thx)?
  i (do not|don't|no longer) (want|wish) to (receive|get|hear)[^.\\n]{0,50}
  stop
  take me off( your| this| the)?[^.\\n]{0,30}
  (请|請|麻烦|麻煩)?(把我|将我|將我|帮我|幫我)?(退订|退訂|取消订阅|取消訂閱|td|回复td退订)(我|邮件|郵件|谢谢|謝謝|此邮件|邮箱|吧)?
  (请|請)?(不要|别|別|勿|停止|请勿|請勿)(再|继续|繼續)?(给我|給我|向我)?(发|發|寄|发送|發送|寄送|联系|聯繫|聯絡|打扰|打擾|骚扰|騷擾)(邮件|郵件|信|邮件了|郵件了|我|广告|廣告|消息|了|我了|此类邮件|這類郵件|这类邮件|任何邮件|给我|給我)*
  (请|請|麻烦|麻煩)?(将|將|把|從|从)[^。\\n]{0,16}(移除|删除|刪除|剔除|删掉|刪掉|移出)[^。\\n]{0,12}
  (以后|以後|今后|今後)?也?(请|請)?不要再(联系|聯繫|聯絡|打扰|打擾)我?(了)?
  (我)?(不想|不希望|不愿)(再)?(收到|接收)[^。\\n]{0,16}(邮件|郵件|信息|消息|来信|來信)(了)?
  (por favor,? |favor de )?(elimin[aeo]n?me|borr[ae]n?me|quit[ae]n?me|sac[ae]n?me|saqu[ae]n?me|eliminar(me)?|borrar(me)?|quitar(me)?|dar(me|nos)? de baja|d[ae]n?me de baja|denme de baja|den de baja (mi|esta) [^.\\n]{0,24}|denos de baja|desuscrib~|elimine (mi|esta) [^.\\n]{0,30}|eliminen (mi|esta) [^.\\n]{0,30}|retire(n)?me)( de (su|sus|tu|la|esta|vuestra)[^.\\n]{0,40})?( por favor)?
  (por favor,? )?no (me|nos) (escrib~|envi~|contact~|mand~|vuelv~ a (escribir|contactar|enviar))[^.\\n]{0,40}
  (por favor,? )?(dejen?|deje) de (escribir~|enviar~|mandar~|contactar~)[^.\\n]{0,40}
  no (quiero|deseo|queremos|deseamos) (recibir|seguir recibiendo|que me)[^.\\n]{0,40}
  (me|nos) (den|dieran|borren|borraran|quiten|eliminen) de (baja|su|vuestra|la)[^.\\n]{0,40}
  no (quiero|deseo|queremos) mas [^.\\n]{0,40}
  (borraras?|borrasen?|eliminaras?|quitaras?|eliminasen?) (mi|mis) [^.\\n]{0,24}( de [^.\\n]{0,40})?
  no (me )?volvier~ a (escrib~|contact~|envi~)[^.\\n]{0,30}
  (por favor,? )?(borr[ae]n?|borrad|elimin[ae]n?|eliminad|quit[ae]n?|quitad|retir[ae]n?|retirad|suprim[ae]n?|borrar|eliminar|quitar) (mi|mis|nuestro|nuestra) [^.\\n]{0,24}( de [^.\\n]{0,40})?( por favor)?
  (quiero |deseo |quisiera )?(darme de baja|cancelar (mi|la) suscripcion)[^.\\n]{0,40}
  baja
  (por favor,? )?(remov[ae]m?(-me)?|retir[ae]m?(-me)?|exclu[ai]m?(-me)?|apagu?em?(-me)?|elimin[ae]m?(-me)?|tir[ae]m?(-me)?|(favor |por favor )?me (remova|retire|exclua|tire|excluir|remover|retirar|tirar)m?|remover)( (o )?meu [^.\\n]{0,20})?( d([aeo]s?|[ae]ss[ae]s?|[ae]st[ae]s?|aquela) ?(sua|vossa|tua|lista|seu|mailing)[^.\\n]{0,40})?( por favor)?
  (por favor,? )?(descadastr~|cancel~ (a |minha |o )?(inscricao|subscricao|assinatura)|quero (sair|cancelar)[^.\\n]{0,40})
  (por favor,? )?(nao (me )?(envi~|mand~|escrev~|contact~|contat~)|parem? de (me )?(envi~|mand~|escrev~|contat~|contact~))[^.\\n]{0,40}
  nao (quero|desejo|pretendo) (mais )?(receber|ser contact~|ser contat~)[^.\\n]{0,40}
  (tirar|remover|excluir|apagar|retirar)( o| os)? (meus?|minhas?) [^.\\n]{0,24}( d[aeo]s? [^.\\n]{0,30})?
  (prefiro|gostaria de) nao receber [^.\\n]{0,40}
  (merci de |veuillez |priere de |je vous prie de |pouvez-vous )?(bien vouloir )?(me |nous )?(desinscri~|desabonn~|retir~|supprim~|enlev~|radi~)( -?moi)?( (mon|mes|notre) [^.\\n]{0,30})?( (de|du|des) (votre|vos|cette|la|toutes|fichier|listes?)[^.\\n]{0,40})?( s'il vous plait| svp| merci)?
  (retirez|supprimez|enlevez|desinscrivez|desabonnez|rayez|otez)-(moi|nous)[^.\\n]{0,50}
  (merci de |veuillez |priere de )?(ne (plus|pas) (me|nous|m') ?(ecrire|contacter|envoyer|solliciter|recontacter|demarcher)|ne (me|nous|m') ?(ecrivez|contactez|envoyez|recontactez) (plus|pas)|n'ecrivez plus|cess~ de m'(ecrire|envoyer)|arret~ de (me |m')(ecrire|contacter|envoyer))[^.\\n]{0,40}
  je (souhaite|veux|voudrais|desire) (me desinscrire|me desabonner|etre (retiree?|desinscrite?|supprimee?))[^.\\n]{0,40}
  je ne (souhaite|veux|desire) (plus|pas) (recevoir|etre (contacte|sollicite))[^.\\n]{0,40}
  (bitte )?(nehmen|nimm|nehmt|streichen|streich|streicht|loschen|losch|losche|loscht|entfernen|entferne|entfernt|tragen|trag|tragt) (sie )?(bitte )?(mich|uns|meine?n? [^.\\n]{0,30})( bitte)?( (aus|von) (ihrer|ihrem|dem|der|eurer|eurem|deiner|diesem|dieser|allen)[^.\\n]{0,30})?( aus| ab)?( bitte)?
  (bitte )?(mich |uns )?(austragen|abmelden|abbestellen|aus dem verteiler nehmen|aus dem verteiler (loschen|entfernen|streichen)|aus (der|ihrer) liste (loschen|entfernen|streichen))( bitte)?
  (bitte )?(schreiben|schreib|kontaktieren|kontaktiere|senden|sende|schicken|schick) (sie )?(mir|uns|mich) (bitte )?(nicht|keine|nie)( mehr| wieder| weiteren?)?[^.\\n]{0,30}
  (bitte )?(keine|nicht) (weiteren? |mehr )?(e-?mails?|mails|nachrichten|kontaktieren|anschreiben|schreiben)( mehr)?( an mich| von ihnen| senden| schicken| zusenden)?( bitte)?
  ich (mochte|will|wunsche) (von ihnen )?(keine|nicht)( mehr)?( weiteren?)?[^.\\n]{0,50}
  ich (mochte|will|wunsche) [^.\\n]{0,30}(nicht mehr|nicht weiter|keine weiteren) [^.\\n]{0,30}(angeschrieben|kontaktiert|belastigt|erhalten|bekommen)( werden)?
  (lass|lasst|lassen sie) (mich|uns) (bitte )?([^.\\n]{0,20} )?in ruhe
  (per favore,? |per cortesia,? |si prega di |vi prego di |la prego di )?(rimuov~|cancell~|toglie~|togli~|elimin~|disiscriv~)(mi)?( (il mio|mio|i miei|la mia|le mie) [^.\\n]{0,24})?( (dall|dal|da|dai|dagli|dalla|dalle)( |')[^.\\n]{0,40})?( per favore| grazie)?
  (per favore,? |vi prego di |la prego di |ti prego di |si prega di )?non (mi |ci )?(scriv~|contatt~|invi~|mand~)(mi|ci)? ?(piu)?[^.\\n]{0,40}
  (vorrei|voglio|desidero|chiedo di|gradirei) essere (rimoss|cancellat|tolt|eliminat|disiscritt)[oaie][^.\\n]{0,40}
  non (voglio|desidero|vorrei) (piu )?(ricevere|essere contattat~)[^.\\n]{0,40}
  (smett~|basta) (di )?(scriver~|mandar~|inviar~|mail|e-?mail)[^.\\n]{0,30}
  (graag |kunt u |kun je |wilt u |gelieve )?(mij|me|ons|mijn [^.\\n]{0,24})?( graag| a\\.u\\.b\\.)? ?(verwijder|haal|uitschrijven|afmelden|schrijf|meld|verwijderen)( (mij|me|ons|mijn [^.\\n]{0,24}))?( (uit|van|af)[^.\\n]{0,30})?( uit)?
  (graag |a\\.u\\.b\\. )?(geen|niet) (verdere |meer )?(e-?mails?|mails|berichten|mailen|contact|schrijven)( meer)?( sturen| ontvangen| graag)?
  (graag )?(mij|me|ons|mijn [^.\\n]{0,24}) (uit|van) [^.\\n]{0,30}(verwijderen|halen|uitschrijven)( graag)?
  (stuur|mail|schrijf|benader) (mij|me|ons) (niet|geen)[^.\\n]{0,30}
  (graag )?(mij|me|ons) (voortaan )?niet (meer |langer )?(te )?(mailen|e-?mailen|schrijven|benaderen|contacteren|contacten)[^.\\n]{0,20}
  ik wil (geen|niet)[^.\\n]{0,12}(mails?|e-?mails?|berichten|benaderd)[^.\\n]{0,20}
  (prosze |prosimy )?(o )?(usun~|wypis~|wykresl~|skasow~)( mnie| nas| moj [^.\\n]{0,20}| moich [^.\\n]{0,20}| mojego [^.\\n]{0,20})?( z [^.\\n]{0,40})?( prosze)?
  (prosze )?(nie (pisz~|wysyla~|kontakt~|przysyla~))( do mnie| mi| sie ze mna)?( wiecej| juz)?[^.\\n]{0,30}
  (prosze )?(juz |wiecej )?(do mnie |mi )?(juz |wiecej )?nie (pisac|wysylac|kontaktowac|przysylac)( do mnie| mi| sie ze mna)?( wiecej| juz)?[^.\\n]{0,20}
  nie (chce|zycze sobie|chcemy) (juz |wiecej )?(otrzymyw~|dostaw~|wiadomosci)[^.\\n]{0,30}
  nie zycze sobie [^.\\n]{0,60}(wiadomosci|maili|kontaktu|ofert)[^.\\n]{0,20}
  (prosze o )?nie ?(kontaktowanie|pisanie|wysylanie)[^.\\n]{0,30}
  prosze (mnie|nas|moj adres) (usunac|wypisac|wykreslic|skasowac)( z [^.\\n]{0,40})?
  (пожалуйста,? |прошу |просьба )?(удалите|удалить|исключите|исключить|уберите|убрать|отпишите|отписать|вычеркните)( меня| нас| мой [^.\\n]{0,20}| мою [^.\\n]{0,20})?( (из|от|с) [^.\\n]{0,40})?( пожалуйста)?
  (пожалуйста,? |прошу |просьба )?(больше )?(не (пишите|писать|присылайте|присылать|беспокойте|беспокоить|отправляйте|отправлять))( мне| нам| меня)?( больше)?[^.\\n]{0,30}
  (прекратите|перестаньте|хватит) (мне )?(писать|присылать|слать|спамить|рассыл~)[^.\\n]{0,30}
  (я )?(больше )?не (хочу|желаю) (больше )?(получать|видеть)[^.\\n]{0,30}
  отпис(ка|аться)
  (snalla |vanligen )?(ta bort|stryk|avregistrera|radera) (mig|oss|min [^.\\n]{0,20}|mitt [^.\\n]{0,20}|mina [^.\\n]{0,20})( fran [^.\\n]{0,40})?( tack)?
  (snalla )?(skriv|kontakta|maila|mejla|skicka|hor av er) (mig )?(inte|inget|inga|aldrig)[^.\\n]{0,40}
  jag vill inte (fa|ha|bli kontaktad)[^.\\n]{0,40}
  (lutfen )?(beni|bizi|adresimi|e-?posta(mi| adresimi)?|mail adresimi) [^.\\n]{0,40}(cikar~|sil~|kaldir~)( misiniz| lutfen)?
  (lutfen )?[^.\\n]{0,30}(listenizden|listeden) (cikar~|sil~|kaldir~)[^.\\n]{0,20}
  (lutfen )?(artik |bir daha )?(bana |bize )?(bir daha |artik |daha fazla |baska )?(e-?posta|mail|mesaj)?( bir daha| artik)? ?(gondermeyin~?|yazmayin~?|atmayin~?|iletisime gecmeyin~?|gondermeyi birak~|istemiyorum)( lutfen| artik)?
  (artik |daha fazla |bundan sonra )?(e-?posta|mail|mesaj|bulten)(lar|ler)?(inizi|iniz|i)? (artik )?(almak|gelmesini|gormek) istemiyorum
  (lutfen )?aboneli(kten|gimi) (cik~|iptal~)[^.\\n]{0,20}
  [^.\\n]{0,20}(e-?posta|mail|mesaj)(lar|ler)?[ai]?(ri)? (artik )?almak istemiyorum
  (tolong |mohon |harap )?(hapus|keluarkan|hilangkan) (saya|kami|e-?mail saya|alamat( e-?mail)? saya|nama saya|alamat ini)( dari [^.\\n]{0,40})?
  (tolong |mohon |harap )?(jangan|stop|berhenti|tidak perlu) (lagi )?(kirim~|mengirim~|menghubungi|hubungi|email)[^.\\n]{0,40}
  (saya )?tidak (mau|ingin) (lagi )?(menerima|dihubungi)[^.\\n]{0,40}
  (tapi |namun )?saya tidak (mau|ingin) (lagi )?menerima [^.\\n]{0,40}
  (tolong |mohon |harap )?hapus alamat saya [^.\\n]{0,50}
  (tolong )?berhenti berlangganan
  (vui long |xin |lam on |hay )?(xoa|loai|go|huy)( bo)? (toi|email( cua)? toi|dia chi( email)?( cua)? toi|ten toi|dang ky)[^.\\n]{0,40}
  (vui long |xin |lam on |hay )?(dung|dung co|ngung|khong)( gui)?( email| mail| thu| lien he)?( cho)?( toi)?( nua)
  (vui long |xin |lam on )?(dung|ngung|ngung viec|khong) (gui|lien he|lien lac|email)[^.\\n]{0,40}
  toi khong (muon|con muon) (nhan|bi lien he)[^.\\n]{0,40}
  huy dang ky
  (nho [^.\\n]{1,12} )?xoa dia chi [^.\\n]{0,40}khoi [^.\\n]{0,30}
  khong lien he (lai )?[^.\\n]{0,20}
  (ارجو|يرجي|الرجاء|من فضلك|رجاء)? ?(ازال~|احذف~|حذف~|الغاء|شطب)( اشتراكي| بريدي| عنواني| اسمي)?( الالكتروني)?( من [^.\\n]{0,40})?
  (ارجو|يرجي|الرجاء|من فضلك|رجاء)?,? ?(عدم (مراسلتي|التواصل معي|ارسال)|لا (ترسل~?|تراسلني|تراسلوني|تتواصل~? معي)|توقف~? عن (مراسلتي|ارسال))[^.\\n]{0,40}
  لا (اريد|ارغب في|ارغب ب) ?(استلام|تلقي|استقبال|ان)[^.\\n]{0,40}
  (कृपया )?(मुझे|मेरा (ईमेल|नाम|पता)) [^.\\n।]{0,40}(हटा|निकाल)[^.\\n।]{0,10}
  (कृपया )?(मुझे )?(दोबारा |फिर |आगे |और )?(ईमेल|मेल|संदेश) (न|मत|ना) (भेज|कर)[^.\\n।]{0,10}
  (कृपया )?(मुझे )?[^.\\n।]{0,20}(मेल|ईमेल|संदेश|संपर्क) (न|ना|मत|नहीं) (भेज|कर)[^.\\n।]{0,10}
  (कृपया )?मेरा (ईमेल|नाम|पता) [^.\\n।]{0,40}(हटा|निकाल)[^.\\n।]{0,12}
  (メール|メルマガ)?(配信|メール|メルマガ|購読|送信)(の|を)?(配信(を)?)?(停止|解除|配信停止|止め|やめ)(して|を|お願い|希望|て)?[^。\\n]{0,16}
  (今後|もう|以後)[^。\\n]{0,14}(メール|連絡|送信|ご連絡)[^。\\n]{0,12}(不要|必要ありません|お控え|送らない|しない|やめ|結構|お断り|控え|なさらない|停止)[^。\\n]{0,14}
  (メール|連絡)[^。\\n]{0,6}(送らない|送ってこない|しない|やめて)[^。\\n]{0,12}
  [^。\\n]{0,8}(リスト|名簿|配信先|宛先|配信リスト)[^。\\n]{0,6}(削除|除外|外し)[^。\\n]{0,16}
  (私|当方)?[^。\\n]{0,10}(アドレス|登録)[^。\\n]{0,6}(削除|解除)[^。\\n]{0,16}
  (이메일 |메일 )?(수신|메일|구독) ?(을 |를 )?(거부|취소|해지|해제|중단|차단)[^.\\n]{0,16}
  (더 ?이상|앞으로|다시는|앞으로는|더는)[^.\\n]{0,12}(메일|연락|이메일)[^.\\n]{0,10}(보내지|하지|받고 싶지|마세요|말아|원하지|원치)[^.\\n]{0,14}
  (더 ?이상|앞으로는?|다시는?|더는) ?(보내지|연락하지|연락 ?주지) ?(마|말)[^.\\n]{0,12}
  (메일|이메일|연락)[^.\\n]{0,8}(그만|보내지 마|하지 마|보내지 말|하지 말)[^.\\n]{0,12}
  [^.\\n]{0,14}(명단|목록|리스트|주소록)에서 (제 ?외|빼|삭제|제거|저를)[^.\\n]{0,14}
  [^.\\n]{0,20}(메일|연락|이메일)[^.\\n]{0,6}받고 싶지 않[^.\\n]{0,10}
  [^.\\n]{0,14}(명단|목록|리스트|주소록)에서 (삭제|제외|빼)[^.\\n]{0,24}
`

/** Greetings, thanks, closings and refusals, which may stand beside such a wish. */
export const politeWords = `
  (hi|hello|hey|dear|good (morning|afternoon|day|evening))([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?
  (many |kind |best |warm )?(thanks|thank you|thx|regards|cheers|best|sincerely|greetings|wishes|yours truly|ty)( (so much|a lot|you|in advance|very much|and regards|for (your )?understanding))?
  (please|por favor|favor|s'il vous plait|svp|bitte|per favore|per cortesia|graag|alstublieft|alsjeblieft|a\\.?u\\.?b|prosze|пожалуйста|lutfen|tolong|mohon|vui long|拜托|拜託|麻烦了|麻煩了|snalla)
  (sorry,? )?(i am |i'm |we are |we're )?not interested( (in this|at all|in collaborating|in your offer|sorry|thanks?|in collaborations))?( thanks| thank you)?
  (no,? )?(no )?(thanks|thank you)
  (please )?(confirm|let me know)( this| that| it| when| once)?( is| was| has been| to me)?( done| removed| deleted)?( briefly| by (e-?mail|reply))?
  (bitte )?(bestatigen|bestatige) (sie )?(mir )?(das|dies|die loschung)?( bitte)?( kurz| per mail)?
  ((您好|你好|嗨)[^\\n]{0,6}|谢谢|謝謝|多谢|多謝|感谢|感謝|祝好|此致|敬礼|不好意思|抱歉|我?(对此|對此)?不感兴趣|我?(对此|對此)?(没|沒|没有|沒有)(兴趣|興趣)|不需要|谢谢您|谢谢配合)
  ((hola|buenas|buenos dias|buenas tardes|estimad[oa]s?)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|(muchas )?gracias( de antemano)?|(un )?saludos?( cordial(es)?)?|atentamente|(no estoy|no estamos) interesad[oa]s?|no me interesa|lo siento)
  ((ola|oi|bom dia|boa tarde|prezad[oa]s?)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|(muito )?obrigad[oa]|grat[oa]|atenciosamente|cumprimentos|abracos?|(nao tenho|nao ha) interesse|nao estou interessad[oa]|com os melhores cumprimentos)
  ((bonjour|bonsoir|madame|monsieur|chere?s?)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|(d'avance )?merci( d'avance| beaucoup| bien)?|cordialement|bien (a vous|cordialement)|salutations( distinguees)?|(je ne suis )?pas interessee?|cela ne m'interesse pas)
  ((hallo|guten (tag|morgen|abend)|sehr geehrte~|liebe[sr]?|moin|servus)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|(vielen |besten |herzlichen )?dank( im voraus)?|danke( schon| sehr| im voraus)?|(mit )?(freundlichen?|besten?|viele[n]?|schonen?|liebe[n]?) grussen?|mfg|lg|vg|gruss|kein interesse|(ich habe|wir haben|habe|haben) kein interesse|ich bin nicht interessiert)
  ((buongiorno|salve|ciao|buonasera|gentil[ei]|spett~)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|grazie( mille| in anticipo)?|(cordiali |distinti )?saluti|non (sono|siamo) interessat[oi]|non mi interessa)
  ((hallo|hoi|beste|geachte|goedemiddag|goedemorgen|dag)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|(alvast |hartelijk )?(bedankt|dank)( u| je)?( wel)?|(met )?(vriendelijke|hartelijke) groet(en)?|groet(en|jes)?|geen interesse|ik heb geen interesse)
  ((dzien dobry|witam|czesc|szanowni)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|dziekuje|dziekuje( bardzo| z gory)?|pozdrawiam|z powazaniem|(nie jestem|nie jestesmy) zainteresowan[aiy]|pozdrowienia)
  ((здравствуйте|добрый (день|вечер)|доброе утро|привет)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|спасибо|заранее спасибо|с уважением|благодарю|(мне )?(это )?не ?интересно|не интересует)
  ((hej|hejsan|god (morgon|dag|kvall))([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|(stort )?tack( pa forhand| sa mycket)?|(med )?vanliga? halsning(ar)?|mvh|(jag ar )?inte intresserad)
  ((merhaba|merhabalar|iyi (gunler|calismalar|aksamlar)|selam)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|(cok )?tesekkur(ler)?( ederim| ederiz)?|saygilar(imla)?|sayin [^\\n]{0,30}|ilgilenmiyorum|ilgilenmiyoruz)
  ((halo|hai|selamat (pagi|siang|sore))([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|terima ?kasih|salam|hormat saya|yth\\.?[^\\n]{0,30}|(saya |kami )?tidak tertarik|makasih)
  ((xin )?chao([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|kinh gui[^\\n]{0,30}|(xin |tran trong )?cam on( ban)?|tran trong|(toi )?khong (quan tam|co nhu cau)|kinh chao)
  ((مرحبا|اهلا|السلام عليكم)([ ,،]+[^\\s,.!?]{1,20}( [^\\s,.!?]{1,20})?)?|السلام عليكم ورحمه الله وبركاته|اهلا|تحيه طيبه|شكرا( لك~?| جزيلا)?|مع (التحيه|الشكر|تحياتي)|تحياتي|لست مهتما?|لست مهتمه|غير مهتم|وشكرا)
  (नमस्ते|नमस्कार|धन्यवाद|शुक्रिया|सादर|मुझे (कोई )?(रुचि|दिलचस्पी) नहीं( है)?|महोदय)
  (こんにちは|お世話になって(おり|い)ます|はじめまして|ありがとうございます|(どうぞ)?(よろしく|宜しく)(お願い)?(いた|致)?(します|申し上げます)?|以上|失礼(いた|致)?します|興味(は)?(ありません|ございません|がありません)|恐れ入りますが|すみませんが?|お願い(いた|致)?します)
  (안녕하세요|안녕하십니까|감사합니다|고맙습니다|수고하세요|수고하십시오|관심(이)? ?없습니다|부탁드립니다|죄송합니다|감사드립니다)
`

/** Makes of such a wish a condition, or asks for another way. */
export const conditionWords = `
  and|but|however|instead|until|unless|only|except|other|another|otherwise|cc|thread|draft|rather|personal|business
  但|但是|不过|不過|如果|除非|改为|改用|另外|以后再
  y|pero|sino|hasta|excepto|salvo|otra direccion
  porem|exceto|ate|outro e-?mail
  et|sauf|jusqu'au?|plutot|autre adresse
  und|aber|sondern|wenn|stattdessen|bis|falls|ausser
  invece|tranne|fino|altro indirizzo
  maar|tenzij|liever
  chyba|jesli|dopiero|inny adres
  но|если|кроме|пока|лучше|другой адрес
  ama|fakat|eger|haric
  tapi|tetapi|namun|jika|kecuali
  nhung|neu
  لكن|اذا|الا
  लेकिन|अगर
  ただし|もし|代わり|場合
  하지만|만약|대신|다만
`

/** Words that make a sentence a refusal. */
export const negations = `
  not|~n't|no|never|none|without|unsolicited
  nicht|keine?[nmrs]?|nie|niemals
  ne|n'[^ ]{2,20}|pas|jamais|aucune?
  no|nunca|jamas|ni
  nao|nunca|jamais|nem
  non|mai|nessun[oa]?
  niet|geen|nooit
  nie|nigdy|zadn~
  не|нет|никогда|ни
  (degil|yok|hic|asla)|~(mi|mu)yoruz?|~mem
  tidak|bukan|jangan|belum
  khong|chua|dung
  لا|لم|لن|ليس|لست|لكنني لا|غير
  नहीं|मत|न
  inte|ingen|inga|aldrig
  不|没|沒|未|勿|別|别
  ない|ません|ぬ|ず|お断り|遠慮
  않|없|못|아니|싫|거절
`

/** Words between two such wishes. */
export const conjunctions = `
  and|&|as well as|y|e|et|und|sowie|en|oraz|i|и|ve|dan|va|och|और|그리고|및|并|並|而且|また
`

/** Words before such a wish. */
export const wishPrefixes = `
  (could|can|would|will) you( please| kindly)?|and|so|then|also|just|i (would like|want|ask) you to|we ask you to|i'd like you to|you can|again,?
  (请问)?(能否|可否|可以|麻烦|麻煩|希望|请|請|所以|并|並)
  y|de|asi que|solicito( que)?|(te|le|les|os) agradeceria que|le pido que|les pido que|os pido que|podrian?|puede[ns]?|te pido que
  e|de|entao|peco que|poderiam?|pode[m]?|peco|solicito que
  et|de|donc|pourriez-vous|pouvez-vous|je vous demande de|j'aimerais
  und|also|konnen sie|konnten sie|ich bitte sie,?|ich mochte|ich bitte darum,?|wurden sie
  quindi|di|vorrei|vi chiedo (cortesemente )?di|le chiedo di|ti chiedo di|potete|potrebbe|puo
  dus|om|wil je|zou je|kunt u|kun je|wilt u|zou u|ik verzoek u
  i|wiec|czy mozecie|czy mogliby panstwo|uprzejmie
  и|поэтому|не могли бы вы|можете|очень
  ve|rica ederim|rica ediyorum
  dan|jadi|bisakah anda|saya minta
  va|nen|toi yeu cau|yeu cau
  و|لذا|هل يمكنكم?
  और
  (申し訳(あり|ござい)ませんが|恐れ入りますが|すみませんが|お手数ですが|誠に)
  (죄송하지만|번거로우시겠지만|그리고|부디)
`

/** A filter holds a mail back. */
export const heldWords = `
  (your|the) (message|e-?mail|mail) <>(is being held|has been held|was held|is held|is pending|is on hold|has been quarantined|has not been delivered|has not yet been delivered|was not delivered|will not be delivered|won't be delivered|is waiting|is awaiting|hasn't been delivered|could not be delivered until|will be delivered|will be released|needs to be (approved|verified|confirmed)|before (it|your))
  (to|in order to|before|so that) <>(deliver|release|receive|complete the delivery of) (your|this) (message|e-?mail|mail)
  (uses|using|protected by|i am using|i'm using|protects|with) <>(spam (filter|blocker|protection)|spamarrest|boxbee|mailblocks|challenge|sender verification|whitelist|anti-?spam)
  (protecting|protects?|protected) <>(junk|spam|unsolicited|unwanted) ?(e-?mails?|mail|messages?)?
  (so (that )?(i|we) can|before (i|we) can|until (i|we) can) <>(receive|get|read|see) (your|this) (e-?mails?|messages?|mails?)
  (address|sender) <>(has not|hasn't|is not|isn't) (yet )?(been )?(verified|confirmed|approved)
  (not|isn't|are not) (yet )?(on|in|part of) (my|the|their) (list of )?(approved|allowed|known|trusted|white)-? ?(senders?|list|contacts?)
  (您的|你的)(邮件|郵件|信件)[^。\\n]{0,16}(被(暂时)?(拦截|攔截|扣留|隔离|隔離|保留)|尚未(送达|送達|投递)|等待|暂存|暫存)
  (tu|su) (mensaje|correo) <>(esta retenid[oa]|ha sido retenid[oa]|no se entregara|no ha sido entregad[oa]|esta pendiente|sera entregad[oa]|en espera|en cuarentena)
  para que (su|tu) (mensaje|correo) <>(sea|pueda ser|llegue) ?(entregad[oa]|recibid[oa])?
  (sua|a sua) (mensagem|e-?mail) <>(esta retid[oa]|foi retid[oa]|nao foi entregue|nao sera entregue|esta pendente|aguarda|em quarentena|sera entregue)
  para que (a )?(sua|tua) (mensagem|e-?mail) <>(seja|possa ser|chegue) ?(entregue|encaminhad[oa]|recebid[oa])?
  votre (message|courriel|e-?mail|mail) <>(est retenu|a ete retenu|est en attente|a ete mis en attente|n'a pas (encore )?ete (delivre|remis|distribue)|ne sera pas|sera (remis|delivre|distribue)|en quarantaine)
  (pour|afin) que votre (message|courriel|e-?mail|mail) <>(soit|puisse etre|parvienne) ?(remis|delivre|distribue|achemine|transmis)?
  protege sa (messagerie|boite) <>(avec|par|contre)
  ihre (nachricht|e-?mail|mail) <>(wird zuruckgehalten|wurde zuruckgehalten|wurde (noch )?nicht zugestellt|wartet|ist in quarantane|wird erst|wird zugestellt|wurde angehalten)
  damit ihre (nachricht|e-?mail|mail) <>(zugestellt|weitergeleitet|ausgeliefert|ankommt)
  (il (tuo|suo)) (messaggio) <>(e in attesa|e stato trattenuto|non e (stato |ancora )|sara consegnato|e trattenut[oa]|in quarantena)
  (la (tua|sua)) (e-?mail|mail) <>(e in attesa|e stata trattenuta|non e (stata |ancora )|sara consegnata|in quarantena)
  affinche (il|la) (tuo|suo|tua|sua) (messaggio|e-?mail|mail) <>(venga|sia|possa essere) (consegnat[oa]|recapitat[oa]|inoltrat[oa])
  (je|uw) (bericht|mail|e-?mail) <>(wordt vastgehouden|is nog niet (afgeleverd|bezorgd)|wacht|in quarantaine|is tegengehouden)
  om (je|uw) (bericht|mail|e-?mail) <>(te bezorgen|af te leveren|door te sturen|te laten)
  (twoja|panstwa|twoj) (wiadomosc|mail|e-?mail) <>(zostal[ao] (wstrzyman[ay]|zatrzyman[ay])|oczekuje|nie zostal[ao]|w kwarantannie)
  aby (twoja|panstwa|twoj) (wiadomosc|mail|e-?mail) <>(dostarczon[aey]|dotarl[ao]?)
  ваше (письмо|сообщение) <>(задержано|не доставлено|еще не доставлено|ожидает|будет доставлено|помещено в карантин|не будет доставлено)
  чтобы ваше (письмо|сообщение) <>(доставлено|дошло|доставить|получено)
  (mesajiniz|e-?postaniz|iletiniz) <>(bekletil~|beklemede|teslim edilmedi|henuz|teslim edilecek~|karantina~|iletilmedi)
  (pesan|e-?mail|surel) (anda )?<>(ditahan|belum (terkirim|dikirim|diteruskan|disampaikan)|menunggu|akan disampaikan|karantina)
  (thu|email|tin nhan)( cua (ban|quy khach))? <>(dang (bi|duoc|tam) giu|tam giu|chua duoc|bi giu lai|cho xac (nhan|minh)|cach ly)
  (رسالتك|بريدك)~? <>(محتجزه|معلقه|لم (يتم )?(تسليم|تصل|تسلم)~?|قيد الانتظار|في الانتظار|محجوزه|لن)
  आपका (ईमेल|संदेश) <>(रोक|लंबित|प्रतीक्षा|नहीं पहुंचा|नहीं पहुँचा)
  (お送り|お客様|あなた|ご送信)?[^。\\n]{0,8}(メール|メッセージ)[^。\\n]{0,16}(保留|配信されて(い|お)|届いて(い|お)|隔離|受信待ち)
  (회원님|고객님|귀하|보내신)?[^.\\n]{0,8}(메일|이메일|메시지)[^.\\n]{0,14}(보류|대기|전달되지|차단되|격리)
`

/** The sender is to prove that a person writes. */
export const proofWords = `
  (confirm|verify|prove|authenticate|validate) <>(you are|you're|yourself|your (e-?mail|address|identity|message)|that you|the delivery|sender|human|person|not a robot|not spam)
  (click|follow|visit|open|use|tap)( on)? <>(link|button|page|below|url|here)
  (reply|respond|answer) to this (message|e-?mail|mail)
  send (an? )?(empty|blank|any) (message|e-?mail|mail|reply)
  (one-time|one time) (verification|confirmation|authorization|step)
  (enter|complete|solve|type) <>(captcha|code|characters|challenge)
  (点击|點擊|点選|點選|访问|訪問|打开|打開|按)[^。\\n]{0,16}(链接|鏈接|連結|网址|網址|按钮|按鈕)
  (验证|驗證|确认|確認|证明|證明)[^。\\n]{0,10}(您|你|身份|发件人|寄件人|真人|不是机器人|不是機器人)
  (haga|haz|pulse|pulsa|hacer) (clic|click)
  (confirm~|verific~) <>(que (es|eres)|su (identidad|direccion)|tu (identidad|direccion)|envio|persona|robot)
  (respond[ae]|conteste) a este (mensaje|correo)
  (clique|clicar|clicando|acesse)
  (confirm~|verific~) <>(que (e|voce)|sua identidade|identidade|endereco|pessoa|robo|envio)
  (cliqu~|suivez|suivre) <>(lien|bouton|ici|suivant)
  (confirm~|verifi~|prouv~) <>(que vous|votre (identite|adresse|envoi|message)|humain|robot|expediteur)
  repond~ a ce (message|courriel|mail)
  (klick~|offnen sie|folgen sie|anklicken) ?<>(link|schaltflache|hier|button)?
  (bestatig~|verifizier~) <>(sie|dass|absender~|identitat|adresse|mensch|sich|nachricht)
  antworten sie (einfach )?auf diese
  (clicca~|fare clic|fai clic|faccia clic|segu[ai])
  (confermar~|conferma~|verificar~|verifica~) <>(di essere|che|la (tua|sua)|identita|persona|mittente|indirizzo|robot)
  klik~
  bevestig~ <>(dat|uw|je|afzender|mens)
  klikn~
  potwierdz~ <>(ze|swoj~|nadawc~|tozsamosc|adres|czlowiek~|jest)
  (перейдите|нажмите|пройдите|перейти) <>(ссылк~|кнопк~|по|сюда)
  подтверд~ <>(что|отправк~|свой|личность|вы|адрес)
  (tiklay~|tikla~)
  (dogrula~|onayla~|kanitla~)
  (klik~|kunjungi|buka) ?<>(tautan|link|tombol|di sini)?
  (konfirmasi~|verifikasi~|buktikan) <>(bahwa|anda|identitas|alamat)
  (nhap|bam|nhan)( vao)? <>(lien ket|duong dan|link|nut|day)
  (xac nhan|xac minh) <>(ban|dia chi|email|danh tinh|nguoi gui|khong phai)
  (انقر|اضغط|اتبع|بالنقر|الضغط|النقر)~? <>(الرابط|الزر|هنا|رابط)
  (تاكيد|التحقق|تحقق|اثبات|تاكد)~? <>(انك|هويتك|عنوانك|بريدك|من|لست)
  (लिंक|बटन) <>(क्लिक)
  (पुष्टि|सत्यापित|सत्यापन)
  (リンク|url|ボタン|こちら)[^。\\n]{0,12}(クリック|アクセス|押|開)
  (確認|認証|証明)[^。\\n]{0,14}(手続|完了|ください|お願い|送信者|本人)
  (링크|버튼)[^.\\n]{0,12}(클릭|눌러|누르|접속)
  (확인|인증|증명)[^.\\n]{0,12}(발신자|본인|주세요|하셔야|바랍니다|사람)
`
