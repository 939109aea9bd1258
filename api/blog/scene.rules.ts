/** Pictures by the words that select them: an id in scenes.svg. The first match wins. */
const scenes: [name: string, words: RegExp][] = [
  ['measuring', /measur|\bsize|recess/],
  ['quotes', /quote|cost|price|compar|choose a|budget/],
  ['safety', /safe|child|cord|nurser/],
  ['cleaning', /clean|mend|repair|wash|\bcare\b|mould/],
  ['blackout', /blackout|bedroom|sleep|dark/],
  ['kitchen', /kitchen|bathroom|damp|steam/],
  ['period', /period|sash|listed|heritage|victorian|georgian|dormer/],
  ['warmth', /warm|heat|energy|insulat|thermal|winter|draught/],
  ['remote', /motor|smart|remote|automat|electric/],
  ['shutters', /shutter|louvre/],
  ['curtains', /curtain|drape|pleat|lining|heading|fabric|voile|\bbay/],
]

export const chooseScene = ({ title, tags }: { title: string; tags: readonly string[] }): string => {
  for (const text of [title, tags.join(' ')]) {
    const scene = scenes.find(([, words]) => words.test(text.toLowerCase()))
    if (scene) return scene[0]
  }
  return 'blinds'
}

/** One of three colours, constant per article, so that two on one subject may differ. */
export const chooseTone = (slug: string) => slug.length % 3
