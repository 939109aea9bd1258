import { Text } from '@chakra-ui/react'
import { Link } from 'react-router'

/** Says that a list has only what To Do counts, in words such as "failing webhooks", and leads to all. */
export const DueFilterNote = ({ children, path }: { children: string; path: string }) => (
  <Text className="admin-small" mt="3">
    <span>{`Only ${children} are shown.`}</span>{' '}
    <Link className="admin-link" to={path}>
      Show All
    </Link>
  </Text>
)
