import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const Notice = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    as="section"
    aria-label={label}
    mb="6"
    p="4"
    borderWidth="1px"
    borderColor="border.error"
    borderRadius="l3"
    bg="bg.error"
  >
    {children}
  </Box>
)
