import { Compass } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonLook } from '../../skin/button/index.js';
import { Icon } from '../../skin/icon/index.js';
import { Link } from '../frame/Link.js';
import { MessagePage } from './MessagePage.js';

/** There is nothing at this address. */
export function NotFoundPage(): ReactElement {
  return (
    <MessagePage
      titleId="app.not-found.title"
      textId="app.not-found.text"
      icon={<Icon of={Compass} size={32} />}
      action={
        <Link to="/" className={buttonLook()}>
          <FormattedMessage id="app.not-found.home" />
        </Link>
      }
    />
  );
}
