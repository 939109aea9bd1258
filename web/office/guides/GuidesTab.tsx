import { Box, Button } from '@chakra-ui/react'
import { setIn, type FormApi } from 'final-form'
import { stripTypename } from '@apollo/client/utilities'
import { useState, type ComponentProps, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Link, useSearchParams } from 'react-router'
import { guideRules, type GuideText, maxParts, maxTextLength } from '../../../api/counties/guides/guide.rules.ts'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import {
  EditedGuideDocument,
  useAllGuidesQuery,
  useEditedGuideQuery,
  useResetGuideMutation,
  useRestoreGuideMutation,
  useSaveGuideMutation,
  type EditedGuideQuery,
} from './GuidesTab.generated.ts'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import { Toggle } from '../ui/actions.tsx'
import { EditorForm, EditorFrame } from '../ui/forms/EditorFrame.tsx'
import { OfficeField } from '../ui/forms/OfficeField.tsx'
import { SaveBar, InputField, LinesField, TextAreaField } from '../ui/forms/form.tsx'
import { useEditor } from '../ui/forms/use-editor.ts'
import { LoadingPanel, Panel } from '../ui/Panel.tsx'
import { RowList } from '../ui/lists.tsx'
import { State } from '../ui/State.tsx'
import { seenOnNextPage } from '../ui/shared-words.ts'
import '../../site/counties/CountyPage.css'
import { useField, useForm } from 'react-final-form'
import { RichTextField } from '../rich-text/RichTextField.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const urlName = params.get('guide')
  return urlName ? <GuideEditor key={urlName} urlName={urlName} /> : <GuideList />
}

type EditedGuide = NonNullable<EditedGuideQuery['adminGuide']>

const partLabels: Record<string, string> = {
  description: 'Description',
  overview: 'Homes',
  buyingGuide: 'Buying guide',
  weatherConsiderations: 'Weather considerations',
  localTrends: 'Popular styles',
  localMaterials: 'Recommended materials',
  seasonalRecommendations: 'Seasons',
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
  cities: 'Major towns',
  advice: 'Tips',
}

const toGuideValues = (guide: EditedGuide) => {
  const parts = Object.keys(guideRules.shape) as (keyof GuideText)[]
  return stripTypename(Object.fromEntries(parts.map((part) => [part, guide[part]]))) as GuideText
}

/** An error of a whole list has a key of its own. */
const checkGuide = (values: object): object => {
  let errors = {}
  for (const { path, message } of z.safeParse(guideRules, values).error?.issues ?? []) {
    const isList = path.length === 1 && (path[0] === 'cities' || path[0] === 'advice')
    errors = setIn(errors, isList ? `${String(path[0])}Whole` : path.join('.'), message)!
  }
  return errors
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
  const [restoreGuide, { loading: isRestoring }] = useRestoreGuideMutation()
  const [resetGuide, { loading: isResetting }] = useResetGuideMutation()
  const isBusy = isRestoring || isResetting
  const editor = useEditor<GuideText, EditedGuide>({
    what: 'guide',
    read: guide,
    toValues: toGuideValues,
    query: EditedGuideDocument,
    variables: { urlName },
    publicId: `County:${id}`,
    shownPublicly,
  })
  const seen = () => ({ urlName, version: editor.stored().version })

  const save = (values: GuideText, form: FormApi<GuideText>) =>
    editor.save(form, {
      send: async () => {
        const { data } = await saveGuide({ variables: { input: { ...guideRules.parse(values), ...seen() } } })
        return data!.updateGuide!.guide!
      },
      saved: { title: 'Guide saved', description: seenOnNextPage },
      refused: 'Guide not saved',
    })
  const change = (form: FormApi<GuideText>, title: string, send: () => Promise<EditedGuide>) =>
    void editor.change(form, { send, saved: { title, description: seenOnNextPage }, refused: 'Guide not changed' })
  const reset = (form: FormApi<GuideText>) =>
    change(form, 'Original restored', async () => {
      const { data } = await resetGuide({ variables: { input: seen() } })
      return data!.resetGuide!.guide!
    })
  const restore = (form: FormApi<GuideText>, versionId: string) =>
    change(form, 'Earlier text restored', async () => {
      const { data } = await restoreGuide({ variables: { input: { ...seen(), versionId } } })
      return data!.restoreGuide!.guide!
    })

  return (
    <EditorForm
      editor={editor}
      label="Edit guide"
      title={name}
      state={
        isEdited
          ? 'Edited here: new releases won’t change it.'
          : 'Original text: updates with each release until you edit it.'
      }
      publicPath={`/counties/${urlName}`}
      fieldLabels={partLabels}
      validate={checkGuide}
      onSave={save}
    >
      {(form, isDirty) => (
        <>
          <GuideFields />
          <Box mb="6">
            <Toggle label="Preview">{() => <ShownGuide name={name} />}</Toggle>
          </Box>
          <SaveBar>
            {isEdited && (
              <Button
                variant="outline"
                disabled={isDirty}
                loading={isBusy}
                loadingText="Saving…"
                onClick={() => reset(form)}
              >
                Restore Original
              </Button>
            )}
          </SaveBar>
          <GuideVersions
            versions={versions}
            isBusy={isBusy || isDirty}
            onRestore={(versionId) => restore(form, versionId)}
          />
        </>
      )}
    </EditorForm>
  )
}

