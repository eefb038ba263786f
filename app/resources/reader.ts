/**
 * Reads the members of an API answer; each method throws a TypeError if the member is missing or
 * has another type.
 */
export interface Reader {
  text(name: string): string;
  textOrNull(name: string): string | null;
  number(name: string): number;
  flag(name: string): boolean;
  list(name: string): readonly unknown[];
}

/** @param what names the answer in the message of the TypeError: `person` */
export function createReader(answer: unknown, what: string): Reader {
  const members = new Map(
    typeof answer === 'object' && answer !== null ? Object.entries(answer) : [],
  );
  const member =
    <Value>(isUsable: (value: unknown) => value is Value) =>
    (name: string): Value => {
      const value: unknown = members.get(name);
      if (isUsable(value)) return value;
      throw new TypeError(
        `The ${what} that the server sent has no usable "${name}". ` +
          'Server and app may be of different versions; load the page again.',
      );
    };
  return {
    text: member((value) => typeof value === 'string'),
    textOrNull: member((value) => typeof value === 'string' || value === null),
    number: member((value) => typeof value === 'number'),
    flag: member((value) => typeof value === 'boolean'),
    list: member((value) => Array.isArray(value)),
  };
}

/** One page of a list of the API. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Reads one page of a list; throws a TypeError if it is none. @param what as `createReader` takes
 * it
 */
export function readPage<Item>(
  answer: unknown,
  what: string,
  readItem: (item: unknown) => Item,
): ListPage<Item> {
  const { list, number } = createReader(answer, what);
  return {
    items: list('items').map(readItem),
    total: number('total'),
    page: number('page'),
    pageSize: number('pageSize'),
  };
}
