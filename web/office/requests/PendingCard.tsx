import { TimeAgo } from '../ui/TimeAgo.tsx'
import {
  usePendingCard_ItemFragment,
  useUndoDecisionMutation,
  useDecideMutation,
  useMarkMessageMutation,
  useCreateSupplierFromRequestMutation,
  PendingItemNowDocument,
} from './PendingCard.generated.ts'
import type {
  DeletionEvidence,
  DuplicateEvidence,
  ItemChoice,
  MessageMark,
  PendingKind,
} from '../../schema.generated.ts'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { PendingCountsDocument } from './PendingCounts.generated.ts'
import { getErrorExtensions, getErrorMessage, getFieldErrors } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { changedByOthers } from '../ui/shared-words.ts'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import type { BulkTexts } from '../table/table-column.tsx'
import { ItemsDecision } from './DecisionForm.tsx'
import { Link } from 'react-router'
import { Stars } from '../../ui/Stars.tsx'
import { referenceNumber } from '../../../api/registration/reference.rules.ts'
import { isUnread, kinds, reasonWords, itemStatusWords, type Item } from './kinds.ts'
import { Facts } from '../ui/lists.tsx'
import { supplierCountries } from '../../../api/places/areas/country.rules.ts'
import { listingRules, type ListingValues } from '../../../api/registration/registration.rules.ts'
import { ServicesStep } from '../../site/registration/ServicesStep.tsx'
import { toCountryCode, toServices } from '../../site/registration/to-codes.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { validate } from '../../ui/forms/validate.ts'
import { plural } from '../../../api/text/plural.rules.ts'
import '../../site/registration/RegisterPage.css'
import { AdminForm, FormButtons, SelectField, TextAreaField } from '../ui/forms/form.tsx'

interface PendingCardProps {
  item: Parameters<typeof usePendingCard_ItemFragment>[0]
  showsKind?: boolean
}

export const PendingCard = ({ item: from, showsKind = false }: PendingCardProps) => {
  const { data: item, complete } = usePendingCard_ItemFragment(from)
  if (!complete) return null
  return (
    <div className="request" data-unread={isUnread(item) ? '' : undefined}>
      <div className="request-body stack">
        <h2 className="heading small">{item.title}</h2>
        <p className="muted small-text">
          {showsKind && <span>{`${kinds[item.kind].label}: `}</span>}
          <TimeAgo date={item.createdAt} />
        </p>
        <ItemFacts item={item} />
        {item.text && <blockquote className="quoted measure">{item.text}</blockquote>}
        {item.deletedBefore && <PreviousDeletion supplier={item.deletedBefore} />}
        <LikelySuppliers suppliers={item.likelySuppliers} />
      </div>
      <div className="request-foot">
        {item.status === 'PENDING' ? <ItemActions item={item} /> : <DecidedNote item={item} />}
      </div>
    </div>
  )
}

/** Runs one change at a time, reloads the item after a conflict, and returns the errors for a form. */
const useDeciding = ({ id, kind }: { id: string; kind: PendingKind }) => {
  const client = useApolloClient()
  const [isBusy, setBusy] = useState(false)
  const run = async (change: () => Promise<unknown>) => {
    if (isBusy) return undefined
    setBusy(true)
    try {
      await change()
      return undefined
    } catch (error) {
      const { code, fields } = getErrorExtensions(error) ?? {}
      if (!fields)
        toast({
          title: code === 'CONFLICT' ? changedByOthers : 'Not saved',
          description: getErrorMessage(error),
          type: 'error',
        })
      if (code === 'CONFLICT')
        await client
          .query({ query: PendingItemNowDocument, variables: { id, kind }, fetchPolicy: 'network-only' })
          .catch(() => {})
      return getFieldErrors(error)
    } finally {
      setBusy(false)
      void client.query({ query: PendingCountsDocument, fetchPolicy: 'network-only' }).catch(() => {})
    }
  }
  return { isBusy, run }
}

const DecidedNote = ({ item: { id, kind, status, decision } }: { item: Item }) => {
  const [undo] = useUndoDecisionMutation()
  const { isBusy, run } = useDeciding({ id, kind })
  const word = itemStatusWords[status]
  if (decision?.status !== status)
    return (
      <p className="row" role="status">
        {word}. This was changed elsewhere.
      </p>
    )
  return (
    <div className="row">
      <p role="status">
        <strong>{word}</strong> by {decision.username}, <TimeAgo date={decision.decidedAt} />
      </p>
      {(decision.message || decision.note) && (
        <Facts facts={{ Message: decision.message, 'Internal note': decision.note }} />
      )}
      <Button
        data-key="u"
        variant="outline"
        disabled={isBusy}
        onClick={() => void run(() => undo({ variables: { input: { id, kind } } }))}
      >
        Undo
      </Button>
    </div>
  )
}

