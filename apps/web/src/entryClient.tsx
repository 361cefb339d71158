import { startBrowser } from './browser/startBrowser.tsx';

void startBrowser();
