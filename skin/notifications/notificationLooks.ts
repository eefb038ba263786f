import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { NotificationType } from '../../headless/notifications/index.js';

/** The icon and the colors of a type of notification. */
export interface NotificationLook {
  readonly icon: LucideIcon;
  readonly color: string;
  readonly bar: string;
}

/** The look of each type. */
export const NOTIFICATION_LOOKS: Readonly<Record<NotificationType, NotificationLook>> = {
  success: { icon: CircleCheck, color: 'text-success', bar: 'bg-success' },
  error: { icon: CircleAlert, color: 'text-danger', bar: 'bg-danger' },
  warning: { icon: TriangleAlert, color: 'text-warning', bar: 'bg-warning' },
  info: { icon: Info, color: 'text-accent', bar: 'bg-accent' },
  default: { icon: Info, color: 'text-muted', bar: 'bg-control' },
};
