import { Box, Heading, Text } from '@chakra-ui/react'

interface TextListProps {
  title: string
  items: readonly string[]
  /** Shown where there are none; without it nothing is shown. */
  empty?: string
}

/** A heading and short texts as badges. */
export const TextList = ({ title, items, empty }: TextListProps) => {
  if (items.length === 0 && !empty) return null
  return (
    <Box mb="6">
      <Heading as="h2" size="lg" mb="3">
        {title}
      </Heading>
      {items.length > 0 ? (
        <ul className="badges">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <Text color="fg.muted">{empty}</Text>
      )}
    </Box>
  )
}
