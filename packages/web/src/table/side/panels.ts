import { create } from 'zustand';

/** The panels over the table; on a phone also those that lie beside it elsewhere. */
export type Panel = 'settings' | 'keys' | 'log' | 'chat' | 'refusals' | 'links';

export const usePanel = create<{ readonly panel: Panel | null }>(() => ({ panel: null }));

export function showPanel(panel: Panel | null): void {
  usePanel.setState({ panel });
}

/** Opens a panel, or closes it if it is open. */
export function togglePanel(panel: Panel): void {
  usePanel.setState((before) => ({ panel: before.panel === panel ? null : panel }));
}
