import type { Random } from '../server/random.ts'
import type { Trade } from './demo-trades.ts'

/** First sentences: who, what and where. */
const openings = [
  '{name} supplies {calling} to homes in {town} and {nearby}.',
  '{Calling} for {town}, {nearby} and the villages between: that has been the business of {name} since {year}.',
  'Based in {town}, {name} offers {calling} throughout {region}.',
  'A family business in {town}, {name} has looked after windows across {region} for {years}.',
  '{name} is a small team from {town} with one speciality: {calling}.',
  'From our showroom in {town} we provide {calling} for houses, flats and bungalows across {region}.',
  'If you live in or around {town} and want {calling}, {name} will bring samples to your door.',
  'Locally owned and run, {name} has brought {calling} to {town} and {nearby} since {year}.',
  '{town} and {nearby} are home ground for {name}, and {calling} our daily work.',
  'Since {year}, {name} has been a name that people in {town} pass on to their neighbours for {calling}.',
  'We are {name}: {calling}, a workshop in {town}, and customers all over {region}.',
  'Whether you are in the middle of {town} or out towards {nearby}, {name} can help with {calling}.',
]

const ways = [
  'A surveyor calls at a time that suits you, evenings included, and leaves a written quotation.',
  'Quotations are free, itemised and valid for sixty days.',
  'We show prices for each window, so that you can start with one room and come back for the rest.',
  'You deal with the same person from the first measurement to the last screw.',
  'Orders are usually ready within two to four weeks, and we telephone the day before fitting.',
  'Our fitters take their shoes off, bring a vacuum cleaner and carry old blinds away for recycling.',
  'There is no deposit above a third, and the balance is due only once you are happy with the fit.',
  'Every corded product is fitted with its safety device as the law requires, and we explain how it works.',
  'The showroom is open on Saturdays, with parking outside and coffee on the counter.',
  'We would sooner mend a good blind than sell you a poor one.',
  'Photographs and rough sizes by e-mail are enough for a first estimate.',
  'Free fabric samples go out by post on the day that you ask for them.',
  'Weekend appointments cost nothing extra.',
  'Our own workroom makes nearly all that we sell, which keeps waiting times short.',
  'Two of our team have trained as colour consultants and are glad to be asked.',
  'We publish a price list, and it is the same for everybody.',
]

const endings = [
  'All work comes with a five-year guarantee.',
  'Most of our new customers are sent by old ones.',
  'Visits are free anywhere within {miles} miles of {town}.',
  'We also work for landlords, schools and village halls in {region}.',
  'Ring for a chat: advice costs nothing.',
  'Samples may be kept for a week before you decide.',
  'Customers in {nearby} are visited every week.',
  'We are insured, and our fitters carry identification.',
  'Ask to see pictures of windows that we have dressed in your street.',
  'Spare parts are kept for ten years after fitting.',
  'Period windows in {town} are something of a passion here.',
  'New estates around {town} keep us busy, and we know most house types by heart.',
  'Offcuts go to local schools, and packaging goes back to the mill.',
  'Pop in, or book a visit for a day that suits you.',
]

export interface About {
  name: string
  trade: Trade
  town: string
  /** Two or more neighbouring towns, nearest first. */
  nearby: string[]
  region: string
  year: number
  age: number
}

/** Two to four sentences on what the supplier does and where. */
export const demoDescription = (random: Random, { name, trade, town, nearby, region, year, age }: About): string => {
  const calling = random.pick(trade.calling)
  const words: Record<string, string> = {
    name,
    town,
    region,
    calling,
    Calling: calling[0]!.toUpperCase() + calling.slice(1),
    nearby: nearby[random.int(0, Math.min(3, nearby.length - 1))] ?? 'the towns nearby',
    year: String(year),
    years: age < 2 ? 'the last year' : age < 10 ? `${age} years` : `more than ${Math.floor(age / 5) * 5} years`,
    miles: String(random.pick([10, 12, 15, 20, 25, 30])),
  }
  const sentences = [random.pick(openings), random.pick(trade.offers)]
  if (random.chance(0.6)) sentences.push(random.pick(ways))
  if (random.chance(0.5)) sentences.push(random.pick(endings))
  return sentences.join(' ').replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}
