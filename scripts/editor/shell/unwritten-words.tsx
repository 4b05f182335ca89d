// Words that could not be written: others have changed their place meanwhile, or taken it away. A person takes them from here.
import { useShell, useStore } from './use-shell';

export function UnwrittenWords() {
  const store = useStore();
  const { unwritten } = useShell();
  return unwritten.map((one) => (
    <fieldset key={one.key} className="set unwritten">
      <legend>Not written</legend>
      <label className="field">
        <span>{one.message} You typed:</span>
        <textarea readOnly rows={4} value={one.words} onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        onClick={() => store.set({ unwritten: unwritten.filter((other) => other !== one) })}
      >
        Drop these words
      </button>
    </fieldset>
  ));
}
