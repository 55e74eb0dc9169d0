import { create } from 'zustand';

/** What can lie over the table; on a phone that is also what lies beside it elsewhere. */
export type Panel = 'settings' | 'keys' | 'log' | 'chat' | 'refusals' | 'links';

export const usePanel = create<{ readonly panel: Panel | null }>(() => ({ panel: null }));

export function showPanel(panel: Panel | null): void {
  usePanel.setState({ panel });
}
