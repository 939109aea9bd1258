import { dayPattern } from './day-names.ts'

/** `hoursTokens` reads each phrase as one of these marks. */
export const phraseMarks = {
  /** A named calendar day, such as a bank holiday. */
  holiday: '\uE000',
  /** A numbered calendar day, or one of several weekdays: "first Saturday". */
  date: '\uE001',
  season: '\uE002',
  daily: '\uE003',
  allDay: '\uE004',
} as const

const joinAlternatives = (...lines: string[]) => `(?:${lines.join('|')})`

const months = [
  'january|jan|januar|januari|janvier|janv|gennaio|gen|enero|ene|february|feb|februar|februari|fevrier|fevr|febbraio|febrero',
  'march|marz|mars|marzo|maart|mrt|mar|april|apr|aprile|avril|avr|abril|abr|may|mai|mayo|maggio|mag|mei',
  'june|jun|juni|juin|junio|giugno|giu|july|jul|juli|juillet|juil|julio|luglio|lug|august|aug|augustus|aout|agosto|ago',
  'september|sept|sep|septembre|septiembre|settembre|set|october|oct|oktober|okt|octobre|octubre|ottobre|ott',
  'november|nov|novembre|noviembre|december|dec|dezember|dez|decembre|dicembre|dic|diciembre',
]
const month = joinAlternatives(...months)
/** Without other words and weekdays. */
const plainMonth = joinAlternatives(
  ...months.flatMap((line) => line.split('|')).filter((name) => !/^(?:mar|may|mars|set|ago|mag|gen|ene)$/.test(name)),
)
/** A closing time is no day of a month: "9-5 April to September". */
const notInRange = String.raw`(?<!(?:[-–—]|\bto|\bbis|\ba|\bau|\btot|\bal|\balle|\btill|\buntil) ?|[:.\d])`
const numbered = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º)`
const year = String.raw`(?:,? 20\d\d)?`
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º)? ?(?:of |de )?`
const monthDay = `\\b${month}\\b(?:\\.(?= ?[-–—/&:\\d]))?(?: ${numbered}| \\d{1,2}(?= ?[-–—]))?${year}`
const link = String.raw` ?(?:[-–—/&]|\b(?:to|until|till|through|thru|and|bis|und|au|et|al|a|e|y|tot|en|t\/m|hasta)\b) ?`
const monthRange = `(?:${notInRange}${dayOfMonth})?${monthDay}${link}(?:(?:the )?(?:end|ende|fin|eind) (?:of )?|le |the )?(?:${dayOfMonth})?${monthDay}`
const date = joinAlternatives(
  `${notInRange}\\d{1,2} ${plainMonth}\\b${year}`,
  `${numbered} ?(?:of |de )?${month}\\b\\.?${year}`,
  `\\b${plainMonth} \\d{1,2}(?:st|nd|rd|th)?\\b(?! ?[-–:.h])${year}`,
  String.raw`\d{1,2}([./-])\d{1,2}\1(?:20\d\d)`,
  String.raw`(?<=[a-z][.,]? )[0-3]?\d\.(?:0?[1-9]|1[0-2])\.(?!\d)`,
)

const partOfYear = joinAlternatives(
  'summer|winter|spring|autumn|sommer|herbst|fruhling|fruhjahr|hiver|ete|estate|inverno|verano|invierno|zomer|herfst|seasonal|season|saison',
)
const range = String.raw` ?(?:[-–—]|\b(?:to|until|till|through|thru|bis|au|al|a|tot|t/m|hasta)\b) ?(?:the )?`
const hoursWord =
  '(?:opening |offnungs)?(?:hours|times|opening|zeiten|offnungszeit(?:en)?|openingstijden|uren|horaires?|horarios?|orari)'
