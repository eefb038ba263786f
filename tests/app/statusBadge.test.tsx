import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatusBadge } from '../../app/pages/announcements/StatusBadge.js';
import type { AnnouncementSummary } from '../../app/resources/announcements.js';
import { textsIn } from './support/texts.js';

const text = textsIn('en');
const STATUSES = ['scheduled', 'published', 'expired'].map(
  (name) => `announcements.status.${name}`,
);
const messages = Object.fromEntries(STATUSES.map((id) => [id, text(id)]));

const announcement: AnnouncementSummary = {
  ...{ id: 1, version: 1, title: 'Closed', summary: '', author: 'John Smith', changedAt: 0 },
  ...{ isPublished: true, publishStart: '2026-11-21', publishEnd: '2026-11-21' },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30) });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the status of an announcement that stays on the screen follows the day', () => {
  const pass = (hours: number): void => {
    act(() => vi.advanceTimersByTime(hours * 3_600_000));
  };
  render(
    <IntlProvider locale="en" messages={messages}>
      <StatusBadge announcement={announcement} />
    </IntlProvider>,
  );
  for (const id of STATUSES) {
    expect(screen.getByText(text(id))).toBeInTheDocument();
    pass(24);
  }
});
