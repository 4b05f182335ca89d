export function Rule() {
  return <hr className="rule" />;
}
