import { useEffect, useState, type ReactElement } from 'react';
import { decodeToken, useSession } from '../../headless/session/index.js';
import { Button } from '../../skin/button/index.js';

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** Who is signed in, what the token says, and how long it is valid. */
export function SessionExample(): ReactElement {
  const { user, token, expiresAt, renew } = useSession();
  const now = useNow();
  const seconds = Math.max(0, Math.round(((expiresAt ?? now) - now) / 1000));
  const claims = token === null ? {} : decodeToken(token);
  return (
    <>
      <p>
        {user.name} ({user.username}), for another{' '}
        <span role="timer" className="tabular-nums">
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </span>{' '}
        minutes
      </p>
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-4 text-small">
        {Object.entries(claims).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{String(value)}</dd>
          </div>
        ))}
      </dl>
      <Button
        onClick={() => {
          void renew();
        }}
      >
        Renew it now
      </Button>
    </>
  );
}
