import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useField, useForm } from 'react-final-form'
import { maxParts } from '../../../api/counties/guides/guide.rules.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { LinesField } from '../ui/forms/LinesField.tsx'

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

const Line = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label}>
    {(control) => <input {...control} type="text" autoComplete="off" />}
  </FormField>
)

interface PartsProps {
  name: 'cities' | 'advice'
  /** The label of a single part. */
  one: string
  empty: object
  children: (name: string) => ReactNode
}

/** A list of parts that can be added and removed. */
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
            minH="11"
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
        minH="11"
        justifySelf="start"
        disabled={parts.length >= maxParts}
        onClick={() => form.change(name, [...parts, empty])}
      >
        Add a {one}
      </Button>
    </>
  )
}

export const GuideFields = () => (
  <>
    <fieldset className="editor-section">
      <legend>Guide</legend>
      <div className="editor-columns">
        <Part name="description" label="Description" rows={2} help="Shown below the heading and in search engines." />
        <Part name="overview" label="Homes" rows={7} />
        <Part name="buyingGuide" label="Buying guide" rows={7} />
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
              <Line name={`${name}.city`} label="Town" />
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
              <Line name={`${name}.title`} label="In a few words" />
              <Part name={`${name}.content`} label="Tip" rows={3} />
              <LinesField name={`${name}.tags`} label="Topics" rows={2} />
            </>
          )}
        </Parts>
      </div>
    </fieldset>
  </>
)
