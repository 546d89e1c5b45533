/** Senders of delivery reports, by the local part of their address. */
export const reportSenders =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|postmaster|mail[-_.]?delivery[-_.\w]{0,20}|mdaemon|delivery[-_.]?(?:status|report|failure)|bounces?|bounce[-_.+][\w.+=-]{1,80}|double-bounce|mmdf|microsoftexchange[\w]{1,60}|no-?reply[-_.]?bounce)@/i

/** Subjects of delivery reports, in folded text. */
export const reportSubjects = `
  undeliver(able|ed)( mail| message)?[^\\n]{0,100}
  (mail|message|e-?mail) (delivery|system)[^\\n]{0,10}(fail|error|problem|delay|status|warning|notif)[^\\n]{0,60}
  (permanent |temporary |final )?delivery (status notification|failure|report|has failed|incomplete|delayed|notification|problem|error|unsuccessful)[^\\n]{0,80}
  (returned mail|mail returned|returned to sender|return to sender|returned e-?mail|return receipt failure)[^\\n]{0,100}
  failure notice|failed (mail|delivery|message)[^\\n]{0,60}|mail (failure|error|could not be delivered)[^\\n]{0,60}
  (message|mail|e-?mail)[^\\n]{0,24}(could not be|not|cannot be|can't be|was not|undelivered|undeliverable|not be) ?(delivered|sent)?[^\\n]{0,60}
  (warning|notice)[^\\n]{0,10}(message|mail|could not)[^\\n]{0,20}(delayed|deliver|send)[^\\n]{0,60}
  non[- ]?delivery[^\\n]{0,60}|rejected mail[^\\n]{0,60}|nondeliverable mail
  unzustellbar[^\\n]{0,100}|(zustellung|nachricht|mail)[^\\n]{0,30}(fehlgeschlagen|nicht zugestellt|verzogert|unzustellbar|fehler)[^\\n]{0,60}
  (non remis|echec|non distribu|message non)[^\\n]{0,100}|[^\\n]{0,40}(n'a pas ete|non) (remis|distribue|delivre)[^\\n]{0,60}
  (no se (pudo|puede|ha podido) entregar|no entregado|mensaje (no entregado|devuelto)|error (de|en la|al) (entrega|entregar)|correo devuelto|notificacion de (error|estado))[^\\n]{0,100}
  (nao (entregue|foi possivel entregar)|mensagem nao entregue|falha n[ao] (entrega|envio)|mensagem devolvida|devolucao|notificacao de status)[^\\n]{0,100}
  (non recapitabile|mancata consegna|messaggio non recapitato|impossibile (recapitare|consegnare)|errore di consegna|notifica di mancato recapito|non consegnato)[^\\n]{0,100}
  (onbestelbaar|niet bezorgd|kan niet worden bezorgd|bezorging mislukt|aflevering mislukt)[^\\n]{0,100}
  (niedostarczon|nie dostarczono|nie mozna dostarczyc|zwrot|niepowodzenie dostarcz|blad dostarcz)[^\\n]{0,100}
  (недоставлен|не доставлен|сообщение не доставлено|письмо не доставлено|ошибка доставки|не удается доставить|не удалось доставить|возврат)[^\\n]{0,100}
  (teslim edilemedi|iletilemedi|teslim edilemeyen|teslimat hatasi|[^\\n]{0,40}(iletilemedi|teslim edilemedi))[^\\n]{0,100}
  (tidak terkirim|gagal terkirim|pengiriman gagal|pesan tidak|email gagal)[^\\n]{0,100}
  (khong gui duoc|thu khong|gui that bai|khong the gui|[^\\n]{0,30}khong the (gui|chuyen|phat))[^\\n]{0,100}
  (تعذر (التسليم|تسليم|ارسال)|لم يتم (التسليم|تسليم)|فشل (التسليم|تسليم|ارسال)|غير قابل للتسليم)[^\\n]{0,100}
  [^\\n]{0,20}(डिलीवर नहीं|वितरित नहीं|नहीं पहुंचा)[^\\n]{0,100}
  [^\\n]{0,30}(退信|退件|退回|无法投递|無法投遞|无法送达|無法送達|未送达|未送達|投递失败|投遞失敗|传递失败|傳遞失敗|发送失败|發送失敗|无法传递|無法傳遞|未能投递)[^\\n]{0,100}
  [^\\n]{0,30}(配信不能|配信できません|配信に失敗|送信できません|送信できませんでした|未配信|配信エラー|配達不能|配信不可|届きません|エラーメール|送信失敗|配信できない|配信されませんでした)[^\\n]{0,100}
  [^\\n]{0,30}(반송|전송 ?실패|배달되지|배달 ?실패|전달되지|발송 ?실패|배달할 수 없|전달할 수 없|전송되지|수신 ?불가)[^\\n]{0,100}
`