const ItemActions = ({ item }: { item: Item }) => {
  const { id, kind, title } = item
  const { approve, reject, hasNote, rejectsAtOnce } = kinds[kind]
  const [decide] = useDecideMutation()
  const [mark] = useMarkMessageMutation()
  const [open, setOpen] = useState<ItemChoice | 'listing'>()
  const { isBusy, run } = useDeciding(item)
  const decideAs = (choice: ItemChoice, { message, note }: BulkTexts = {}) =>
    run(() => decide({ variables: { input: { id, kind, choice, message: message || null, note: note || null } } }))
  const close = () => setOpen(undefined)
  if (open === 'listing') return <ListingForm item={item} onClose={close} />
  if (open) {
    const onDecide = (words: BulkTexts) => decideAs(open, words)
    return <ItemsDecision kind={kind} choice={open} items={[item]} onClose={close} onDecide={onDecide} />
  }
  const markAs = (as: MessageMark) => void run(() => mark({ variables: { input: { id, mark: as } } }))
  return (
    <div className="row" role="group" aria-label={`Decide: ${title}`}>
      {kind === 'REQUEST' && (
        <Button disabled={isBusy} onClick={() => setOpen('listing')}>
          Create a Supplier
        </Button>
      )}
      <Button
        data-key="a"
        aria-keyshortcuts="a"
        variant={kind === 'REQUEST' ? 'outline' : 'solid'}
        disabled={isBusy}
        onClick={() => (hasNote ? setOpen('APPROVE') : void decideAs('APPROVE'))}
      >
        {approve} <KeyHint letter="a" />
      </Button>
      {kind === 'MESSAGE' && (
        <Button variant="outline" disabled={isBusy} onClick={() => markAs(item.readAt ? 'UNREAD' : 'READ')}>
          {item.readAt ? 'Mark as Unread' : 'Mark as Read'}
        </Button>
      )}
      <Button
        data-key="r"
        aria-keyshortcuts="r"
        variant="outline"
        disabled={isBusy}
        onClick={() => (rejectsAtOnce ? void decideAs('REJECT') : setOpen('REJECT'))}
      >
        {reject} <KeyHint letter="r" />
      </Button>
    </div>
  )
}

const KeyHint = ({ letter }: { letter: ShortcutKey }) => (
  <kbd className="key-hint" aria-hidden="true">
    {letter}
  </kbd>
)

const ItemFacts = ({ item }: { item: Item }) => (
  <Facts
    facts={{ ...ownFacts(item), ...((item.kind === 'REGISTRATION' || item.kind === 'FIND') && listingFacts(item)) }}
  />
)

const mail = (address: string | null, subject?: string) =>
  address && (
    <a
      href={`mailto:${encodeURIComponent(address).replace('%40', '@')}${subject ? `?subject=${encodeURIComponent(`Re: ${subject}`)}` : ''}`}
    >
      {address}
    </a>
  )

const ownFacts = ({ kind, id, name, email, phone, rating, reason, title, supplier }: Item) => ({
  Reference: (kind === 'REGISTRATION' || kind === 'REQUEST') && referenceNumber(kind, id),
  Rating: rating && <Stars rating={rating} />,
  Reason: reason && (reasonWords[reason] ?? reason),
  From: name,
  [kind === 'REGISTRATION' ? 'Contact email' : 'Email']: mail(email, kind === 'MESSAGE' ? title : undefined),
  Phone: phone,
  Supplier: kind !== 'REGISTRATION' && kind !== 'FIND' && supplier && (
    <Link to={`/suppliers/${supplier.id}`}>
      <bdi>{supplier.name}</bdi>
    </Link>
  ),
  Reviews: supplier && reason === 'UNFAIR_REVIEW' && (
    <Link to={`/admin/reviews?supplier=${supplier.id}`}>See its reviews</Link>
  ),
  'Rating now': kind === 'REVIEW' && supplier && ratingText(supplier),
})

const ratingText = ({ averageRating, reviewCount }: NonNullable<Item['supplier']>) =>
  averageRating ? `${averageRating.toFixed(1)} from ${plural(reviewCount, 'review')}` : 'No ratings yet'

