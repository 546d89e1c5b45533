/** The most usual words of a language: they tell it, and are no key words. Italian, Portuguese and Dutch are only told apart. */
export const foreignStopWords = {
  de: toSet(`aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da dabei dadurch dafür dagegen damit dann
    daran darauf daraus darf darüber das dass dein deine deinem deinen deiner dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser
    dieses doch dort du durch ein eine einem einen einer eines einfach er es etwa etwas euch euer eure für ganz gar gegen gern gibt hab habe haben hast hat hatte
    hier hin ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem keinen können könnt
    machen macht man mehr mein meine mich mir mit möchte möchten muss müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit
    sich sie sind so sodass soll sollen sondern sowie statt über um und uns unser unsere unserem unseren unserer unter viel viele vielen vom von vor wann warum was weil
    weiter welche welcher wenn wer werden weniger wie wieder will willst wir wird wo wollen worden wurde würde zu zum zur zwischen beste besten neue neuen neu seit dank gerne
    suchen sucht arbeiten bieten zeigen lieben kommen kommt geht jahren jahre jahr tag tage tagen woche wochen menschen leute marke marken kunden gesucht mal zwei drei vier`),
  es: toSet(`a al algo algún alguna algunas algunos ante antes aquí así aun aunque bajo bien cada casi como cómo con contra cual cuál cuando cuándo de del desde donde dónde
    dos durante e el él ella ellas ellos en entre era eres es esa esas ese eso esos esta está estamos están estar estas este esto estos fue fueron gran grandes ha había han
    hace hacemos hacen hacer hasta hay he hemos la las le les lo los más me mejor mejores mi mis mismo misma mucho muchos mucha muchas muy nada ni no nos nosotros nuestra nuestras nuestro
    nuestros o os otra otras otro otros para pero poco podemos por porque puede pueden que qué queremos quien quienes quién se sea según ser si sí siempre sin sobre solo sólo
    somos son su sus también tan tanto te tenemos tiene tienen tener tus tu todo toda todos todas tres un una unas uno unos usted ustedes vosotros y ya yo buscamos ofrecemos creamos
    trabajamos años año día días semana personas gente marca marcas clientes nuevo nueva nuevos nuevas desde vez hoy cuatro cinco`),
  fr: toSet(`a à afin ai aime aiment alors après as au aucun aussi autre autres aux avant avec avez avons bien car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci
    comme comment d dans de depuis des deux donc dont du elle elles en encore entre est et été être eux faire fait faisons font grâce grand grande hors ici il ils j je jusqu l la là le les leur
    leurs lors lui ma mais me même mes moi moins mon n ne ni non nos notre nous on ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi qu quand que quel
    quelle quelles quels qui quoi s sa sans se ses si son sont sous sur t ta tant te tes toi ton toujours tous tout toute toutes très trop trois tu un une vers via voici vos votre vous y
    cherchons proposons créons recherchons ans an année jour jours semaine gens personnes marque marques clients nouveau nouvelle nouveaux nouvelles meilleur meilleurs quatre cinq avoir c qu'il aujourd hui`),
  others: [
    toSet(`il lo gli un uno una di da in con su per tra fra e ed o ma se che chi non più anche come quando dove della del delle dei degli dello nel nella nelle al alla alle sono siamo nostro
      nostra nostri nostre questo questa ogni molto tutti tutte cerchiamo`),
    toSet(`o os a as um uma de do da dos das em no na nos nas com por para e ou mas se que quem não mais também como quando onde são somos nosso nossa nossos nossas este esta isso cada
      muito todos todas você procuramos ao à`),
    toSet(
      `de het een en van voor met op in te is zijn wij we ons onze dat die dit deze niet ook als maar of om naar door bij uit aan er hun meer alle wordt worden zoeken jouw je ze`,
    ),
  ],
}

function toSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
