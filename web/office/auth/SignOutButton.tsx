import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { signOut } from '../sign-in/sign-out.ts'
import { ActionButton } from '../ui/ActionButton.tsx'

/** Disabled until hydrated: on a shared machine, nobody would notice that a press was lost. */
export const SignOutButton = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const isReady = useHydrated()
  return (
    <ActionButton
      disabled={!isReady}
      loadingText="Signing out…"
      refused="Logout failed"
      action={() => signOut(client, navigate)}
    >
      Sign Out
    </ActionButton>
  )
}
