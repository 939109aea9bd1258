import { Button, Heading, Text } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { Link } from 'react-router'
import { guideRules, type GuideText } from '../../../api/counties/guides/guide.rules.ts'
import {
  EditedGuideDocument,
  useEditedGuideQuery,
  useResetGuideMutation,
  useRestoreGuideMutation,
  useSaveGuideMutation,
} from '../../graphql.generated.ts'
import '../ui/admin.css'
import { EditConflict } from '../ui/forms/EditConflict.tsx'
import { EditorFrame } from '../ui/forms/EditorFrame.tsx'
import { SaveBar } from '../ui/forms/SaveBar.tsx'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useEditor } from '../ui/forms/use-editor.ts'
import { checkGuide, partLabels, toGuideText, type EditedGuide } from './edited-guide.ts'
import { GuideFields } from './GuideFields.tsx'
import { GuidePreview } from './GuidePreview.tsx'
import { GuideVersions } from './GuideVersions.tsx'

export const GuideEditor = ({ urlName }: { urlName: string }) => {
  const read = useEditedGuideQuery({ variables: { urlName }, fetchPolicy: 'network-only' })
  const guide = read.data?.adminGuide
  return (
    <EditorFrame what="guide" read={read}>
      {guide ? <Editor guide={guide} /> : null}
    </EditorFrame>
  )
}

const shownPublicly = ['county', 'counties', 'adminGuides']

const Editor = ({ guide }: { guide: EditedGuide }) => {
  const { id, name, urlName, isEdited, versions } = guide
  const [saveGuide] = useSaveGuideMutation()
  const [restoreGuide] = useRestoreGuideMutation()
  const [resetGuide] = useResetGuideMutation()
  const [isBusy, setBusy] = useState(false)
  const editor = useEditor<GuideText, EditedGuide>({
    read: guide,
    toValues: (stored) => toGuideText(stored ?? guide),
    getVersion: ({ version }) => String(version),
    stored: {
      cacheId: `County:${id}`,
      reload: async (client) => {
        const request = { query: EditedGuideDocument, variables: { urlName }, fetchPolicy: 'network-only' } as const
        return (await client.query(request)).data?.adminGuide
      },
    },
    shownPublicly,
    list: '/admin/guides',
  })
  const seen = () => ({ urlName, version: Number(editor.version()) })

  const save = (values: GuideText, form: FormApi<GuideText>) =>
    editor.save(form, {
      send: async () => {
        const { data } = await saveGuide({ variables: { input: { ...guideRules.parse(values), ...seen() } } })
        return data!.updateGuide!.guide!
      },
      saved: { title: 'Guide Saved', description: 'Visitors see it from now on.' },
      refused: 'Guide Not Saved',
    })

  /** Replaces the text, unless there are unsaved changes. */
  const take = async (form: FormApi<GuideText>, send: () => Promise<EditedGuide>, title: string) => {
    setBusy(true)
    try {
      editor.take(form, await send())
      toast({ title, description: 'Visitors see it from now on.', type: 'success' })
    } catch (error) {
      editor.refuse('Guide Not Changed', error, form)
    }
    setBusy(false)
  }

  const takeRelease = async () => {
    const { data } = await resetGuide({ variables: { input: seen() } })
    return data!.resetGuide!.guide!
  }
  const takeEarlier = async (versionId: string) => {
    const { data } = await restoreGuide({ variables: { input: { ...seen(), versionId } } })
    return data!.restoreGuide!.guide!
  }

  return (
    <Form<GuideText>
      onSubmit={save}
      validate={checkGuide}
      initialValues={editor.initialValues}
      subscription={{ dirty: true }}
    >
      {({ handleSubmit, form, dirty = false }) => {
        editor.noteDirty(dirty)
        return (
          <form noValidate aria-label="Edit guide" onSubmit={submitWith(handleSubmit)}>
            <Heading as="h2" id="edit-guide" size="xl" mb="1">
              {name}
            </Heading>
            <Text color="fg.muted" mb="4">
              {isEdited
                ? 'Edited here: new releases won’t change it. '
                : 'Original text: updates with each release until you edit it. '}
              <Link className="back-link" to={`/counties/${urlName}`}>
                View the public page
              </Link>
            </Text>
            {editor.differences.length > 0 && (
              <EditConflict what="guide" differences={editor.differences} labels={partLabels} />
            )}
            <GuideFields />
            <GuidePreview name={name} />
            <SaveBar label="Save Changes" clean="All changes are saved.">
              {isEdited && (
                <Button
                  variant="outline"
                  minH="11"
                  disabled={dirty}
                  loading={isBusy}
                  loadingText="Sending…"
                  onClick={() => void take(form, takeRelease, 'Original Restored')}
                >
                  Restore Original
                </Button>
              )}
            </SaveBar>
            <GuideVersions
              versions={versions}
              isBusy={isBusy || dirty}
              onRestore={(versionId) => void take(form, () => takeEarlier(versionId), 'Earlier Text Restored')}
            />
          </form>
        )
      }}
    </Form>
  )
}
