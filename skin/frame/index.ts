export { AppFrame, type AppFrameProps } from './AppFrame.js';
export { PageHead, type PageHeadProps } from './PageHead.js';
export { RouteProgress } from './RouteProgress.js';
export { TopBar, type TopBarProps } from './TopBar.js';
