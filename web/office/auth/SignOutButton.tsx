import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { signOut } from '../sign-in/sign-out.ts'

/**
 * Signs out. Disabled until the page's code has come: a press before would be lost, and somebody who leaves a shared
 * machine must be able to trust it.
 */
export const SignOutButton = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const isReady = useHydrated()
  const leave = async () => {
    setLeaving(true)
    await signOut(client, navigate).finally(() => setLeaving(false))
  }
  return (
    <Button
      variant="outline"
      minH="11"
      disabled={!isReady}
      loading={isLeaving}
      loadingText="Signing out…"
      onClick={() => void leave()}
    >
      Sign Out
    </Button>
  )
}
