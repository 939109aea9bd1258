import { spansByDay, type OpeningSpan } from './opening-hours.rules.ts'
import { weekdays } from './weekdays.rules.ts'

/**
 * Opening hours as people write them, and what is read: days from Mo to Su, spans of one day with a comma, `off` where it
 * is closed, nothing for a day that is not known. Every door reads the same.
 */
export const writtenHours: readonly (readonly [text: string, hours: string])[] = [
  // one span a day
  ['Mo-Fr 09:00-17:30, Sa 09:00-16:00', 'Mo-Fr 09:00-17:30; Sa 09:00-16:00'],
  ['Mon-Sun 09:00-18:00', 'Mo-Su 09:00-18:00'],
  ['Mon-Fri 9-5; Sat 10-4', 'Mo-Fr 09:00-17:00; Sa 10:00-16:00'],
  ['Monday to Friday: 9am - 5.30pm, Saturday & Sunday closed', 'Mo-Fr 09:00-17:30; Sa-Su off'],
  ['Mon, Wed 9-5pm', 'Mo 09:00-17:00; We 09:00-17:00'],
  ['Mon Tue Thu Fri 9-5', 'Mo-Tu 09:00-17:00; Th-Fr 09:00-17:00'],
  ['Mon., Tues. & Thurs. 9.30-16.00', 'Mo-Tu 09:30-16:00; Th 09:30-16:00'],
  ['Sa-Mo 10:00-12:00', 'Mo 10:00-12:00; Sa-Su 10:00-12:00'],
  ['9am to 5pm, Monday to Friday', 'Mo-Fr 09:00-17:00'],
  ['Mon-Fri: between 9 and 5', 'Mo-Fr 09:00-17:00'],
  ['Monday\n9:00 AM - 5:00 PM\nTuesday\nClosed', 'Mo 09:00-17:00; Tu off'],
  ['Sat 9-12 noon, Sun 12 noon - 4pm', 'Sa 09:00-12:00; Su 12:00-16:00'],
  ['Sun noon-midnight', 'Su 12:00-24:00'],
  ['Weekdays 0900-1730, weekends closed', 'Mo-Fr 09:00-17:30; Sa-Su off'],
  ['M-F 8am-6pm', 'Mo-Fr 08:00-18:00'],
  ['Mondays 9-5, Tuesday’s 10-4', 'Mo 09:00-17:00; Tu 10:00-16:00'],
  ['Closed on Sundays. 9 to 5 Monday to Saturday', 'Mo-Sa 09:00-17:00; Su off'],
  // several spans a day
  ['Mon - Fri: 9-12.30, 13.30-17', 'Mo-Fr 09:00-12:30,13:30-17:00'],
  ['Fri-Sun 12:00-14:00, 17:00-23:00', 'Fr-Su 12:00-14:00,17:00-23:00'],
  ['Mon-Fri 9-1 & 2-5, Sat 9-1', 'Mo-Fr 09:00-13:00,14:00-17:00; Sa 09:00-13:00'],
  ['Mo 09:00-12:00, Mo 13:00-17:00', 'Mo 09:00-12:00,13:00-17:00'],
  ['Mo-Fr 09:00-12:00,13:00-17:00; Sa,Su off; PH off', 'Mo-Fr 09:00-12:00,13:00-17:00; Sa-Su off'],
  ['Lundi au vendredi 9h-12h 14h-18h', 'Mo-Fr 09:00-12:00,14:00-18:00'],
  ['Du lundi au samedi de 9h à 12h30 et de 14 h à 18 h 30', 'Mo-Sa 09:00-12:30,14:00-18:30'],
  ['Mar-Ven : 9h30/12h - 14h/19h', 'Tu-Fr 09:30-12:00,14:00-19:00'],
  ['Lundi : matin fermé, après-midi 14h-18h', 'Mo 14:00-18:00'],
  ['Mo–Fr 9–12 Uhr und 14–18 Uhr, Sa 9–13 Uhr', 'Mo-Fr 09:00-12:00,14:00-18:00; Sa 09:00-13:00'],
  ['Montag bis Freitag von 8.30 bis 12.00 und von 13.00 bis 17.30 Uhr', 'Mo-Fr 08:30-12:00,13:00-17:30'],
  ['lun-ven 9.00-13.00 / 15.30-19.30; sab 9.00-13.00', 'Mo-Fr 09:00-13:00,15:30-19:30; Sa 09:00-13:00'],
  ['dal lunedì al venerdì dalle 9 alle 13 e dalle 15 alle 19', 'Mo-Fr 09:00-13:00,15:00-19:00'],
  ['Lunes a viernes de 10:00 a 14:00 y de 17:00 a 20:30h', 'Mo-Fr 10:00-14:00,17:00-20:30'],
  ['L-V 10-14 y 17-20, Sábados 10-14, Domingos cerrado', 'Mo-Fr 10:00-14:00,17:00-20:00; Sa 10:00-14:00; Su off'],
  ['maandag t/m vrijdag 9u-12u30 en 13u30-18u', 'Mo-Fr 09:00-12:30,13:30-18:00'],
  ['Mon-Fri 9-5 (closed 1-2 for lunch)', 'Mo-Fr 09:00-13:00,14:00-17:00'],
  ['Mo-Fr 9-18 Uhr, Mittagspause 12:30-13:30', 'Mo-Fr 09:00-12:30,13:30-18:00'],
  ['Monday\n9-12\n1-5\nTuesday\n9-12', 'Mo 09:00-12:00,13:00-17:00; Tu 09:00-12:00'],
  // past midnight, and all day
  ['Fri & Sat 6pm-2am', 'Fr-Sa 18:00-02:00'],
  ['Friday 18:00 - 02:00', 'Fr 18:00-02:00'],
  ['Mon 08:00-12:00, 22:00-02:00', 'Mo 08:00-12:00,22:00-02:00'],
  ['Open 24 hours a day, 7 days a week', 'Mo-Su 00:00-24:00'],
  ['Open 24/7', 'Mo-Su 00:00-24:00'],
  ['7j/7, 24h/24', 'Mo-Su 00:00-24:00'],
  ['24h/24 et 7j/7', 'Mo-Su 00:00-24:00'],
  ['Mon-Fri 24 hours, Sat 9-5', 'Mo-Fr 00:00-24:00; Sa 09:00-17:00'],
  ['9h-19h 7j/7', 'Mo-Su 09:00-19:00'],
  ['7 jours sur 7 de 9h à 24h', 'Mo-Su 09:00-24:00'],
  // days in the languages of the directory
  ['Mo–Fr 9–18 Uhr', 'Mo-Fr 09:00-18:00'],
  ['Di, Mi, Do 10–18 Uhr', 'Tu-Th 10:00-18:00'],
  ['montags bis freitags 9-17 Uhr, sonntags geschlossen', 'Mo-Fr 09:00-17:00; Su off'],
  ['täglich außer Sonntag 9-18 Uhr', 'Mo-Sa 09:00-18:00; Su off'],
  ['Du mardi au samedi : 10h - 19h', 'Tu-Sa 10:00-19:00'],
  ['Les lundis et jeudis de 9h à 17h', 'Mo 09:00-17:00; Th 09:00-17:00'],
  ['Tous les jours sauf le dimanche de 10h à 19h', 'Mo-Sa 10:00-19:00; Su off'],
  ['Lu-Ve 9h-18h, Sa 10h-17h, Di fermé', 'Mo-Fr 09:00-18:00; Sa 10:00-17:00; Su off'],
  ['Domingos 10:00-14:00', 'Su 10:00-14:00'],
  ['Todos los días 9-20 h', 'Mo-Su 09:00-20:00'],
  ['Tutti i giorni 9-19', 'Mo-Su 09:00-19:00'],
  ['Domenica chiuso, sabato 9-13', 'Sa 09:00-13:00; Su off'],
  ['ma t/m vr 9-17, za 10-16, zo gesloten', 'Mo-Fr 09:00-17:00; Sa 10:00-16:00; Su off'],
  ['Ma 13.00-17.30 uur, di-vr 9.30-17.30 uur', 'Mo 13:00-17:30; Tu-Fr 09:30-17:30'],
  ['Elke dag van 10 tot 18 uur', 'Mo-Su 10:00-18:00'],
  ['Open every day except Sunday 9-5', 'Mo-Sa 09:00-17:00; Su off'],
  ['9-5 every day except Sunday', 'Mo-Sa 09:00-17:00; Su off'],
  // names of days in one column or row, and their times in another
  ['Mon\nTue\nWed\n9-5\n10-4\nClosed', 'Mo 09:00-17:00; Tu 10:00-16:00; We off'],
  ['Mon Tue Wed\n9-5 10-4 closed', 'Mo 09:00-17:00; Tu 10:00-16:00; We off'],
  ['Mon\nTue\nWed\n9-5\n10-4', ''],
  // holidays are no weekdays
  ['Mon-Fri 9-5, Bank Holiday Mondays 10-4', 'Mo-Fr 09:00-17:00'],
  ['Bank Holiday Mondays 10-4', ''],
  ['Good Friday closed, Mon-Fri 9-5', 'Mo-Fr 09:00-17:00'],
  ['Mon-Fri 9-5. Easter Monday 10-12. Boxing Day closed', 'Mo-Fr 09:00-17:00'],
  ['Sundays & Bank Holidays: 10-4', 'Su 10:00-16:00'],
  ['Mon-Sat 9-6, closed Sundays and bank holidays', 'Mo-Sa 09:00-18:00; Su off'],
  ['Bank holidays and Sundays 10-4', 'Su 10:00-16:00'],
  ['Mon-Fri 9-5 except bank holidays', 'Mo-Fr 09:00-17:00'],
  ['Mo-Fr 9-18 Uhr, Karfreitag und Ostermontag 10-12 Uhr', 'Mo-Fr 09:00-18:00'],
  ['Sonn- und Feiertage 11-16 Uhr', 'Su 11:00-16:00'],
  ['Lundi de Pâques 10h-12h', ''],
  ['Lun-ven 9h-18h, jours fériés 10h-12h', 'Mo-Fr 09:00-18:00'],
  ['Domenica e festivi 10-13', 'Su 10:00-13:00'],
  ['Viernes Santo 10-14, lunes 9-18', 'Mo 09:00-18:00'],
  ['Zon- en feestdagen gesloten, ma-za 9-17', 'Mo-Sa 09:00-17:00; Su off'],
  ['Tweede Paasdag 10-16', ''],
  ['Monday 25 December 10-12, Tuesday 9-5', 'Tu 09:00-17:00'],
  ['Christmas opening hours\nMonday 9-1\nTuesday closed', ''],
  ['First Saturday of the month 10-2, Mon-Fri 9-5', 'Mo-Fr 09:00-17:00'],
  ['Mo-Fr 9-17, jeden ersten Samstag im Monat 10-14 Uhr', 'Mo-Fr 09:00-17:00'],
  ['Every other Saturday 10-2', ''],
  // seasons are not the whole year
  ['April-September: Mon-Sat 9-6', ''],
  ['Summer hours: Mon-Sat 9-6. Winter hours: Mon-Fri 10-4', ''],
  ['Mon-Fri 9-5, Sat 10-4 (April to September)', 'Mo-Fr 09:00-17:00'],
  ['Mon-Fri 9-5; Sat 10-4 (summer only)', 'Mo-Fr 09:00-17:00'],
  ['Summer (April–September)\nMon–Fri 9–6\nSat 9–5\nWinter\nMon–Fri 10–4', ''],
  ['Sommeröffnungszeiten: Mo-Fr 9-19 Uhr', ''],
  ['Horaires d’été : du lundi au vendredi 9h-13h', ''],
  ['1er avril au 30 septembre : lun-sam 9h-19h', ''],
  ['Mon-Fri: 9-6 (April-Sept), 9-5 (Oct-March)', ''],
  ['Mon-Fri 9-5. Closed in August', 'Mo-Fr 09:00-17:00'],
  ['We may open late. Mon-Fri 9-5', 'Mo-Fr 09:00-17:00'],
  ['Sat 10-2 (first Saturday of the month)', ''],
  ['Sunday 10-4 (Apr-Oct). Mon-Sat 9-5', 'Mo-Sa 09:00-17:00'],
  ['Open all year: Mon-Sat 9-5', 'Mo-Sa 09:00-17:00'],
  ['Mon-Fri 9-5 May vary at busy times', 'Mo-Fr 09:00-17:00'],
  ['9-5 Mon-Fri, 10-4 Sat, closed bank holidays', 'Mo-Fr 09:00-17:00; Sa 10:00-16:00'],
  ['von Oktober bis März: Mo-Fr 10-16 Uhr', ''],
  ['Du 1er mai au 31 août : 9h-12h du lundi au vendredi', ''],
  ['Estate: lun-ven 9-13', ''],
  ['De junio a septiembre: L-V 9-15', ''],
  ['Closed 24 December to 2 January. Mon-Fri 9-5', 'Mo-Fr 09:00-17:00'],
  // what is no opening hours
  ['Saturday closed', ''],
  [', , , , , ', ''],
  ['We sat down in 2019-2020', ''],
  ['Mon-Fri 9-5, Sat by appointment', 'Mo-Fr 09:00-17:00'],
  ['24-hour emergency call-outs', ''],
  ['Dépannage 24h/24 7j/7. Lun-ven 9h-18h', 'Mo-Fr 09:00-18:00'],
  ['Mon-Fri 9-5, 24/7 emergency call-out', 'Mo-Fr 09:00-17:00'],
  ['Call 01632 960101 Mon-Fri', ''],
  ['20% off Mondays', ''],
  ['We open 9-5 at weekends', 'Sa-Su 09:00-17:00'],
  ['So we are here. Do call 9-5', ''],
  ['Delivery 2-3 days. Mon-Fri 9-5', 'Mo-Fr 09:00-17:00'],
  ['Mon-Fri 9-12\n14-16 High Street', 'Mo-Fr 09:00-12:00'],
  ['Showroom: Mon-Fri 9-5. Phones: Mon-Fri 8-8', 'Mo-Fr 09:00-17:00'],
  ['Wed 9am-1pm only', 'We 09:00-13:00'],
  ['Thurs late night till 8pm, Mon-Fri 9-5.30', 'Mo-Fr 09:00-17:30'],
  ['Opening Hours: Monday-Thursday 8:30am-5:00pm Friday 8:30am-4:00pm', 'Mo-Th 08:30-17:00; Fr 08:30-16:00'],
  ['Mon: 09:00 – 17:00 | Tue: 09:00 – 17:00 | Wed: Closed', 'Mo-Tu 09:00-17:00; We off'],
  ['Monday | 9am-5pm', 'Mo 09:00-17:00'],
  ['Monday - Friday 9 a.m. to 5 p.m.', 'Mo-Fr 09:00-17:00'],
  [
    'Mo., Di., Do., Fr.: 9.00 - 12.00 u. 14.00 - 18.00 Uhr, Mi.: 9.00 - 12.00 Uhr',
    'Mo-Tu 09:00-12:00,14:00-18:00; We 09:00-12:00; Th-Fr 09:00-12:00,14:00-18:00',
  ],
  ['Mo + Di 9:00-12:30 / 14:00-18:00', 'Mo-Tu 09:00-12:30,14:00-18:00'],
  [
    'Mo, Di, Do 8–12 und 13–17, Mi und Fr 8–12',
    'Mo-Tu 08:00-12:00,13:00-17:00; We 08:00-12:00; Th 08:00-12:00,13:00-17:00; Fr 08:00-12:00',
  ],
  ['Du lundi au vendredi : 9h00 - 12h00 / 13h30 - 18h00 ; Samedi : sur rendez-vous', 'Mo-Fr 09:00-12:00,13:30-18:00'],
  [
    'Lundi 14h-19h\nMardi à vendredi 10h-12h30 et 14h-19h\nSamedi 10h-19h sans interruption',
    'Mo 14:00-19:00; Tu-Fr 10:00-12:30,14:00-19:00; Sa 10:00-19:00',
  ],
  [
    'Ouvert du mardi au samedi, de 10h à 12h et de 14h à 19h. Fermé dimanche et lundi.',
    'Mo off; Tu-Sa 10:00-12:00,14:00-19:00; Su off',
  ],
  ['Lunedì chiuso. Martedì - Sabato: 9:00/13:00 - 15:30/19:30', 'Mo off; Tu-Sa 09:00-13:00,15:30-19:30'],
  [
    'Lunes a Viernes: 9:30h - 13:30h y 16:30h - 20:00h\nSábados: 10:00h - 13:30h',
    'Mo-Fr 09:30-13:30,16:30-20:00; Sa 10:00-13:30',
  ],
  [
    'Maandag: gesloten\nDinsdag t/m vrijdag: 09.30 - 17.30 uur\nZaterdag: 09.30 - 17.00 uur',
    'Mo off; Tu-Fr 09:30-17:30; Sa 09:30-17:00',
  ],
  ['Ma - vr: 8u30 - 12u & 13u - 17u', 'Mo-Fr 08:30-12:00,13:00-17:00'],
  ['vr 9-21 uur (koopavond), za 9-17 uur', 'Fr 09:00-21:00; Sa 09:00-17:00'],
  ['Mon to Thurs 9am–1pm then 2pm–5:30pm', 'Mo-Th 09:00-13:00,14:00-17:30'],
  ['Mon-Fri 8.30am – 12.30pm, 1.30pm – 5pm; closed weekends', 'Mo-Fr 08:30-12:30,13:30-17:00; Sa-Su off'],
  ['Tuesday, Wednesday and Friday: 10am till 4pm', 'Tu-We 10:00-16:00; Fr 10:00-16:00'],
  ['🕘 Mon–Fri 🕘 9–5', 'Mo-Fr 09:00-17:00'],
  ['MON-FRI 9AM-5PM SAT 9AM-1PM SUN CLOSED', 'Mo-Fr 09:00-17:00; Sa 09:00-13:00; Su off'],
  ['Thursday (late night) 9-8pm, Friday (showroom) 9-5', 'Th 09:00-20:00; Fr 09:00-17:00'],
  ['Sat (by appointment), Sun (closed), Mon (9-5)', 'Mo 09:00-17:00; Su off'],
  ['Sat morning 9-12', 'Sa 09:00-12:00'],
  ['Closed Wednesday afternoons. Mon-Sat 9-5', 'Mo-Sa 09:00-17:00'],
]

/** Opening hours on one line, equal days beside each other as one: "Mo-Fr 09:00-17:00; Su off". */
export const compactHours = (hours: readonly OpeningSpan[] | null | undefined): string => {
  const groups: { first: number; last: number; times: string }[] = []
  for (const { day, spans } of spansByDay(hours ?? [])) {
    const at = weekdays.indexOf(day)
    const times = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(',') || 'off'
    const previous = groups.at(-1)
    if (previous?.times === times && previous.last === at - 1) previous.last = at
    else groups.push({ first: at, last: at, times })
  }
  const short = (at: number) => weekdays[at]!.slice(0, 2)
  return groups
    .map(({ first, last, times }) => `${first === last ? short(first) : `${short(first)}-${short(last)}`} ${times}`)
    .join('; ')
}
