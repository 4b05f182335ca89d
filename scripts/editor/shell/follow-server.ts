// What the server tells all who have its site open: it is there, files have changed, something else is found.
import { devPaths } from '../../dev/dev-site';
import { followEvents } from '../../dev/shared-events';

interface Following {
  /** The server is there, or there again. */
  readonly onThere: () => void;
  /** Another one is in its place. */
  readonly onOther: () => void;
  readonly onLost: () => void;
  /** `version`: of the site that is shown; undefined where nothing else than its findings may have changed. */
  readonly onChange: (version?: number) => void;
}

export function followServer({ onThere, onOther, onLost, onChange }: Following): void {
  let [server, findings] = ['', ''];
  const onEvent = (data: string): void => {
    const event = JSON.parse(data) as {
      readonly type: string;
      readonly server?: string;
      readonly version?: number;
    };
    if (event.type === 'hello') {
      if (server !== '' && event.server !== server) onOther();
      server = event.server ?? '';
      onThere();
      // Another page may have had the stream, and left it while something changed.
      onChange(event.version);
    } else if (event.type === 'findings') {
      // They are sent after every change, whether or not others are found.
      if (findings !== '' && findings !== data) onChange();
      findings = data;
    } else onChange(event.version);
  };
  followEvents({ address: devPaths.events, onEvent, onLost });
}
