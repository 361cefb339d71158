import { createRoot } from 'react-dom/client';
import '@rostra/ui/base.css';
import '@rostra/ui/fonts.css';
import { App } from './App.tsx';

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
