/** Monday first: in English, German, French, Dutch, Italian and Spanish, without accents. */
const names = [
  'mo mon mons monday mondays montag montags lundi lundis lun lunes lunedi maandag maandags maandagen ma',
  'tu tue tues tuesday tuesdays dienstag dienstags di mardi mardis mar martes martedi dinsdag dinsdags dinsdagen',
  'we wed weds wednesday wednesdays mittwoch mittwochs mi mercredi mercredis mer miercoles mie mercoledi woensdag woensdags woensdagen wo',
  'th thu thur thurs thursday thursdays donnerstag donnerstags do jeudi jeudis jeu jueves jue giovedi gio donderdag donderdags donderdagen',
  'fr fri fris friday fridays freitag freitags vendredi vendredis ven viernes vie venerdi vrijdag vrijdags vrijdagen vr',
  'sa sat sats saturday saturdays samstag samstags sonnabend sonnabends samedi samedis sam sabado sabados sabato sabati sab zaterdag zaterdags zaterdagen za',
  'su sun suns sunday sundays sonntag sonntags so dimanche dimanches dim domingo domingos domenica domeniche dom zondag zondags zondagen zo',
].map((line) => line.split(' '))

/** These French, Italian and Spanish abbreviations differ from German and Dutch. */
const romance = new Map(Object.entries({ lu: 0, ma: 1, me: 2, gi: 3, je: 3, ju: 3, ve: 4, vi: 4, di: 6 }))

const numbers = new Map(names.flatMap((list, day) => list.map((name) => [name, day])))

export const dayPattern = [...numbers.keys()].filter((name) => name.length > 2).join('|')

/** From 0 for Monday; with `isRomance` "ma" and "di" are mardi and dimanche, not maandag and Dienstag. */
export const dayNumber = (name: string, isRomance = false): number | undefined => {
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return (isRomance ? romance.get(plain) : undefined) ?? numbers.get(plain)
}
