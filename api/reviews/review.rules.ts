import * as z from 'zod/mini'
import { emailText, typedText } from '../server/form.rules.ts'

const stars = 'Please choose 1 to 5 stars.'

export const reviewRules = z.object({
  rating: z.int(stars).check(z.minimum(1, stars), z.maximum(5, stars)),
  comment: typedText({
    min: [20, 'Please write at least 20 characters.'],
    max: [2000, 'Please write at most 2,000 characters.'],
  }),
  name: typedText({ min: [2, 'Please enter your name, at least 2 characters.'], max: 80 }),
  email: emailText('Please enter a valid email address.'),
})