/** Says in a report's text that the mail was not delivered, in folded text. */
export const failureWords = `
  (could not|cannot|can't|couldn't|was not|wasn't|unable to|not be|has not been|hasn't been|failed to|unable) <>(deliver~|be delivered|send~|reach~)
  (undeliverable|delivery (has )?(failed|failure|to the following)|failed (permanently|to deliver)|permanent (fatal )?errors?|permanent failure|address not found|returned to sender|message (blocked|rejected|not delivered)|rejected your message|bounced)
  giving up on|this is a permanent error|there was (an error|a problem) (delivering|while)|was rejected|were? not accepted
  (remote|recipient|receiving|destination)( mail)? (server|host|system)[^.\\n]{0,40}(said|rejected|responded|returned|replied|refused|response|answered)
  (konnte|konnten|kann|wurde) <>nicht <>(zugestellt|ausgeliefert|gesendet|ubermittelt|zugestellt werden)
  (n'a pas|n'ont pas|impossible|pas pu) <>(ete|etre|remis|distribue|delivr~|remettre)
  (no (se )?(pudo|puede|ha podido|ha sido|fue)|imposible) <>(entreg~|enviar)
  (nao (foi|pode|pudemos|conseguimos)|impossivel) <>(entreg~|enviar)
  (non (e stato|puo|e stata|ha potuto)|impossibile) <>(recapit~|consegn~|inoltr~)
  (kon|kan|is|werd) <>niet <>(bezorgd|afgeleverd|verzonden|worden)
  nie (mozna|mogla|moglo|udalo|zostala) <>(dostarcz~|wysla~)
  (не (удалось|может|доставлено|было|была|удается)) ?<>(достав~|отправ~)?
  (teslim edile|iletile|gonderile)me~
  (tidak (dapat|bisa)|gagal) <>(dihantar|terkirim|dikirim|mengirim|dikirimkan|menyampaikan|disampaikan)
  khong (the|gui|duoc) <>(gui|chuyen|phat|giao)
  (تعذر|لم يتم|لم نتمكن|فشل) <>(تسليم|ارسال|توصيل|التسليم)
  (डिलीवर|वितरित|भेजा) <>नहीं
  (无法|無法|未能|不能)(被)?(投递|投遞|送达|送達|发送|發送|传递|傳遞|递送|投送|到达)
  (被|已被|已)?(退回|退信|拒收|拒绝|拒絕)
  (配信|送信|お届け|配達|送達)[^。\\n]{0,8}(できません|できない|失敗|出来ません|されません|不能)
  (전송|배달|전달|발송)[^.\\n]{0,12}(실패|못했|되지 않|할 수 없|불가)
`

