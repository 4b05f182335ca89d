/** The element within another that the fragment of the address names; null where there is none. */
export function findAddressed(within: HTMLElement): HTMLElement | null {
  let id: string;
  try {
    id = decodeURIComponent(location.hash.slice(1));
  } catch {
    return null;
  }
  const found = document.getElementById(id);
  return within.contains(found) ? found : null;
}
