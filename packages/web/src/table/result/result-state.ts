import { create } from 'zustand';

/** Whether the result lies over the table. */
export const useResult = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openResult = () => useResult.setState({ isOpen: true });
export const closeResult = () => useResult.setState({ isOpen: false });
