// npm install @apollo/client graphql rxjs
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'

const client = new ApolloClient({
  link: new HttpLink({ uri: 'http://localhost:4000/graphql' }),
  cache: new InMemoryCache(),
})

const query = gql`
  query Near($place: String!, $after: String) {
    suppliers(filter: { near: $place }, first: 2, after: $after) {
      totalCount
      nodes {
        id
        name
        distance
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`

// A list comes page by page: what a page ends with is where the next one begins.
let after = null
for (let page = 1; page <= 2; page++) {
  const { data } = await client.query({ query, variables: { place: 'GL50', after } })
  for (const { name, distance } of data.suppliers.nodes) console.log(page, name, distance)
  after = data.suppliers.pageInfo.endCursor
  if (!data.suppliers.pageInfo.hasNextPage) break
}
