import type { AnnouncementFields } from '../announcements/announcement.js';
import type { Signature } from '../announcements/announcementTable.js';

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2025, 8, 1, 9);

/** The drafts and published texts of a new installation, as the editor would have written them. */
export function demoAnnouncements(): readonly (AnnouncementFields & Signature)[] {
  return [
    {
      title: 'Welcome to the new staff administration',
      summary: 'What has changed, and where you find what you used every day.',
      content:
        '<p>The old staff administration has served us for <strong>eleven years</strong>. From today on you work in the new one.</p>' +
        '<h1>What is new</h1>' +
        '<ul><li>Search finds people by any part of their name, place or e-mail address.</li>' +
        '<li>Every page works by keyboard: press <code>?</code> for the list of shortcuts.</li>' +
        '<li>Nothing that you typed is lost when the connection is.</li></ul>' +
        '<p>Questions? Ask your team’s contact.</p>',
      isPublished: true,
      publishStart: '2025-09-01',
      publishEnd: null,
      author: 'John Smith',
      changedAt: first,
    },
    {
      title: 'Fermeture du bâtiment le 1er mai',
      summary: 'Le bâtiment reste fermé le vendredi 1er mai, jour férié.',
      content:
        '<p>Le bâtiment reste <em>fermé</em> le vendredi 1er mai. Les badges ne fonctionnent pas ce jour-là.</p>' +
        '<blockquote><p>Pensez à emporter votre ordinateur portable la veille.</p></blockquote>',
      isPublished: true,
      publishStart: '2026-04-20',
      publishEnd: '2026-05-01',
      author: 'Élodie Lefèvre',
      changedAt: first + 60 * day,
    },
    {
      title: 'Nieuwe procedure voor onkostennota’s',
      summary: 'Onkostennota’s worden voortaan digitaal ingediend en goedgekeurd.',
      content:
        '<p>Onkostennota’s dien je voortaan digitaal in:</p>' +
        '<ol><li>Maak een foto van het bewijsstuk.</li><li>Vul bedrag en reden in.</li><li>Je leidinggevende keurt goed.</li></ol>' +
        '<p>Meer uitleg staat op de <a href="https://intranet.example.org/onkosten">pagina over onkosten</a>.</p>',
      isPublished: false,
      publishStart: null,
      publishEnd: null,
      author: 'John Smith',
      changedAt: first + 90 * day,
    },
  ];
}
