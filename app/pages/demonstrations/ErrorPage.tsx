import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { TitledPage } from '../../frame/TitledPage.js';

function makeError(): Error {
  return new Error('Thrown on purpose, by the demonstration of unexpected errors.');
}

function throwError(): void {
  throw makeError();
}

function rejectPromise(): void {
  void Promise.reject(makeError());
}

function callOff(): void {
  const request = new AbortController();
  request.abort();
  void Promise.reject(request.signal.reason);
}

function Broken(): ReactElement {
  throw makeError();
}

/** Causes errors that nothing catches, to show what the app does with them (spec row ERR-1). */
export function Page(): ReactElement {
  const [isBroken, setIsBroken] = useState(false);
  const acts = [
    { id: 'demonstrations.error.throw', act: throwError },
    { id: 'demonstrations.error.reject', act: rejectPromise },
    {
      id: 'demonstrations.error.draw',
      act: () => {
        setIsBroken(true);
      },
    },
    { id: 'demonstrations.error.abort', act: callOff },
  ];
  return (
    <TitledPage title={{ id: 'demonstrations.error.title' }}>
      <Card className="max-w-xl p-5">
        <p className="mb-4 text-muted">
          <FormattedMessage id="demonstrations.error.text" />
        </p>
        <div className="flex flex-wrap gap-2">
          {acts.map(({ id, act }) => (
            <Button key={id} onClick={act}>
              <FormattedMessage id={id} />
            </Button>
          ))}
        </div>
        {isBroken && <Broken />}
      </Card>
    </TitledPage>
  );
}
