import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../skin/button/index.js';
import { Card } from '../../skin/card/index.js';
import { TitledPage } from '../frame/TitledPage.js';

/** Throws an error that nothing catches, for all to see what becomes of it (spec row ERR-1). */
export function Page(): ReactElement {
  return (
    <TitledPage title={{ id: 'demonstrations.error.title' }}>
      <Card className="max-w-xl p-5">
        <p className="mb-4 text-muted">
          <FormattedMessage id="demonstrations.error.text" />
        </p>
        <Button
          variant="danger"
          onClick={() => {
            throw new Error('Thrown on purpose, by the demonstration of unexpected errors.');
          }}
        >
          <FormattedMessage id="demonstrations.error.throw" />
        </Button>
      </Card>
    </TitledPage>
  );
}
