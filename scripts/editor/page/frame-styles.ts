// What the editor draws on the page in its frame.
const frameStyles = `
main .block { cursor: default; }
/* A link over a whole card would take the clicks on its words. */
main *::before, main *::after { pointer-events: none !important; }
main .block:hover { outline: 1px dashed #3b82f6; outline-offset: 6px; }
[data-edit-selected] { outline: 2px solid #2563eb !important; outline-offset: 6px; }
/* It goes from one edge of the window to the other: the line is within it. */
[data-edit-selected="wide"] { outline-offset: -2px; }
[data-edit-behind] { display: none !important; }
[data-edit-host] { white-space: pre-wrap; min-inline-size: 1ch; }
/* Words that have ended look as those of the page. */
[data-edit-host][contenteditable] {
  cursor: text; outline: 2px solid #2563eb !important; outline-offset: 3px; border-radius: 2px;
}
/* What is around a table cuts off what is outside of it. */
:is(td, th)[data-edit-host][contenteditable] { outline-offset: -2px; }
[data-edit-host]:empty::before { content: "\\200b"; }
::highlight(plinth-facts) { text-decoration: underline dotted 2px #d97706; }
[data-edit-host] [data-edit-piece] { background-color: #fde68a; color: #422006; border-radius: 2px; }
`;

export function addFrameStyles(document: Document): void {
  const { defaultView: view } = document;
  if (view === null) return;
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(frameStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
