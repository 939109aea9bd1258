import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import { useSignOutMutation } from '../graphql.generated.ts'
import { toast } from '../ui/toaster.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { tellTabs } from './tell-tabs.ts'

/**
 * Ends the session, and clears everything that this browser loaded in it. Disabled until the page's code has come: a press
 * before would be lost, and somebody who leaves a shared machine must be able to trust it.
 */
export const SignOutButton = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [signOut, { loading }] = useSignOutMutation()
  const isReady = useHydrated()
  const leave = async () => {
    try {
      await signOut()
    } catch {
      toast({
        title: 'Logout failed',
        description: 'An error occurred during logout. Please try again.',
        type: 'error',
      })
      return
    }
    await client.clearStore()
    tellTabs()
    toast({ title: 'Logged out', description: 'You have been successfully logged out.', type: 'success' })
    await navigate('/login', { replace: true })
  }
  return (
    <Button
      variant="outline"
      minH="11"
      disabled={!isReady}
      loading={loading}
      loadingText="Signing out…"
      onClick={() => void leave()}
    >
      Sign Out
    </Button>
  )
}
