import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { BusinessRequest } from './business-request.entity.ts'
import { BusinessRequestInput } from './business-request.input.ts'
import { requestListing } from './request-listing.ts'

/** Businesses that ask to be listed. */
@Resolver()
export class RegistrationResolver {
  @Mutation(() => BusinessRequest, { description: 'Asks for a listing; someone writes or calls back. At most five an hour from one address.' })
  requestListing(
    @Ctx() context: Context,
    @Arg('input', () => BusinessRequestInput, { description: 'The business, and how to reach it.' }) input: BusinessRequestInput,
  ): Promise<BusinessRequest> {
    return requestListing(context, input, input)
  }
}
