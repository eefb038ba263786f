import { useEffect, useState, type ReactElement } from 'react';
import { useErrorChannel } from '../../headless/errors/index.js';
import { Button } from '../../skin/button/index.js';

/**
 * All unhandled errors go through one channel: here to a list, in the app to a notification too.
 */
export function ErrorsExample(): ReactElement {
  const { report, subscribe } = useErrorChannel();
  const [reports, setReports] = useState<readonly string[]>([]);
  useEffect(
    () =>
      subscribe(({ error, source }) => {
        setReports((known) => [...known, `${source}: ${String(error)}`]);
      }),
    [subscribe],
  );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            report(new Error('Reported on purpose.'), { source: 'action' });
          }}
        >
          Report an error
        </Button>
        <Button
          onClick={() => {
            throw new Error('Thrown on purpose.');
          }}
        >
          Throw an error
        </Button>
      </div>
      {reports.length > 0 && (
        <ul className="mt-4 list-disc ps-5 text-muted">
          {reports.map((report, index) => (
            <li key={index}>{report}</li>
          ))}
        </ul>
      )}
    </>
  );
}
