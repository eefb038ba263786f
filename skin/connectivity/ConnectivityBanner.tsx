import { Wifi, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConnectivity, type UseConnectivityOptions } from '../../headless/connectivity/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';

/**
 * A banner below the top bar that says that there is no connection, and briefly that it is back
 * (behavior B-21). Do not load it lazily: without a connection, its code could not be loaded.
 * A shell has no store for it: pass one, or provide it with `sharedConnectivity.context`.
 */
export function ConnectivityBanner(options: UseConnectivityOptions): ReactElement | null {
  const { isOnline, message, getBannerProps } = useConnectivity(options);
  if (message === null) return null;
  const icon = isOnline ? Wifi : WifiOff;
  return (
    <div
      {...getBannerProps()}
      className={classNames(
        'connectivity-banner sticky top-bar z-10 flex items-start justify-center gap-2 border-b px-gutter py-2 print:hidden',
        isOnline
          ? 'border-success bg-success-tint text-success'
          : 'border-warning bg-warning-tint text-warning',
      )}
    >
      <Icon of={icon} className="mt-0.5 shrink-0" />
      <p className="min-w-0">{message}</p>
    </div>
  );
}
