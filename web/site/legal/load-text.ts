import type { ApolloClient } from '@apollo/client'
import { LegalTextDocument, type LegalPage } from '../../graphql.generated.ts'

export const loadText = (page: LegalPage) => async (client: ApolloClient) => {
  await client.query({ query: LegalTextDocument, variables: { page } })
  return null
}
