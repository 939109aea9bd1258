import { Box, Button, chakra, Input, NativeSelect } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Field, Form } from 'react-final-form'
import { Icon } from '../ui/Icon.tsx'
import { serviceOptions, type DirectoryFilter } from './directory-filter.ts'

interface DirectoryFiltersProps {
  filter: DirectoryFilter
  onApply: (filter: DirectoryFilter) => void
}

/** The filter card; without JavaScript it is an ordinary form that leads to the same address. */
export const DirectoryFilters = ({ filter, onApply }: DirectoryFiltersProps) => (
  <Form<DirectoryFilter> initialValues={filter} onSubmit={onApply}>
    {({ handleSubmit }) => (
      <chakra.form
        method="get"
        action="/directory"
        role="search"
        aria-label="Suppliers"
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => void handleSubmit(event)}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="card"
        p={{ base: '3', md: '4' }} pt={{ md: '3' }}
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr 1fr', md: '2fr 2fr 1.4fr', lg: '2fr 2fr 1.4fr auto' }}
        alignItems="start"
      >
        <Labelled label="Search" name="search">
          <Field name="search">
            {({ input }) => <Input {...input} id="filter-search" type="search" placeholder="Name or keyword" maxLength={200} {...control} />}
          </Field>
        </Labelled>
        <Labelled label="Location" name="location">
          <Field name="location">
            {({ input }) => <Input {...input} id="filter-location" placeholder="City or county" autoComplete="postal-code" maxLength={100} {...control} />}
          </Field>
        </Labelled>
        <Labelled label="Service" name="service" hideLabelOnPhone>
          <Field name="service">
            {({ input }) => (
              <NativeSelect.Root>
                <NativeSelect.Field {...input} id="filter-service" aria-label="Service" {...control}>
                  {serviceOptions.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </Field>
        </Labelled>
        <Box display="flex" gap="2" alignSelf="end" gridColumn={{ md: '1 / -1', lg: 'auto' }} justifyContent={{ md: 'flex-end', lg: 'flex-start' }}>
          <Button type="submit" h="11" px={{ base: '3', md: '5' }} flex={{ base: '1', md: 'none' }}><Icon name="search" /> Apply <chakra.span hideBelow="md">Filters</chakra.span></Button>
          <Button type="button" variant="outline" h="11" px="4" onClick={() => onApply({ search: '', location: '', service: 'all', sort: '' })}>Reset</Button>
        </Box>
      </chakra.form>
    )}
  </Form>
)

const control = { display: 'block', h: '11', bg: 'bg', borderColor: 'border.emphasized' } as const

interface LabelledProps {
  label: string
  name: string
  hideLabelOnPhone?: boolean
  children: ReactNode
}

const Labelled = ({ label, name, hideLabelOnPhone, children }: LabelledProps) => (
  <Box minW="0">
    <chakra.label
      htmlFor={`filter-${name}`}
      display="block"
      fontSize="sm"
      fontWeight="600"
      mb="1"
      hideBelow={hideLabelOnPhone ? 'md' : undefined}
    >
      {label}
    </chakra.label>
    {children}
  </Box>
)
