import { Bell } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import {
  useNotificationHistory,
  type NotificationHistoryEntry,
  type UseNotificationHistoryResult,
} from '../../headless/notification-history/index.js';
import { useDismissal } from '../../headless/overlay/index.js';
import { Button } from '../button/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';
import { NOTIFICATION_LOOKS } from '../notifications/index.js';
import { Popover } from '../popover/index.js';

function Entry({ entry }: { entry: NotificationHistoryEntry }): ReactElement {
  const { notification, shownAt, dateTime } = entry;
  const { type, title, text, count } = notification;
  const { icon, color } = NOTIFICATION_LOOKS[type];
  return (
    <li className="flex items-start gap-2 px-3 py-2">
      <Icon of={icon} className={classNames('mt-0.5 shrink-0', color)} />
      <div className="min-w-0 grow">
        {title !== '' && (
          <p className="font-medium">
            {title}
            {count > 1 && <span className="font-normal text-muted"> ×{count}</span>}
          </p>
        )}
        {text !== '' && <p className="text-small text-muted">{text}</p>}
      </div>
      <time dateTime={dateTime} className="shrink-0 text-small text-muted tabular-nums">
        {shownAt}
      </time>
    </li>
  );
}

interface PanelProps {
  history: UseNotificationHistoryResult;
  anchor: Element | null;
}

function Panel({ history, anchor }: PanelProps): ReactElement {
  const { label, entries, emptyText, clearLabel } = history;
  const { getDismissableProps } = useDismissal({
    isOpen: true,
    onDismiss: history.dismiss,
    anchor,
  });
  return (
    <Popover
      {...history.getPanelProps(getDismissableProps())}
      anchor={anchor}
      placement="bottom-end"
      isInPlace
      onLost={history.close}
      className="w-notification"
    >
      <div className="sticky top-0 flex items-center justify-between gap-2 border-b border-border bg-surface px-3 py-1">
        <p className="min-w-0 font-semibold">{label}</p>
        <Button {...history.getClearProps()} variant="quiet" className="-me-2">
          {clearLabel}
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className="px-3 py-4 text-muted">{emptyText}</p>
      ) : (
        <ol className="divide-y divide-border">
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </ol>
      )}
    </Popover>
  );
}

/**
 * A bell with the count of the notifications that timed out since it was last opened; it opens the
 * list of past notifications.
 */
export function NotificationHistory(): ReactElement {
  const history = useNotificationHistory();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const triggerProps = history.getTriggerProps();
  return (
    <>
      <Button
        {...triggerProps}
        buttonRef={setAnchor}
        variant="ghost"
        isIconOnly
        data-tooltip={history.isOpen ? undefined : triggerProps['aria-label']}
      >
        <Icon of={Bell} />
        {history.unreadCount > 0 && (
          <span
            aria-hidden
            className="absolute start-1/2 bottom-1/2 ms-0.5 mb-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-caption font-semibold text-on-accent tabular-nums"
          >
            {history.unreadCount}
          </span>
        )}
      </Button>
      {history.isOpen && <Panel history={history} anchor={anchor} />}
    </>
  );
}
