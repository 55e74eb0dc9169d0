/** The list of problems, in words. */
export function Problems(props: { readonly title?: string; readonly lines: readonly string[] }) {
  const { title, lines } = props;
  if (lines.length === 0) return null;
  return (
    <div role="alert" className="problem">
      {title && <p>{title}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
