import { Box, Heading, Input, SimpleGrid, Text, Textarea } from '@chakra-ui/react'
import { reviewRules } from '../../api/reviews/review.rules.ts'
import { useSubmitReviewMutation, type ReviewInput } from '../graphql.generated.ts'
import { FormField } from '../ui/FormField.tsx'
import { SendForm } from '../ui/SendForm.tsx'
import { Sent } from '../ui/Sent.tsx'
import { useSending } from '../ui/use-sending.ts'
import { validate } from '../ui/validate.ts'
import { StarField } from './StarField.tsx'

interface ReviewFormProps {
  supplierId: string
  supplierName: string
}

/** Says how it went with a supplier; an administrator reads it before it appears. */
export const ReviewForm = ({ supplierId, supplierName }: ReviewFormProps) => {
  const [sendReview] = useSubmitReviewMutation({ errorPolicy: 'all' })
  const { isSent, submit } = useSending()
  if (isSent) return <Sent title="Thank you for your review">It will appear here once we have checked it.</Sent>
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '5' }} maxW="70ch">
      <Heading as="h3" size="md" mb="1">How did it go with {supplierName}?</Heading>
      <Text color="fg.muted" fontSize="sm" mb="4">We read every review before it appears, the kind and the unkind alike.</Text>
      <SendForm<ReviewInput>
        label="Write a review"
        validate={validate(reviewRules)}
        button="Send Review"
        onSubmit={(values) =>
          submit({
            title: 'Review Not Sent',
            usual: 'Failed to send your review. Please try again.',
            send: (trace) => sendReview({ variables: { supplierId, input: { ...values, ...trace } } }),
          })}
      >
        <StarField name="rating" label="Your rating" />
        <FormField name="comment" label="Your review" help="20 to 2,000 characters: what was made, how it was fitted, how it holds up.">
          {(control) => <Textarea {...control} rows={5} />}
        </FormField>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FormField name="name" label="Your name" help="Shown with your review.">
            {(control) => <Input {...control} autoComplete="name" />}
          </FormField>
          <FormField name="email" label="Your e-mail" help="Never shown: only for questions about your review.">
            {(control) => <Input {...control} type="email" autoComplete="email" />}
          </FormField>
        </SimpleGrid>
      </SendForm>
    </Box>
  )
}
