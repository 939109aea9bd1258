import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useField, useForm } from 'react-final-form'
import { maxParts, maxTextLength } from '../../../api/counties/guides/guide.rules.ts'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { InputField, LinesField, TextAreaField } from '../ui/forms/fields.tsx'
import { partLabels } from './edited-guide.ts'

interface PartProps {
  name: string
  label: string
  rows: number
  help?: string
}

const Part = (area: PartProps) => (
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

export const GuideFields = () => (
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
        <p className="muted small-text wide">If you leave this empty, the five standard questions are shown.</p>
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
