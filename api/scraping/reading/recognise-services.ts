/** What the trade sells and does, by the words used on pages; the names are those of the registration form. */
const services: [string, RegExp][] = [
  ['Vertical Blinds', /\bvertical(?:s|\s+blinds?)\b/i],
  ['Roller Blinds', /\broller\s+blinds?\b|\brollers\b/i],
  ['Roman Blinds', /\broman(?:s|\s+blinds?)\b/i],
  ['Venetian Blinds', /\bvenetians?(?:\s+blinds?)?\b/i],
  ['Wooden Blinds', /\bwood(?:en)?\s+(?:venetian\s+)?blinds?\b/i],
  ['Blinds', /\bblinds?\b/i],
  ['Curtains', /\bcurtains?\b|\bdrapes\b|\bvoiles?\b/i],
  ['Shutters', /\bshutters?\b/i],
  ['Custom Designs', /\bmade[\s-]to[\s-]measure\b|\bbespoke\b|\bcustom[\s-]made\b/i],
  ['Installation', /\bfitting\b|\binstall(?:ation|ed|ers?)\b|\bfitted\b/i],
  ['Repairs', /\brepairs?\b|\brestring(?:ing)?\b/i],
  ['Consultation', /\bconsultations?\b|\bhome visits?\b|\bfree (?:quote|survey|measur\w+)\b/i],
]

/** The services that a text mentions. */
export const recogniseServices = (text: string): string[] =>
  services.filter(([, words]) => words.test(text)).map(([name]) => name)
