import { Portal, Tooltip as Parts, useTooltip, type UseTooltipReturn } from '@chakra-ui/react'
import { machine } from '@zag-js/tooltip'
import { useRef, type PointerEvent, type ReactElement } from 'react'
import './Tooltip.css'

/** The delay before a tooltip opens, as specified. */
const openDelayMs = 700
/** How long after one closes the next opens without delay, as specified. */
const skipWindowMs = 300

let closedAt = -Infinity

// Zag remembers the open tooltip and opens others without delay until it is closed (1.43.3). This also clears it
// when the button is removed.
machine.exit = ['clearGlobalId']

/** The container: inside the page's landmark, and above elements that clip their content. */
const place = {
  get current() {
    return typeof document === 'undefined' ? null : document.getElementById('main')
  },
}

interface TooltipProps {
  text: string
  /** One element that accepts a ref. Keyboard users see the tooltip only if it is focusable. */
  children: ReactElement
  /** The text is already the accessible name, so it is not read twice. */
  isName?: boolean
}

/** A tooltip on hover and keyboard focus. Escape closes it; touch does not open it. */
export const Tooltip = ({ text, children, isName = false }: TooltipProps) => {
  const isOpen = useRef(false)
  const tooltip = useTooltip({
    openDelay: openDelayMs,
    closeDelay: 0,
    positioning: { placement: 'top', gutter: 6 },
    onOpenChange: ({ open }) => {
      if (isOpen.current && !open) closedAt = Date.now() // zag also reports the closing of tooltips that were not open
      isOpen.current = open
    },
  })
  const openAtOnce = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && Math.abs(Date.now() - closedAt) < skipWindowMs) tooltip.setOpen(true)
  }
  return (
    <Parts.RootProvider value={isName ? withoutDescription(tooltip) : tooltip} unstyled lazyMount unmountOnExit>
      <Parts.Trigger asChild onPointerEnter={openAtOnce}>
        {children}
      </Parts.Trigger>
      <Portal container={place}>
        <Parts.Positioner className="tooltip-place">
          <Parts.Content className="tooltip">{text}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.RootProvider>
  )
}

const withoutDescription = (tooltip: UseTooltipReturn): UseTooltipReturn => ({
  ...tooltip,
  getTriggerProps: (props) => ({ ...tooltip.getTriggerProps(props), 'aria-describedby': undefined }),
})
