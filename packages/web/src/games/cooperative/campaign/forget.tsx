import { useState } from 'react';

interface ForgetProps {
  readonly texts: { readonly delete: string; readonly reallyDelete: string };
  readonly onForget: () => void;
}

/** A campaign takes hours: one click does not delete it. */
export function Forget({ texts, onForget }: ForgetProps) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={() => (isSure ? onForget() : setSure(true))}
      onBlur={() => setSure(false)}
      data-verb="forget-campaign"
    >
      {isSure ? texts.reallyDelete : texts.delete}
    </button>
  );
}
