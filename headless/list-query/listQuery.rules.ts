/** How a list is sorted: `familyName`, or `-familyName` for descending, as in the address. */
export interface ListSort<Field extends string = string> {
  readonly field: Field;
  readonly isDescending: boolean;
}

/**
 * The part of a list that is shown. It lives in the address, so that it survives reload and Back.
 */
export interface ListQuery<Field extends string = string> {
  readonly search: string;
  readonly sort: ListSort<Field>;
  /** From 1. */
  readonly page: number;
  /** Items per page. */
  readonly pageSize: number;
}

/** Which queries a list allows, and its defaults for what the address leaves out. */
export interface ListQueryRules<Field extends string = string> {
  /** The fields that can be sorted by; any other in the address is ignored. */
  readonly sortable: readonly Field[];
  /** A field, with `-` before it for descending. */
  readonly defaultSort: NoInfer<Field> | `-${NoInfer<Field>}`;
  /**
   * The page sizes to choose from; any other in the address is ignored. Default: only
   * `defaultPageSize`.
   */
  readonly pageSizes?: readonly number[] | undefined;
  /** Default 20. */
  readonly defaultPageSize?: number | undefined;
}

const PAGE_SIZE = 20;

function parseSort<Field extends string>(
  text: string | null,
  { sortable, defaultSort }: ListQueryRules<Field>,
): ListSort<Field> {
  const fieldOf = (sort: string): string => sort.replace(/^-/, '');
  const isKnown = text !== null && sortable.some((field) => field === fieldOf(text));
  const sort = isKnown ? text : defaultSort;
  // By the type of the default, and by what is known, that is what is left of it.
  return { field: fieldOf(sort) as Field, isDescending: sort.startsWith('-') };
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

function parsePageSize(
  text: string | null,
  { pageSizes = [], defaultPageSize = PAGE_SIZE }: ListQueryRules,
): number {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize;
}

/** Formats a sort for the address. */
export function formatSort({ field, isDescending }: ListSort): string {
  return `${isDescending ? '-' : ''}${field}`;
}

/**
 * Reads the query of a list from the search part of an address. Invalid values read as the default.
 */
export function parseListQuery<Field extends string>(
  urlSearch: string,
  rules: ListQueryRules<Field>,
): ListQuery<Field> {
  const params = new URLSearchParams(urlSearch);
  return {
    search: params.get('search') ?? '',
    sort: parseSort(params.get('sort'), rules),
    page: parsePage(params.get('page')),
    pageSize: parsePageSize(params.get('pageSize'), rules),
  };
}

/**
 * The search part of the address of a query, `''` if it is empty. Defaults are left out; parameters
 * that are not the list's stay.
 */
export function formatListQuery(
  query: ListQuery,
  urlSearch: string,
  { defaultSort, defaultPageSize = PAGE_SIZE }: ListQueryRules,
): string {
  const params = new URLSearchParams(urlSearch);
  const values: Record<string, string | number> = { ...query, sort: formatSort(query.sort) };
  const defaults = { search: '', sort: defaultSort, page: 1, pageSize: defaultPageSize };
  for (const [name, usual] of Object.entries(defaults)) {
    if (values[name] === usual) params.delete(name);
    else params.set(name, String(values[name]));
  }
  const formatted = params.toString();
  return formatted === '' ? '' : `?${formatted}`;
}

/** The sort after a press on a column's header: ascending first, then reversed with each press. */
export function nextSort<Field extends string>(
  current: ListSort<Field>,
  field: Field,
): ListSort<Field> {
  return { field, isDescending: current.field === field && !current.isDescending };
}
