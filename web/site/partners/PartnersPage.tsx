import type { ApolloClient } from '@apollo/client'
import { useLocation } from 'react-router'
import { BadgeDocument, WidgetCountiesDocument } from '../../graphql.generated.ts'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { supplierIn } from './BadgeMaker.tsx'
import { PartnerKit } from './PartnerKit.tsx'
import { WidgetBuilder } from './WidgetBuilder.tsx'
import '../../ui/forms/TextField.css'
import '../../ui/forms/FormField.css'
import './PartnersPage.css'

const isBuilder = (pathname: string) => pathname === '/partners/widget'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  const id = supplierIn(searchParams)
  if (isBuilder(pathname)) await client.query({ query: WidgetCountiesDocument })
  else if (id) await client.query({ query: BadgeDocument, variables: { id } })
  return null
}

/** /partners and /partners/widget in one file, since every page's code names each file. */
export const Component = () => (isBuilder(useLocation().pathname) ? <WidgetBuilder /> : <PartnerKit />)
