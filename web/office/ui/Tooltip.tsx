import { Portal, Tooltip as Parts, useTooltip, type UseTooltipReturn } from '@chakra-ui/react'
import { machine } from '@zag-js/tooltip'
import { useRef, type PointerEvent, type ReactElement } from 'react'

/** As specified. */
const openDelayMs = 700
/** As specified: after one closes, the next opens without delay for this long. */
const skipWindowMs = 300

let closedAt = -Infinity

// Until 1.43.3, Zag forgets an open tooltip only when it closes, so a removed button must clear it.
machine.exit = ['clearGlobalId']

/** Inside the page's landmark, above elements that clip their content. */
const place = {
  get current() {
    return typeof document === 'undefined' ? null : document.getElementById('main')
  },
}

interface TooltipProps {
  text: string
  /** An element with a ref; keyboard users see the tooltip only if it is focusable. */
  children: ReactElement
  /** Prevents screen readers from reading the name twice. */
  isName?: boolean
}

export const Tooltip = ({ text, children, isName = false }: TooltipProps) => {
  const isOpen = useRef(false)
  const tooltip = useTooltip({
    openDelay: openDelayMs,
    closeDelay: 0,
    positioning: { placement: 'top', gutter: 6 },
    onOpenChange: ({ open }) => {
      if (isOpen.current && !open) closedAt = Date.now() // Zag also reports the closing of tooltips that were not open
      isOpen.current = open
    },
  })
  const openAtOnce = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && Math.abs(Date.now() - closedAt) < skipWindowMs) tooltip.setOpen(true)
  }
  return (
    <Parts.RootProvider value={isName ? withoutDescription(tooltip) : tooltip} lazyMount unmountOnExit>
      <Parts.Trigger asChild onPointerEnter={openAtOnce}>
        {children}
      </Parts.Trigger>
      <Portal container={place}>
        <Parts.Positioner>
          <Parts.Content>{text}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.RootProvider>
  )
}

const withoutDescription = (tooltip: UseTooltipReturn): UseTooltipReturn => ({
  ...tooltip,
  getTriggerProps: (props) => ({ ...tooltip.getTriggerProps(props), 'aria-describedby': undefined }),
})
