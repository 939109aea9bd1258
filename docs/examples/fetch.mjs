// A county's best suppliers, in a browser's page of any origin or in Node, without a library.
const response = await fetch('http://localhost:4000/graphql', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: `query ($county: String!) {
      county(urlName: $county) { name topSuppliers(first: 3) { name city phone averageRating reviewCount } }
    }`,
    variables: { county: 'kent' },
  }),
})
const { data, errors } = await response.json()
if (errors) throw new Error(errors[0].message)
console.log(data.county.name)
for (const { name, city, averageRating } of data.county.topSuppliers)
  console.log(name, city, averageRating ? `${averageRating} of 5` : 'no reviews yet')
