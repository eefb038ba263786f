import type { Page } from '@playwright/test';
import { textsIn } from '../support/texts.js';
import type { Language, Texts } from '../support/texts.js';
import { ExamplePage } from './ExamplePage.js';
import { Frame } from './Frame.js';
import { MainMenu } from './MainMenu.js';
import { Notifications } from './Notifications.js';
import { PeoplePage } from './PeoplePage.js';
import { PersonPage } from './PersonPage.js';
import { ProfilePage } from './ProfilePage.js';
import { SignInPage } from './SignInPage.js';

/** The reference app as a user sees it, page by page. */
export interface AppPages {
  readonly text: Texts;
  readonly signIn: SignInPage;
  readonly frame: Frame;
  readonly menu: MainMenu;
  readonly people: PeoplePage;
  readonly person: PersonPage;
  readonly example: ExamplePage;
  readonly profile: ProfilePage;
  readonly notifications: Notifications;
}

/** The app in a browser page, with the texts of a language. */
export function appOn(page: Page, language: Language = 'en'): AppPages {
  const text = textsIn(language);
  return {
    text,
    signIn: new SignInPage(page, text),
    frame: new Frame(page, text),
    menu: new MainMenu(page, text),
    people: new PeoplePage(page, text),
    person: new PersonPage(page, text),
    example: new ExamplePage(page, text),
    profile: new ProfilePage(page, text),
    notifications: new Notifications(page, text),
  };
}
