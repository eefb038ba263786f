export { ChoiceMark, type ChoiceMarkProps } from './ChoiceMark.js';
export { Icon, type IconProps } from './Icon.js';
