import { Box, Button } from '@chakra-ui/react'
import { Icon } from '../ui/Icon.tsx'
import { useLater } from '../ui/use-later.ts'

/** The button that opens the report form; the form's code is loaded only then. */
export const ReportListing = ({ supplierId }: { supplierId: string }) => {
  const { part: ReportForm, open, close } = useLater(async () => (await import('./ReportForm.tsx')).ReportForm)
  return (
    <Box className="report-listing" mt="6">
      <Button
        className="needs-script"
        variant="plain"
        minH="11"
        px="0"
        color="fg.muted"
        fontWeight="400"
        textDecoration="underline"
        textUnderlineOffset="3px"
        aria-expanded={Boolean(ReportForm)}
        onClick={ReportForm ? close : open}
      >
        <Icon name="flag" /> Report this listing
      </Button>
      {ReportForm && (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p="5" mt="1" maxW="70ch">
          <ReportForm supplierId={supplierId} />
        </Box>
      )}
    </Box>
  )
}
