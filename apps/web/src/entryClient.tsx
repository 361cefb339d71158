import { startBrowser } from './browser/startBrowser.tsx';

await startBrowser();
