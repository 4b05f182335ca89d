import { Icon } from '../../ui/icon';
import { RunningText } from '../../ui/running-text';
import { useServices } from '../../ui/services';
import type { Alert } from '../../ui/visit';

interface AlertViewProps {
  readonly alert: Alert | null;
  readonly onDismiss: () => void;
}

/** The region is always present: what appears in it is announced, and a navigation leaves it alone. */
export function AlertView({ alert, onDismiss }: AlertViewProps) {
  const { labels } = useServices().shell;
  return (
    <section className="alerts" aria-label={labels.alerts}>
      <div role="alert">
        {alert && (
          <div className="alert" data-tone={alert.tone}>
            <Icon name={alert.tone === 'error' ? 'warning' : 'check'} />
            <div className="alert-words">
              <p className="alert-message">{alert.message}</p>
              {alert.detail !== undefined && <p className="alert-detail">{alert.detail}</p>}
              {alert.help && (
                <p>
                  <RunningText text={alert.help} />
                </p>
              )}
              {alert.action && (
                <button type="button" className="button" onClick={alert.action.act}>
                  {alert.action.label}
                </button>
              )}
            </div>
            <button
              type="button"
              className="alert-dismiss"
              aria-label={labels.dismiss}
              onClick={onDismiss}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
