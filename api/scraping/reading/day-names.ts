/** Names and abbreviations, Monday first: in English, German, French, Dutch, Italian and Spanish. */
const names = [
  `mo mon mons monday mondays montag montags lundi lun lunes lunedì lunedi maandag ma`,
  `tu tue tues tuesday tuesdays dienstag dienstags di mardi mar martes martedì martedi dinsdag`,
  `we wed weds wednesday wednesdays mittwoch mittwochs mi mercredi mer miércoles miercoles mié mercoledì mercoledi woensdag wo`,
  `th thu thur thurs thursday thursdays donnerstag donnerstags do jeudi jeu jueves jue giovedì giovedi gio donderdag`,
  `fr fri fris friday fridays freitag freitags vendredi ven viernes vie venerdì venerdi vrijdag vr`,
  `sa sat sats saturday saturdays samstag samstags sonnabend samedi sam sábado sabado sáb sabato sab zaterdag za`,
  `su sun suns sunday sundays sonntag sonntags so dimanche dim domingo domenica dom zondag zo`,
].map((line) => line.split(' '))

const numbers = new Map(names.flatMap((list, day) => list.map((name) => [name, day])))

/** A day's number from 0 for Monday, by its name or abbreviation in any case. */
export const dayNumber = (name: string): number | undefined => numbers.get(name.trim().toLowerCase())
