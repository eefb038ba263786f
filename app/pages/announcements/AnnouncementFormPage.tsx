import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { TitledPage } from '../../frame/TitledPage.js';
import type { Announcement } from '../../resources/announcements.js';
import { AnnouncementForm } from './AnnouncementForm.js';

/**
 * Adds an announcement or changes one. The rich-text editor is loaded with this page, not with the
 * list.
 */
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
