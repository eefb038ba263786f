import { X } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useElementId, useFormatText } from '../../headless/core/index.js';
import { useDismissal, useModalFocus } from '../../headless/overlay/index.js';
import { Backdrop } from '../backdrop/index.js';
import { Button } from '../button/index.js';
import { classNames, messages } from '../core/index.js';
import { Icon } from '../icon/index.js';
import { showFocused } from './showFocused.js';

/** The content of a modal dialog, how it closes, and its width. */
export interface DialogProps {
  /** Names the dialog. */
  title: ReactNode;
  /** Shown below the title; describes the dialog to screen readers. */
  description?: ReactNode;
  /** The content. A `DialogActions` comes last, inside the form if there is one. */
  children?: ReactNode;
  /** Called on Escape and by the close button; without it, the actions are the only way out. */
  onClose?: (() => void) | undefined;
  /**
   * `alertdialog` for a question that must be answered; give it a description. Default `dialog`.
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * The maximum width. `screen` is as wide as `wide`, but leaves only a sliver free in a small
   * window. Default `narrow`.
   */
  width?: 'narrow' | 'wide' | 'screen' | undefined;
}

const WIDTHS = { narrow: 'max-w-md', wide: 'max-w-2xl', screen: 'inset-x-1 max-w-2xl' } as const;

/**
 * A modal dialog over the page (A11Y-DIALOG). Mount it while it is open. A press outside does not
 * close it, since that would discard what was typed in it.
 */
export function Dialog({
  title,
  description,
  children,
  onClose,
  role,
  width = 'narrow',
}: DialogProps): ReactElement {
  const formatText = useFormatText();
  const partId = useElementId();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const modal = useModalFocus({ isOpen: true, container, role });
  const { getDismissableProps } = useDismissal({
    isOpen: true,
    onDismiss: (reason) => {
      if (reason === 'escape') onClose?.();
    },
  });
  // A question is read from its beginning.
  const onFocus = role === 'alertdialog' ? undefined : showFocused;
  const hasDescription = description !== undefined && description !== null;
  return createPortal(
    <>
      <Backdrop className="z-40" />
      <div
        {...modal.getModalProps(getDismissableProps({ onFocus }))}
        ref={setContainer}
        aria-labelledby={partId('title')}
        aria-describedby={hasDescription ? partId('description') : undefined}
        className={classNames(
          'dialog z-40 flex flex-col rounded-overlay border border-border bg-surface shadow-overlay outline-none print:hidden',
          WIDTHS[width],
        )}
      >
        <div className="flex items-start gap-2 px-4 pt-4 pb-2">
          <h2 id={partId('title')} className="min-w-0 grow text-lead font-semibold">
            {title}
          </h2>
          {onClose !== undefined && (
            <Button
              variant="quiet"
              isIconOnly
              aria-label={formatText(messages.closeDialog)}
              onClick={onClose}
              className="dialog-close"
            >
              <Icon of={X} />
            </Button>
          )}
        </div>
        <div data-initial-focus className="dialog-body">
          <div className="px-4 pt-1 pb-4">
            {hasDescription && (
              <p id={partId('description')} className="mb-4 text-muted">
                {description}
              </p>
            )}
            {children}
          </div>
        </div>
      </div>
    </>,
    document.body,
  );
}
