import './screens/open-table/preload-first.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prepareOffline } from './link/offline.ts';
import { useSettings } from './settings/settings.ts';
import { initWords } from './words/language.ts';
import { copyWithoutSoftHyphens } from './words/soft-hyphens.ts';
import './style/reset.css';
import './style/scales.css';
import './style/typefaces.css';
import './style/page.css';
import './style/buttons.css';
import './style/screens.css';
import './style/sight.css';

// Before anything is painted, so that no light page flashes up in a dark room.
document.documentElement.dataset.theme = useSettings.getState().theme;
await initWords();
copyWithoutSoftHyphens(document);
const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
if (import.meta.env.PROD) void prepareOffline();
