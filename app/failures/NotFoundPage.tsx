import { Compass } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '../../skin/icon/index.js';
import { HomeLink } from './HomeLink.js';
import { MessagePage } from './MessagePage.js';

/** There is nothing at this address. */
export function NotFoundPage(): ReactElement {
  return (
    <MessagePage
      titleId="app.not-found.title"
      textId="app.not-found.text"
      icon={<Icon of={Compass} size={32} />}
      action={<HomeLink />}
    />
  );
}
