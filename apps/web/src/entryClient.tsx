import '@rostra/ui/base.css';
import '@rostra/ui/fonts.css';
import { startBrowser } from './browser/startBrowser.tsx';

await startBrowser();
