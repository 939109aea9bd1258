import { Heading } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import { legalPages, type LegalPageName, legalRules, maxLength } from '../../../api/office/legal/legal.rules.ts'
import {
  EditedLegalTextDocument,
  useEditedLegalTextQuery,
  useLegalPreviewLazyQuery,
  useResetLegalTextMutation,
  useSaveLegalTextMutation,
  type EditedLegalTextQuery,
} from './LegalTab.generated.ts'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ConfigContext, useConfig } from '../../ui/page/config.tsx'
import { CookiesText } from '../../site/legal/CookiesText.tsx'
import { WithMarks } from '../../site/legal/RetentionText.tsx'
import { PrivacyText } from '../../site/legal/PrivacyText.tsx'
import { TermsText } from '../../site/legal/TermsText.tsx'
import type { FormApi } from 'final-form'
import { legalMarks } from '../../../api/office/legal/legal-marks.rules.ts'
import { toLondon } from '../../../api/text/london-time.rules.ts'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { SaveBar, AdminForm, InputField } from '../ui/forms/form.tsx'
import { attempt, useOpenedVersion, ActionButton } from '../ui/actions.tsx'
import { Preview } from '../ui/Preview.tsx'
import { validate } from '../../ui/forms/validate.ts'
import '../../site/legal/LegalArticle.css'
import { LoadingPanel } from '../ui/Panel.tsx'
import { seenOnNextPage } from '../ui/shared-words.ts'

const titles: Record<LegalPageName, string> = {
  PRIVACY: 'Privacy Policy',
  TERMS: 'Terms of Service',
  COOKIES: 'Cookie Policy',
}

export const Component = () => {
  const [params] = useSearchParams()
  const page = legalPages.find((one) => one === params.get('page')) ?? 'PRIVACY'
  return (
    <>
      <p className="lead">
        Each page comes with a standard text. If you write your own, updates won’t change it, so check it after each
        release.
      </p>
      <nav className="row tight" aria-label="Page">
        {legalPages.map((one) => (
          <Link
            key={one}
            className="pill"
            to={`/admin/legal?page=${one}`}
            preventScrollReset
            aria-current={one === page ? 'page' : undefined}
          >
            {titles[one]}
          </Link>
        ))}
      </nav>
      <Edited key={page} page={page} title={titles[page]} />
    </>
  )
}

const Edited = ({ page, title }: { page: LegalPageName; title: string }) => {
  const query = useEditedLegalTextQuery({ variables: { page }, fetchPolicy: 'network-only' })
  const text = query.data?.adminLegalText
  if (!text) return <LoadingPanel query={query} things="the text" height="480px" />
  return (
    <BuiltInText page={page}>{(builtIn) => <LegalEditor title={title} text={text} builtIn={builtIn} />}</BuiltInText>
  )
}

const texts: Record<LegalPageName, () => ReactNode> = { PRIVACY: PrivacyText, TERMS: TermsText, COOKIES: CookiesText }

/** Removes attributes except link addresses, and separates blocks by blank lines. */
const plainHtml = (html: string) =>
  html
    .replace(/<\/?div[^<>]*>/g, '')
    .replace(/<(\w+)((?: [^<>]*)?)>/g, (_, tag: string, attributes: string) => {
      const href = tag === 'a' ? (/ href="[^"]*"/.exec(attributes)?.[0] ?? '') : ''
      return `<${tag}${href}>`
    })
    .replace(/<\/(p|h2|ul|table)>/g, '</$1>\n\n')
    .trim()

interface BuiltInTextProps {
  page: LegalPageName
  /** HTML with placeholders instead of facts. */
  children: (html: string) => ReactNode
}

/** The hidden built-in text is the starting point for the site's own. */
const BuiltInText = ({ page, children }: BuiltInTextProps) => {
  const config = useConfig()
  const drawn = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState<string>()
  useLayoutEffect(() => setHtml(plainHtml(drawn.current!.innerHTML)), [])
  const Text = texts[page]
  if (html !== undefined) return children(html)
  return (
    <div ref={drawn} hidden>
      <ConfigContext value={{ ...config, siteName: '{site name}' }}>
        <WithMarks value={true}>
          <Text />
        </WithMarks>
      </ConfigContext>
    </div>
  )
}

const check = validate(legalRules)

interface Values {
  content: string
  changedOn: string
}

interface LegalEditorProps {
  title: string
  text: NonNullable<EditedLegalTextQuery['adminLegalText']>
  builtIn: string
}

const LegalEditor = ({ title, text, builtIn }: LegalEditorProps) => {
  const { page, content, changedOn } = text
  const { version, onDirty, ...opened } = useOpenedVersion(text.version, EditedLegalTextDocument)
  const [save] = useSaveLegalTextMutation()
  const [reset] = useResetLegalTextMutation()
  const [preview, shown] = useLegalPreviewLazyQuery({ fetchPolicy: 'network-only' })
  const isOwn = text.version > 0
  const send = (values: Values, form: FormApi<Values>) =>
    attempt({ refused: 'Text not saved', ...opened }, async () => {
      const { data } = await save({ variables: { input: { ...values, page, version } } })
      const saved = data?.updateLegalText?.text?.content ?? values.content
      // The server may remove unsafe HTML, so the form shows the stored text unless typing continues.
      if (form.getState().values.content === values.content) form.change('content', saved)
      return { title: 'Text saved', description: seenOnNextPage }
    })
  const goBack = async () => {
    await reset({ variables: { input: { page, version } } })
    return { title: 'Original restored', description: 'Your text is in the audit log.' }
  }
  const initialValues = {
    content: isOwn ? content : builtIn,
    changedOn: changedOn ?? toLondon(new Date()).slice(0, 10),
  }
  return (
    <AdminForm<Values> label={title} onSubmit={send} validate={check} initialValues={initialValues} onDirty={onDirty}>
      {({ values, dirty }) => (
        <>
          <Heading as="h2" size="md" mt="4">
            {title}
          </Heading>
          <p className="muted">{isOwn ? 'Your own text.' : 'The built-in text.'}</p>
          <RichTextField
            name="content"
            label="Text"
            maxLength={maxLength}
            help={`Placeholders: ${legalMarks.join(' ')}. `}
          />
          <InputField name="changedOn" label="Last changed on" type="date" />
          <Preview query={shown} onShow={() => void preview({ variables: values })}>
            <div
              className="running-text scroll-table"
              dangerouslySetInnerHTML={{ __html: shown.data?.legalPreview?.contentHtml ?? '' }}
            />
          </Preview>
          <SaveBar label="Save Text" {...(isOwn ? {} : { clean: '' })}>
            {isOwn && (
              <ActionButton disabled={dirty} refused="Text not changed" {...opened} action={goBack}>
                Restore Original
              </ActionButton>
            )}
          </SaveBar>
        </>
      )}
    </AdminForm>
  )
}
