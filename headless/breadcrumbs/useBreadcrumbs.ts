import type { MouseEvent, MouseEventHandler } from 'react';
import {
  isPlainClick,
  propGetter,
  useFormatText,
  useOptionalStoreState,
  useStoreState,
  type Entry,
  type PropGetter,
  type Text,
  type TextDescriptor,
} from '../core/index.js';
import { sharedKiosk, type KioskStore } from '../kiosk/index.js';
import { sharedNavigation } from '../navigation/index.js';
import type { Navigation } from '../platform/index.js';
import {
  crumbLook,
  crumbTarget,
  leavesApp,
  type Crumb,
  type CrumbLook,
} from './breadcrumbs.rules.js';
import type { BreadcrumbsStore } from './breadcrumbs.store.js';
import { sharedBreadcrumbs } from './sharedBreadcrumbs.js';

const LABEL: TextDescriptor = { id: 'gnap.breadcrumbs-label', defaultMessage: 'Breadcrumb' };
const BACK: TextDescriptor = { id: 'gnap.breadcrumbs-back', defaultMessage: 'Back' };

/** The options of `useBreadcrumbs`; below a shell none is required. */
export interface UseBreadcrumbsOptions {
  /** Default: the shell's. */
  store?: BreadcrumbsStore | undefined;
  /** Default: the shell's. */
  navigation?: Navigation | undefined;
  /** Default: the shell's, if it has one. */
  kiosk?: KioskStore | undefined;
  /** The landmark's name. Default `gnap.breadcrumbs-label`. */
  label?: Text | undefined;
}

/** A crumb to render as its `element`, with the props of `getCrumbProps`. */
export interface BreadcrumbItem extends CrumbLook {
  readonly key: string;
  readonly title: string;
  readonly crumb: Crumb;
}

/** For the `nav` around the list: a landmark (A11Y-CRUMB). */
export interface BreadcrumbsNavProps {
  'aria-label': string;
}

/** For the list. The role is explicit, since Safari exposes a list without markers as no list. */
export interface BreadcrumbListProps {
  role: 'list';
}

/** For the element of one crumb, its item's `element`: a link, a button or plain text. */
export interface CrumbProps {
  type: 'button' | undefined;
  href: string | undefined;
  'aria-current': 'page' | undefined;
  /** Set if kiosk mode disables the crumb (spec row CRUMB-3). */
  'aria-disabled': true | undefined;
  'data-disabled': true | undefined;
  /** Runs the click action, then goes to the `url`, else to the `state`. */
  onClick: MouseEventHandler | undefined;
}

/** For the button that goes one step back in the history (spec row CRUMB-2). */
export interface BreadcrumbBackProps {
  type: 'button';
  'aria-label': string;
  /** Not `disabled`, which would lose the focus when the first page is reached. */
  'aria-disabled': true | undefined;
  'data-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** The crumbs, ready to render, and the prop getters of their parts and of a back button. */
export interface UseBreadcrumbsResult {
  /** The current page last. */
  crumbs: readonly BreadcrumbItem[];
  /** Whether there is a page of this app to go back to; always false in kiosk mode. */
  canGoBack: boolean;
  getNavProps: PropGetter<BreadcrumbsNavProps>;
  getListProps: PropGetter<BreadcrumbListProps>;
  getCrumbProps<Given extends object = object>(
    item: BreadcrumbItem,
    props?: Given,
  ): Given & CrumbProps;
  getBackProps: PropGetter<BreadcrumbBackProps>;
}

function followCrumb(crumb: Crumb, navigation: Navigation, event: MouseEvent): void {
  const target = crumbTarget(crumb);
  const isOurs = target !== null && !leavesApp(target);
  // Before the action, so that the browser does not load the page if the action throws.
  if (isOurs) event.preventDefault();
  crumb.onClick?.();
  if (isOurs) navigation.go(target);
}

function crumbProps(item: BreadcrumbItem, navigation: Navigation): CrumbProps {
  const { crumb, element, isLink, isCurrent, isDisabled, href } = item;
  const follow: MouseEventHandler = (event) => {
    if (!isLink || isPlainClick(event)) followCrumb(crumb, navigation, event);
  };
  return {
    type: element === 'button' ? 'button' : undefined,
    href: href ?? undefined,
    'aria-current': isCurrent ? 'page' : undefined,
    'aria-disabled': isDisabled || undefined,
    'data-disabled': isDisabled || undefined,
    onClick: element === 'span' ? undefined : follow,
  };
}

/**
 * The trail of links to the current page, with an optional back button (spec rows CRUMB-1 to
 * CRUMB-4, A11Y-CRUMB). Throws a ToolkitError if there is no store or no navigation.
 */
export function useBreadcrumbs(options: UseBreadcrumbsOptions = {}): UseBreadcrumbsResult {
  const store = sharedBreadcrumbs.useStore('useBreadcrumbs', options.store);
  const navigation = sharedNavigation.useStore('useBreadcrumbs', options.navigation);
  const kiosk = sharedKiosk.useOptional(options.kiosk);
  const format = useFormatText();
  const entries = useStoreState(store, (state) => state.entries);
  const isKiosk = useOptionalStoreState(kiosk, (state) => state.isKiosk, false);
  const hasHistory = useStoreState(navigation, (state) => state.canGoBack);
  const canGoBack = hasHistory && !isKiosk;

  const itemOf = ({ id, item: crumb }: Entry<Crumb>, index: number): BreadcrumbItem => {
    const target = crumbTarget(crumb);
    const look = crumbLook(crumb, {
      isCurrent: index === entries.length - 1,
      isKiosk,
      href: target === null ? null : navigation.hrefOf(target),
    });
    return { key: String(id), title: format(crumb.title), crumb, ...look };
  };

  return {
    crumbs: entries.map(itemOf),
    canGoBack,
    getNavProps: propGetter<BreadcrumbsNavProps>({ 'aria-label': format(options.label ?? LABEL) }),
    getListProps: propGetter<BreadcrumbListProps>({ role: 'list' }),
    getCrumbProps: (item, props) => propGetter(crumbProps(item, navigation))(props),
    getBackProps: propGetter<BreadcrumbBackProps>({
      type: 'button',
      'aria-label': format(BACK),
      'aria-disabled': !canGoBack || undefined,
      'data-disabled': !canGoBack || undefined,
      onClick: () => {
        if (canGoBack) navigation.back();
      },
    }),
  };
}
