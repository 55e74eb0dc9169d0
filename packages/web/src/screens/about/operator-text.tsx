import type { Language } from '@grimrule/words';

/** A plain text of the operator: an empty line ends a paragraph. */
export function OperatorText({ text, lang }: { readonly text: string; readonly lang: Language }) {
  return (
    <div className="about-said" lang={lang}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
