import { useSearchParams, Link } from 'react-router'
import { Button, Heading, Text } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { useState, type ReactNode } from 'react'
import { Form, useField, useForm } from 'react-final-form'
import { guideRules, type GuideText, maxParts, maxTextLength } from '../../../api/counties/guides/guide.rules.ts'
import {
  EditedGuideDocument,
  useEditedGuideQuery,
  useResetGuideMutation,
  useRestoreGuideMutation,
  useSaveGuideMutation,
} from './GuidesTab.generated.ts'
import '../ui/admin.css'
import { EditConflict } from '../ui/forms/EditConflict.tsx'
import { EditorFrame } from '../ui/forms/EditorFrame.tsx'
import { SaveBar } from '../ui/forms/SaveBar.tsx'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useEditor } from '../ui/forms/use-editor.ts'
import { checkGuide, partLabels, toGuideText, type EditedGuide } from './edited-guide.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { LinesField } from '../ui/forms/LinesField.tsx'
import { GuidePreview } from './GuidePreview.tsx'
import { GuideVersions } from './GuideVersions.tsx'
import { GuideList } from './GuideList.tsx'
import { InputField } from '../ui/forms/InputField.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const urlName = params.get('guide')
  return urlName ? <GuideEditor key={urlName} urlName={urlName} /> : <GuideList />
}

const GuideEditor = ({ urlName }: { urlName: string }) => {
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

interface PartProps {
  name: string
  label: string
  rows: number
  help?: string
}

const Part = ({ name, label, rows, help }: PartProps) => (
  <div className="wide">
    <FormField name={name} label={label} {...(help ? { help } : {})}>
      {(control) => <textarea {...control} rows={rows} />}
    </FormField>
  </div>
)

interface PartsProps {
  name: 'cities' | 'advice'
  one: string
  empty: object
  children: (name: string) => ReactNode
}

const Parts = ({ name, one, empty, children }: PartsProps) => {
  const form = useForm()
  const { value } = useField<object[]>(name, { subscription: { value: true } }).input
  const whole = useField<undefined>(`${name}Whole`, { subscription: { error: true } }).meta.error as string | undefined
  const parts = value || []
  return (
    <>
      {parts.map((_, at) => (
        <div key={at} className="guide-part wide" role="group" aria-label={`${one} ${at + 1}`}>
          {children(`${name}[${at}]`)}
          <Button
            variant="outline"
            justifySelf="start"
            onClick={() =>
              form.change(
                name,
                parts.filter((_, index) => index !== at),
              )
            }
          >
            Remove {one} {at + 1}
          </Button>
        </div>
      ))}
      {whole && <p className="text-field-error wide">{whole}</p>}
      <Button
        variant="outline"
        justifySelf="start"
        disabled={parts.length >= maxParts}
        onClick={() => form.change(name, [...parts, empty])}
      >
        Add a {one}
      </Button>
    </>
  )
}

const GuideFields = () => (
  <>
    <fieldset className="editor-section">
      <legend>Guide</legend>
      <div className="editor-columns">
        <Part name="description" label="Description" rows={2} help="Shown below the heading and in search engines." />
        {(['overview', 'buyingGuide'] as const).map((name) => (
          <div key={name} className="wide">
            <RichTextField name={name} label={partLabels[name]!} maxLength={maxTextLength} isShort />
          </div>
        ))}
        <Part name="weatherConsiderations" label="Weather considerations" rows={5} />
        <LinesField name="localTrends" label="Popular styles" rows={6} />
        <LinesField name="localMaterials" label="Recommended materials" rows={6} />
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Seasons</legend>
      <div className="editor-columns">
        <Part name="seasonalRecommendations.spring" label="Spring" rows={3} />
        <Part name="seasonalRecommendations.summer" label="Summer" rows={3} />
        <Part name="seasonalRecommendations.autumn" label="Autumn" rows={3} />
        <Part name="seasonalRecommendations.winter" label="Winter" rows={3} />
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Major towns</legend>
      <div className="editor-columns">
        <Parts name="cities" one="town" empty={{ city: '', content: '' }}>
          {(name) => (
            <>
              <InputField name={`${name}.city`} label="Town" />
              <Part name={`${name}.content`} label="Homes and windows there" rows={3} />
            </>
          )}
        </Parts>
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Tips</legend>
      <div className="editor-columns">
        <p className="admin-small wide">If you leave this empty, the five standard questions are shown.</p>
        <Parts name="advice" one="tip" empty={{ title: '', content: '', tags: [] }}>
          {(name) => (
            <>
              <InputField name={`${name}.title`} label="In a few words" />
              <Part name={`${name}.content`} label="Tip" rows={3} />
              <LinesField name={`${name}.tags`} label="Topics" rows={2} />
            </>
          )}
        </Parts>
      </div>
    </fieldset>
  </>
)
