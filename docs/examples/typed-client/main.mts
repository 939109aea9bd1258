import { print } from 'graphql'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { SuppliersNearDocument } from './graphql.generated.ts'

/** Asks the directory; what comes back has the type of what was asked. */
const execute = async <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors[0]?.message)
  return data
}

const { suppliers } = await execute(SuppliersNearDocument, { place: 'GL50', service: 'BLINDS' })
for (const { name, city, averageRating } of suppliers.nodes) console.log(name, city, averageRating ?? 'no reviews yet')
