import { Box, chakra, Heading } from '@chakra-ui/react'
import { Icon } from '../../ui/kit/Icon.tsx'

const capabilities = [
  ['download', 'Collect supplier data from directories and Google Maps, with live progress'],
  ['copy-all', 'Find duplicate suppliers and merge them'],
  ['plus', 'Add, edit and remove suppliers'],
  ['check', 'Review registrations, reviews and messages'],
  ['external', 'Track links to the site'],
  ['tag', 'Place advertisements and turn them on or off'],
  ['list', 'See the directory’s statistics'],
] as const

/** Lists what staff can do after signing in. */
export const Capabilities = () => (
  <Box as="aside" aria-labelledby="capabilities" bg="accent.subtle" borderRadius="l3" p={{ base: '5', md: '8' }}>
    <Heading as="h2" id="capabilities" size="lg" mb="4">
      What Administrators Can Do
    </Heading>
    <chakra.ul display="grid" gap="3" listStyleType="none">
      {capabilities.map(([icon, text]) => (
        <chakra.li key={text} display="flex" gap="3" alignItems="baseline">
          <chakra.span color="accent.fg" flexShrink="0" position="relative" top="3px">
            <Icon name={icon} />
          </chakra.span>
          {text}
        </chakra.li>
      ))}
    </chakra.ul>
  </Box>
)
