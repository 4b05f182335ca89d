// The website as a folder, for a site that nobody else builds.
import { useState } from 'react';
import { messageOf } from '../../../engine/model/message-of';
import { ask } from './request';
import { listErrors } from './site-values';
import { useShell } from './use-shell';

export function BuildWebsite() {
  const { site } = useShell();
  const [said, setSaid] = useState('');
  const hasErrors = site === undefined || listErrors(site).length > 0;
  const build = async (): Promise<void> => {
    setSaid('Building …');
    try {
      const { folder } = await ask('build', {});
      setSaid(
        `The website is in the folder ${folder}. Copy what is in it to your host: then visitors see it.`,
      );
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  return (
    <>
      <p className="buttons">
        <button
          type="button"
          disabled={hasErrors || said === 'Building …'}
          title={hasErrors ? 'What is in the way is listed above' : undefined}
          onClick={() => void build()}
        >
          Build the website
        </button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
