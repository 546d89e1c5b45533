import type { KnownLanguage } from './languages.ts'

/** Phrases of automatic answers; see `compilePhrases` for the signs in them. */
export interface AwayWords {
  /** Beginnings of subjects; a colon, a dash or nothing follows. */
  readonly subject: string
  /** Says that the mail is automatic. */
  readonly automatic: string
  /** Is away. */
  readonly away: string
  /** Reads mails rarely. */
  readonly limited: string
  /** Names another person for what is urgent. */
  readonly contact: string
  /** Will answer later. */
  readonly later: string
  readonly thanks: string
  /** Confirms that the mail has arrived. */
  readonly received: string
}

export const awayWords: Readonly<Record<KnownLanguage, AwayWords>> = {
  en: {
    subject: `auto(matic|mated)?[ -]?(reply|response|answer|responder|respond)
      (i am |i'm )?(currently )?out of (the )?office( reply| message| notification| autoreply| auto-reply)?
      (i am |i'm )?(currently )?(on|away on) (vacation|holiday|leave|parental leave|maternity leave)( reply| message)?
      vacation (reply|response|message|notice)
      (your )?(request|ticket|message|e-?mail|enquiry|inquiry|case) (has been |was )?received( #?[\\w-]{1,20})?
      we('ve| have)? received your (request|ticket|message|e-?mail|enquiry|inquiry)
      away (from (my )?(office|desk|email|mail)|message|notice)
      ooo|oof`,
    automatic: `(this is|you are receiving|you have received) an? (auto|automatic|automated|auto-generated|automatically)[ -]?(generated |sent )?(reply|response|message|e-?mail|answer|notification|confirmation|acknowledge?ment)
      this (e-?mail|message|reply|response|answer) (is|was|has been) (generated |sent )?automatic(ally)?( generated| sent)?
      this is a vacation (reply|response|auto-?reply)
      (do|please do) not (reply|respond) to this (automated|automatic) (e-?mail|message|reply)
      (auto-?reply|autoresponder|automatic reply) (message|is on|is active|on|from)`,
    away: `(i am|i'm|i will be|i'll be|we are|we're|we will be|am|currently|be) <>out of (the )?office
      out of (the )?office
      (i am|i'm|i will be|i'll be|we are|currently|am) <>(away|on (annual |sick |parental |maternity |paternity |medical )?leave|on (a )?(vacation|holidays?|break)|travel+ing|off work|on a business trip|abroad)
      (i am|i'm|i will be) <>not (be )?(in the office|available|checking (my )?(e-?mails?|inbox))
      (our|the) (office|studio|shop|team) (is|will be) closed
      (i )?no longer work~? (here|for|at)
      have left the company
      away from (my|the) (desk|office|e-?mail|inbox|computer)
      (unavailable|offline|unreachable|off the grid|out sick|on pto|ooo|on sabbatical|on furlough) ?(until|till|through|from|this|today|tomorrow|right now|at the moment|for)?
      taking (some |a )?(time|days?|weeks?|few days|break)( off)?
      (attending|at) (a|an|the) <>(conference|event|trade (show|fair)|fair|expo|summit|convention|shoot|festival|exhibition|wedding|retreat|training)
      (our|the|my)? ?(office|studio|shop|team|company|agency|offices|we)( is| are| will be| remains?| stays?)? closed
      (on|during) (my|our|the) (holidays?|vacation|summer break|winter break|time off)
      (i|we) (am|are|will be) (back|returning|in the office again) (on|in)`,
    limited: `(limited|no|little|sporadic|intermittent|restricted|without|only occasional) <>(access|internet|connection|connectivity)
      (will not|won't|not) (be )?(checking|reading|monitoring|check|read) (my |any )?(e-?mails?|messages|inbox)
      (may|might|could) (be slow|take longer) to (respond|reply)
      (delay|delays|delayed|slow|slower) (in )?(my )?(response|responses|replies|reply|replying|responding)
      your (e-?mail|message) will not be (read|forwarded)
      not (be )?(forwarded|monitored|checked|read)
      (won't|will not|not) be (reading|checking|answering) (my |any )?(mails?|e-?mails?|messages)
      (check|read|monitor)(ing)? (my )?(e-?mails?|messages|inbox) (only )?(occasionally|sporadically|rarely|infrequently|intermittently|irregularly)
      (response|reply|replies|responses) (time )?(may|might|will|could) (be )?(delayed|slow|slower|take)`,
    contact: `(urgent|emergency|emergencies|immediate|urgently|time-sensitive|pressing|cannot wait|can't wait)<>(contact|call|reach|e-?mail|write|phone|text|get in touch)
      (contact|call|reach out to|e-?mail|write to|get in touch with) <>(urgent|emergency|immediate|in my absence|while i am away|meanwhile|in the meantime)
      (in|during) my absence
      (if it|if this) (can't|cannot|can not) wait
      for (urgent|immediate|time-sensitive|pressing) (matters|issues|requests|inquiries|enquiries|assistance|help)
      (please )?(contact|reach out to|write to|e-?mail|call|text) my (manager|colleague|assistant|team|agent)`,
    later: `(reply|respond|answer|get back|be in touch|write back|follow up|return your|attend|read your|catch up) <>(when i|once i|as soon as|upon|after|on my return|when we|once we|at my earliest|shortly|soon)
      (when i|once i|as soon as i|upon my|on my|after my|when we) <>(return|get back|am back|'m back|come back|reopen|are back)
      (i will|i'll|i expect to|i plan to|will|expected to|i am|i'm) <>(be back|return|back (in the office|at work|at my desk|on|online))`,
    thanks: `(thanks|thank you) (very much |so much )?for (your|the|contacting|reaching|getting|writing|e-?mailing|messaging|you)`,
    received: `(we|i) (have|'ve|just)? ?(successfully )?received your (message|e-?mail|request|enquiry|inquiry|ticket|submission)
      (your|the) (message|e-?mail|request|enquiry|inquiry|ticket|submission) (has been|was|is) (successfully )?(received|logged|registered|created|assigned|queued)
      (a|new) (support )?(ticket|case|request) (has been|was) (opened|created|logged)
      (we|someone|our team|a member of our team|an agent|one of our <>) (aim to|try to|will|usually|typically|'ll)<>(reply|respond|answer|get back|be in touch|review)<>(within|in|as soon as|shortly|soon)
      (ticket|case|reference) (number|id|no\\.?)`,
  },
  zh: {
    subject: `(自动|自動)(回复|回覆|回復|答复|答覆|应答|回信)
      (外出|不在办公室|不在辦公室|休假|请假|請假|度假)(通知|自动回复|自動回覆|中)?
      (假期|休假|离职|離職)(通知|回复|回覆|自动回复)`,
    automatic: `(自动|自動)(回复|回覆|回復|答复|答覆|发送|發送|生成|产生|產生|应答|發出|发出)
      系统(自动)?(回复|发送)
      系統(自動)?(回覆|發送)
      (请勿|請勿|不要|无需|無需)(直接)?(回复|回覆|回復)(本|此|该|這|这)(邮件|郵件|信)`,
    away: `(我|本人|目前|现|現|正|正在|将|將|公司|我们|我們)[^。！？\\n]{0,16}(休假|度假|出差|外出|请假|請假|放假|年假|产假|產假|病假|旅行|旅游|旅遊|休息|休年假)
      不在(办公室|辦公室|公司|办公|座位|国内|國內|电脑|電腦)
      (无法|無法|不能|不便)(及时|及時|立即|马上|馬上|查看|查收|收发)
      (已|已经|已經)(离职|離職|离开公司|離開公司)
      (休假|出差|放假|请假|請假|度假)(中|期间|期間)
      (放假|假期|休假|休市|休業|休业)(通知|安排|期间|期間)
      (春节|春節|国庆|國慶|元旦|中秋|五一|端午|年假)[^。\\n]{0,10}(放假|假期|休息|休假)
      (因公|因事|因病)?(出差|外出|不在|休假|请假|請假|参展|參展)(至|到|,|，|。|期间|期間|中)
      (不在|离开|離開|暂离|暫離)(办公室|辦公室|公司|岗位|崗位|座位)`,
    limited: `前不(回复|回覆|查看|查收|处理|處理)
      (无法|無法|不能|不便|难以|難以)(及时|及時|立即|马上|馬上|随时|隨時|第一时间|第一時間)?(查看|查收|收发|收發|处理|處理|回复|回覆|回復|阅读|閱讀)
      (网络|網路|網絡|上网|上網)(不便|受限|不稳定|不穩定|有限)
      (回复|回覆|回復|处理|處理)(会|會|可能|将|將)?(会|會)?(有所)?(延迟|延遲|较慢|較慢|延后|延後|稍慢)
      (较少|較少|很少|偶尔|偶爾)(查看|查收|收信)
      (回复|回覆|回復|邮件|郵件)[^。\\n]{0,6}(可能|会|會)?[^。\\n]{0,4}(延迟|延遲|不及时|不及時|较慢|較慢|延误|滞后)
      (敬请|敬請|请)(谅解|諒解|见谅|見諒|理解)`,
    contact: `(如有|如|若有|若|有|遇)(紧急|緊急|急事|要事|急需|要緊)[^。！？\\n]{0,20}(联系|聯繫|聯絡|致电|致電|拨打|撥打|电话|電話)
      (紧急|緊急)(事务|事務|事宜|事项|事項|情况|情況|问题|問題)
      (期间|期間)[^。！？\\n]{0,16}(联系|聯繫|聯絡)`,
    later: `(尽快|儘快|盡快|回来后|回來後|返回后|返回後|回到|之后|之後|收假后|上班后|上班後|假期结束|稍后|稍後)[^。！？\\n]{0,16}(回复|回覆|回復|答复|处理|處理|联系|聯繫|聯絡|與您)
      (回复|回覆|回復)(您|你)`,
    thanks: `(感谢|感謝|谢谢|謝謝)(您|你)?(的)?(来信|來信|来件|來件|邮件|郵件|联系|聯繫|聯絡|来函|來函|发来|發來)`,
    received: `(您|你)?(的)?(邮件|郵件|来信|來信|信件|咨询|諮詢|请求|工单|信息)(我|我们|我們)?(已|已经|已經)(收到|收悉|收到了|提交|登记|受理)
      (我|我们|我們)?(已|已经|已經)(收到|收悉)(您|你)?(的)?(邮件|郵件|来信|來信|信件|咨询|諮詢|请求|信息|來函)
      (工作日|小时|小時)(内|內|以内)[^。！？\\n]{0,10}(回复|回覆|回復|答复|联系|聯繫|聯絡|处理)
      (工单|案件|票据)(编号|編號|号)`,
  },
  es: {
    subject: `(hemos recibido (su|tu) (solicitud|mensaje|consulta)|(solicitud|consulta) recibida)
      (respuesta|contestacion|mensaje) (automatic[ao]|de ausencia)( de ausencia)?
      (estoy )?fuera de (la )?oficina
      (estoy )?de vacaciones
      (aviso|notificacion|mensaje) de (ausencia|vacaciones)
      autorespuesta|ausencia|ausente`,
    automatic: `(respuesta|contestacion|mensaje|correo|email) (generad[oa] |enviad[oa] )?(automatic[oa]|automaticamente|de forma automatica)
      (se ha )?(generad[oa]|enviad[oa]) (de forma |de manera )?automatica~
      autorespuesta
      no respond[ae]~? a este (mensaje|correo|email) automatico`,
    away: `fuera de (la|mi) oficina
      (estoy|estare|estamos|estaremos|me encuentro|encontrandome|me encontrare) <>(de vacaciones|de baja|ausente|de viaje|fuera|de permiso|sin acceso|desconectad[oa])
      (no estoy|no estare|no me encuentro) <>(disponible|en la oficina|localizable)
      (nuestra oficina|la oficina|el estudio) (esta|estara|permanecera) cerrad[oa]
      ya no trabajo (aqui|en)
      (estoy|estare|me encuentro|estamos) <>(viajando|de viaje|desconectad[oa]|en un (rodaje|congreso|evento)|de permiso|de baja)
      (nuestra oficina|la oficina|el estudio|la agencia|oficinas?|cerrad[oa]s?) <>(cerrad[oa]s?|por vacaciones|hasta)
      cerrado por vacaciones
      no estare (disponible|operativ[oa])`,
    limited: `(acceso|conexion|conectividad) <>(limitad[oa]|restringid[oa]|reducid[oa]|intermitente)
      (sin|poco|escaso) acceso
      no (podre|puedo|voy a|tendre|leere|revisare|consultare) <>(leer|revisar|consultar|responder|acceso|correo|mensajes)
      (puede|podria|podria que) <>(tarde|demore) <>(en responder|en contestar)
      (apenas|sin|mala) (conexion|cobertura|internet|acceso)
      (puedo|podria|puede que) <>(tardar|demorar)
      (disculpa|disculpe|disculpen|perdon por|perdonen)`,
    contact: `(urgente|urgencia|urgencias|emergencia|inmediata)<>(contact~|escrib~|llam~|dirij~|comuni~|pong~)
      (contact~|escrib~|llam~|dirij~|comuni~|pong~) <>(urgente|urgencia|emergencia|en mi ausencia|mientras tanto)
      (en|durante) mi ausencia`,
    later: `(respondere|contestare|responder|contestar|atendere|dare respuesta|me pondre en contacto|responderemos|contestaremos) <>(a mi (regreso|vuelta)|cuando (vuelva|regrese)|en cuanto|lo antes posible|tan pronto|a la vuelta|al volver|despues|brevedad)
      (a mi (regreso|vuelta)|cuando (vuelva|regrese)|en cuanto (vuelva|regrese|pueda))
      (vuelvo|regreso|volvere|regresare|estare de vuelta|me reincorporo)`,
    thanks: `(muchas )?gracias por (tu|su|el|escribir~|contactar~|ponerte|ponerse|comunicar~)`,
    received: `(hemos|he) recibido (correctamente )?(tu|su|el) (mensaje|correo|solicitud|consulta|email|peticion)
      (tu|su) (mensaje|correo|solicitud|consulta|peticion) (ha sido|fue) (recibid[oa]|registrad[oa])
      (te|le|les) (responderemos|contestaremos|atenderemos) <>(en|lo antes|a la mayor|plazo|pronto)
      numero de (ticket|caso|referencia|incidencia)`,
  },
  pt: {
    subject: `(recebemos (a )?(sua|tua) (solicitacao|mensagem|duvida)|solicitacao recebida)
      (resposta|mensagem) (automatica|de ausencia)
      (estou )?(fora do escritorio|ausente( do escritorio)?|de ferias|em ferias)
      (aviso|notificacao) de (ausencia|ferias)
      ausencia( temporaria)?( do escritorio)?`,
    automatic: `(resposta|mensagem|e-?mail) (gerad[oa] |enviad[oa] )?(automatic[oa]|automaticamente|de forma automatica)
      (gerad[oa]|enviad[oa]) (de forma )?automatica~
      nao respond[ae]~ (a )?est[ea] (mensagem|e-?mail) automatic[oa]`,
    away: `fora do (meu )?escritorio
      (estou|estarei|estamos|estaremos|encontro-me|me encontro) <>(de ferias|em ferias|ausente|em viagem|viajando|de licenca|fora|afastad[oa]|de folga)
      nao (estou|estarei) <>(disponivel|no escritorio|contactavel)
      (nosso|o) (escritorio|estudio) (esta|estara|encontra-se) fechado
      ja nao trabalho
      nao trabalho mais
      (estou|estarei|estamos|estaremos) <>(viajando|em viagem|em recesso|em licenca|fora|offline|sem acesso|de licenca)
      (escritorio|estudio|agencia|empresa) <>(fechad[oa]|em recesso)
      em recesso`,
    limited: `(acesso|conexao|ligacao) <>(limitad[oa]|restrit[oa]|reduzid[oa]|instavel)
      (sem|pouco) acesso
      nao (poderei|vou|irei|terei|lerei|conseguirei) <>(ler|consultar|verificar|responder|acesso|e-?mails?|mensagens)
      (pode|podera) <>(demorar|atrasar)
      (respostas?|retorno) <>(podem|pode|podera) <>(demorar|atrasar)
      desculpe~? <>(transtorno|demora|inconveniente)
      (pouco|raro) acesso`,
    contact: `(urgente|urgencia|urgencias|urgentes|emergencia|imediat[oa])<>(contact~|contat~|escrev~|lig[auo]~|fale|entre em contat~|dirija~)
      (contact~|contat~|escrev~|ligue|fale|dirija~) <>(urgente|urgencia|emergencia|na minha ausencia|entretanto)
      (na|durante a|em) minha ausencia`,
    later: `(responderei|respondo|responder|retornarei|entrarei em contat~|responderemos|darei resposta) <>(quando (voltar|regressar|retornar)|assim que|no meu (regresso|retorno)|logo que|o mais (breve|rapido)|apos|ao regressar|em breve)
      (quando (eu )?(voltar|regressar|retornar)|assim que (voltar|regressar|retornar|possivel)|no meu (regresso|retorno))
      (volto|retorno|regresso|voltarei|retornarei|estarei de volta)`,
    thanks: `(muito )?obrigad[oa] (pelo|por|pela) (seu|sua|teu|contat~|contact~|e-?mail|mensagem|entrar|escrever)
      agrade[cç]o (o|pelo|a) (seu|sua|contat~|contact~|e-?mail|mensagem)
      agradecemos (o|pelo|a) (seu|sua|contat~|contact~|e-?mail|mensagem)`,
    received: `(recebemos|recebi) (o|a)? ?(seu|sua|teu|tua)? ?(mensagem|e-?mail|pedido|contat~|contacto|solicitacao)
      (seu|sua|o seu|a sua) (mensagem|e-?mail|pedido|solicitacao) (foi|ja foi) (recebid[oa]|registrad[oa]|registad[oa])
      (responderemos|retornaremos) <>(em|no prazo|o mais|brevidade|breve)
      numero d[eo] (ticket|chamado|protocolo|pedido)`,
  },
  fr: {
    subject: `((nous avons )?(bien )?recu votre (demande|message)|(demande|message) (bien )?recue?)
      (reponse|message|courriel|mail) (automatique|d'absence|de vacances)( d'absence)?
      (je suis )?(absent~?|absence)( du bureau| temporaire)?
      (je suis )?(en conges?|en vacances|hors du bureau|hors bureau)
      (avis|message|notification) d'absence`,
    automatic: `(reponse|message|courriel|e-?mail|mail) (est |a ete )?(genere~? |envoye~? )?(automatique|automatiquement)
      (genere|envoye)~? automatiquement
      reponse automatique
      ne pas repondre a ce (message|mail|courriel|e-?mail) automatique
      repondeur automatique`,
    away: `(je suis|je serai|etant|suis|serai|nous sommes|nous serons) <>(absent~|en conges?|en vacances|en deplacement|hors du bureau|en arret|indisponible|en voyage)
      absent~ (du bureau|jusqu~|du \\d)
      (je ne suis|je ne serai) pas <>(disponible|au bureau|joignable)
      (notre bureau|nos bureaux|le bureau|le studio) (est|sont|sera|seront) ferme~
      ne fais plus partie
      ne travaille plus
      (actuellement|je suis|suis|serai) <>(en deplacement|en voyage|deconnectee?|en tournage|en conge (maternite|parental|maladie)|hors ligne)
      (le studio|le bureau|l'agence|nos bureaux|notre agence|la boutique) (est|sont|sera|seront) ferm~
      (ferme~|fermeture) (pour conges|annuelle|jusqu'au|du)
      (en )?conge (maternite|paternite|parental|maladie|annuel|sabbatique)
      (en |mon |pendant mon )absence
      absent~ <>jusqu`,
    limited: `(acces|connexion) <>(limite~|restreint~|reduit~|intermittent~|sporadique)
      (sans|peu d'|pas d'|pas) acces
      (je ne|ne) (pourrai|peux|lirai|consulte|consulterai|lis|serai) (pas|plus|que) <>(repondre|lire|consulter|messages?|mails?|courriels?|regulierement|mesure)
      (reponse|reponses) <>(retard~|delai|tarder|tardive)
      (tarder|retard) <>(repondre|reponse)
      (je ne|ne) (consulte|lis|releve|regarde) (pas|que|plus) <>(mails?|messages?|courriels?|messagerie)
      (peu|rarement|difficilement) <>(joignable|connectee?|mails?)`,
    contact: `(urgen~|urgence|immediat~)<>(contact~|ecri~|appel~|joindre|adress~|joign~)
      (contact~|ecri~|appel~|adress~|joindre) <>(urgen~|en mon absence|pendant mon absence|entre-temps)
      (en|pendant|durant) mon absence`,
    later: `(repondrai|reponds|recontacterai|repondre|reviendrai vers|traiterai|repondrons) <>(des mon retour|a mon retour|a mon (retour|arrivee)|des que|dans les meilleurs delais|au plus vite|apres|prochainement|rapidement)
      (des|a) mon retour
      (de retour|serai de retour|reviens|reprendrai|serai de nouveau) (le|au bureau|des|a partir|lundi|mardi|mercredi|jeudi|vendredi)`,
    thanks: `merci (beaucoup )?(pour|de) (votre|ton|vos|l'|nous avoir|m'avoir|avoir|nous contacter)
      (je vous|nous vous) remercie~? (pour|de) (votre|vos)
      (avons|ai) bien recu`,
    received: `(nous avons|j'ai|avons) (bien )?(recu|pris en compte) (votre|ton) (message|mail|courriel|demande|e-?mail)
      (votre|ta) (message|mail|courriel|demande) (a|a bien) (ete|bien ete) (recue?|enregistree?|pris~ en compte)
      (vous|te) (repondrons|repondra|reviendrons|recontacterons) <>(dans|sous|au plus|rapidement|prochainement)
      numero de (ticket|dossier|demande)`,
  },
  de: {
    subject: `((wir haben )?ihre (anfrage|nachricht|mail) (ist |wurde )?(erhalten|eingegangen|empfangen)|anfrage (erhalten|eingegangen))
      (automatische|autom\\.) (antwort|abwesenheitsnotiz|ruckmeldung|rueckmeldung|benachrichtigung|eingangsbestatigung)
      (abwesenheitsnotiz|abwesenheitsmeldung|abwesenheitsbenachrichtigung|abwesenheit|abwesend|urlaubsnotiz|urlaubsmeldung|urlaubsvertretung)
      (ich bin )?(im urlaub|nicht im buro|ausser haus|derzeit nicht im buro|nicht im haus)
      (auto-?antwort|autoreply|eingangsbestatigung)`,
    automatic: `automatisch~ (bestatigung|empfangsbestatigung|eingangsmeldung|lesebestatigung|rundmail)
      automatisch (generierte?|erstellte?|erzeugte?|versendete?|versandte?|gesendete?|verschickte?)~?
      automatisch~ (antwort|abwesenheitsnotiz|ruckmeldung|nachricht|e-?mail|mail|eingangsbestatigung)
      (antwort|nachricht|mail) <>automatisch (erstellt|generiert|erzeugt|versendet|versandt|verschickt|gesendet)
      abwesenheitsnotiz`,
    away: `(bin|befinde|sind|werde|habe) <>(im urlaub|nicht im buro|nicht im haus|ausser haus|abwesend|in elternzeit|im mutterschutz|auf dienstreise|auf reisen|auf geschaftsreise|unterwegs|urlaub|nicht erreichbar|krankgeschrieben)
      (derzeit|zurzeit|zur zeit|momentan|aktuell|leider) <>(nicht im buro|nicht im haus|ausser haus|abwesend|im urlaub|nicht erreichbar)
      (unser|das) (buro|studio) (ist|bleibt) <>geschlossen
      nicht mehr (bei|fur|im unternehmen|im hause)
      (unterwegs|verreist|auf achse|im ausland|auf (einer )?messe|auf dreh|auf tour|offline|im urlaub|in den ferien|nicht da|nicht verfugbar)
      (unser|das|die) <>(buro|studio|agentur|praxis|geschaft) <>geschlossen
      (betriebsferien|betriebsurlaub|sommerpause|winterpause|elternzeit|mutterschutz)
      (bin|ist|sind|leider|derzeit) <>(erkrankt|krank|krankgeschrieben|nicht erreichbar|nicht am platz|nicht zu erreichen)
      (meine|ihre|unsere) vertretung`,
    limited: `(eingeschrankt~?|begrenzt~?|unregelmassig~?|keinen?|nur sporadisch|sporadisch|nur selten) <>(zugriff|zugang|erreichbar|e-?mails?|abruf~|lesen)
      (mails?|nachrichten|e-?mails?) (wird|werden) (nicht|nur) <>(weitergeleitet|gelesen|bearbeitet|abgerufen)
      (verzogert|verspatet|verzogerung)
      (lese|beantworte|bekomme|sehe|checke|rufe) <>(keine|nur selten|nur unregelmassig|nur sporadisch|kaum) ?<>(mails?|e-?mails?|nachrichten)?
      (nachrichten|mails?|e-?mails?) <>(danach|der reihe nach|nach meiner|spater|nicht gelesen|nicht weitergeleitet)
      (antwort|ruckmeldung|beantwortung) <>(dauern|verzogern|spater|etwas langer)`,
    contact: `(dringend~|notfall~|eilig~|unaufschiebbar~)<>(wend~|kontakt~|erreich~|ruf~|schreib~|meld~|mail~|hilft|hilf)
      (wend~|kontaktier~|erreich~|ruf~|schreib~|meld~) <>(dringend~|notfall~|wahrend meiner abwesenheit|in der zwischenzeit)
      (wahrend|in) meiner abwesenheit
      vertretung`,
    later: `(antworte|melde|beantworte|bearbeite|beantworten|melden|antworten|kummere|lesen) <>(nach meiner ruckkehr|sobald|nach dem urlaub|schnellstmoglich|nach meinem urlaub|umgehend|baldmoglichst|zuruck|danach|in kurze)
      (nach|bei) meiner (ruckkehr|wiederkehr)
      (sobald|wenn) ich (wieder|zuruck)
      (wieder|zuruck) <>(da|erreichbar|im buro|am platz|im einsatz|im haus)
      (ab|am) <>(wieder|zuruck)`,
    thanks: `(vielen |herzlichen |besten )?dank fur (ihre|deine|die|eure|ihr) ~
      danke fur (ihre|deine|die|eure)`,
    received: `(haben|habe) (ihre|deine|eure) (nachricht|anfrage|e-?mail|mail) (erhalten|empfangen|bekommen)
      (ihre|deine) (nachricht|anfrage|e-?mail|mail) (ist|wurde) <>(eingegangen|erhalten|registriert|erfasst|angekommen)
      (bearbeiten|beantworten|melden uns|kummern uns|antworten) <>(innerhalb|schnellstmoglich|binnen|so schnell|umgehend|in kurze|zeitnah)
      (ticketnummer|vorgangsnummer|ticket-?id|bearbeitungsnummer)`,
  },
  it: {
    subject: `(abbiamo ricevuto (la tua|la sua|il tuo|il suo) (richiesta|messaggio)|richiesta ricevuta)
      (risposta|messaggio) (automatic[ao]|di assenza)
      (sono )?(fuori (sede|ufficio|dall'ufficio)|in ferie|in vacanza|assente|assenza( dall'ufficio)?)
      (avviso|notifica) di (assenza|ferie)`,
    automatic: `(risposta|messaggio|e-?mail|mail|notifica) (generat[oa] |inviat[oa] )?(automatic[oa]|automaticamente|in automatico)
      (generat[oa]|inviat[oa]) (automaticamente|in automatico)
      risponditore automatico
      non rispond~ a quest[oa] (messaggio|e-?mail|mail) automatic[oa]`,
    away: `fuori (sede|ufficio|dall'ufficio)
      (sono|saro|siamo|saremo|mi trovo) <>(in ferie|in vacanza|assente|in viaggio|in trasferta|in congedo|in maternita|fuori|in malattia)
      non (sono|saro) <>(in ufficio|disponibile|raggiungibile|reperibile)
      (il nostro ufficio|gli uffici|lo studio|i nostri uffici) (e|sara|sono|saranno|resta|rimarra|restera) chius[oi]
      non lavoro piu
      (sono|saro|siamo|saremo) <>(in viaggio|in trasferta|via|all'estero|in fiera|fuori|offline|in congedo)
      (lo studio|l'ufficio|il nostro ufficio|gli uffici|l'agenzia) <>chius[oi]
      chius[oi] per ferie`,
    limited: `(accesso|connessione) <>(limitat[oa]|ridott[oa]|saltuari[oa])
      (senza|poco|scarso) accesso
      non (potro|posso|leggero|avro|riusciro|controllero) <>(leggere|rispondere|accesso|consultare|posta|e-?mail|mail)
      (potrei|potrebbe) <>(ritardo|tardare|non rispondere)
      (leggo|leggero|controllo|controllero) <>(poco|raramente|saltuariamente|non)
      (risposta|risposte|rispondere) <>(ritard~|lent~|tard~)`,
    contact: `(urgent[ei]|urgenza|urgenze|emergenza|immediat[oa])<>(contatt~|scriv~|chiam~|rivolg~|telefon~)
      (contatt~|scriv~|chiam~|rivolg~) <>(urgent[ei]|urgenza|emergenza|in mia assenza|nel frattempo)
      (in|durante la) mia assenza`,
    later: `(rispondero|rispondo|rispondere|ricontattero|risponderemo|vi scrivero|daro riscontro) <>(al mio (rientro|ritorno)|appena|non appena|quando (torno|rientro)|il prima possibile|al piu presto|dopo)
      al mio (rientro|ritorno)
      (torno|tornero|rientro|rientrero|saro di nuovo|saro di ritorno)`,
    thanks: `(grazie|ti ringrazio|la ringrazio|ringraziamo|la ringraziamo) (mille )?(per|di) (la|il|aver~|averci|avermi|avere|tua|sua)`,
    received: `(abbiamo|ho) (ricevuto|preso in carico) (il|la) (tu[oa]|su[oa]|vostr[oa]) (messaggio|richiesta|e-?mail|mail)
      (il|la) (tu[oa]|su[oa]|vostr[oa]) (messaggio|richiesta|e-?mail|mail) e (stat[oa]|arrivat[oa])
      (risponderemo|ricontatteremo|ti risponderemo) <>(entro|il prima|al piu presto|appena)
      numero (di|del) (ticket|pratica|richiesta)`,
  },
  nl: {
    subject: `((we|wij) hebben (je|uw) (aanvraag|bericht|verzoek|vraag) ontvangen|(aanvraag|verzoek) ontvangen|ontvangstbevestiging)
      (automatisch antwoord|automatische (reactie|beantwoording|reply)|auto(matisch)? ?-?(antwoord|reply))
      (ik ben )?(afwezig~?|niet aanwezig|buiten kantoor|niet op kantoor|op vakantie|met vakantie|met verlof)( bericht)?
      (afwezigheidsmelding|afwezigheidsbericht|afwezigheidsassistent|vakantiebericht)`,
    automatic: `automatisch (antwoord|bericht|gegenereerd~?|verzonden|verstuurd)
      automatische (bevestiging|melding|reactie|beantwoording|antwoordmail|e-?mail|ontvangstbevestiging|reply)
      (afwezigheidsbericht|afwezigheidsmelding)`,
    away: `(ben|wij zijn|we zijn|zal) <>(afwezig|op vakantie|met vakantie|met verlof|niet op kantoor|niet aanwezig|buiten kantoor|op reis|niet bereikbaar|op zakenreis)
      (ons kantoor|de studio|kantoor) (is|blijft) <>gesloten
      niet meer werkzaam
      (op reis|in het buitenland|afwezig|niet aanwezig|niet bereikbaar|vrij|met verlof|ziek|op een beurs|offline) ?(tot|van|en|t/m|vanaf)?
      (ons kantoor|de studio|kantoor|wij zijn) <>gesloten`,
    limited: `(beperkt|geen|weinig|slechts af en toe) <>(toegang|bereikbaar|internet|e-?mails?|mail)
      (mail|e-?mails?|berichten) (wordt|worden|lees ik) niet <>(gelezen|doorgestuurd)?
      (reactie|antwoord|reageren) <>(langer|later|vertraagd|duren)
      (lees|bekijk|check) <>(geen|niet|nauwelijks|weinig)`,
    contact: `(dringend~|spoed~|urgent~|noodgeval~)<>(contact|bel|mail|schrijf|neem|bereik~|terecht)
      (contact|bel|mail) <>(dringend~|spoed~|urgent~|tijdens mijn afwezigheid|in de tussentijd)
      (tijdens|bij|in) mijn afwezigheid`,
    later: `(reageer|antwoord|beantwoord|neem|reageren|beantwoorden|contact op) <>(na mijn (terugkomst|vakantie)|zodra|zo snel mogelijk|zo spoedig mogelijk|bij terugkomst|terug ben)
      (na|bij) (mijn )?terugkomst
      (ben|ik ben) <>(terug|weer (bereikbaar|aanwezig|op kantoor|beschikbaar))`,
    thanks: `(bedankt|dank|hartelijk dank|dank je|dank u)( wel)? voor (je|uw|jouw|het|de) ~`,
    received: `(hebben|heb) (je|uw|jouw) (bericht|mail|e-?mail|aanvraag|vraag) <>ontvangen
      (je|uw) (bericht|mail|e-?mail|aanvraag) is <>(ontvangen|geregistreerd)
      (reageren|antwoorden|beantwoorden|nemen) <>(binnen|zo snel|zo spoedig)
      ticketnummer`,
  },
  pl: {
    subject: `(otrzymalismy (twoje|panstwa) (zgloszenie|wiadomosc)|potwierdzenie otrzymania( wiadomosci)?)
      (automatyczna odpowiedz|odpowiedz automatyczna|autoodpowiedz|autoresponder)
      (jestem )?(poza biurem|na urlopie|nieobecnosc~?|nieobecn[ya])( w biurze)?
      (powiadomienie|informacja) o nieobecnosci
      urlop`,
    automatic: `automatyczn[aey]~? (odpowiedz|wiadomosc|potwierdzenie|e-?mail)
      (odpowiedz|wiadomosc) (zostala )?(wygenerowan[ay]|wyslan[ay]|generowan[ay])? ?automatyczn~
      (wygenerowan[aoy]|wyslan[aoy]) automatycznie
      autoresponder`,
    away: `(jestem|bede|przebywam|jestesmy) <>(poza biurem|na urlopie|nieobecn[ya]|w podrozy|w delegacji|na zwolnieniu|niedostepn[ya]|na wakacjach)
      nie (ma mnie|bedzie mnie|jestem|bede) <>(w biurze|dostepn[ya]|w pracy)
      (nasze|biuro) <>(zamkniete|nieczynne)
      juz nie pracuje
      (jestem|bede|przebywam) <>(w podrozy|za granica|na wyjezdzie|na targach|na zwolnieniu|offline|nieobecn[ya]|w trasie)
      (biuro|studio|firma) <>(zamkniete|nieczynne|zamknieta|nie pracuje)`,
    limited: `(ograniczony|brak|bez|utrudniony|sporadyczny) <>(dostep~|kontakt~|internet~)
      nie (bede|mam|moge) <>(odbiera~|czyta~|sprawdza~|dostepu|odpisywac|odpowiadac)
      (odpowiedz|odpisac|odpowiedziec) <>(opozni~|pozniej)
      (odpowiedz~|odpisuje|odpowiadam) <>(opozni~|pozniej|rzadko|wolniej)
      rzadko <>(zagladam|sprawdzam|czytam)`,
    contact: `(pilny~|piln~|naglych|nagly~)<>(kontakt~|dzwon~|pisa~|telefon~|prosz~)
      (kontakt~) <>(piln~|podczas mojej nieobecnosci)
      (podczas|w czasie|na czas|pod) (mojej |moja )?nieobecnos~`,
    later: `(odpowiem|odpisze|odpowiemy|skontaktuje sie|odezwe sie) <>(po powrocie|po (moim )?powrocie|jak najszybciej|gdy wroce|jak tylko|kiedy wroce|wkrotce|po urlopie)
      po (moim )?powrocie
      (wracam|wroce|bede ponownie|bede znowu|powroce)`,
    thanks: `(dziekuje|dziekujemy|dziekuje bardzo) za (wiadomosc|kontakt|maila|mail|e-?mail|twoja|panstwa|pana|pani|przeslan~|zgloszenie)`,
    received: `(otrzymalismy|otrzymalam|otrzymalem) (twoja|panstwa|pana|pani) (wiadomosc|zgloszenie|mail~|prosbe|zapytanie)
      (twoja|panstwa|twoje|panstwa) (wiadomosc|zgloszenie) (zostal[ao]) <>(przyjet[ae]|zarejestrowan[ae]|odebran[ae]|otrzyman[ae])
      (odpowiemy|odezwiemy) <>(w ciagu|jak najszybciej|wkrotce)
      numer (zgloszenia|sprawy)`,
  },
  ru: {
    subject: `(ваш(а|е|и)? (заявка|обращение|запрос|письмо) (получен[аоы]?|принят[аоы]?|зарегистрирован[аоы]?)|мы получили ваш[еу]? (запрос|письмо|обращение|заявку))
      (автоматический ответ|автоматическое (сообщение|уведомление)|автоответ~?)
      (я )?(в отпуске|вне офиса|нет на месте|отсутствую|отсутствие)( на рабочем месте)?
      (уведомление|сообщение) об отсутствии`,
    automatic: `автоматическ~ (ответ|сообщение|письмо|уведомление)
      (ответ|сообщение|письмо|уведомление) <>(автоматически|сформировано|создано|отправлено) (автоматически|системой)?
      автоответ~
      не отвечайте на (это|данное) (письмо|сообщение)`,
    away: `(я|сейчас|нахожусь|буду|временно|мы) <>(в отпуске|вне офиса|в командировке|отсутствую|в отъезде|на больничном|не на рабочем месте|в декрете|отсутствовать|в поездке|недоступн[аы]?)
      (меня|меня сейчас|меня не) <>(нет в офисе|не будет в офисе|нет на месте|не будет на месте|не будет на работе)
      (нахожусь|нахожусь сейчас|ушла?|ухожу) в (отпуске|отпуск)
      (офис|наш офис|студия) <>(закрыт|не работает|закрыта)
      больше не работаю
      (в отъезде|в командировке|в поездке|в отпуске|вне офиса|на больничном|в декрете|в дороге|за границей|не в офисе|на съемках|вне зоны доступа) ?(до|по|с)?
      (наш офис|офис|студия|магазин|мы) <>(закрыт[аы]?|не работа(ет|ем)|на каникулах)
      (меня|сейчас меня) <>нет (на месте|в офисе|на работе)
      (болею|заболела?|приболела?|в больнице)`,
    limited: `(ограничен~|нет|без|редкий|нерегулярн~) <>(доступ~|интернет~|почт~|связ~)
      (не смогу|не могу|не буду|не имею) <>(отвечать|читать|проверять|ответить|доступ~|оперативно)
      (ответ|отвечать|ответить) <>(с задержкой|задерж~|позже)
      (почту|письма) <>(читаю|проверяю|смотрю) <>(редко|не|нечасто|раз)
      (отвечаю|ответ|ответы) <>(с задержкой|медленн~|позже|задерж~)`,
    contact: `(срочн~|экстренн~|неотложн~)<>(обращай~|обратит~|свяж~|звон~|пиш~|писать|связ~|обращат~)
      (обращай~|обратит~|свяж~|звон~|пиш~) <>(срочн~|в мое отсутствие|на время моего отсутствия)
      (в|во время|на время) (мое|моего) отсутстви[ея]`,
    later: `(отвечу|ответим|свяжусь|вернусь с ответом|отвечу вам|рассмотрю|прочту) <>(после возвращения|по возвращении|как только|когда вернусь|в ближайшее|при первой|позже|сразу|после отпуска|на ваше письмо)
      (после|по) (моего )?возвращени[ияю]
      (вернусь|буду на связи|выйду на работу|вернуться|буду в офисе|снова на связи)`,
    thanks: `(спасибо|благодарю|благодарим)( вас)? за (ваше|ваш|письмо|сообщение|обращение|то, что|твое)`,
    received: `(мы|я)? ?(получили|получил|получила|получен[оа]) ваше? (письмо|сообщение|обращение|запрос)
      (ваше?|вашу) (письмо|сообщение|обращение|запрос|заявка) <>(получено|принято|зарегистрирован[оа]?|принят|принята|получен)
      (ответим|свяжемся|ответит) <>(в течение|в ближайшее|как можно скорее|вскоре)
      номер (обращения|заявки|тикета)`,
  },
  tr: {
    subject: `((talebiniz|mesajiniz) (alindi|bize ulasti)|talebinizi aldik)
      (otomatik|otomatik e-?posta) (yanit|cevap|mesaj|bildirim|yaniti)
      (ofis disinda~?|ofis disi( mesaji)?|izindeyim|tatildeyim|izinli~|yillik izin~)( mesaji)?`,
    automatic: `otomatik (olarak )?(yanit|cevap|mesaj|gonderil~|olusturul~|bir yanit|bir mesaj|e-?posta)~?
      otomatik bir (yanit|cevap|mesaj|e-?posta)~`,
    away: `(ofis|is yeri|buro) ?(disinda~|disi)
      (ofiste|iste|masamda) (degilim|olmayacagim|bulunmuyorum|bulunmayacagim)
      (izinde|tatilde|seyahatte|yurt disinda|izinli|raporlu|is seyahatinde)( olacagim|yim|~| bulunuyorum| olacagim)
      (yillik iznimi|yillik izin~|dogum izn~) ~
      (ofisimiz|studyomuz) <>kapali~
      artik <>calismiyorum
      (seyahatteyim|yoldayim|izindeyim|tatildeyim|yurt disindayim|raporluyum|ofiste degilim|ofis disindayim|musait degilim|fuardayim)
      (ofisimiz|studyomuz|sirketimiz|isyerimiz) <>(kapali~|tatil~)
      (bayram|yilbasi|yaz|kis) tatili~`,
    limited: `(sinirli|kisitli|duzensiz) <>(erisim~|internet~|ulas~)
      (e-?postalarim~|maillerim~|mesajlarim~|e-?posta~) <>(erisim~|erisem~|kontrol edemey~|okuyamay~|bakamay~|sinirli)
      (gecik~|gec) <>(yanit~|cevap~|olabil~)
      (e-?posta~|mail~|mesaj~) <>(gec|gecik~|sinirli|aralikli|nadiren)
      (anlayisiniz|sabriniz) icin tesekkur~`,
    contact: `(acil~|ivedi)<>(ulas~|ara~|iletisim~|yaz~|irtibat~|basvur~)
      (yoklugumda|bulunmadigim sure~|izinde oldugum sure~)`,
    later: `(donusumde|dondugumde|dondukten sonra|doner donmez|ofise dondugumde|en kisa surede|izin donusu~) <>(yanit~|cevap~|don~|ilgilen~|iletisim~)
      (yanit~|cevap~) <>(donusumde|dondugumde|en kisa surede)
      (donusumde|dondugumde|doner donmez)
      (donecegim|geri donecegim|isbasi yapacagim|ofiste olacagim|ofise donecegim)`,
    thanks: `(e-?postaniz|mesajiniz|mailiniz|ilginiz|iletiniz|bize ulastiginiz|yazdiginiz) icin (cok )?tesekk?ur~`,
    received: `(mesajiniz|e-?postaniz|talebiniz|mailiniz|iletiniz|basvurunuz)i? (bize |tarafimiza |basariyla )?(ulas~|alin~|kaydedil~|aldik)
      (mesajinizi|e-?postanizi|talebinizi|mailinizi) aldik
      (gun|saat|is gunu) icinde <>(yanit~|cevap~|don~)
      (talep|destek|bilet|kayit) (numara~|no)`,
  },
  id: {
    subject: `(balasan|jawaban|respon|pesan) otomatis
      (sedang )?(tidak (berada )?di kantor|cuti|di luar kantor|luar kantor)
      (pemberitahuan|pesan) (cuti|ketidakhadiran)`,
    automatic: `(balasan|jawaban|respon|pesan|e-?mail|surel) <>(otomatis|secara otomatis)
      (dikirim|dibuat|dihasilkan) (secara )?otomatis
      (jangan|mohon tidak|tidak perlu) (membalas|balas) (pesan|e-?mail) (otomatis )?ini`,
    away: `(tidak|sedang tidak) (sedang )?(berada )?di (kantor|tempat)
      (saya|sedang|kami|akan) <>(cuti|di luar kantor|berlibur|liburan|dinas luar|perjalanan dinas|di luar kota|di luar negeri|libur|tidak berada)
      (kantor|studio)( kami)? (tutup|sedang tutup|akan tutup)
      tidak lagi bekerja
      (sedang|saya|kami|akan) <>(dinas luar|dinas|perjalanan|di luar negeri|di luar kota|mudik|sakit|cuti melahirkan|libur|offline)
      (kantor|studio|toko)( kami)? <>(libur|tutup)
      tidak (masuk|berada di|ada di) (kantor|kerja|tempat)
      (sedang|saya) cuti`,
    limited: `(akses|koneksi|internet) <>(terbatas|tidak stabil|sangat terbatas)
      (tidak|tidak akan|belum) (dapat|bisa|akan) <>(membaca|memeriksa|membalas|mengakses|mengecek)
      (balasan|membalas|respon) <>(terlambat|lambat|tertunda|lebih lama)
      mohon maaf <>(keterlambatan|ketidaknyamanan|lambat)
      (jarang|sulit) <>(membuka|membaca|mengecek|membalas)`,
    contact: `(mendesak|darurat|penting|segera|urgent)<>(hubungi|menghubungi|kontak|telepon|email ke)
      (hubungi|menghubungi) <>(mendesak|darurat|selama saya)
      selama (saya )?(cuti|tidak ada|ketidakhadiran|berhalangan)`,
    later: `(membalas|balas|menjawab|merespon|menghubungi|menanggapi) <>(setelah|sekembali~|begitu|segera setelah|saat saya kembali|ketika saya|secepatnya|sesegera)
      (setelah|begitu|saat|ketika|segera setelah) saya kembali
      (akan )?kembali (pada|bekerja|ke kantor|tanggal|\\d)`,
    thanks: `terima ?kasih (banyak )?(atas|telah|sudah) (e-?mail|pesan|menghubungi|surel|mengirim|menulis|kontak)~?`,
    received: `(kami|saya) (telah|sudah) menerima (pesan|e-?mail|permintaan|surel)
      (pesan|e-?mail|permintaan|surel)( anda)? (telah|sudah) (kami )?(terima|diterima|tercatat)
      (akan|kami akan) (membalas|merespon|menghubungi|menjawab) <>(dalam|secepat~|segera)
      nomor (tiket|kasus)`,
  },
  vi: {
    subject: `(tra loi|phan hoi|thu tra loi|hoi am) tu dong
      (dang )?(vang mat|nghi phep|khong co mat tai van phong|ngoai van phong|di vang|di cong tac)
      (thong bao) (vang mat|nghi phep)`,
    automatic: `(tra loi|phan hoi|gui|tin nhan|email|thu|thong bao) (duoc (gui|tao) )?tu dong
      (gui|tao) (mot cach )?tu dong`,
    away: `(vang mat|nghi phep|di cong tac|di vang|nghi le|nghi thai san|nghi mat|di du lich|ra ngoai van phong)
      khong (co mat|o|lam viec) (tai |o )?(van phong|cong ty)
      (van phong|studio)( chung toi)? <>(dong cua|nghi)
      khong con lam viec
      (dang|toi) <>(di cong tac|cong tac|di nghi|o nuoc ngoai|nghi om|nghi phep|nghi tet|khong lam viec|vang mat)
      (van phong|cong ty|studio|cua hang) <>(nghi|dong cua)
      toi (dang )?(vang mat|nghi)`,
    limited: `(han che|khong the|kho|it) <>(truy cap|internet|kiem tra|doc|tra loi|ket noi)
      (tra loi|phan hoi) <>(cham|muon|tre)
      (co the|se) <>(tra loi|phan hoi) <>(cham|muon|tre)
      (it khi|khong thuong xuyen) <>(kiem tra|doc)
      mong (ban|quy khach|anh/chi) thong cam`,
    contact: `(khan cap|gap|can gap|khan)<>(lien he|goi|lien lac|gui)
      (lien he|goi|lien lac) <>(khan cap|gap|trong thoi gian nay)
      trong thoi gian (toi )?(vang mat|nghi)`,
    later: `(tra loi|phan hoi|lien he|lien lac|hoi am) <>(sau khi|ngay khi|khi toi (quay|tro)|khi tro lai|som nhat|som)
      (sau khi|ngay khi|khi) (toi )?(quay lai|tro lai|tro ve)
      (tro lai|quay lai|lam viec lai|di lam lai)`,
    thanks: `(cam on|xin cam on|chan thanh cam on) (ban|quy khach|anh|chi|anh/chi)? ?(da|vi|ve) (gui|lien he|email|thu|quan tam|viet)~?`,
    received: `(da nhan duoc|nhan duoc) (email|thu|tin nhan|yeu cau)
      (email|thu|yeu cau|tin nhan) (cua (ban|quy khach|anh/chi) )?da duoc (nhan|tiep nhan|ghi nhan)
      (phan hoi|tra loi|lien he) <>(trong vong|trong|som nhat)
      ma (yeu cau|ho tro|ticket)`,
  },
  ar: {
    subject: `(رد|الرد|رساله|اجابه) (تلقائي|تلقائيه|الي|اليه|التلقائي)
      (خارج المكتب|في اجازه|انا في اجازه|انا خارج المكتب|غير متواجد|اجازه)`,
    automatic: `(رد|الرد|رساله|الرساله|بريد|رسالة) <>(تلقائي~|الي|اليه|اليا|التلقائي~)
      (ارسلت|ارسال|انشاء|تم ارسال) <>(تلقائيا|اليا)
      (لا ترد|عدم الرد|يرجي عدم الرد) علي هذه الرساله`,
    away: `خارج (ال)?(مكتب|عمل|بلاد|البلاد|دوله)
      (في|ب)( )?(اجازه|اجازتي|رحله عمل|سفر|مهمه عمل)~?
      (غير|لست|لن اكون) <>(متواجد~?|متاح~?|موجود~?)( في المكتب)?
      (مكتبنا|المكتب|الاستوديو) (مغلق|سيكون مغلقا)
      لم اعد اعمل
      (مسافر~?|في اجازه|في سفر|خارج البلاد|خارج المكتب|في مهمه|غير متاح~?|في اجازه مرضيه|في اجازه امومه)
      (مكتبنا|المكتب|مكاتبنا|الشركه|الاستوديو) <>مغلق~?`,
    limited: `(وصول|الوصول|اتصال|انترنت|الاتصال) <>(محدود~?|متقطع~?)
      (لن|لا) (اتمكن|استطيع|يمكنني|اكون قادرا) <>(قراءه|الاطلاع|الرد|الوصول|متابعه)~?
      (قد )?(يتاخر|اتاخر|تاخير|تاخر) <>(الرد|ردي|في الرد)
      (قد )?(يتاخر|تتاخر|ساتاخر|اتاخر) <>(ردي|الرد|الردود|في الرد)?
      (نعتذر|اعتذر|عذرا) عن <>(التاخير|الازعاج)`,
    contact: `(عاجل~?|طاري~?|الطارئه|العاجله|ضروري~?|طوارئ)<>(تواصل|التواصل|اتصل|الاتصال|مراسل~|راسل|مراجعه)~?
      (تواصل|اتصل|راسل|التواصل|الاتصال) <>(عاجل~?|الطارئه|اثناء غيابي|العاجله)
      (في|خلال|اثناء) (فتره )?غيابي`,
    later: `(سارد|سوف ارد|سنرد|سارد عليك~?|الرد عليك~?|ساجيب|ساتواصل|سوف اتواصل) <>(عند|بعد|فور|حال|في اقرب|قريبا)
      (عند|بعد|فور|حال) عودتي
      (ساعود|اعود|عودتي|ساكون متاحا|ساكون متواجدا)`,
    thanks: `(شكرا|اشكرك~?|نشكرك~?) (لك~? )?(جزيلا )?(علي|ل)~? ?(رسالتك~?|تواصلك~?|بريدك~?|مراسلتنا|التواصل|مراسلتك~?)`,
    received: `(لقد )?(استلمنا|تلقينا|وصلتنا|تلقيت|استلمت|وصلتني) (رسالتك~?|طلبك~?|استفسارك~?|بريدك~?)
      (تم) (استلام|تسجيل|تلقي) (رسالتك~?|طلبك~?|استفسارك~?)
      (سنرد|سيتم الرد|سنتواصل|سيقوم) <>(خلال|في اقرب|قريبا|في غضون)
      رقم (التذكره|الطلب|الحاله)`,
  },
  hi: {
    subject: `(स्वचालित|स्वतः|ऑटो|आटोमेटिक|ऑटोमैटिक) (उत्तर|जवाब|प्रतिक्रिया|रिप्लाई|संदेश)
      (कार्यालय से बाहर|ऑफिस से बाहर|छुट्टी पर|अवकाश पर)`,
    automatic: `(स्वचालित|स्वतः|ऑटोमैटिक|ऑटो) <>(उत्तर|जवाब|प्रतिक्रिया|संदेश|ईमेल|रिप्लाई)`,
    away: `(कार्यालय|ऑफिस|ऑफ़िस|दफ्तर|दफ़्तर) (से|में) (बाहर|नहीं)
      (छुट्टी|अवकाश|छुट्टियों|यात्रा|दौरे|अवकाश) (पर|मे|में)
      (छुट्टी|अवकाश|यात्रा|दौरे) (पर|में)
      (कार्यालय|ऑफिस|दफ्तर) (बंद|से बाहर)`,
    limited: `(सीमित|कम|नहीं) <>(पहुंच|पहुँच|इंटरनेट|ईमेल)
      (ईमेल|मेल|संदेश) <>(नहीं देख|नहीं पढ़|सीमित)
      (देरी|विलंब)`,
    contact: `(तत्काल|ज़रूरी|जरूरी|आपात~|अत्यावश्यक|इमरजेंसी|अति आवश्यक)<>(संपर्क|कॉल|फोन|फ़ोन|लिखें)
      (मेरी अनुपस्थिति|मेरी गैरमौजूदगी)`,
    later: `(लौटने|वापस आने|वापसी) (पर|के बाद|के पश्चात) <>(उत्तर|जवाब|संपर्क)
      (जल्द|शीघ्र|जल्दी|यथाशीघ्र) <>(उत्तर|जवाब|संपर्क)`,
    thanks: `(ईमेल|मेल|संदेश|संपर्क करने|लिखने) (के लिए|हेतु) (बहुत )?(धन्यवाद|शुक्रिया|आभार)`,
    received: `(हमें|मुझे) आपका (ईमेल|संदेश|अनुरोध|मेल) (मिल|प्राप्त)
      आपका (ईमेल|संदेश|अनुरोध|मेल) (प्राप्त|मिल|दर्ज)
      (टिकट|अनुरोध) (संख्या|नंबर)`,
  },
  ja: {
    subject: `(自動|オート)(返信|応答|回答|送信|リプライ)
      (不在|休暇|外出|休業|出張)(通知|のお知らせ|のため|連絡|中)
      (不在|休暇)`,
    automatic: `自動(返信|応答|送信|配信|的に)
      システムより自動
      (本|この)メール(は|に)[^。\\n]{0,20}自動`,
    away: `(休暇|休業|不在|出張|外出|育休|産休|夏休み|夏季休業|年末年始)[^。\\n]{0,14}(おります|います|いたします|致します|させて|中です|しており|のため|となり|となります|取得)
      席を外して
      (退職|退社)(いた|致|し)
      (休暇|休業|夏季休暇|夏季休業|冬季休業|年末年始|出張|不在|外出|お休み|有給|育児休業|育休|産休)[^。\\n]{0,16}(おります|います|いたします|致します|ため|中|まで|となり|頂|いただ|期間)
      (お休みを|休みを)(いただ|頂)`,
    limited: `(メール|ご連絡)[^。\\n]{0,16}(確認|対応|返信|お返事)[^。\\n]{0,10}(できません|出来ません|できない|出来ない|難しい|いたしかねます|遅れ|遅く|お時間|限られ)
      (返信|ご返信|お返事|ご回答|対応)[^。\\n]{0,14}(遅れ|遅く|お時間をいただ|お時間を頂|できかね|いたしかね)
      (限られた|不安定な)[^。\\n]{0,8}(環境|接続)
      (返信|ご返信|お返事|ご回答|対応)[^。\\n]{0,8}(遅れ|遅く|お時間|遅延)
      (ご不便|ご迷惑)をお(かけ|掛け)`,
    contact: `(お急ぎ|緊急|至急|急ぎ)[^。\\n]{0,30}(ご連絡|連絡|お電話|電話|お問い合わせ|まで)
      不在(中|の間)[^。\\n]{0,16}(まで|連絡)`,
    later: `(戻り次第|復帰後|休暇明け|出社後|確認次第|帰社後|休業明け|追って|後日|改めて)[^。\\n]{0,24}(返信|連絡|対応|回答|返事|お答え)
      順次(ご)?(返信|対応|連絡|回答)`,
    thanks: `(メール|ご連絡|お問い合わせ|お問合せ|ご返信)[^。\\n]{0,10}(ありがとう|有難う|いただき|頂き)`,
    received: `(お問い合わせ|お問合せ|メール|ご連絡)[^。\\n]{0,8}(受け付け|受付|受信|拝受|承り|受領)
      (営業日|日|時間)以内に[^。\\n]{0,12}(返信|連絡|回答|返事)
      担当者(より|から)[^。\\n]{0,14}(返信|連絡|回答)
      (受付|チケット|お問い合わせ)番号`,
  },
  ko: {
    subject: `자동 ?(회신|응답|답장|답변)
      (부재|휴가|외근|출장|휴무)( ?중)?( ?(알림|안내|메시지|자동응답))?`,
    automatic: `자동 ?(으로 )?(회신|응답|답장|답변|발송|전송|생성)
      (자동으로|시스템에서)[^.\\n]{0,10}(발송|전송|생성|보내)`,
    away: `(휴가|부재|출장|외근|휴무|휴직|여행|육아휴직|출산휴가|연차)( ?중| ?를| ?을| ?로|로 인해|입니다|이며|중이)
      (사무실|자리|회사)(에|를)? (없|비우|비웁|비워|부재|있지 않)
      자리를 비
      퇴사(하였|했|하여|한)
      (휴가|부재|출장|외근|휴무|휴직|병가|연차|여행|교육|촬영)[^.\\n]{0,8}(중|입니다|이라|으로|로|까지|예정)
      (사무실|회사|스튜디오|매장)[^.\\n]{0,10}(휴무|휴업|쉽니다|닫)`,
    limited: `(이메일|메일|인터넷|연락)[^.\\n]{0,12}(확인|접속|사용|회신|답변)?[^.\\n]{0,8}(어렵|어려|제한|불가|못|없)
      (회신|답변|답장|응답)[^.\\n]{0,10}(늦|지연|어려|어렵|시간이)
      (회신|답변|답장|확인)[^.\\n]{0,8}(늦|지연|어렵|어려)
      양해[^.\\n]{0,6}(부탁|바랍니다|해)`,
    contact: `(급한|긴급|급하|시급|긴급한)[^.\\n]{0,24}(연락|전화|문의|메일)
      부재 ?(중|기간)[^.\\n]{0,16}(연락|문의)`,
    later: `(복귀|돌아|출근|확인)[^.\\n]{0,12}(회신|답변|답장|연락|답)
      (빠른 시일|최대한 빨리|조속히|가능한 한|곧)[^.\\n]{0,14}(회신|답변|답장|연락|답)`,
    thanks: `(메일|이메일|연락|문의)[^.\\n]{0,10}(감사|고맙)`,
    received: `(문의|메일|이메일|요청|메시지)[^.\\n]{0,12}(접수|정상적으로|수신|잘 받|도착)
      (영업일|시간|일) ?(이내|내|안)에?[^.\\n]{0,12}(회신|답변|답장|연락|답)
      (접수|티켓|문의) ?번호`,
  },
}
