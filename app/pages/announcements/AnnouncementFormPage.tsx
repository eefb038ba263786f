import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { TitledPage } from '../../frame/TitledPage.js';
import type { Announcement } from '../../resources/announcements.js';
import { AnnouncementForm } from './AnnouncementForm.js';

/** Writes an announcement, or changes one. The editor comes with this page, and with no other. */
export function Page(): ReactElement {
  // The route of a new announcement has no loader, and so no data.
  const announcement = useLoaderData<Announcement | undefined>() ?? null;
  const title =
    announcement === null
      ? { id: 'announcements.new-title' }
      : { id: 'announcements.edit-title', values: { title: announcement.title } };
  return (
    <TitledPage title={title}>
      <AnnouncementForm key={announcement?.id ?? 'new'} announcement={announcement} />
    </TitledPage>
  );
}
