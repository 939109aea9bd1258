import { useState } from 'react'
import { useChangeWebhookMutation, useReplayWebhookMutation, WebhooksDocument } from './WebhooksTab.generated.ts'
import type { ReplayWebhookInput, WebhookAction } from '../../schema.generated.ts'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'

/** `problem` is the last failure, until the next attempt. */
export const useChange = (id: string) => {
  const [problem, setProblem] = useState<string>()
  const [change, changing] = useChangeWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries: [WebhooksDocument] }) // secrets are never cached
  const [replay, replaying] = useReplayWebhookMutation()
  const tried = async <T>(request: Promise<T | null | undefined>): Promise<T | undefined> => {
    setProblem(undefined)
    try {
      return (await request) ?? undefined
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
    return undefined
  }
  return {
    problem,
    isBusy: changing.loading || replaying.loading,
    change: (action: WebhookAction) =>
      tried(change({ variables: { input: { id, action } } }).then(({ data }) => data?.changeWebhook)),
    replay: (what: Omit<ReplayWebhookInput, 'id'>) =>
      tried(replay({ variables: { input: { id, ...what } } }).then(({ data }) => data?.replayWebhook)),
  }
}
