import { Text } from '@chakra-ui/react'
import { Link } from 'react-router'

/** The name of a filter from To Do, such as "failing webhooks". */
export const DueFilterNote = ({ children, path }: { children: string; path: string }) => (
  <Text className="muted small-text" mt="3">
    <span>{`Only ${children} are shown.`}</span>{' '}
    <Link className="text-link" to={path}>
      Show All
    </Link>
  </Text>
)
