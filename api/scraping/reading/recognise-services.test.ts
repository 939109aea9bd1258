import { expect, test } from 'vitest'
import { recogniseServices } from './recognise-services.ts'

test.each([
  ['Vertical, roller & roman blinds', ['Vertical Blinds', 'Roller Blinds', 'Roman Blinds', 'Blinds']],
  ['Roman and venetian', ['Venetian Blinds']],
  ['Romans and rollers', ['Roller Blinds', 'Roman Blinds']],
  ['Wooden venetian blinds', ['Venetian Blinds', 'Wooden Blinds', 'Blinds']],
  ['Roller shutters', ['Shutters']],
  ['Voiles, MADE-TO-MEASURE', ['Curtains', 'Custom Designs']],
  ['Installed by our own fitters after a home visit', ['Installation', 'Consultation']],
  ['Blind restringing', ['Blinds', 'Repairs']],
  ['Blindsided by curtained romance', []],
])('"%s" is of the services %j', (text, services) => expect(recogniseServices(text)).toEqual(services))
