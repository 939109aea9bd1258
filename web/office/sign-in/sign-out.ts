import type { ApolloClient } from '@apollo/client'
import type { NavigateFunction } from 'react-router'
import { SignOutDocument } from './SignOut.generated.ts'
import { reportFailedSignOut, signedInAs } from '../../ui/signed-in-as.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { notifyTabs } from './notify-tabs.ts'

export const signOut = async (client: ApolloClient, navigate: NavigateFunction): Promise<void> => {
  try {
    await client.mutate({ mutation: SignOutDocument })
  } catch {
    return reportFailedSignOut()
  }
  signedInAs(null)
  await client.clearStore()
  notifyTabs()
  toast({ title: 'Logged out', description: 'You have been successfully logged out.', type: 'success' })
  await navigate('/login', { replace: true })
}
