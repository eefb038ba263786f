import { useEffect, useRef, type ComponentType } from 'react';
import { useIsomorphicLayoutEffect } from '../../headless/core/index.js';
import { lazyPart, type LazyPart, type LostPartProps } from './lazyPart.js';
import { useLostPart } from './useLostPart.js';

/** The options of `lazyPopup`: how to load the popup, and how to close it. */
export interface LazyPopupOptions<Props extends object> {
  /** Imports the popup. */
  load: () => Promise<ComponentType<Props>>;
  /** A hook that returns what closes the popup; the same function in each render. */
  useClose: (props: Props) => () => void;
}

/** Closes what is not there yet once the focus goes elsewhere: it would take the focus from there. */
function useGoneElsewhere(close: () => void): void {
  const stop = useRef(() => {});
  // A layout effect would take for elsewhere what a modal that closes gives the focus back to.
  useEffect(() => {
    const opener = document.activeElement;
    const follow = ({ target }: FocusEvent): void => {
      if (target !== opener) close();
    };
    document.addEventListener('focusin', follow);
    stop.current = () => {
      document.removeEventListener('focusin', follow);
    };
    return stop.current;
  }, [close]);
  // A passive effect would still be listening while the popup takes the focus as it comes.
  useIsomorphicLayoutEffect(() => () => stop.current(), [close]);
}

/**
 * A popup that a person opens, whose code is loaded when it is first shown. If that fails, they are
 * told, and it is closed, so that asking again opens it. If they go on elsewhere meanwhile, it is
 * closed too.
 */
export function lazyPopup<Props extends object>({
  load,
  useClose,
}: LazyPopupOptions<Props>): LazyPart<Props> {
  function LostPopup(props: Props & LostPartProps): null {
    useLostPart(props.cause, useClose(props));
    return null;
  }
  function AwaitedPopup(props: Props): null {
    useGoneElsewhere(useClose(props));
    return null;
  }
  return lazyPart({ load, Lost: LostPopup, Fallback: AwaitedPopup });
}
