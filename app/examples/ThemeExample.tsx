import { Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTheme, type ThemeChoice } from '../../headless/theme/index.js';
import { Button } from '../../skin/button/index.js';
import { Icon } from '../../skin/icon/index.js';

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/**
 * A button that switches between light and dark, and a choice of the two or the system's
 * preference.
 */
export function ThemeExample(): ReactElement {
  const { choice, resolved, change, getToggleProps } = useTheme();
  const icon = resolved === 'dark' ? Moon : Sun;
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...getToggleProps()} isIconOnly>
        <Icon of={icon} />
      </Button>
      {CHOICES.map((other) => (
        <Button
          key={other}
          aria-pressed={other === choice}
          onClick={() => {
            change(other);
          }}
        >
          {other}
        </Button>
      ))}
    </div>
  );
}
