import { createElement, useState, type ReactElement } from 'react';
import { useBreadcrumb, useBreadcrumbs } from '../../headless/breadcrumbs/index.js';
import { Button } from '../../skin/button/index.js';

/** A crumb stays for as long as the component that adds it is mounted. */
function Chapter(): null {
  useBreadcrumb({ title: 'Chapter' });
  return null;
}

/** Adds a crumb to those of the page, and shows them all a second time in its own markup. */
export function BreadcrumbsExample(): ReactElement {
  const [isInChapter, setIsInChapter] = useState(false);
  const { crumbs, getNavProps, getListProps, getCrumbProps } = useBreadcrumbs({
    label: 'You are here',
  });
  return (
    <>
      {isInChapter && <Chapter />}
      <nav {...getNavProps()} className="mb-4">
        <ol {...getListProps()} className="flex flex-wrap gap-x-2">
          {crumbs.map((item, index) => (
            <li key={item.key}>
              {createElement(item.element, getCrumbProps(item), item.title)}
              {index < crumbs.length - 1 && <span aria-hidden> /</span>}
            </li>
          ))}
        </ol>
      </nav>
      <Button
        onClick={() => {
          setIsInChapter(!isInChapter);
        }}
      >
        {isInChapter ? 'Leave the chapter' : 'Go into a chapter'}
      </Button>
    </>
  );
}
