import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { signOut } from '../sign-in/sign-out.ts'

/** Disabled until hydrated: on a shared machine, nobody would notice that a press was lost. */
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
      disabled={!isReady}
      loading={isLeaving}
      loadingText="Signing out…"
      onClick={() => void leave()}
    >
      Sign Out
    </Button>
  )
}
