import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../skin/card/index.js';

/** The heading of the card, an `h2`, and the fields in it. */
export interface FormSectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under a heading; a container whose width may set their columns. */
export function FormSection({ title, children }: FormSectionProps): ReactElement {
  return (
    <Card className="@container px-5 pt-5">
      <h2 className="mb-4 text-lead font-semibold">{title}</h2>
      {children}
    </Card>
  );
}
