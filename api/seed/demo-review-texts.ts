type Sentences = readonly string[]

/** Openings of reviews, by how satisfied the customer was: 5 and 4 stars, 3 stars, 1 and 2 stars. */
export const beginnings: Record<'good' | 'fair' | 'poor', Sentences> = {
  good: [
    'Really pleased with our {product} in the {room}.',
    'We had {product} fitted in the {room} last {when} and they look superb.',
    'Second time we have used {name}, and just as good as the first.',
    'Friendly, quick and no pressure to buy.',
    'Came out to {town} the day after I rang, with a boot full of samples.',
    'Excellent from start to finish.',
    'I was recommended by a neighbour and would do the same.',
    'Our {room} is transformed.',
    'Lovely {product}, beautifully made.',
    'Three firms quoted and these were the only ones who listened.',
    'Honest advice about the {room}: they talked us out of something dearer.',
    'Could not fault them.',
    'The {product} fit our wonky old windows perfectly.',
    'Very happy customer here in {town}.',
    'Booked for the {room} and ended up having the whole house done.',
    'From the measuring to the tidying up, a pleasure to deal with.',
    'Great choice of fabrics and a fair price.',
    'Fitted in under two hours and not a speck of dust left behind.',
    'My mother’s bungalow now has {product} that she can work herself.',
    'Smart, well-made {product}, and they arrived earlier than promised.',
    'What a difference in the {room}: cool by day and dark at night.',
    'Polite fitter who clearly takes pride in the job.',
    'Ordered {product} after a visit to the showroom.',
    'A small firm that does what it says.',
    'We are new to {town} and glad that we found them.',
    'The nursery is properly dark at last.',
  ],
  fair: [
    'Good {product} in the end, but a long wait.',
    'The work is fine, the communication less so.',
    'Happy with the {room}, not so happy with the delay.',
    'Decent job overall.',
    'Nice people, but the first appointment was missed.',
    'The {product} are good quality; the price went up from the first estimate.',
    'Mostly pleased.',
    'One of the {product} had to be remade, which they did without fuss.',
    'Fair price, average service.',
    'Fitting was neat, though it took two visits.',
    'Took a while to get a quotation.',
    'The colour is not quite what the sample promised.',
  ],
  poor: [
    'Disappointed with our {product}.',
    'Waited seven weeks, and then one was the wrong size.',
    'Nobody rang back after the deposit was paid.',
    'Two appointments cancelled on the day.',
    'The {product} in the {room} hang crooked.',
    'Not what we expected after such good reviews.',
    'The fitter was rushed and left holes in the plaster.',
    'Quoted one price and invoiced another.',
    'The {product} broke within a month.',
    'Hard to get hold of once the job was done.',
  ],
}

export const middles: Record<'good' | 'fair' | 'poor', Sentences> = {
  good: [
    'Measured twice, explained the options and left a clear price.',
    'The fitter checked each one and showed us how to clean it.',
    'You can tell that they are made by someone who cares.',
    'They moved the furniture and put all of it back.',
    'The fabric matches our sofa better than I dared to hope.',
    'Child-safety clips were fitted without our having to ask.',
    'No more glare on the television.',
    'The bay was tricky and they made it look easy.',
    'They spotted that one reveal was out by a centimetre and allowed for it.',
    'Even the street noise seems less.',
    'Price was the same as the big names, the service far better.',
    'The old ones were taken away for recycling.',
    'They kept us informed by text all the way.',
    'Every pattern lines up from one window to the next.',
    'The motors are silent and the remote is simple.',
    'A small snag was put right the very next morning.',
    'Nothing was too much trouble.',
    'They were honest about which rooms could have something cheaper.',
  ],
  fair: [
    'Took five weeks rather than the three that we were told.',
    'It was put right, but I had to chase.',
    'The finish is neat and they work well.',
    'The chain is a little stiff.',
    'I would have liked more choice of samples.',
    'They were polite about it and knocked something off the bill.',
    'The fitter was good, the office less organised.',
    'For the money I expected a softer lining.',
  ],
  poor: [
    'I had to ring four times before anyone came.',
    'The replacement was no better.',
    'They did refund part of it eventually.',
    'The material feels thinner than the sample.',
    'The gap at the side lets in all the light.',
    'An apology would have gone a long way.',
    'We fixed it ourselves in the end.',
    'Perhaps we were unlucky, but that was our experience.',
  ],
}

export const closings: Record<'good' | 'fair' | 'poor', Sentences> = {
  good: [
    'Would recommend.',
    'We will be back for the {room} next.',
    'Thank you all!',
    'Worth every penny.',
    'A thoroughly good firm.',
    'Highly recommended to anyone near {town}.',
    'Already told my sister.',
    'Great local firm.',
    'Praise well earned.',
    'Upstairs next year!',
    'Thanks to the whole team.',
    'Would use again without hesitation.',
  ],
  fair: [
    'Would probably use again.',
    'Worth getting a second quotation.',
    'Good, not great.',
    'Might come back for the {room}.',
    'Room for improvement.',
    'No complaints about the result.',
  ],
  poor: [
    'Would not use again.',
    'Go elsewhere.',
    'A shame, as the samples were lovely.',
    'Be sure to get everything in writing.',
    'At least they turned up in the end.',
  ],
}

export const rooms = [
  'living room',
  'kitchen',
  'main bedroom',
  'bathroom',
  'conservatory',
  'dining room',
  'nursery',
  'study',
  'front bay',
  'loft room',
  'hall',
  'spare bedroom',
  'garden room',
  'landing',
]
export const seasons = ['month', 'week', 'spring', 'summer', 'autumn', 'winter', 'year', 'March', 'October']

export const forenames =
  `Sarah David Emma James Helen Mark Karen Paul Priya Andrew Fiona Chris Lucy Tom Margaret Ahmed Claire Steve Rachel Ian Jo Rob
Natalie Gareth Aisha Peter Megan Simon Louise Raj Susan Kevin Hannah Alan Olivia Daniel Chloe Graham Yasmin Neil Sophie Martin Bethan Stuart Leanne Owen
Catriona Femi Anna Richard Sheila Imran Katie Philip Siobhan Marek Julie Adam Wendy Callum Teresa Joseph Amelia Brian Ruth Dev Moira Lee Patricia
Nathan`.split(/\s+/)

export const rejectionReasons = [
  'Names a person other than the business.',
  'Advertises another company.',
  'Not about an order with this supplier.',
  'Sent twice by the same person.',
]
