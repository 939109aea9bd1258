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
      edges {
        distance
        node {
          id
          name
        }
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
  for (const { distance, node } of data.suppliers.edges) console.log(page, node.name, distance)
  after = data.suppliers.pageInfo.endCursor
  if (!data.suppliers.pageInfo.hasNextPage) break
}
