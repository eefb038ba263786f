import type { ReactElement } from 'react';

/** An e-mail address that breaks after its `@` where it does not fit on one line. */
export function EmailAddress({ address }: { address: string }): ReactElement {
  const domain = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
