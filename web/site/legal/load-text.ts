import type { ApolloClient } from '@apollo/client'
import type { LegalPage } from '../../schema.generated.ts'
import { LegalTextDocument } from './LegalText.generated.ts'

export const loadText = (page: LegalPage) => async (client: ApolloClient) => {
  await client.query({ query: LegalTextDocument, variables: { page } })
  return null
}
