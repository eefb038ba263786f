import { Wifi, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConnectivity, type UseConnectivityOptions } from '../../headless/connectivity/index.js';
import { classNames } from '../core/index.js';

/**
 * Says at the top of the page, below its bar, that there is no connection, and shortly that it is
 * back (behaviour B-21). It belongs to the code of the first page: without a connection, none comes.
 */
export function ConnectivityBanner(options: UseConnectivityOptions): ReactElement | null {
  const { isOnline, message, getBannerProps } = useConnectivity(options);
  if (message === null) return null;
  const Icon = isOnline ? Wifi : WifiOff;
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
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 wrap-break-word">{message}</p>
    </div>
  );
}
