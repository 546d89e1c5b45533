/** Lines that begin the quoted mail, in folded text; see `compilePhrases`. */
export const quoteStarts = `
  on [^\\n]{4,200} (wrote|writes|said):?
  le [^\\n]{4,200} a ecrit ?:?
  am [^\\n]{4,200} schrieb[^\\n]{0,120}:?
  el [^\\n]{4,200} (escribio|ha escrito):?
  em [^\\n]{4,200} escreveu:?
  a [^\\n]{4,200} escreveu:?
  il (giorno )?[^\\n]{4,200} ha scritto:?
  op [^\\n]{4,200} schreef[^\\n]{0,120}:?
  (w dniu|dnia) [^\\n]{4,200} (napisal|pisze|napisala)[^\\n]{0,60}:?
  [^\\n]{4,200} (пишет|написал|написала|писал|писала):
  [^\\n]{4,200} (sunu yazdi|yazdi|yazmis)[^\\n]{0,20}:
  pada [^\\n]{4,200} menulis:?
  vao [^\\n]{4,200} da viet:?
  [^\\n]{0,200}(كتب|كتبت)[^\\n]{0,60}[<@][^\\n]{3,100}:
  [^\\n]{4,200} को[^\\n]{0,120} ने लिखा:?
  [^\\n]{4,200}(写道|寫道|来信|來信)[:：]
  [^\\n]{4,200}님이 작성:?
  \\d{4}年\\d{1,2}月\\d{1,2}日[^\\n]{0,30}\\d{1,2}:\\d{2}[^\\n]{0,100}:?
  \\d{4}[-/]\\d{1,2}[-/]\\d{1,2}[^\\n]{0,60}<[^\\n>]{3,100}>:?
  \\d{4}년 \\d{1,2}월 \\d{1,2}일[^\\n]{0,30}\\d{1,2}:\\d{2}[^\\n]{0,100}:
  [-_ ]{2,20}(original message|original-nachricht|ursprungliche nachricht|original mail|mensaje original|mensagem original|message d'origine|message original|messaggio originale|oorspronkelijk bericht|wiadomosc oryginalna|oryginalna wiadomosc|исходное сообщение|пересылаемое сообщение|orijinal mesaj|ozgun ileti|pesan asli|thu goc|الرساله الاصليه|मूल संदेश|原始邮件|原始郵件|原邮件|邮件原件|original|元のメッセージ|원본 메일|원본 메시지|original message via [^\\n]{0,40}|forwarded message|reply message|replied message)[-_ ]{2,30}
  -{5,}[^\\n]{0,60}-{5,}
  begin forwarded message:
`

/** The first line of the head of a quoted mail; another line of a head follows. */
export const headStarts = `
  (from|von|de|da|van|od|от|отправитель|kimden|dari|tu|من|发件人|發件人|寄件者|差出人|보낸 ?사람|보낸사람): ?[^\\n]{3,200}
`

/** Lines from where on a mail is its signature or an advertisement of the mail program. */
export const signatureStarts = `
  --
  sent from (my )?[^\\n]{2,40}
  get outlook for [^\\n]{2,20}
  (von meinem|gesendet von|gesendet mit) [^\\n]{2,60}
  envoye (de|depuis|avec) [^\\n]{2,40}
  enviado (desde|do|a partir do|de) [^\\n]{2,40}
  inviato da [^\\n]{2,40}
  (verzonden|verstuurd) (vanaf|met) [^\\n]{2,40}
  wyslane? z [^\\n]{2,40}
  отправлено (с|из) [^\\n]{2,40}
  [^\\n]{2,30}(umdan|dan) gonderildi
  dikirim dari [^\\n]{2,40}
  (da )?(duoc )?gui tu [^\\n]{2,40}
  (ارسل|ارسلت|مرسل|تم الارسال) من [^\\n]{2,40}
  [^\\n]{2,30} से भेजा गया
  (发自|發自|从|從)(我的)?[^\\n]{2,20}(发送|傳送)?
  来自我的[^\\n]{2,20}
  [^\\n]{2,20}(から送信|より送信)
  (나의 )?[^\\n]{2,20}에서 보냄
`
