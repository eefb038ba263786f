import type { ReactElement } from 'react';
import { RichText } from '../../../../skin/rich-text/index.js';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { paragraphs } from './paragraphs.js';

function Editor({ scenario }: { scenario: Scenario }): ReactElement {
  const html = paragraphs(scenario)
    .map((text) => `<p>${text}</p>`)
    .join('');
  return <RichText label="Message" defaultValue={html} />;
}

export const gnap: Subject = drawn((scenario) => <Editor scenario={scenario} />);
