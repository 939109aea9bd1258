import { Text } from '@chakra-ui/react'
import { Link } from 'react-router'

/** Says that a list is filtered by a task of To Do, such as "failing webhooks", and links to the whole list. */
export const DueFilterNote = ({ children, path }: { children: string; path: string }) => (
  <Text className="admin-small" mt="3">
    <span>{`Only ${children} are shown.`}</span>{' '}
    <Link className="admin-link" to={path}>
      Show All
    </Link>
  </Text>
)
