import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { DeletionQuestion } from '../../frame/DeletionQuestion.js';
import { useDeletePeople, type UseDeletePeopleOptions } from './useDeletePeople.js';

/** The people to delete, and what to call afterwards. */
export interface DeleteDialogProps extends UseDeletePeopleOptions {
  /** Called when the user decides to delete nobody. */
  onCancel: () => void;
}

/** Asks for confirmation, and says how many people will be deleted. */
export function DeleteDialog({ onCancel, ...options }: DeleteDialogProps): ReactElement {
  const remove = useDeletePeople(options);
  const { count } = options.selection;
  return (
    <DeletionQuestion
      title={<FormattedMessage id="people.delete.title" values={{ count }} />}
      description={<FormattedMessage id="people.delete.text" values={{ count }} />}
      confirmLabel={<FormattedMessage id="people.delete.confirm" values={{ count }} />}
      cancelLabel={<FormattedMessage id="people.delete.cancel" />}
      unreachable={{ id: 'people.delete.unreachable' }}
      failed={{ id: 'people.delete.failed', values: { count } }}
      remove={remove}
      onCancel={onCancel}
    />
  );
}
