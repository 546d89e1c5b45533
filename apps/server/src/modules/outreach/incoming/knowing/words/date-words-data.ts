import type { KnownLanguage } from './languages.ts'

/** Words of dates, and what says which end of an absence a date is; see `compilePhrases` for the signs in them. */
export interface DateWords {
  /** From January; forms of one month are separated by blanks. None: months are written as numbers. */
  readonly months: readonly string[]
  /** From Monday. */
  readonly weekdays: readonly string[]
  /** Before the last day of an absence. */
  readonly until: string
  /** Directly before it, in a range. */
  readonly to: string
  /** Directly behind it. */
  readonly untilBehind: string
  /** Beside the first day back. */
  readonly back: string
  /** Before or directly behind the first day of an absence. */
  readonly from: string
  readonly tomorrow: string
  readonly today: string
  readonly nextWeek: string
  /** Before a month: its end. */
  readonly endOf: string
}

const none = ''

export const dateWords: Readonly<Record<KnownLanguage, DateWords>> = {
  en: {
    months:
      'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec'.split(
        '|',
      ),
    weekdays: 'monday mon|tuesday tue tues|wednesday wed|thursday thu thurs|friday fri|saturday sat|sunday sun'.split(
      '|',
    ),
    until: 'until\ntill?\nthrough\nthru\nup to\nuntill\nafter\nends?( on)?',
    to: 'to\nand',
    untilBehind: 'inclusive',
    back: 'back\nreturn~\navailable again\nresume~\nre-?open~\nin the office (again )?(on|from)\nbe available (on|from)\nas of\nreachable again',
    from: 'from\nsince\nstarting\nbeginning',
    tomorrow: 'tomorrow',
    today: 'today',
    nextWeek: 'next week',
    endOf: '(the )?end of',
  },
  zh: {
    months: [],
    weekdays:
      '星期一 周一 週一 礼拜一 禮拜一|星期二 周二 週二 礼拜二 禮拜二|星期三 周三 週三 礼拜三 禮拜三|星期四 周四 週四 礼拜四 禮拜四|星期五 周五 週五 礼拜五 禮拜五|星期六 周六 週六 礼拜六 禮拜六|星期日 星期天 周日 周天 週日 週天 礼拜日 礼拜天 禮拜日 禮拜天'.split(
        '|',
      ),
    until: '至\n到\n直到\n直至\n截至\n截止',
    to: '至\n到',
    untilBehind: '(之)?前\n为止\n為止\n结束\n結束\n止\n期间\n期間\n(之)?(后|後)',
    back: '返回\n回来\n回來\n回到\n返岗\n返崗\n返工\n上班\n复工\n復工\n恢复\n恢復\n回公司\n回办公室\n回辦公室\n销假\n銷假\n归来\n返校\n开工\n回国\n起[^。\\n]{0,4}(正常|恢复|恢復)',
    from: '从\n自\n從\n于\n由\n起\n开始\n開始',
    tomorrow: '明天\n明日',
    today: '今天\n今日',
    nextWeek: '下周\n下週\n下星期',
    endOf: none,
  },
  es: {
    months:
      'enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sept sep|octubre oct|noviembre nov|diciembre dic'.split(
        '|',
      ),
    weekdays: 'lunes|martes|miercoles|jueves|viernes|sabado|domingo'.split('|'),
    until: 'hasta\ndespues del?',
    to: 'al?\ny el',
    untilBehind: 'inclusive\nincluido',
    back: 'regres~\nvuelv~\nvolvemos\nvolver~\nvuelta\nreincorpor~\nretomar~\nde nuevo\nnuevamente\na partir del?\notra vez\nestare de vuelta\nreabr~',
    from: 'del?\ndesde( el)?',
    tomorrow: 'manana',
    today: 'hoy',
    nextWeek: '(la )?(proxima semana|semana que viene)',
    endOf: '(finales?|fin) de',
  },
  pt: {
    months:
      'janeiro jan|fevereiro fev|marco mar|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|novembro nov|dezembro dez'.split(
        '|',
      ),
    weekdays:
      'segunda segunda-feira|terca terca-feira|quarta quarta-feira|quinta quinta-feira|sexta sexta-feira|sabado|domingo'.split(
        '|',
      ),
    until: 'ate\napos\ndepois de',
    to: 'ao?\ne',
    untilBehind: 'inclusive',
    back: 'volt~\nretorn~\nregress~\nde volta\nnovamente\na partir d[eoa]\nreabr~\nretom~',
    from: 'd[eoa]\ndesde',
    tomorrow: 'amanha',
    today: 'hoje',
    nextWeek: '(a |na )?(proxima semana|semana que vem)',
    endOf: '(fim|final) (de|do mes de)',
  },
  fr: {
    months:
      'janvier janv|fevrier fevr|mars|avril avr|mai|juin|juillet juil|aout|septembre sept|octobre oct|novembre nov|decembre dec'.split(
        '|',
      ),
    weekdays: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'.split('|'),
    until: "jusqu'au?\njusqu'a\napres le",
    to: 'au?\net le',
    untilBehind: 'inclus~\ncompris',
    back: 'retour\nrevien~\nreviendr~\nde nouveau\na nouveau\na partir du?\nreprend~\nreprise\nrentre~\nrouvr~\nreouv~\ndes le',
    from: 'du?\ndepuis( le)?',
    tomorrow: 'demain',
    today: "aujourd'hui",
    nextWeek: '(la )?semaine prochaine',
    endOf: "(la )?fin( du mois d[e'])?",
  },
  de: {
    months:
      'januar jan|februar feb|marz maerz mrz|april apr|mai|juni jun|juli jul|august aug|september sept sep|oktober okt|november nov|dezember dez'.split(
        '|',
      ),
    weekdays: 'montag mo|dienstag di|mittwoch mi|donnerstag do|freitag fr|samstag sa|sonntag so'.split('|'),
    until: 'bis\nnach dem',
    to: 'bis\nund',
    untilBehind: 'einschliesslich\ninklusive\nincl\\.?',
    back: 'wieder\nzuruck\nruckkehr\nab dem <> wieder\nwiederkehr',
    from: 'vom\nab\nseit\nvon',
    tomorrow: 'morgen',
    today: 'heute',
    nextWeek: '(nachste|kommende|nachster|kommender) woche',
    endOf: 'ende',
  },
  it: {
    months:
      'gennaio gen|febbraio feb|marzo mar|aprile apr|maggio mag|giugno giu|luglio lug|agosto ago|settembre set|ottobre ott|novembre nov|dicembre dic'.split(
        '|',
      ),
    weekdays: 'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica'.split('|'),
    until: "(fino|sino|fin) al?(l'|la)?\ndopo il",
    to: "al?(l')?\ne il",
    untilBehind: 'compreso\nincluso',
    back: 'rientr~\nritorn~\ntorn~\ndi nuovo\nnuovamente\na partire da~\nriapr~\nripren~',
    from: "dal?(l')?",
    tomorrow: 'domani',
    today: 'oggi',
    nextWeek: '(la )?(settimana prossima|prossima settimana)',
    endOf: '(la )?fine( di)?',
  },
  nl: {
    months:
      'januari jan|februari feb|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sept sep|oktober okt|november nov|december dec'.split(
        '|',
      ),
    weekdays: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'.split('|'),
    until: 'tot( en met)?\nt/m\nna',
    to: 'tot\nt/m\nen',
    untilBehind: 'inclusief',
    back: 'terug\nweer\nopnieuw\nterugkomst\nhervat~',
    from: 'van\nvanaf\nsinds',
    tomorrow: 'morgen',
    today: 'vandaag',
    nextWeek: 'volgende week',
    endOf: 'ein(d|de)',
  },
  pl: {
    months:
      'stycznia styczen|lutego luty|marca marzec|kwietnia kwiecien|maja maj|czerwca czerwiec|lipca lipiec|sierpnia sierpien|wrzesnia wrzesien|pazdziernika pazdziernik|listopada listopad|grudnia grudzien'.split(
        '|',
      ),
    weekdays:
      'poniedzialek poniedzialku poniedzialkiem|wtorek wtorku|sroda srode srody|czwartek czwartku|piatek piatku|sobota sobote soboty|niedziela niedziele niedzieli'.split(
        '|',
      ),
    until: 'do( dnia)?\npo dniu',
    to: 'do\noraz',
    untilBehind: 'wlacznie',
    back: 'wrac~\nwroc~\npowro~\npowrac~\nponownie\nznowu\nznow\nz powrotem',
    from: 'od( dnia)?',
    tomorrow: 'jutro\njutra',
    today: 'dzis\ndzisiaj',
    nextWeek: '(przyszlym|nastepnym|przyszlego|nastepnego|w przyszly) (tygodniu|tygodnia|tydzien)',
    endOf: '(konca|koniec|koncem)',
  },
  ru: {
    months:
      'января январь янв|февраля февраль фев|марта март|апреля апрель апр|мая май|июня июнь|июля июль|августа август авг|сентября сентябрь сент|октября октябрь окт|ноября ноябрь нояб|декабря декабрь дек'.split(
        '|',
      ),
    weekdays:
      'понедельник понедельника|вторник вторника|среду среда среды|четверг четверга|пятницу пятница пятницы|субботу суббота субботы|воскресенье воскресенья'.split(
        '|',
      ),
    until: 'до\nпо\nпосле',
    to: 'по\nдо',
    untilBehind: 'включительно',
    back: 'верн~\nвозвращ~\nвыйду\nвыхожу\nвыход\nснова\nвновь\nприступ~\nв офисе с\nбуду (на связи|доступн~|в офисе)',
    from: 'с\nсо\nот',
    tomorrow: 'завтра',
    today: 'сегодня',
    nextWeek: 'следующ(ей|ую) недел[еию]',
    endOf: '(конца|конце)',
  },
  tr: {
    months:
      'ocak oca|subat sub|mart mar|nisan nis|mayis may|haziran haz|temmuz tem|agustos agu|eylul eyl|ekim eki|kasim kas|aralik ara'.split(
        '|',
      ),
    weekdays: 'pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar'.split('|'),
    until: none,
    to: 'ile',
    untilBehind:
      "('?(y?[ea])|tarihine|gunune|~)? ?(gunu )?(tarihine |gunune |sonuna )?(kadar|dek|degin)\n(tarihleri |gunleri )?arasinda\ntarihinden sonra",
    back: 'donecegim\ndonuyorum\ndonus~\ngeri don~\ntekrar\nyeniden\nitibaren\nofiste olacagim\nisbasi~\ngorev~ bas~\n(is|ofis)e don~',
    from: "('?d[ae]n|tarihinden)",
    tomorrow: 'yarin',
    today: 'bugun',
    nextWeek: 'gelecek hafta\nonumuzdeki hafta\nhaftaya',
    endOf: none,
  },
  id: {
    months:
      'januari jan|februari feb|maret mar|april apr|mei|juni jun|juli jul|agustus agu agt|september sept sep|oktober okt|november nov|desember des'.split(
        '|',
      ),
    weekdays: 'senin|selasa|rabu|kamis|jumat|sabtu|minggu'.split('|'),
    until: 'sampai( dengan)?( tanggal)?\nhingga( tanggal)?\ns\\.?/?d\\.?\nsetelah tanggal',
    to: 'sampai\nhingga\ns\\.?/?d\\.?\ndan',
    untilBehind: none,
    back: 'kembali\nmulai bekerja\nmasuk (kerja|kantor)\naktif lagi\nbuka',
    from: 'dari\nsejak\nmulai',
    tomorrow: 'besok',
    today: 'hari ini',
    nextWeek: 'minggu depan',
    endOf: 'akhir( bulan)?',
  },
  vi: {
    months: 'thang 1|thang 2|thang 3|thang 4|thang 5|thang 6|thang 7|thang 8|thang 9|thang 10|thang 11|thang 12'.split(
      '|',
    ),
    weekdays: 'thu hai|thu ba|thu tu|thu nam|thu sau|thu bay|chu nhat'.split('|'),
    until: '(cho )?den( het)?( ngay)?\ntoi (het|ngay)( ngay)?\nsau ngay',
    to: 'den\ntoi\nva',
    untilBehind: none,
    back: 'tro lai\nquay lai\ntro ve\nlam viec lai\ndi lam lai\nco mat',
    from: 'tu( ngay)?\nke tu',
    tomorrow: 'ngay mai',
    today: 'hom nay',
    nextWeek: 'tuan (sau|toi)',
    endOf: 'cuoi',
  },
  ar: {
    months:
      'يناير جانفي|فبراير شباط فيفري|مارس اذار|ابريل نيسان|مايو ايار|يونيو حزيران|يوليو تموز|اغسطس اب اوت|سبتمبر ايلول|اكتوبر|نوفمبر|ديسمبر'.split(
        '|',
      ),
    weekdays: 'الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت|الاحد'.split('|'),
    until: 'حتي( تاريخ| يوم)?\nالي غايه\nلغايه\nبعد',
    to: 'الي\nحتي\nو',
    untilBehind: none,
    back: '(س|و|وس)?(اعود|نعود|عودتي|العوده|عوده)\nاستانف\nاعتبارا من\nمجددا\nاباشر\nمن جديد',
    from: 'من\nمنذ',
    tomorrow: 'غدا',
    today: 'اليوم',
    nextWeek: 'الاسبوع (القادم|المقبل)',
    endOf: '(نهايه|اخر)( شهر)?',
  },
  hi: {
    months: 'जनवरी|फरवरी फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर सितम्बर|अक्टूबर अक्तूबर|नवंबर नवम्बर|दिसंबर दिसम्बर'.split('|'),
    weekdays: 'सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार'.split('|'),
    until: none,
    to: 'से',
    untilBehind: 'तक',
    back: 'वापस\nलौट~\nवापसी\nफिर से',
    from: 'से',
    tomorrow: 'कल',
    today: 'आज',
    nextWeek: 'अगले सप्ताह',
    endOf: none,
  },
  ja: {
    months: [],
    weekdays: '月曜 月|火曜 火|水曜 水|木曜 木|金曜 金|土曜 土|日曜 日'.split('|'),
    until: none,
    to: 'から\nより',
    untilBehind: 'まで|迄|の間|の期間|より後|の後',
    back: '出社\n戻り\n戻る\n復帰\n再開\n通常\n帰国\n帰社\nから営業\nより営業\n出勤\n業務開始\n以降',
    from: 'から\nより',
    tomorrow: '明日',
    today: '本日\n今日',
    nextWeek: '来週',
    endOf: none,
  },
  ko: {
    months: [],
    weekdays: '월요일 월|화요일 화|수요일 수|목요일 목|금요일 금|토요일 토|일요일 일'.split('|'),
    until: none,
    to: '부터\n에서',
    untilBehind: '까지\n사이',
    back: '복귀\n돌아\n출근\n재개\n정상 ?(업무|근무|운영)\n업무를 시작\n이후',
    from: '부터',
    tomorrow: '내일',
    today: '오늘',
    nextWeek: '다음 ?주',
    endOf: none,
  },
}
