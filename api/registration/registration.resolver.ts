import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { BusinessRequest } from './business-request.entity.ts'
import { BusinessRequestInput } from './business-request.input.ts'
import { registerSupplier } from './register-supplier.ts'
import { Registration } from './registration.entity.ts'
import { RegistrationInput } from './registration.input.ts'
import { requestListing } from './request-listing.ts'

/** Businesses that ask to be listed. */
@Resolver()
export class RegistrationResolver {
  @Mutation(() => BusinessRequest, {
    description: 'Asks for a listing; someone writes or calls back. At most five an hour from one address.',
  })
  requestListing(
    @Ctx() context: Context,
    @Arg('input', () => BusinessRequestInput, { description: 'The business, and how to reach it.' })
    input: BusinessRequestInput,
  ): Promise<BusinessRequest> {
    return requestListing(context, input, input)
  }

  @Mutation(() => Registration, {
    description:
      'Registers a business. It is listed once an administrator has approved it. At most five an hour from one address.',
  })
  registerSupplier(
    @Ctx() context: Context,
    @Arg('input', () => RegistrationInput, { description: 'The business, as it is to be listed.' })
    input: RegistrationInput,
  ): Promise<Registration> {
    return registerSupplier(context, input, input)
  }
}
