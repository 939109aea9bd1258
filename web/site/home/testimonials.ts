/** Fixed examples, labelled as such; never in structured data. */
export const testimonials = [
  {
    id: 1,
    text: 'I typed in our postcode and had three blind fitters within eight miles. Two came to measure the same week, and the reviews told me which one to call first.',
    name: 'Sarah Johnson',
    location: 'Manchester',
    rating: 5,
  },
  {
    id: 2,
    text: 'We wanted shutters for an awkward bay and did not know whom to ask. Filtering by service left a short list of people who do nothing else.',
    name: 'David Thompson',
    location: 'Bristol',
    rating: 4.5,
  },
  {
    id: 3,
    text: 'The measuring guide saved me from ordering curtains that were too short. I would have liked more suppliers in my village, but the next town had plenty.',
    name: 'Emma Williams',
    location: 'Edinburgh',
    rating: 4,
  },
]
