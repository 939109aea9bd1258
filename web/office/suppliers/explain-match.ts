import type { ExplainSearchQuery } from '../../graphql.generated.ts'

type Explained = ExplainSearchQuery['explainSearch']
type Reason = Omit<Explained['reasons'][number], 'supplier'>

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** Such as: On topic: “shutters”. 3.2 miles away. Quality 72 of 100. Score −0.4. */
export const explainMatch = (reason: Reason): string => {
  const { isExactlyNamed, termsOnTopic, termsElsewhere, distanceMiles, quality, orderMiles } = reason
  return [
    isExactlyNamed && 'First because it is called what was typed.',
    termsOnTopic.length > 0 && `On topic: ${quoted(termsOnTopic)}.`,
    termsElsewhere.length > 0 && `Only mentioned: ${quoted(termsElsewhere)}.`,
    distanceMiles !== null && `${distanceMiles.toFixed(1)} miles away.`,
    `Quality ${Math.round(quality * 100)} of 100.`,
    orderMiles !== null && `Score ${orderMiles.toFixed(1).replace('-', '−')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Such as: “roman blinds” within 50 miles of Stroud, Gloucestershire. Left out: “cheap”. */
export const explainReading = ({ reading, correctedQuery, droppedWords }: Explained): string => {
  const { words, place, postcode, radiusMiles } = reading
  const where = place && [postcode ?? place.name, place.county].filter(Boolean).join(', ')
  const circle = radiusMiles === null ? 'in' : `within ${Math.round(radiusMiles)} miles of`
  const search = [words && `“${words}”`, where && `${circle} ${where}`].filter(Boolean).join(' ') || 'all suppliers'
  return [
    `Read as ${search}.`,
    correctedQuery !== null && `Corrected to “${correctedQuery}”.`,
    droppedWords.length > 0 && `Left out: ${quoted(droppedWords)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
