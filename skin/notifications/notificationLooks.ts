import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { NotificationType } from '../../headless/notifications/index.js';

/** The icon and the colors of a type of notification. */
export interface NotificationLook {
  readonly Icon: LucideIcon;
  readonly color: string;
  readonly bar: string;
}

/** The look of each type. */
export const NOTIFICATION_LOOKS: Readonly<Record<NotificationType, NotificationLook>> = {
  success: { Icon: CircleCheck, color: 'text-success', bar: 'bg-success' },
  error: { Icon: CircleAlert, color: 'text-danger', bar: 'bg-danger' },
  warning: { Icon: TriangleAlert, color: 'text-warning', bar: 'bg-warning' },
  info: { Icon: Info, color: 'text-accent', bar: 'bg-accent' },
  default: { Icon: Info, color: 'text-muted', bar: 'bg-control' },
};
