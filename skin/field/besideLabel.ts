/** The id of a button, and what names it. */
export interface BesideLabelProps {
  id?: string;
  'aria-labelledby'?: string;
}

/**
 * For a button beside the control of a field, which has an `aria-label`: it is named by that and by
 * the label of the field, which tells it from the same button of other fields.
 * @param labelId `undefined` if it is not known, as outside a form: `aria-label` alone is the name
 */
export function besideLabel(id: string, labelId: string | undefined): BesideLabelProps {
  return labelId === undefined ? {} : { id, 'aria-labelledby': `${id} ${labelId}` };
}
