import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Link, type RouteObject } from 'react-router'

interface Listed {
  suppliers: { nodes: { id: number; name: string; city: string | null; description: string | null }[] }
}

export const listed: TypedDocumentNode<Listed> = gql`
  query Listed {
    suppliers(filter: { county: "Kent" }, first: 20) {
      nodes {
        id
        name
        city
        description
      }
    }
  }
`

const List = () => {
  const { data } = useQuery(listed)
  return (
    <main>
      <h1>Suppliers</h1>
      <ul>
        {data?.suppliers.nodes.map(({ id, name, city, description }) => (
          <li key={id}>
            <Link to={`/${id}`}>{name}</Link> {city}
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}

export const routes: RouteObject[] = [{ path: '*', element: <List /> }]
