import { ApolloLink } from '@apollo/client'
import { print } from 'graphql'
import { from } from 'rxjs'
import type { RunQuery } from '../../api/pages/page.rules.ts'
import { createClient } from './apollo.ts'

/** Printed queries by their ids. */
const texts = new Map<string, string>()

const printQuery = (query: ApolloLink.Operation['query'] & { id?: string }) => {
  const text = texts.get(query.id!) ?? print(query)
  texts.set(query.id!, text)
  return text
}

/** One page's client, which runs queries in this process. */
export const createPageClient = (execute: RunQuery) =>
  createClient({ link: new ApolloLink(({ query, variables }) => from(execute(printQuery(query), variables))) })
