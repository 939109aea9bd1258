import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ChakraRoot } from '../../../ui/kit/ChakraRoot.tsx'
import { focusForm } from '../focus.ts'
import { OfficeCheckbox } from './OfficeCheckbox.tsx'
import { OfficeField } from './OfficeField.tsx'

const Count = () => {
  const [typed, setTyped] = useState('')
  return (
    <OfficeField label="Count" help="From 1 to 9." error={typed === '0' ? 'Please enter at least 1.' : undefined}>
      {(control) => <input {...control} value={typed} onChange={({ target }) => setTyped(target.value)} />}
    </OfficeField>
  )
}

test('an office field is named by its label and described by its hint, or by its error instead', async () => {
  render(
    <ChakraRoot>
      <Count />
    </ChakraRoot>,
  )
  const valid = screen.getByRole('textbox', { name: 'Count', description: 'From 1 to 9.' })
  expect([valid.getAttribute('aria-invalid'), screen.queryByRole('group')]).toEqual([null, null])
  fireEvent.change(valid, { target: { value: '0' } })
  const wrong = await screen.findByRole('textbox', { name: 'Count', description: 'Please enter at least 1.' })
  expect([wrong.getAttribute('aria-invalid'), screen.queryByText('From 1 to 9.')]).toEqual(['true', null])
})

test('a form returns the focus when it closes, unless the focus has moved on', () => {
  document.body.innerHTML =
    '<button id="open"></button><button id="other"></button><form><input id="first"><input id="second"><p></p></form>'
  const focus = (id: string) => document.getElementById(id)!.focus()
  const focusedAfter = (goOn: string) => {
    focus('open')
    const close = focusForm(document.querySelector('p'))
    expect(document.activeElement!.id).toBe('first')
    focus(goOn)
    close()
    return document.activeElement!.id
  }
  expect(['first', 'other'].map(focusedAfter)).toEqual(['open', 'other'])
  focus('second') // typed before the code arrived
  focusForm(document.querySelector('p'))
  expect(document.activeElement!.id).toBe('second')
})

test('so is an office checkbox', async () => {
  render(
    <ChakraRoot>
      <OfficeCheckbox label="Active" help="Switched off, it is not shown." />
    </ChakraRoot>,
  )
  expect(
    await screen.findByRole('checkbox', { name: 'Active', description: 'Switched off, it is not shown.' }),
  ).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})
