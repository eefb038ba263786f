import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonLook } from '../../skin/button/index.js';
import { Link } from '../frame/Link.js';

/** The way on from an address that shows nothing. */
export function HomeLink(): ReactElement {
  return (
    <Link to="/" className={buttonLook()}>
      <FormattedMessage id="app.not-found.home" />
    </Link>
  );
}
