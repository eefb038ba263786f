import type { ReactElement } from 'react';
import { useLanguage } from '../../headless/language/index.js';

/** The app's languages in markup of your own; choosing one reloads the page in it. */
export function LanguageExample(): ReactElement {
  const { label, locales, language, change, getLocaleProps } = useLanguage();
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{label}</legend>
      {locales.map(({ name, title }) => (
        <label key={name} className="flex min-h-control items-center gap-2">
          <input
            type="radio"
            name="language"
            checked={name === language}
            onChange={() => {
              change(name);
            }}
            className="choice"
          />
          <span {...getLocaleProps(name)}>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