interface GuideVersionsProps {
  versions: EditedGuide['versions']
  isBusy: boolean
  onRestore: (id: string) => void
}

const origins = {
  RELEASE: 'Original text',
  EDITED: 'Edited',
  RESTORED: 'Earlier text restored',
  FILE: 'Original restored',
} as const

/** Every version but the newest can be restored. */
const GuideVersions = ({ versions, isBusy, onRestore }: GuideVersionsProps) =>
  versions.length === 0 ? null : (
    <Panel title="Earlier Texts">
      <RowList label="Earlier Texts" rows={versions}>
        {({ id, savedAt, savedBy, origin, differences }) => (
          <>
            <div className="row between">
              <span>
                {`${origins[origin]}${savedBy ? ` by ${savedBy}, ${inLondon(savedAt)}` : ''}${id === versions[0]!.id ? ' · current' : ''}`}
              </span>
              {id !== versions[0]!.id && (
                <Button variant="outline" disabled={isBusy} onClick={() => onRestore(id)}>
                  Restore This Text
                </Button>
              )}
            </div>
            {differences.length > 0 && (
              <details>
                <summary>{`What changed: ${differences.map(({ part }) => partLabels[part] ?? part).join(', ')}`}</summary>
                <dl>
                  {differences.map(({ part, before, after }) => (
                    <div key={part}>
                      <dt>{partLabels[part] ?? part}</dt>
                      <dd>
                        <del>{before || 'nothing'}</del>
                        <ins>{after || 'nothing'}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </>
        )}
      </RowList>
    </Panel>
  )

const ShownGuide = createLazyComponent(async () => (await import('./ShownGuide.tsx')).ShownGuide, {
  name: 'The preview',
})

const GuideList = () => {
  const [typed, setTyped] = useState('')
  const query = useAllGuidesQuery({ fetchPolicy: 'cache-and-network' })
  const all = query.data?.adminGuides
  if (!all) return <LoadingPanel query={query} things="the guides" height="320px" />
  const wanted = typed.trim().toLowerCase()
  const guides = all.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <>
      <p className="lead">Guides update with each release until you edit them.</p>
      <OfficeField label="County" className="choice-field">
        {(control) => (
          <input {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </OfficeField>
      <ul className="auto-grid tile-grid" aria-label="Guides">
        {guides.map(({ urlName, name, isEdited, savedAt, savedBy }) => (
          <li key={urlName}>
            <Link className="entry text-link" to={`/admin/guides?guide=${urlName}`} preventScrollReset>
              {name}
            </Link>
            {isEdited && <State>Edited</State>}
            {savedAt && (
              <span className="muted">
                {inLondon(savedAt)} · {savedBy}
              </span>
            )}
          </li>
        ))}
      </ul>
      {guides.length === 0 && <p>No county has that name.</p>}
    </>
  )
}

const Part = (area: ComponentProps<typeof TextAreaField>) => (
  <div className="wide">
    <TextAreaField {...area} />
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
        <div key={at} className="card flat stack wide" role="group" aria-label={`${one} ${at + 1}`}>
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
      <div className="two-columns">
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
      <div className="two-columns">
        {['spring', 'summer', 'autumn', 'winter'].map((season) => (
          <Part key={season} name={`seasonalRecommendations.${season}`} label={partLabels[season]!} rows={3} />
        ))}
      </div>
    </fieldset>
    <fieldset className="editor-section">
      <legend>Major towns</legend>
      <div className="two-columns">
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
      <div className="two-columns">
        <p className="muted small-text wide">If you leave this empty, the five standard tips are shown.</p>
        <Parts name="advice" one="tip" empty={{ title: '', content: '', tags: [] }}>
          {(name) => (
            <>
              <InputField name={`${name}.title`} label="Heading" />
              <Part name={`${name}.content`} label="Tip" rows={3} />
              <LinesField name={`${name}.tags`} label="Topics" rows={2} />
            </>
          )}
        </Parts>
      </div>
    </fieldset>
  </>
)
