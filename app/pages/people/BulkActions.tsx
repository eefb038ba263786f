import { Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText } from '../../../headless/core/index.js';
import { useFocusToHeading } from '../../../headless/page-heading/index.js';
import type { UseRowSelectionResult } from '../../../headless/selection/index.js';
import { Button } from '../../../skin/button/index.js';
import { Icon } from '../../../skin/icon/index.js';
import { BulkBar } from '../../../skin/table/index.js';
import { DeleteDialog } from './DeleteDialog.js';

/** The selection, and how many people it is made from. */
export interface BulkActionsProps {
  /** From `useRowSelection`, by the ids of people. */
  selection: UseRowSelectionResult<number>;
  /** How many people match the search, on all pages. */
  total: number;
}

/** The actions for the selected people (behavior B-28). */
export function BulkActions({ selection, total }: BulkActionsProps): ReactElement {
  const formatText = useFormatText();
  const [step, setStep] = useState<'ready' | 'asking' | 'done'>('ready');
  const { count, clear, focusHeader } = selection;
  // A search that finds nobody leaves no header to focus.
  const barRef = useFocusToHeading();
  useEffect(() => {
    // The dialog is gone by now, and clearing the selection will unmount this bar.
    if (step !== 'done') return;
    focusHeader();
    clear();
  });
  return (
    <>
      <BulkBar
        barRef={barRef}
        label={formatText({ id: 'people.bulk.label' })}
        count={<FormattedMessage id="people.bulk.count" values={{ count }} />}
        offer={
          selection.canSelectMatching && (
            <Button variant="ghost" {...selection.getSelectMatchingProps()}>
              <FormattedMessage id="people.bulk.all" values={{ total }} />
            </Button>
          )
        }
        actions={
          <Button
            variant="danger"
            icon={<Icon of={Trash2} className="max-sm:hidden" />}
            onClick={() => {
              setStep('asking');
            }}
          >
            <FormattedMessage id="people.bulk.delete" />
          </Button>
        }
        clearLabel={formatText({ id: 'people.bulk.clear' })}
        clearProps={selection.getClearProps()}
      />
      {step === 'asking' && (
        <DeleteDialog
          selection={selection}
          onCancel={() => {
            setStep('ready');
          }}
          onDone={() => {
            setStep('done');
          }}
        />
      )}
    </>
  );
}
