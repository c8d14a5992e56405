import { type ReactNode, type RefObject, useEffect } from 'react'

type Side = 'left' | 'right' | 'top' | 'bottom'

type DrawerProps = {
  id: string
  side: Side
  label: string
  /** Behind it the page waits and cannot be used. */
  isModal?: boolean
  /** A click on the mask closes it. */
  isDismissable?: boolean
  dialog: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/**
 * A panel that slides in from one of the four sides. The browser's own dialog keeps the focus inside, closes on Escape
 * and gives the focus back to where it was.
 */
export function Drawer({
  id,
  side,
  label,
  isModal = true,
  isDismissable = true,
  dialog,
  children,
}: DrawerProps) {
  useEffect(() => {
    const element = dialog.current
    if (!element || !isModal || !isDismissable) return
    // The mask is the dialog's backdrop: a click on it hits the dialog itself, outside of its content.
    const close = (event: MouseEvent) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', close)
    return () => element.removeEventListener('click', close)
  }, [dialog, isModal, isDismissable])
  return (
    <dialog ref={dialog} id={id} aria-label={label} data-side={side} className="drawer">
      <div className="h-full overflow-y-auto">{children}</div>
    </dialog>
  )
}
