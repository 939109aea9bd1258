import { registerEnumType } from 'type-graphql'
import type { AccountNeed } from '../server/context.ts'

export const AccountNeedEnum: Record<AccountNeed, AccountNeed> = {
  NEW_PASSWORD: 'NEW_PASSWORD',
  SECOND_FACTOR: 'SECOND_FACTOR',
}
registerEnumType(AccountNeedEnum, {
  name: 'AccountNeed',
  description: 'What a user must do before the back office opens.',
  valuesConfig: {
    NEW_PASSWORD: { description: 'Choose another password: the one that was used was made up by the site.' },
    SECOND_FACTOR: { description: 'Turn on the second factor, which this site asks of its staff.' },
  },
})