/** The server still tries, in folded text. */
export const stillTryingWords = `
  (will|we'll) <>(retry|keep trying|continue (to try|trying|to attempt)|try again|be retried|attempt)
  (delivery|message|mail) <>(delayed|has been delayed|is delayed|temporarily (failed|deferred)|not yet been delivered|incomplete)
  (do not|don't|no) <>(need to|have to|not|required|action)[^.\\n]{0,20}(resend|retry|send it again|is required|take any action)
  (wird|werden|versuchen) <>(weiter|erneut) <>(versuch~|zugestellt|zuzustellen)?
  (zustellung|auslieferung) <>verzogert
  (reessaier|continuer|nouvelle tentative|nouvelles tentatives|remise (est )?(differee|retardee))~?
  (se (seguira|volvera a) intent~|reintent~|entrega (se ha )?(retrasad[oa]|aplazad[oa]|demorad[oa]))
  (continuar~ tentando|novas? tentativas?|tentar~ novamente|entrega (foi )?(adiada|atrasada))
  (riprover~|nuovi tentativi|continuer~ a (tentare|provare)|consegna (e )?(ritardata|in ritardo|stata ritardata))
  (blijven|opnieuw) <>(proberen|geprobeerd)
  (ponowi~|kolejne proby|bedzie ponawia~|dostarczenie <>opoznione)
  (повтор~ попыт~|попытки (доставки )?(будут )?продолж~|доставка (письма )?(задерж~|отложена)|попытаемся)
  (tekrar dene~|yeniden dene~|teslimat<>gecik~|denemeye devam)
  (akan (mencoba|dicoba)|mencoba lagi|tertunda)
  (se (tiep tuc )?thu lai|thu gui lai|bi tri hoan|tiep tuc gui)
  (سنحاول|اعاده المحاوله|سيتم المحاوله|تاخر تسليم)
  (继续|繼續|再次|仍会|仍會|稍后|稍後)[^。\\n]{0,8}(尝试|嘗試|重试|重試|投递|投遞)
  (投递|投遞|发送|發送)[^。\\n]{0,4}(延迟|延遲|延误)
  (再送|再試行|引き続き)[^。\\n]{0,16}(試み|行い|します|続け|いたします)
  (配信|配達)[^。\\n]{0,6}(遅延|遅れ)
  (재시도|다시 시도|계속 시도|계속해서)[^.\\n]{0,14}
  (배달|전송|전달|발송)[^.\\n]{0,6}지연
`

