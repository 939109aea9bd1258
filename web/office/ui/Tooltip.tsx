import { Portal, Tooltip as Parts, useTooltip, type UseTooltipReturn } from '@chakra-ui/react'
import { machine } from '@zag-js/tooltip'
import { useRef, type PointerEvent, type ReactElement } from 'react'
import './Tooltip.css'

/** The delay before a tooltip opens, as specified. */
const openDelayMs = 700
/** How long after one closes the next opens without delay, as specified. */
const skipWindowMs = 300

let closedAt = -Infinity

// Zag notes which tooltip is open, and opens every other one without delay meanwhile; only closing takes the note back (1.43.3).
// So does the end of one whose button is gone, from here on.
machine.exit = ['clearGlobalId']

/** The container of tooltips: inside the page's landmark, and above elements that clip their content. */
const place = {
  get current() {
    return typeof document === 'undefined' ? null : document.getElementById('main')
  },
}

interface TooltipProps {
  text: string
  /** One element that accepts a ref, such as a button. Keyboard users see the tooltip only if it is focusable. */
  children: ReactElement
  /** Set where the text is already the element's accessible name, so that it is not read twice. */
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
      if (isOpen.current && !open) closedAt = Date.now() // zag also tells so of one that was not open yet
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