const holiday = joinAlternatives(
  '(?:bank|public|national|federal) hol(?:iday|s)?s?|holidays?|good friday|easter (?:sunday|monday|saturday|sun|mon|sat)|easter',
  "boxing day|(?:christmas|xmas)(?: eve| day)?|new year'?s?(?: eve| day)?|may day|whit (?:monday|sunday)|st\\.? \\w{5,7}'?s day",
  'black friday|cyber monday|remembrance sunday|ash wednesday|maundy thursday|palm sunday',
  '(?:gesetzlichen? )?feiertag(?:e|en|s)?|karfreitag|karsamstag|grundonnerstag|oster(?:n|sonntag|montag|samstag)',
  'pfingst(?:en|sonntag|montag)|christi himmelfahrt|heilig ?abend|weihnacht(?:en|stag(?:e|en)?)|silvester|neujahr|rosenmontag|fronleichnam',
  "jours? feries?|feries?|lundi (?:de |de la )?(?:paques|pentecote)|dimanche de paques|vendredi saint|paques|noel|jour de l'an|toussaint",
  "(?:giorni )?festiv[io]|lunedi (?:dell'angelo|di pasqua)|pasquetta|pasqua|natale|capodanno|ferragosto",
  '(?:dias? )?festivos?|(?:viernes|jueves) santo|domingo de pascua|navidad|ano nuevo|nochebuena|nochevieja|semana santa',
  '(?:nationale )?feestdag(?:en)?|goede vrijdag|(?:eerste |tweede |[12]e )?(?:paas|pinkster|kerst)dag|(?:paas|pinkster)maandag|pasen|pinksteren',
  'hemelvaart(?:sdag)?|kerstmis|koningsdag|nieuwjaar(?:sdag)?|oudejaars(?:dag|avond)|[ps]h(?= off| \\d)',
)
const ordinal = joinAlternatives(
  '1st|2nd|3rd|4th|first|second|third|fourth|last|alternate|every other|every second|ersten?|zweiten?|dritten?|letzten?|[1-4]\\.',
  '1er|premiers?|2e|deuxieme|3e|troisieme|dernier|primo|prima|secondo|terzo|ultimo|primer|segundo|tercer|eerste|tweede|derde|laatste',
)

const named = joinAlternatives(holiday, partOfYear, month)
const yearPart = joinAlternatives(partOfYear, month)
/** Begins or ends with a season or a holiday: "Easter to October". */
const namedRange = joinAlternatives(`\\b${named}${range}${yearPart}\\b`, `\\b${yearPart}${range}${named}\\b`)

/** These may follow a day whose abbreviation is another word as well: "we", "so". */
const afterDay = `(?:to|until|till|thru|and|und|u|bis|et|au|en|tot|t/m|y|e|a|al|closed|geschlossen|ferme|gesloten|chiuso|cerrado|off|from|von|van|de|dalle|mo|tu|we|th|fr|sa|su|di|mi|do|so|${dayPattern})\\b`
const mark = (name: keyof typeof phraseMarks) => ` ${phraseMarks[name]} `
const season = mark('season')

