import { Text } from '@chakra-ui/react'
import { useSupplierListFailureQuery } from '../../graphql.generated.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Notice } from './Notice.tsx'

export const SupplierListNotice = () => {
  const failure = useSupplierListFailureQuery().data?.supplierListFailure
  if (!failure) return null
  const { failedSince, madeAt, message } = failure
  return (
    <Notice label="List of all suppliers">
      <Text fontWeight="semibold">
        The list of all suppliers cannot be created. It first failed <TimeAgo date={failedSince} />.{' '}
        {madeAt ? (
          <span>
            Partners receive the list made <TimeAgo date={madeAt} />.
          </span>
        ) : (
          <span key="none">There is no list yet.</span>
        )}
      </Text>
      <Text mt="1" overflowWrap="anywhere">
        We retry every minute. Reason: {message}
      </Text>
    </Notice>
  )
}
