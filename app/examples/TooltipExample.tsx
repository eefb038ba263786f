import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../../skin/button/index.js';
import { Icon } from '../../skin/icon/index.js';
import { Tooltip } from '../../skin/tooltip/index.js';

/** A description above a button, and the name of a button that shows only an icon. */
export function TooltipExample(): ReactElement {
  return (
    <div className="flex flex-wrap gap-4">
      <Tooltip text="All months of this year, one page each" placement="top">
        <Button>Print the year</Button>
      </Tooltip>
      <Tooltip text="Print this month" isLabel>
        <Button isIconOnly icon={<Icon of={Printer} />} />
      </Tooltip>
    </div>
  );
}
