import { Portal, Tooltip as Parts, useTooltip, type UseTooltipReturn } from '@chakra-ui/react'
import { machine } from '@zag-js/tooltip'
import { useRef, type PointerEvent, type ReactElement } from 'react'
import './Tooltip.css'

/** As specified: so long a pointer rests before a tooltip opens. */
const openDelayMs = 700
/** As specified: so long after one was closed, the next opens at once. */
const skipWindowMs = 300

let closedAt = -Infinity

// Zag notes which tooltip is open, and opens every other one without delay meanwhile; only closing takes the note back (1.43.3).
// So does the end of one whose button is gone, from here on.
machine.exit = ['clearGlobalId']

/** Where tooltips are put: in the page's landmark, like all else, and over what cuts off its own contents. */
const place = {
  get current() {
    return typeof document === 'undefined' ? null : document.getElementById('main')
  },
}

interface TooltipProps {
  text: string
  /** What is explained: one element that takes a ref, such as a button; it opens for a keyboard only if that can reach it. */
  children: ReactElement
  /** For words that already are the element's accessible name, which are not to be read twice. */
  isName?: boolean
}

/** Words on what is pointed at or has the keyboard's focus, in the office and its forms. Escape closes them; a touch opens none. */
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