const listingFacts = ({ supplier, status }: Item) =>
  supplier && {
    Description: supplier.description,
    Services: supplier.services.join(', ') || 'None given',
    Address: [supplier.address, supplier.city, supplier.county, supplier.postcode, supplier.country]
      .filter(Boolean)
      .join(', '),
    'Opening hours': supplier.hoursText,
    'Public email': mail(supplier.email),
    'Public phone': supplier.phone,
    Website: supplier.website && (
      <a href={supplier.website} rel="noopener noreferrer nofollow" target="_blank">
        {supplier.website}
      </a>
    ),
    Listing: status === 'LISTED' && <Link to={`/suppliers/${supplier.id}`}>See the listing</Link>,
  }

const evidenceWords: Partial<Record<DuplicateEvidence, string>> = { PLACE_ID: 'Google place', LOCATION: 'place' }

const LikelySuppliers = ({ suppliers }: { suppliers: Item['likelySuppliers'] }) =>
  suppliers.length > 0 && (
    <div className="notice">
      <p>
        <strong>
          {suppliers.some(({ isSame }) => isSame)
            ? 'This business is probably already listed'
            : 'This business may already be listed'}
        </strong>
      </p>
      <ul className="bullets">
        {suppliers.map(({ supplierId, name, status, evidence }) => (
          <li key={supplierId}>
            {status === 'LISTED' ? (
              <Link to={`/suppliers/${supplierId}`}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <span>
                <Link to={`/admin/suppliers?supplier=${supplierId}`}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                ({status.toLowerCase()})
              </span>
            )}
            {evidence.length > 0 && (
              <span>{`: same ${evidence.map((one) => evidenceWords[one] ?? one.toLowerCase()).join(', ')}`}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )

const deletionEvidence: Record<DeletionEvidence, string> = {
  PLACE_ID: 'Google place',
  PHONE: 'phone number',
  EMAIL: 'email address',
  WEBSITE: 'website',
  NAME_AND_POSTCODE: 'name and postcode',
}

const PreviousDeletion = ({ supplier }: { supplier: NonNullable<Item['deletedBefore']> }) => {
  const { name, explanation, deletedBy, deletedAt, recognisedBy } = supplier
  return (
    <div className="notice grave" role="note">
      <p>
        <strong>This business was permanently deleted</strong> by {deletedBy}, <TimeAgo date={deletedAt} />:{' '}
        {explanation}
      </p>
      <p className="muted small-text">
        {name === null ? (
          <span key="nameless">The listing was removed on request and had </span>
        ) : (
          <span>
            It was listed as “<bdi>{name}</bdi>” and had{' '}
          </span>
        )}
        <span>{`the same ${deletionEvidence[recognisedBy]}.`}</span>
      </p>
    </div>
  )
}

const check = validate(listingRules)

const ListingForm = ({ item, onClose }: { item: Item; onClose: () => void }) => {
  const [createSupplier] = useCreateSupplierFromRequestMutation()
  const { run } = useDeciding(item)
  const given: Partial<ListingValues> = {
    name: item.title,
    email: item.email ?? '',
    phone: item.phone ?? '',
    country: 'United Kingdom',
    services: [],
  }
  const send = ({ country, services, ...listing }: ListingValues) => {
    const codes = { country: toCountryCode(country), services: toServices(services) }
    return run(() => createSupplier({ variables: { input: { requestId: item.id, ...listing, ...codes } } }))
  }
  return (
    <AdminForm<ListingValues>
      label={`List ${item.title}`}
      className="stack measure"
      onSubmit={send}
      validate={check}
      initialValues={given}
    >
      <TextField name="name" label="Business name" maxLength={120} />
      <div className="two-columns">
        <TextField name="email" label="Public email" type="email" maxLength={254} isOptional />
        <TextField name="phone" label="Public phone" type="tel" maxLength={40} isOptional />
        <TextField name="website" label="Website" type="url" maxLength={300} isOptional />
        <TextField name="address" label="Address" maxLength={300} isOptional />
        <TextField name="city" label="City" maxLength={100} isOptional />
        <TextField name="county" label="County" maxLength={100} isOptional />
        <TextField name="postcode" label="Postcode" maxLength={20} isOptional />
        <SelectField name="country" label="Country" choices={supplierCountries} />
      </div>
      <TextAreaField name="description" label="Description" rows={3} />
      <ServicesStep legend="Services" />
      <FormButtons label="List This Supplier" onClose={onClose} />
    </AdminForm>
  )
}
