/** Reads the members of an answer of the API; each throws where the answer is not what it should be. */
export interface Reader {
  text(name: string): string;
  textOrNull(name: string): string | null;
  number(name: string): number;
  flag(name: string): boolean;
  list(name: string): readonly unknown[];
}

/** @param what the answer, for the message of the TypeError: `person` */
export function createReader(answer: unknown, what: string): Reader {
  const members = new Map(
    typeof answer === 'object' && answer !== null ? Object.entries(answer) : [],
  );
  const fail = (name: string): never => {
    throw new TypeError(
      `The ${what} that the server sent has no usable "${name}". ` +
        'Server and app may be of different versions; load the page again.',
    );
  };
  const value = (name: string): unknown => members.get(name);
  return {
    text: (name) => {
      const member = value(name);
      return typeof member === 'string' ? member : fail(name);
    },
    textOrNull: (name) => {
      const member = value(name);
      return typeof member === 'string' || member === null ? member : fail(name);
    },
    number: (name) => {
      const member = value(name);
      return typeof member === 'number' ? member : fail(name);
    },
    flag: (name) => {
      const member = value(name);
      return typeof member === 'boolean' ? member : fail(name);
    },
    list: (name) => {
      const member = value(name);
      return Array.isArray(member) ? member : fail(name);
    },
  };
}
