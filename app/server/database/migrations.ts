import { hashPassword } from '../tokens/passwords.js';
import { insertDemoPeople } from '../people/peopleTable.js';
import { insertDemoAnnouncements } from '../announcements/announcementTable.js';
import { demoAnnouncements } from '../seed/demoAnnouncements.js';
import { demoPeople } from '../seed/demoPeople.js';
import { scheduleDemoPeople } from '../seed/demoSchedules.js';
import type { Migration } from './migrate.js';
import { refold } from './refold.js';

const tables = [
  `CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    user_name TEXT NOT NULL,
    user_name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    given_name TEXT NOT NULL,
    family_name TEXT NOT NULL,
    email TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE refresh_tokens (
    hash TEXT PRIMARY KEY,
    family TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX refresh_tokens_family ON refresh_tokens (family)',
  'CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at)',
  // The _key columns and search_text hold folded text (fold.ts), which every write updates.
  `CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL DEFAULT 1,
    user_name TEXT NOT NULL,
    user_name_key TEXT NOT NULL UNIQUE,
    given_name TEXT NOT NULL,
    given_name_key TEXT NOT NULL,
    family_name TEXT NOT NULL,
    family_name_key TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    phone TEXT NOT NULL,
    job_function TEXT NOT NULL,
    job_function_key TEXT NOT NULL,
    department TEXT NOT NULL,
    department_key TEXT NOT NULL,
    place TEXT NOT NULL,
    place_key TEXT NOT NULL,
    birthday TEXT,
    active INTEGER NOT NULL,
    note TEXT NOT NULL,
    search_text TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX people_family_name ON people (family_name_key, given_name_key, id)',
  'CREATE INDEX people_given_name ON people (given_name_key, family_name_key, id)',
  'CREATE INDEX people_place ON people (place_key, family_name_key, given_name_key, id)',
];

/** The history of the database. The demo data is a step of it, so that what a user deletes never comes back. */
export function migrations(scryptCost: number | undefined): readonly Migration[] {
  return [
    { id: 1, name: 'tables', statements: () => tables },
    {
      id: 2,
      name: 'demo data',
      statements: async () => [
        {
          sql: `INSERT INTO users (user_name, user_name_key, password_hash, given_name, family_name, email)
            VALUES (?, ?, ?, ?, ?, ?)`,
          args: [
            'john',
            'john',
            await hashPassword('1234', scryptCost),
            'John',
            'Smith',
            'john.smith@example.org',
          ],
        },
        insertDemoPeople(demoPeople()),
      ],
    },
    {
      id: 3,
      name: 'renewals that are repeated',
      statements: () => [
        'ALTER TABLE refresh_tokens ADD COLUMN attempt_hash TEXT',
        'ALTER TABLE refresh_tokens ADD COLUMN successor_hash TEXT',
      ],
    },
    {
      id: 4,
      name: 'deletions that can be undone',
      statements: () => [
        `CREATE TABLE deletions (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          undo TEXT NOT NULL UNIQUE,
          people INTEGER NOT NULL,
          expires_at INTEGER NOT NULL
        ) STRICT`,
        'CREATE INDEX deletions_expiry ON deletions (expires_at)',
        `CREATE TABLE deleted_people (
          deletion INTEGER NOT NULL,
          id INTEGER NOT NULL,
          user_name TEXT NOT NULL,
          user_name_key TEXT NOT NULL,
          person TEXT NOT NULL,
          PRIMARY KEY (deletion, id)
        ) STRICT, WITHOUT ROWID`,
      ],
    },
    {
      id: 5,
      name: 'writes that are repeated',
      statements: () => [
        `CREATE TABLE named_writes (
          sender TEXT NOT NULL,
          key TEXT NOT NULL,
          fingerprint TEXT NOT NULL,
          row_id INTEGER NOT NULL,
          at INTEGER NOT NULL,
          PRIMARY KEY (sender, key)
        ) STRICT, WITHOUT ROWID`,
        'CREATE INDEX named_writes_at ON named_writes (at)',
      ],
    },
    {
      id: 6,
      name: 'schedules',
      statements: () => [
        'ALTER TABLE people ADD COLUMN work_start TEXT',
        'ALTER TABLE people ADD COLUMN work_end TEXT',
        'ALTER TABLE people ADD COLUMN absence_start TEXT',
        'ALTER TABLE people ADD COLUMN absence_end TEXT',
        scheduleDemoPeople(),
      ],
    },
    {
      id: 7,
      name: 'announcements',
      statements: () => [
        `CREATE TABLE announcements (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          version INTEGER NOT NULL DEFAULT 1,
          title TEXT NOT NULL,
          title_key TEXT NOT NULL,
          summary TEXT NOT NULL,
          content TEXT NOT NULL,
          is_published INTEGER NOT NULL,
          publish_start TEXT,
          publish_end TEXT,
          author TEXT NOT NULL,
          changed_at INTEGER NOT NULL,
          search_text TEXT NOT NULL
        ) STRICT`,
        'CREATE INDEX announcements_changed_at ON announcements (changed_at, id)',
        insertDemoAnnouncements(demoAnnouncements()),
      ],
    },
    {
      id: 8,
      name: 'authors sorted like other names',
      statements: () => [
        "ALTER TABLE announcements ADD COLUMN author_key TEXT NOT NULL DEFAULT ''",
        // SQL cannot fold a text, but the last line of search_text is the folded author.
        `UPDATE announcements SET author_key = substr(
          search_text, length(rtrim(search_text, replace(search_text, char(10), ''))) + 1)`,
      ],
    },
    { id: 9, name: 'text folded without regard to kinds of hyphens', statements: refold },
  ];
}