/** Causes in the words of servers, in the order in which they are asked; folded text. */
export const causeWords = {
  greylisted: `
    gr[ea]y-?list~
    (try|retry|come back|resend) <>(again )?in <>(\\d{1,4} ?)?(seconds?|minutes?)
    (first|new|unknown) (time )?(sender|triplet|contact)<>(defer~|delay~|tempor~|later)
    temporarily (greylisted|deferred)[^\\n]{0,20}greylist
    灰名单|グレイリスト|그레이리스트
  `,
  mailbox_full: `
    (mailbox|mail box|inbox|account|user|recipient|quota|storage|disk|maildir|folder|receiver|destinat~|destinator~)[^.\\n]{0,50}(is |has |was )?(full|over ?quota|over (its |the |their )?(quota|storage|limit)|exceed~|out of storage|quota|limit reached|no space|too full|over the maximum)
    (over ?quota|quota (exceeded|full|is full|limit)|exceed~ <>(quota|storage (limit|allocation)|mailbox size)|out of (storage|disk) space|insufficient (disk|system|storage|mailbox) (space|storage)|not enough (storage|space|disk)|mailbox size limit|storagequota)
    (postfach|mailbox|speicherplatz|kontingent)[^.\\n]{0,30}(voll|uberschritten|erschopft|uberfullt)
    (boite|messagerie|quota)[^.\\n]{0,40}(pleine|depasse|sature~)
    (buzon|casilla|bandeja|cuota)[^.\\n]{0,40}(llen[oa]|excedid[oa]|superad[oa])
    (caixa|cota|quota)[^.\\n]{0,40}(cheia|lotada|excedid[oa]|esgotad[oa])
    (casella|quota|mailbox)[^.\\n]{0,40}(pien[oa]|superat[oa]|esaurit[oa])
    (postvak|mailbox|postbus)[^.\\n]{0,30}vol
    (skrzynk~|limit)[^.\\n]{0,40}(pelna|pełna|przepelnion~|przekroczon~)
    (ящик|квота)[^.\\n]{0,40}(переполнен|полон|заполнен|превышена|превышен)
    (posta kutusu|kutusu|kota)[^.\\n]{0,30}(dolu|asil~|dolmus)
    (kotak (surat|masuk)|kuota|kotak pesan)[^.\\n]{0,30}(penuh|terlampaui|habis)
    (hop thu|dung luong)[^.\\n]{0,30}(day|vuot|het)
    (صندوق|البريد|علبه)[^.\\n]{0,30}(ممتلئ|ممتلئه|تجاوز|امتلا)
    (邮箱|郵箱|信箱|空间|空間|容量)[^。\\n]{0,12}(已满|已滿|满了|滿了|不足|超出|超过|超過|已超)
    (メールボックス|受信箱|受信トレイ|容量)[^。\\n]{0,14}(一杯|いっぱい|超過|超え|満杯|上限|不足)
    (메일함|편지함|받은편지함|용량|저장 ?공간)[^.\\n]{0,12}(초과|가득|부족|꽉)
  `,
  too_large: `
    (message|mail|e-?mail|size)[^.\\n]{0,40}(too (large|big)|exceeds? (the )?(fixed |maximum |max )?(message |mail )?(size|limit)|larger than)
    (message|mail) size (exceeds|limit)|exceed~ (the )?(maximum |max )?(message|allowed) size|size limit exceeded|too large
    (邮件|郵件|附件)[^。\\n]{0,8}(过大|過大|太大|超过大小)|サイズ[^。\\n]{0,10}(超|大きすぎ)|(크기|용량) ?제한
    (nachricht|mail)[^.\\n]{0,20}zu gross|trop (volumineux|grand|lourd)|demasiado grande|muito grande|troppo grande|слишком больш~
  `,
  unknown_address: `
    (no|not a|unknown|invalid|non-?existent|nonexistent|bad|illegal|unrouteable|unroutable|undeliverable|unrecognized|inactive|disabled|deactivated|expired|obsolete|suspended|deleted|terminated) (such )?(local )?(user|recipient|mailbox|address|account|e-?mail address|destination (mailbox )?address|email|person|local part|person at this address|recipients?|username)
    (user|recipient|mailbox|address|account|e-?mail account|addressee|domain|email|alias|local part)[^.\\n]{0,90}(unknown|not (be )?found|n't found|does not exist|doesn't exist|doesn't have|not exist|no longer (exists?|active|valid|in use|available|on server)|is (disabled|inactive|suspended|invalid|deactivated|closed|deleted|expired|not valid|not active|not known)|has been (disabled|suspended|deactivated|closed|deleted|discontinued)|unrouteable|disabled|not known|not listed|isn't known|not recognized|account expired|not our customer|not a valid|invalid|dormant)
    (no mailbox (here )?by that name|no such (user|mailbox|recipient|address|person|account|domain)|unknown (user|recipient|local|mailbox|address)|recipientnotfound|recipient not found|user_unknown|nosuchuser|mailbox not found|address rejected: (user|unknown|access denied|undeliverable)|recipient address rejected|(doesn't|does not) have an? [\\w.]{1,40} account|all recipients are invalid|rcpt to[^.\\n]{0,20}(not found|invalid))
    (host|domain)( or domain)?( name)?[^.\\n]{0,60}(not found|unknown|does not exist|doesn't exist|couldn't be found|no mx|not accept mail|nxdomain|has no mx|lookup failed)
    (couldn't|could not|can't|cannot) find (any host named|the (recipient|domain|address)|a host)|nullmx|null mx|unrouteable address|unroutable address|domain does not accept mail|name service error|bad destination (mailbox|system) address
    (mailbox|account) (is )?(unavailable|disabled|not available|inactive)
    (all (relevant )?mx records|mx records?)[^\\n]{0,40}(non-?existent|invalid|not exist)|non-?existent (host|domain)s?|no (valid )?(mx|mail exchanger|mail server)s? (records? )?(found|for|exist)
    (address|mailbox|account|user|recipient|domain|person)[^\\n]{0,60}(no longer (accepts?|receives?|works? (here|for)|with|monitored|employed)|has (left|moved|been (removed|terminated|closed))|was (removed|deleted|closed|terminated))
    (no|not|without) (a |an |any )?(known|valid|such|existing|local|registered|active|correct) (e-?mail )?(user|recipient|mailbox|address|account|person|customer|employee|domain)s?
    (user|recipient|mailbox|address|account)s? (is |are |was )?(unknown|invalid|undeliverable|unreachable|nonexistent|not (valid|known|found|exist~|available|active|here|local|registered|permitted by the directory))
    (could not|cannot|can't|unable to|couldn't|did not|failed to) (find|locate|verify|resolve|look up|validate) (the |this |that |a |any )?(user|recipient|mailbox|address|account|domain|host|person|name)
    (unknown or )?illegal alias|addressee (is )?(unknown|not)|invalid dns mx|user not local|mailbox has moved|bad destination|misspelled
    (no|not) (longer )?(a )?(mailbox|user|account|person|recipient|one|employee) (here|there|by|with|of|at) (that|this|the)
    (does not|doesn't|do not|don't) (have|know|host) (a |an |any )?(mailbox|user|account|address)|verify (failed|user)[^\\n]{0,20}|undeliverable address|mailbox (closed|deleted|removed|does not)|(invalid|wrong|incorrect|bad) (e-?mail|mail|recipient)|recipient (unknown|invalid|not)
    (address|adress~)[^.\\n]{0,24}(couldn't|could not) be found
    (empfanger~|adresse|postfach|benutzer|konto)[^.\\n]{0,50}(unbekannt|nicht gefunden|existiert nicht|nicht vorhanden|ungultig|nicht bekannt|deaktiviert|nicht existiert)
    (adresse|destinataire|utilisateur|boite|compte)[^.\\n]{0,50}(introuvable|inconnue?|n'existe pas|n'a pas ete trouvee?|invalide|inexistante?|desactivee?|inactive?)
    (direccion|destinatario|usuario|buzon|cuenta)[^.\\n]{0,50}(no (se )?(ha )?(encontrad[oa]|encontro|existe)|desconocid[oa]|inexistente|invalid[oa]|inactiv[oa]|desactivad[oa]|no se encuentra|no valid[oa])
    (endereco|destinatario|usuario|utilizador|caixa postal|conta|caixa de correio)[^.\\n]{0,50}(nao (foi )?(encontrad[oa]|existe)|desconhecid[oa]|inexistente|invalid[oa]|desativad[oa]|inativ[oa])
    (indirizzo|destinatario|utente|casella|account)[^.\\n]{0,50}(non (e stat[oa] )?(trovat[oa]|esiste|valid[oa])|sconosciut[oa]|inesistente|disattivat[oa]|non e valid[oa])
    (adres|ontvanger|gebruiker|mailbox|postvak)[^.\\n]{0,50}(niet gevonden|onbekend|bestaat niet|ongeldig)
    (adres~?|odbiorc~|uzytkownik~?|skrzynk~|konto)[^.\\n]{0,50}(nie (zostal )?(znalezion[yo]|istnieje)|nieznan[ya]|nieprawidlow[ya]|niewazn[ya])
    (адрес~?|получател~|пользовател~|ящик~?|аккаунт)[^.\\n]{0,50}(не (найден~?|существует|зарегистрирован)|неизвест~|недействител~|заблокирован|отключен|удален|неверн~)
    нет такого (пользователя|адреса|ящика)
    (adres~?|alici~?|kullanici~?|hesap|posta kutusu)[^.\\n]{0,50}(bulunamadi|bilinmiyor|mevcut degil|gecersiz|yok|gecerli degil)
    (alamat|penerima|pengguna|akun|kotak surat)[^.\\n]{0,50}(tidak (ditemukan|ada|dikenal|valid|terdaftar)|tidak aktif)
    (dia chi|nguoi nhan|nguoi dung|tai khoan|hop thu)[^.\\n]{0,50}(khong (tim thay|ton tai|hop le|hoat dong))
    khong tim thay (dia chi|nguoi)
    (العنوان|عنوان|المستلم|المستخدم|الحساب|صندوق البريد)[^.\\n]{0,50}(غير (موجود|معروف|صالح|صحيح)|لا يوجد|لم يتم العثور)
    (लंबा )?(पता|प्राप्तकर्ता|खाता)[^।.\\n]{0,40}(नहीं मिला|मौजूद नहीं|अमान्य|अज्ञात)
    (收件人|收信人|用户|用戶|使用者|邮箱|郵箱|信箱|帐号|帳號|账号|账户|帳戶|地址|邮件地址|域名|網域)[^。\\n]{0,24}(不存在|未找到|找不到|无效|無效|错误|錯誤|已注销|已註銷|停用|已被禁用|未知|冻结|凍結|被禁用)
    (找不到|未找到|不存在)[^。\\n]{0,8}(收件人|用户|用戶|地址|邮箱|郵箱|信箱|帐号|账号|域名)
    (宛先|受信者|アドレス|ユーザー|メールボックス|アカウント|ドメイン)[^。\\n]{0,30}(見つかり(ません|ませんでした)|存在しません|存在しない|不明|無効|ありません|存在いたしません|間違)
    (휴면|탈퇴|해지)[^.\\n]{0,12}(계정|회원|사용자|아이디)
    (수신자|받는 ?사람|사용자|계정|메일 ?주소|주소|도메인|메일함)[^.\\n]{0,24}(찾을 수 없|존재하지|없는|없습니다|잘못|유효하지|휴면|탈퇴|해지)
  `,
  blocked: `
    spam|spamhaus|blacklist~|black-?list~|block-?list~|blocklisted|blocked|dnsbl|rbl|s3150|s3140|(client|address|ip|host|server)[^\\n]{0,40} listed (at|in|on|by)
    (policy|policies)|dmarc|dkim|spf|unauthenticated|authentication (checks?|required|failed|results)|reputation|not authori[sz]ed|unauthori[sz]ed|relay(ing)? (access )?(denied|not)|access denied|not permitted|not allowed|rejected (by|due|for)|content (rejected|denied|filter~)|message content|unsolicited|suspicious|phish~|virus|malware|prohibited|denied by|rate limit~|frequency|(connection|ip)[^.\\n]{0,24} limit~|helo|ehlo|at a rate|exceeded the rate|too (many|fast)|too many (messages|connections|emails|recipients)|throttl~|refused|sender (address )?(rejected|denied|verify)|permission|restricted|dt:spm|reject by|unwelcome|bad reputation|low reputation|moderat~|administrative prohibition
    垃圾邮件|垃圾郵件|拒收|拒绝|拒絕|屏蔽|黑名单|黑名單|反垃圾|违规|違規|内容被|被拦截|策略
    迷惑メール|拒否|ブロック|スパム|ポリシー
    스팸|차단|거부|정책|금지어
    blockiert|abgelehnt|richtlinie~|gesperrt|nicht berechtigt|nicht zugelassen
    bloque~|rechaza~|rejet~|refus~|indesirable|rejeita~|recusa~|bloquea~|bloccat~|rifiutat~|respint~|politica|geblokkeerd|geweigerd|zablokowan~|odrzucon~
    спам|заблокирован~|отклонен~|политик~|отвергнут~|запрещен~
    engellendi|reddedildi|istenmeyen|diblokir|ditolak|bi (chan|tu choi)|محظور|تم رفض|مرفوض
  `,
} as const
