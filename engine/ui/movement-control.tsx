import { Icon } from './icon';
import { useServices } from './services';
import { usePaused } from './use-moving';

/** The one button that pauses everything that moves by itself, and resumes it. */
export function MovementControl() {
  const { shell, visit } = useServices();
  const paused = usePaused();
  const label = paused ? shell.labels.play : shell.labels.pause;
  return (
    <button
      type="button"
      className="round-button movement-control"
      aria-label={label}
      title={label}
      onClick={() => visit.paused.set(!paused)}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  );
}
