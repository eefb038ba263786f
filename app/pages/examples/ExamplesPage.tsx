import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText } from '../../../headless/core/index.js';
import { Card } from '../../../skin/card/index.js';
import { EXAMPLE_GROUPS } from '../../examples/catalogue.js';
import { Link } from '../../frame/Link.js';
import { PageTop } from '../../frame/PageTop.js';
import { EXAMPLE_TEXTS } from './exampleTexts.js';

/** All examples, each with a sentence on what it shows. */
export function Page(): ReactElement {
  const formatText = useFormatText();
  return (
    <>
      <PageTop title={formatText({ id: 'examples.title' })} />
      <p className="mb-6 max-w-prose text-muted">
        <FormattedMessage id="examples.intro" />
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {EXAMPLE_GROUPS.map((group) => (
          <Card key={group.key} className="p-5">
            <h2 className="mb-3 text-lead font-semibold">{formatText(group.title)}</h2>
            <ul className="flex flex-col gap-3">
              {group.examples.map(({ name, title }) => (
                <li key={name}>
                  <Link
                    to={name}
                    className="inline-block min-h-6 font-medium text-accent hover:underline"
                  >
                    {formatText(title)}
                  </Link>
                  <p className="text-muted">{formatText(EXAMPLE_TEXTS[name] ?? '')}</p>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