/** Applied in order. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/'(?=till?\b)/g, ''],
  [/\b(?:sonn|zon)-? ?(?:und|u\.|en|&|\/) ?(?:feiertag|feestdag)\w{0,3}\b/g, ` sonntag & ${phraseMarks.holiday} `],
  [/(day|tag)'s\b/g, '$1'],
  [/\btot en met\b/g, 't/m'],
  // "M-Th", "T-F" and "Mon-F", between English days
  [/\bm(?= ?[-–] ?(?:tu|wed?|thu?|fri|sat?|sun?)[a-z]{0,6}\b)/g, 'mon'],
  [/\bt(?= ?[-–] ?(?:f|fri|sat?|sun?)\b)/g, 'tue'],
  [/(?<=\b(?:mon|tue?|wed?|thu?)[a-z]{0,6} ?[-–] ?)f\b/g, 'fri'],
  [/\bclosed (?:for|over|at|during) lunch/g, 'lunch'],
  [/\bhalf[ -]days?\b/g, ' '],
  [/\b12 ?(?:noon|midday|midi)\b/g, 'noon'],
  [new RegExp(`\\b(?:we|so|do|me|ma|mi|di)\\b(?!\\.? ?(?:[-–—:,;&/|()\\d\\n]|${afterDay}))`, 'g'), 'x'],
  [/\b12 ?midnight\b/g, 'midnight'],
  [/\b(?:open )?late[ -]?(?:night|opening|evening)s?\b|\b(?:koop|winkel)avond\b|\bnocturnes?\b|\blanger abend\b/g, ' '],
  [/\bjusqu'?(?:au?\b)? ?/g, 'jusqu '],
  [new RegExp(`(?:\\b(?:from|between|von|vom|du|dal|del|van) )?${monthRange}`, 'g'), season],
  [new RegExp(`(?:\\b(?:from|von|vom|du|de|dal|van) )?${namedRange}`, 'g'), season],
  [new RegExp(`\\b(?:school|half.?term|${holiday}|${partOfYear})[ -]?(?:holidays?[ -])?${hoursWord}\\b`, 'g'), season],
  [new RegExp(`\\b${hoursWord} (?:d'|de |di )?(?:ete|hiver|verano|invierno|estiv[oi]|invernal[ei])\\b`, 'g'), season],
  [
    new RegExp(`\\b${partOfYear} only\\b|\\b(?:in|during|im|en) (?:the )?(?:${partOfYear}|${plainMonth})\\b`, 'g'),
    season,
  ],
  [new RegExp(`^ *(?:${partOfYear}|${plainMonth}) *(?=:|$|\\(|- |–|${phraseMarks.season})`, 'gm'), season],
  [
    /\b(?:of|in) (?:the|each|every) month\b|\bim monat\b|\bdu mois\b|\bdel mese\b|\bdel mes\b|\bvan de maand\b/g,
    season,
  ],
  [new RegExp(`\\b${holiday}\\b`, 'g'), mark('holiday')],
  [new RegExp(date, 'g'), mark('date')],
  [
    new RegExp(
      `(?:\\b(?:every|each|jeden|ogni|cada|elke|chaque|le) )?\\b${ordinal}(?: ?(?:,|&|/|and|und|et|e|y|en) ?${ordinal})? (?=(?:${dayPattern})\\b)`,
      'g',
    ),
    mark('date'),
  ],
  [/\b24 ?[/x] ?7\b/g, `${mark('allDay')}${mark('daily')}`],
  [
    new RegExp(
      `${notInRange}\\b24(?: ?h\\b(?: ?/ ?24 ?h?\\b)?| ?/ ?24\\b(?: ?h\\b)?|[ -]?(?:hours?|hrs?|heures|stunden|std|uur|ore|horas)\\b(?:,? (?:a|per|am|pro|al|sur|su) (?:day|tag|dag|dia|giorno|24)\\b)?)|\\bh ?24\\b|\\brund um die uhr\\b|\\b(?:a?round) the clock\\b`,
      'g',
    ),
    mark('allDay'),
  ],
  [
    /\b(?:every ?day|(?:7|seven) days(?: (?:a|per|of the) week)?|7 ?(?:j|jours?)? ?(?:\/|sur) ?7(?: ?j(?:ours)?)?|tous les jours|tutti i giorni|7 giorni su 7|todos los dias|(?:elke|iedere) dag|alle dagen|7 dagen (?:per|in de) week|jeden tag|alle tage|7 tage (?:die|in der|pro) woche|taglich|dagelijks|daily)\b/g,
    mark('daily'),
  ],
]

/** In Spanish and French: "L-V 9-18, S 10-14". */
const initials = /\bl ?(?:[-–]|al?) ?[vsdj]\b/
const initial =
  /(?<![\p{L}\d']|\bl ?(?:[-–]|al?) ?)[xjvsd](?=\.?:? ?(?:(?:de |a )?\d|(?:[-–/&,y]|al?) ?[lxjvsd]\b|cerrado|ferme))/gu
const dayByInitial: Readonly<Record<string, string>> = { x: 'mie', j: 'jue', v: 'vie', s: 'sab', d: 'dom' }

/** In lower case without accents; line breaks stay. */
export const markPhrases = (text: string): string => {
  let marked = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
  if (initials.test(marked)) marked = marked.replace(initial, (letter) => dayByInitial[letter]!)
  for (const [phrase, replacement] of phrases) marked = marked.replace(phrase, replacement)
  return marked
}
