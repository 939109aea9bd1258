import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseScene } from './scene.rules.ts'

const about = (title: string, ...tags: string[]) => chooseScene({ title, tags })

test('an article’s picture shows its subject: ten articles, ten pictures', () => {
  expect([
    about('Bedrooms: blackout that works', 'curtains'),
    about('Blinds for bathrooms and kitchens', 'cleaning'),
    about('Child-safe blinds: what the rules ask and what to check at home', 'bedrooms'),
    about('Choosing curtains: headings, fullness and linings', 'blackout', 'measuring'),
    about('Cleaning and mending blinds and curtains', 'child safety'),
    about('Dressing period windows: sashes, bays and listed houses', 'curtains'),
    about('How to compare quotes and choose a local supplier', 'measuring'),
    about('How to measure a window for blinds: recess and face fix', 'fitting'),
    about('Keeping a house warm with curtains, blinds and shutters', 'curtains'),
    about('Plantation shutters: styles, materials and bay windows', 'period homes'),
  ]).toEqual([
    'blackout',
    'kitchen',
    'safety',
    'curtains',
    'cleaning',
    'period',
    'quotes',
    'measuring',
    'warmth',
    'shutters',
  ])
})

test('tags decide if the title does not; every picture can be drawn', () => {
  expect(about('News from the workshop', 'motorised blinds')).toBe('remote')
  expect(about('News from the workshop')).toBe('blinds')
  const drawn = readFileSync(join(import.meta.dirname, '../pictures/drawn/scenes.svg'), 'utf8')
  const sceneNames = readFileSync(join(import.meta.dirname, 'scene.rules.ts'), 'utf8').match(
    /(?<=\['|return ')\w+(?=')/g,
  )!
  expect(sceneNames).toHaveLength(12)
  for (const name of sceneNames) expect(drawn).toContain(`<symbol id="${name}"`)
})
