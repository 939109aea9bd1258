import { Heading, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useAdminStatsQuery } from '../graphql.generated.ts'
import '../ui/admin.css'

/** /admin: what waits for somebody. */
export const Component = () => {
  const waiting = useAdminStatsQuery().data?.adminStats.openRequests
  return (
    <section className="admin-panel" aria-labelledby="to-do">
      <Heading as="h2" id="to-do" size="lg" mb="2">
        To Do
      </Heading>
      {waiting ? (
        <Link className="admin-link" to="/admin/requests">
          {waiting} requests wait for a decision
        </Link>
      ) : (
        <Text>Nothing waits for you.</Text>
      )}
    </section>
  )
}
