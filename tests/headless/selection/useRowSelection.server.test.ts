import { expect, test } from 'vitest';
import { useRow, useRowSelection } from '../../../headless/selection/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useRowSelection and useRow render on a server', () => {
  const { selection, row } = renderHookOnServer(() => {
    const rows = useRowSelection({ rows: [1, 2], disabled: [2], defaultValue: [1] });
    return { selection: rows, row: useRow(rows, 2) };
  });
  expect(selection.count).toBe(1);
  expect(selection.getHeaderProps().checked).toBe(true);
  expect(row.getCheckboxProps()).toMatchObject({ checked: false, disabled: true });
});
