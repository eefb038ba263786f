import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useFormatText } from '../../../headless/core/index.js';
import { Card } from '../../../skin/card/index.js';
import { TitledPage } from '../../frame/TitledPage.js';
import { EXAMPLE_TEXTS } from './exampleTexts.js';
import type { LoadedExample } from './loadExample.js';
import { SourceCode } from './SourceCode.js';

/** One example, live, beside the source that runs. */
export function Page(): ReactElement {
  const formatText = useFormatText();
  const { name, title, Example, source } = useLoaderData<LoadedExample>();
  return (
    <TitledPage key={name} title={title}>
      <p className="mb-4 max-w-prose text-muted">{formatText(EXAMPLE_TEXTS[name] ?? '')}</p>
      <div className="grid gap-6 xl:grid-cols-5">
        <div className="min-w-0 xl:col-span-2">
          <h2 className="mb-2 flex min-h-control items-center text-lead font-semibold">
            <FormattedMessage id="examples.live" />
          </h2>
          {/* Examples are in English, like their source. */}
          <Card lang="en" className="p-5">
            <Example />
          </Card>
        </div>
        <div className="min-w-0 xl:col-span-3">
          <SourceCode source={source} />
        </div>
      </div>
    </TitledPage>
  );
}
