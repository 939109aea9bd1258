import { Button, Text } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { noticeKinds, noticeTimes, type NoticeKind, type NoticeTime } from '../../../api/notices/notice-kinds.rules.ts'
import { useMyNoticesQuery, useUpdateMyNoticesMutation } from './AccountTab.generated.ts'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import '../ui/admin.css'
import './NoticesForm.css'
import { Options } from '../ui/forms/SelectField.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

const times = Object.entries(noticeTimes)

export const NoticesForm = () => {
  const query = useMyNoticesQuery({ fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const [update, { loading }] = useUpdateMyNoticesMutation()
  const [changed, setChanged] = useState<Partial<Record<NoticeKind, NoticeTime>>>({})
  const settings = data?.myNotices
  if (!settings) return <LoadingPanel query={query} failed="Failed to load your email settings." height="240px" />
  const { version, email, choices } = settings
  if (!email) return <Text color="fg.muted">Your account has no email address. Add one to receive emails.</Text>
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const input = { version, choices: choices.map(({ kind, time }) => ({ kind, time: changed[kind] ?? time })) }
    try {
      await update({ variables: { input } })
      void refetch()
      setChanged((now) => (now === changed ? {} : now)) // choices made meanwhile are not saved yet
      toast({ title: 'Emails to you saved', type: 'success' })
    } catch (problem) {
      reportSaveFailure(problem, 'Not Saved', () => void refetch())
    }
  }
  return (
    <form method="post" aria-label="Emails to me" onSubmit={(event) => void save(event)}>
      <Text color="fg.muted" mb="4" maxW="70ch">
        Sent to {email}. The daily email is sent at 7 am London time if there is anything new.
      </Text>
      <div className="notice-choices">
        {choices.map(({ kind, time }) => (
          <OfficeField
            key={kind}
            label={noticeKinds[kind].label}
            help={noticeKinds[kind].about}
            className="notice-choice"
          >
            {(control) => (
              <select
                {...control}
                value={changed[kind] ?? time}
                onChange={({ target }) => setChanged({ ...changed, [kind]: target.value as NoticeTime })}
              >
                <Options choices={times} />
              </select>
            )}
          </OfficeField>
        ))}
      </div>
      <Button type="submit" mt="5" loading={loading} loadingText="Saving…">
        Save
      </Button>
    </form>
  )
}
