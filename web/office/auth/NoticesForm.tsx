import { Text } from '@chakra-ui/react'
import { noticeKinds, noticeTimes, type NoticeKind, type NoticeTime } from '../../../api/notices/notice-kinds.rules.ts'
import { useMyNoticesQuery, useUpdateMyNoticesMutation } from './AccountTab.generated.ts'
import { attempt } from '../ui/attempt.ts'
import { AdminForm, FormButtons } from '../ui/forms/AdminForm.tsx'
import { SelectField } from '../ui/forms/fields.tsx'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

type Times = Partial<Record<NoticeKind, NoticeTime>>

export const NoticesForm = () => {
  const query = useMyNoticesQuery({ fetchPolicy: 'cache-and-network' })
  const { data, refetch } = query
  const [update] = useUpdateMyNoticesMutation()
  const settings = data?.myNotices
  if (!settings) return <LoadingPanel query={query} failed="Failed to load your email settings." height="240px" />
  const { version, email, choices } = settings
  if (!email) return <Text color="fg.muted">Your account has no email address. Add one to receive emails.</Text>
  const times: Times = Object.fromEntries(choices.map(({ kind, time }) => [kind, time]))
  const save = (typed: Times) =>
    attempt({ refused: 'Not Saved', onStale: () => void refetch() }, async () => {
      const input = { version, choices: choices.map(({ kind, time }) => ({ kind, time: typed[kind] ?? time })) }
      await update({ variables: { input } })
      void refetch()
      return { title: 'Emails to you saved' }
    })
  return (
    <AdminForm<Times> label="Emails to me" onSubmit={save} initialValues={times}>
      <Text color="fg.muted" maxW="70ch">
        Sent to {email}. The daily email is sent at 7 am London time if there is anything new.
      </Text>
      {choices.map(({ kind }) => (
        <SelectField
          key={kind}
          name={kind}
          label={noticeKinds[kind].label}
          help={noticeKinds[kind].about}
          choices={Object.entries(noticeTimes)}
        />
      ))}
      <FormButtons label="Save" />
    </AdminForm>
  )
}
