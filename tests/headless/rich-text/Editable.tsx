import {
  forwardRef,
  useEffect,
  useState,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';
import { useMergedRefs } from '../../../headless/core/index.js';
import type { RichTextEditableProps } from '../../../headless/rich-text/index.js';

type Props = Omit<RichTextEditableProps, 'ref'>;

/** An element that native `beforeinput` events go to as in Slate's component of this name. */
export const Editable: ForwardRefExoticComponent<Props & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  Props
>(function Editable({ onDOMBeforeInput, ...props }, givenRef) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const ref = useMergedRefs<HTMLElement>(givenRef, setElement);
  useEffect(() => {
    element?.addEventListener('beforeinput', onDOMBeforeInput);
    return () => element?.removeEventListener('beforeinput', onDOMBeforeInput);
  }, [element, onDOMBeforeInput]);
  return <div {...props} ref={ref} />;
});
