export { fieldParts } from './fieldParts.js';
export type {
  FormPartPattern,
  OwnerValue,
  PartPattern,
  PartValidator,
  PartValidators,
  PartValue,
} from './fieldParts.types.js';
export {
  partOf,
  useFieldArray,
  type FieldArrayRow,
  type RowOf,
  type UseFieldArrayResult,
} from './useFieldArray.js';
